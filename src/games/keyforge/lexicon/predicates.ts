import { howMany, noun, withArticle } from '../../../core/english.js';
import type { Predicate } from '../filter.js';
import { In, Kind, Side, Word } from '../program.js';
import type { Player, Ref, Tag } from '../vocabulary.js';
import { adjective, has, place, type Say, shares, type Words } from '../words/predicates.js';
import { type Scope, sayPlayer, sayRef } from '../words/scope.js';
import { HOUSE, KEYWORD, NAME, POWER, TRAIT } from './qualities.js';
import { SEATS, TAGS, WHO } from './references.js';
import type { PredicateWord } from './word.js';

const CARDS = ['self', 'it', 'host', 'foe', 'subject', 'granter'];
const PLAYERS = ['you', 'opponent', 'player', 'active', 'subjectPlayer', 'itsOwner'];

const plain = (word: Word, say: Say): PredicateWord => ({ takes: [], write: () => [word, 0], say });

// Kinds, sides and zones

export const KINDS: Readonly<Record<string, number>> = {
  card: Kind.Any,
  creature: Kind.Creature,
  artifact: Kind.Artifact,
  upgrade: Kind.Upgrade,
  action: Kind.Action,
};
export const ZONES: Readonly<Record<string, number>> = {
  play: In.Play,
  hand: In.Hand,
  deck: In.Deck,
  discard: In.Discard,
  archives: In.Archives,
  purged: In.Purged,
  under: In.Under,
  those: In.Those,
  earlier: In.Earlier,
};

const KIND: PredicateWord = {
  takes: [],
  write: ({ name }) => [Word.Kinds, KINDS[name]!],
  say({ name, not }) {
    const word = withArticle(name === 'action' ? 'action card' : name);
    return not ? { adjective: `non-${name}`, is: `is not ${word}` } : { is: `is ${word}` };
  },
};

const side = (bit: Side, word: string, opposite: string): PredicateWord => ({
  takes: [],
  write: () => [Word.Side, bit],
  say: adjective(word, opposite),
});

/** Where a card is not, or is in a statement; a noun's place is said by the zones. */
const ZONE_WORDS: Readonly<Record<string, string>> = {
  play: 'in play',
  discard: 'in a discard pile',
  archives: 'in archives',
  purged: 'among the purged cards',
  under: 'under a card',
  those: 'among them',
  earlier: 'among them',
};

function wielder(argument: string, scope: Scope): string {
  if (argument === 'one') return 'one player';
  return argument === 'itsOwner' ? 'its owner' : sayPlayer(argument as Player, scope);
}

// Cards that the text speaks of

const sayCard: Say = ({ name, not }, scope) => {
  const named = sayRef(name as Ref, scope);
  return not ? { behind: `other than ${named}`, is: `is not ${named}` } : { is: `is ${named}` };
};

const toCard = (word: Word, say: Say): PredicateWord => ({
  takes: CARDS,
  write: ({ argument }) => [word, WHO[argument as Ref]],
  say,
});

const beside = (word: Word, relation: string): PredicateWord =>
  toCard(word, (predicate, scope) =>
    place(`${relation} ${sayRef(predicate.argument as Ref, scope)}`)(predicate, scope),
  );

const sayNeighbour: Say = ({ argument, not }, scope) => {
  const words = `neighbor of ${sayRef(argument as Ref, scope)}`;
  return not ? { behind: `that is not a ${words}`, is: `is not a ${words}` } : { is: `is a ${words}` };
};

// Numbers

const counting = (word: Word, say: Say): PredicateWord => ({
  takes: [],
  write: ({ n }) => [word, n],
  say,
});

const counted = (predicate: Predicate, of: string): string =>
  howMany(predicate.comparison || '>=', predicate.comparison ? predicate.n : 1, noun(of));

// What is shared

const LONELY = 'any other creature in';

function sharesNoTrait({ not }: Predicate): Words {
  const what = `${not ? 'a' : 'no'} trait with ${LONELY}`;
  return shares(`shares ${what} its battleline`, `share ${what} their battleline`, false);
}

const sharing = (what: string, not: boolean): Words => shares(`shares ${what}`, `share ${what}`, not);

