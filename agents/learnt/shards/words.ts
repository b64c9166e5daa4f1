import { FEATURES } from '../../heuristics/shards/evaluation.js';
import type { Vocabulary } from '../description.js';
import { OPINION } from '../opinion.js';

/** What is told of a seat beyond what the judgement of positions counts. */
const SEAT = [...FEATURES, 'mastery to the next step', 'cards in deck', 'cards in discard pile'] as const;
/** How many numbers tell of a seat. */
export const PER_SEAT = SEAT.length;

/** What is told of a decision after both seats, in this order. */
export const enum Besides {
  Round = 0,
  Turns = 1,
  Gems = 2,
  Power = 3,
  CanEnd = 4,
  Focused = 5,
  Redirects = 6,
  Relic = 7,
  Expansion = 8,
  Opponents = 9,
  Options = 10,
  Top = 11,
  Useful = 12,
}
const SITUATION = [
  'round',
  'turns to come',
  'gems',
  'power',
  'power is enough',
  'focused',
  'champions go into play',
  'relic to choose',
  'expansion',
  'opponents beyond one',
  'options',
  'best worth',
  'options worth something',
] as const;
/** Where the numbers that are of no seat begin. */
export const BEYOND_SEATS = 2 * PER_SEAT;

/** What is told of an option after the opinion of the heuristic, in this order: last the parts of playing its card and of using it. */
export const enum Of {
  Score = 4,
  Price = 5,
  GemsLeft = 6,
  Cost = 7,
  Defense = 8,
  Shield = 9,
  Champion = 10,
  Mercenary = 11,
  Relic = 12,
  Starter = 13,
  Owned = 14,
  OfFaction = 15,
  Reaches = 16,
  Ends = 17,
  PowerLeft = 18,
  Parts = 19,
}
const PARTS_OF_CARDS = [
  'gems',
  'power',
  'mastery',
  'health',
  'draw',
  'banish',
  'destroy',
  'shield',
  'other',
] as const;
const OPTION = [
  ...OPINION,
  'score below the highest',
  'price',
  'gems left',
  'cost',
  'defense',
  'shield',
  'champion',
  'mercenary',
  'relic',
  'starter',
  'copies of mine',
  'mine of its faction',
  'reaches a step of mastery',
  'ends an opponent',
  'power left',
  ...PARTS_OF_CARDS,
  ...PARTS_OF_CARDS.map((word) => `${word} as a champion`),
] as const;

/** Kinds of options: those of the main step in the order of their numbers, then what a card is chosen for. */
export const enum Is {
  End = 7,
  BanishHand = 8,
  BanishDiscard = 9,
  NoBanish = 10,
  Recruit = 11,
  Return = 12,
  Copy = 13,
  Destroy = 14,
}
const KINDS = [
  'play',
  'recruit',
  'fast-play',
  'exhaust',
  'focus',
  'attack',
  'relic',
  'end',
  'banish from hand',
  'banish from discard pile',
  'banish nothing',
  'recruit by an effect',
  'return',
  'copy',
  'destroy',
] as const;

/** The parts that cards play around a decision. */
export const enum Around {
  MyLeader = 0,
  TheirLeader = 1,
  MyHand = 2,
  MyChampions = 3,
  TheirChampions = 4,
  MyCards = 5,
  TheirCards = 6,
  Row = 7,
}
const AROUND = [
  'my leader',
  'their leader',
  'my hand',
  'my champions',
  'their champions',
  'my cards outside of play',
  'their cards outside of play',
  'row',
] as const;

/** The parts that cards play in an option: the one that it names by the option's kind, then whose effect asks. */
export const enum As {
  Source = 15,
}
const PARTS = [...KINDS, 'source'] as const;

export const VOCABULARY: Vocabulary = {
  game: 'shards',
  version: '1',
  situation: [...SEAT.map((word) => `my ${word}`), ...SEAT.map((word) => `their ${word}`), ...SITUATION],
  option: OPTION,
  kinds: KINDS,
  around: AROUND,
  parts: PARTS,
};
