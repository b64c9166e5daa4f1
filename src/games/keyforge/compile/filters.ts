import { type Alternatives, type Clause, type Predicate, parseFilter } from '../filter.js';
import { HOUSES } from '../houses.js';
import { COMPARISONS, SEATS, TAGS, WHO } from '../lexicon/references.js';
import { append, definitionOf, program, Reach, traitNumber } from '../pool.js';
import { Fi, In, Kind, Side, Word } from '../program.js';
import { KEYWORDS, type Ref, type Tag } from '../vocabulary.js';

const compiled = new Map<string, number>();

/** The place of a filter in the program; the same words are compiled once. */
export function compileFilter(text: string): number {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  let next = 0;
  for (const clause of parseFilter(text).reverse()) next = compileClause(clause, next);
  compiled.set(text, next);
  return next;
}

/** A filter that begins with "self" or "host" fits no other card. */
export function reachOf(filter: number): Reach {
  if (filter === 0 || program[filter + Fi.Or] !== 0 || program[filter + Fi.Length] === 0) return Reach.Anyone;
  if (program[filter + Fi.Words] === Word.Self) return Reach.Bearer;
  return program[filter + Fi.Words] === Word.Host ? Reach.Host : Reach.Anyone;
}

/** Plain kinds, sides and zones stand in the head of the clause, where candidates are enumerated. */
function compileClause(clause: Clause, or: number): number {
  let zones = 0;
  let kinds: number = Kind.Any;
  let side: number = Side.Any;
  const words: number[] = [];
  let length = 0;
  for (const alternatives of clause) {
    const plain = alternatives.every((word) => !word.not);
    if (plain && alternatives.every((word) => word.name in KINDS)) {
      kinds &= alternatives.reduce((bits, word) => bits | KINDS[word.name]!, 0);
    } else if (plain && alternatives.every((word) => word.name === 'in')) {
      zones |= alternatives.reduce((bits, word) => bits | ZONES[word.argument]!, 0);
    } else if (plain && alternatives.length === 1 && sideOf(alternatives[0]!)) {
      side &= sideOf(alternatives[0]!);
    } else {
      length += pushWords(words, alternatives);
    }
  }
  return append([zones || In.Play, kinds, side, or, length, ...words]);
}

const KINDS: Record<string, number> = {
  card: Kind.Any,
  creature: Kind.Creature,
  artifact: Kind.Artifact,
  upgrade: Kind.Upgrade,
  action: Kind.Action,
};
const ZONES: Record<string, number> = {
  play: In.Play,
  hand: In.Hand,
  deck: In.Deck,
  discard: In.Discard,
  archives: In.Archives,
  purged: In.Purged,
  under: In.Under,
  those: In.Those,
};
function sideOf(word: Predicate): number {
  if (word.name === 'friendly' || (word.name === 'of' && word.argument === 'you')) return Side.Friendly;
  if (word.name === 'enemy' || (word.name === 'of' && word.argument === 'opponent')) return Side.Enemy;
  return 0;
}

function pushWords(words: number[], alternatives: Alternatives): number {
  const many = alternatives.length > 1;
  if (many) words.push(Word.AnyOf, alternatives.length);
  for (const predicate of alternatives) {
    const [word, argument] = compileWord(predicate);
    words.push(word | (predicate.not ? 256 : 0), argument);
  }
  return alternatives.length + (many ? 1 : 0);
}

const SIMPLE: Record<string, number> = {
  other: Word.Other,
  self: Word.Self,
  host: Word.Host,
  it: Word.It,
  subject: Word.Subject,
  granter: Word.Granter,
  flank: Word.Flank,
  leftFlank: Word.LeftFlank,
  rightFlank: Word.RightFlank,
  centre: Word.Centre,
  damaged: Word.Damaged,
  ready: Word.Ready,
  stunned: Word.Stunned,
  warded: Word.Warded,
  amber: Word.Amber,
  armored: Word.Armored,
  upgraded: Word.Upgraded,
  sharesNoTrait: Word.SharesNoTrait,
  destroyed: Word.Destroyed,
  played: Word.Played,
};
const POWERS: Record<string, number> = {
  odd: Word.PowerOdd,
  even: Word.PowerEven,
  named: Word.PowerNamed,
  those: Word.PowerThose,
  lowest: Word.PowerLowest,
  highest: Word.PowerHighest,
  belowIt: Word.PowerBelowIt,
};
const HOUSE_WORDS: Record<string, number> = {
  named: Word.HouseNamed,
  active: Word.HouseActive,
  'same:it': Word.HouseSameIt,
  identity: Word.HouseIdentity,
  mostCreatures: Word.HouseMostCreatures,
};

function compileWord(word: Predicate): [number, number] {
  const { name, argument } = word;
  if (name in SIMPLE) return [SIMPLE[name]!, 0];
  if (name in KINDS) return [Word.Kinds, KINDS[name]!];
  switch (name) {
    case 'friendly':
      return [Word.Side, Side.Friendly];
    case 'enemy':
      return [Word.Side, Side.Enemy];
    case 'house':
      return compileHouse(argument);
    case 'trait':
      return argument === 'named' ? [Word.TraitNamed, 0] : [Word.Trait, traitNumber(argument)];
    case 'name':
      return argument === 'it' ? [Word.NameIt, 0] : [Word.Name, cardNumber(argument)];
    case 'keyword':
      return [Word.Keyword, keywordBit(argument)];
    case 'leftOf':
      return [Word.LeftOf, WHO[argument as Ref]];
    case 'rightOf':
      return [Word.RightOf, WHO[argument as Ref]];
    case 'neighbour':
      return [Word.Neighbour, WHO[argument as Ref]];
    case 'power':
      return argument
        ? [POWERS[argument]!, 0]
        : [Word.Power, (COMPARISONS[word.comparison || '='] << 8) | word.n];
    case 'sharesTrait':
      return [Word.SharesTrait, WHO[argument as Ref]];
    case 'sharesHouse':
      return [Word.SharesHouse, word.n];
    case 'houseCount':
      return [Word.HouseCount, word.n];
    case 'counter':
      return [Word.Counter, argument === 'doom' ? 1 : 0];
    case 'tag':
      return [Word.Tag, TAGS[argument as Tag]];
    case 'on':
      return [Word.OnHost, 0];
    case 'purgedBy':
      return [Word.PurgedBySelf, 0];
    case 'of':
      return [Word.Of, SEATS[argument as keyof typeof SEATS]];
    case 'was':
      return [Word.Was, SEATS[argument as keyof typeof SEATS]];
    case 'in':
      return [Word.Zones, ZONES[argument]!];
    default:
      throw new Error(`the filter word "${name}" has no meaning`);
  }
}

function compileHouse(argument: string): [number, number] {
  if (argument in HOUSE_WORDS) return [HOUSE_WORDS[argument]!, 0];
  const house = (HOUSES as readonly string[]).indexOf(argument);
  if (house < 0) throw new Error(`"${argument}" is not a house`);
  return [Word.House, 1 << house];
}

export function keywordBit(word: string): number {
  const bit = (KEYWORDS as readonly string[]).indexOf(word);
  if (bit < 0) throw new Error(`"${word}" is not a keyword`);
  return 1 << bit;
}

/** Cards that name a card outside the pool are compiled all the same: nothing matches then. */
const cardNumber = (id: string): number => definitionOf.get(id) ?? -1;
