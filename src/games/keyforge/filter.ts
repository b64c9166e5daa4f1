/**
 * The little language of filters. Words stand side by side and must all hold; `x|y` holds when one of them
 * does; ' or ' separates whole filters; `not:` turns a word round. Without `in:` it speaks of cards in play.
 */
export interface Predicate {
  not: boolean;
  /** The word itself, such as `friendly`, `house`, `power`. */
  name: string;
  /** What stands behind the colon, such as `mars` or `self`. */
  argument: string;
  comparison: '' | '=' | '<=' | '>=' | '<' | '>';
  /** A number behind a comparison. */
  n: number;
}
/** Words of which one must hold. */
export type Alternatives = Predicate[];
/** Alternatives that must all hold. */
export type Clause = Alternatives[];
/** Clauses of which one must hold. */
export type Filter = Clause[];

const CARDS = ['self', 'it', 'host', 'foe', 'subject', 'granter'];
const PLAYERS = ['you', 'opponent', 'player', 'active', 'subjectPlayer', 'itsOwner'];
const ANYTHING = /.+/;

/** Every word of the language, with what may stand behind its colon. */
export const PREDICATES: Record<string, readonly string[] | RegExp> = {
  card: [],
  creature: [],
  artifact: [],
  upgrade: [],
  action: [],
  friendly: [], // controlled by you
  enemy: [], // controlled by your opponent
  other: [], // not this card
  self: [],
  host: [],
  it: [],
  subject: [],
  granter: [],
  house: ANYTHING, // a house's name; or named, active, same:it, identity, mostCreatures
  trait: ANYTHING, // a trait; or named
  name: ANYTHING, // a card's id; or it (the same name as it)
  keyword: ANYTHING,
  flank: [],
  leftFlank: [],
  rightFlank: [],
  centre: [],
  leftOf: CARDS,
  rightOf: CARDS,
  neighbour: CARDS,
  damaged: [],
  ready: [],
  stunned: [],
  warded: [],
  amber: [], // with æmber on it
  armored: [], // with armor
  upgraded: [], // with an upgrade
  power: ['odd', 'even', 'named', 'those', 'lowest', 'highest', 'belowIt'],
  sharesTrait: CARDS,
  sharesNoTrait: [], // with no other creature of its line
  sharesHouse: [], // with so many of its neighbours
  houseCount: [], // so many creatures of its house in play
  counter: ['doom', 'fuse', 'glory', 'growth', 'disruption'],
  tag: ['Play', 'Fight', 'Reap', 'Action', 'Omni', 'Destroyed'], // has such an ability
  on: ['host'], // an upgrade on this creature
  purgedBy: ['self'],
  in: ['play', 'hand', 'deck', 'discard', 'archives', 'purged', 'under', 'those'],
  of: [...PLAYERS, 'one'], // whose zone; in play: whose control; one: the same player's for all that are chosen
  was: PLAYERS, // who controlled it last
  destroyed: [], // by the last effect
  played: [], // now being played
};

export function parseFilter(text: string): Filter {
  return text.split(' or ').map((clause) =>
    clause
      .trim()
      .split(/\s+/)
      .map((word) => word.split('|').map((part) => parsePredicate(part, text))),
  );
}

function parsePredicate(part: string, whole: string): Predicate {
  const not = part.startsWith('not:');
  const body = not ? part.slice(4) : part;
  const match = /^([A-Za-z]+)(?:(<=|>=|=|<|>)(\d+)|:(.+))?$/.exec(body);
  const [, name = '', comparison = '', number = '0', argument = ''] = match ?? [];
  const allowed = PREDICATES[name];
  if (!allowed || (argument !== '' && !permits(allowed, argument))) {
    throw new Error(`"${part}" is not a word of filters, in "${whole}"`);
  }
  return { not, name, argument, comparison: comparison as Predicate['comparison'], n: Number(number) };
}

const permits = (allowed: readonly string[] | RegExp, argument: string): boolean =>
  allowed instanceof RegExp ? allowed.test(argument) : allowed.includes(argument);