/** Every word of the filters; `in` and `of` are said by the noun phrase when they name a place. */
export const PREDICATES: Readonly<Record<string, PredicateWord>> = {
  card: KIND,
  creature: KIND,
  artifact: KIND,
  upgrade: KIND,
  action: KIND,
  /** controlled by you */
  friendly: side(Side.Friendly, 'friendly', 'enemy'),
  /** controlled by your opponent */
  enemy: side(Side.Enemy, 'enemy', 'friendly'),
  /** not this card */
  other: plain(Word.Other, ({ not }, { self }) =>
    not ? { is: `is ${self}` } : { adjective: 'other', is: `is not ${self}` },
  ),
  self: plain(Word.Self, sayCard),
  host: plain(Word.Host, sayCard),
  it: plain(Word.It, sayCard),
  subject: plain(Word.Subject, sayCard),
  granter: plain(Word.Granter, sayCard),
  /** a house's name, or one of HOUSE_WORDS */
  house: HOUSE,
  /** a trait, or named */
  trait: TRAIT,
  /** a card's id; or it: the same name as it */
  name: NAME,
  keyword: KEYWORD,
  flank: plain(Word.Flank, ({ not }) =>
    not ? { behind: 'not on a flank', is: 'is not on a flank' } : { adjective: 'flank', is: 'is on a flank' },
  ),
  leftFlank: plain(Word.LeftFlank, place('on the left flank')),
  rightFlank: plain(Word.RightFlank, place('on the right flank')),
  centre: plain(Word.Centre, place('in the center of its battleline', 'in the center of their battleline')),
  leftOf: beside(Word.LeftOf, 'to the left of'),
  rightOf: beside(Word.RightOf, 'to the right of'),
  neighbour: toCard(Word.Neighbour, sayNeighbour),
  damaged: plain(Word.Damaged, adjective('damaged', 'undamaged')),
  ready: plain(Word.Ready, adjective('ready', 'exhausted')),
  stunned: plain(Word.Stunned, adjective('stunned', 'unstunned')),
  warded: plain(Word.Warded, adjective('warded', 'unwarded')),
  amber: plain(Word.Amber, has('æmber on it', 'æmber on them')),
  armored: plain(Word.Armored, has('armor')),
  upgraded: plain(Word.Upgraded, has('an upgrade on it', 'an upgrade on them')),
  power: POWER,
  sharesTrait: toCard(Word.SharesTrait, ({ argument, not }, scope) =>
    sharing(`a trait with ${sayRef(argument as Ref, scope)}`, not),
  ),
  /** with no other creature of its line */
  sharesNoTrait: plain(Word.SharesNoTrait, sharesNoTrait),
  /** with at least this number of its neighbours */
  sharesHouse: counting(Word.SharesHouse, (predicate) =>
    sharing(`a house with ${counted(predicate, 'neighbor')}`, predicate.not),
  ),
  /** at least this number of creatures of its house in play */
  houseCount: counting(Word.HouseCount, (predicate, scope) =>
    place(`of a house with ${counted(predicate, 'creature')} in play`)(predicate, scope),
  ),
  /** within this number of cards from the top of its pile */
  top: counting(Word.Top, (predicate, scope) =>
    place(`among the top ${predicate.n} of its pile`)(predicate, scope),
  ),
  counter: {
    takes: ['doom', 'fuse', 'glory', 'growth', 'disruption'],
    write: ({ argument }) => [Word.Counter, argument === 'doom' ? 1 : 0],
    say(predicate, scope) {
      const what = withArticle(`${predicate.argument} counter`);
      return has(`${what} on it`, `${what} on them`)(predicate, scope);
    },
  },
  /** has such an ability */
  tag: {
    takes: ['Play', 'Fight', 'Reap', 'Action', 'Omni', 'Destroyed'],
    write: ({ argument }) => [Word.Tag, TAGS[argument as Tag]],
    say: (predicate, scope) => has(withArticle(`"${predicate.argument}:" ability`))(predicate, scope),
  },
  /** an upgrade on this creature */
  on: beside(Word.On, 'attached to'),
  purgedBy: {
    takes: ['self'],
    write: () => [Word.PurgedBySelf, 0],
    say: (predicate, scope) => place(`purged by ${scope.self}`)(predicate, scope),
  },
  in: {
    takes: Object.keys(ZONES),
    write: ({ argument }) => [Word.Zones, ZONES[argument]!],
    say: (predicate, scope) =>
      place(ZONE_WORDS[predicate.argument] ?? `in a ${predicate.argument}`)(predicate, scope),
  },
  /** whose zone; in play: whose control; one: the same player's for all that are chosen */
  of: {
    takes: [...PLAYERS, 'one'],
    write: ({ argument }) => [Word.Of, SEATS[argument as keyof typeof SEATS]],
    say: (predicate, scope) => place(`controlled by ${wielder(predicate.argument, scope)}`)(predicate, scope),
  },
  /** who controlled it last */
  was: {
    takes: PLAYERS,
    write: ({ argument }) => [Word.Was, SEATS[argument as keyof typeof SEATS]],
    say({ argument, not }, scope) {
      const who = wielder(argument, scope);
      return not
        ? { behind: `${who} did not control`, is: `was not controlled by ${who}` }
        : { behind: `${who} controlled`, is: `was controlled by ${who}` };
    },
  },
  /** by the last effect */
  destroyed: plain(Word.Destroyed, ({ not }) => {
    const done = `${not ? 'not ' : ''}destroyed this way`;
    return { behind: `that was ${done}`, behindMany: `that were ${done}`, is: `was ${done}` };
  }),
  /** now being played */
  played: plain(Word.Played, place('being played')),
};
