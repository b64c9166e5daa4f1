import type { Vocabulary } from '../description.js';
import { OPINION } from '../opinion.js';

const SEAT = [
  'keys',
  'æmber',
  'æmber short of a key',
  'can forge',
  'creatures',
  'ready creatures',
  'power',
  'æmber on creatures',
  'stunned creatures',
  'artifacts',
  'cards in hand',
  'archived cards',
  'chains',
  'cards in deck',
  'two keys',
] as const;
/** How many numbers tell of a seat. */
export const PER_SEAT = SEAT.length;

const SITUATION = [
  'turn',
  'first turns',
  'my turn',
  'hand of the active house',
  'ready of the active house',
  'options',
  'best worth',
  'options worth something',
] as const;
/** Where the numbers that are of no seat begin. */
export const BEYOND_SEATS = 2 * PER_SEAT;

/** What is told of an option after the opinion of the heuristic, in this order. */
export const enum Of {
  Power = 4,
  Damage = 5,
  Life = 6,
  Exhausted = 7,
  Stunned = 8,
  Warded = 9,
  Amber = 10,
  Armor = 11,
  Creature = 12,
  Artifact = 13,
  Action = 14,
  Upgrade = 15,
  Bonus = 16,
  Mine = 17,
  Value = 18,
  HouseHand = 19,
  HouseReady = 20,
  OverOther = 21,
}
const OPTION = [
  ...OPINION,
  'power',
  'damage',
  'life',
  'exhausted',
  'stunned',
  'warded',
  'æmber on it',
  'armor',
  'creature',
  'artifact',
  'action',
  'upgrade',
  'bonus æmber',
  'mine',
  'value',
  'hand of the house',
  'ready of the house',
  'worth more than reaping or playing',
] as const;

/** Kinds of options; those on a card begin with the seven of the main step in the order of their numbers. */
export const enum Is {
  Play = 0,
  End = 7,
  House = 8,
  MulliganYes = 9,
  MulliganNo = 10,
  ArchivesYes = 11,
  ArchivesNo = 12,
  Target = 13,
  Enough = 14,
  Attack = 15,
  Host = 16,
  Leave = 17,
  MayYes = 18,
  MayNo = 19,
  Choice = 20,
  /** The seven again, of a use by an effect. */
  Used = 21,
  NamedHouse = 28,
  Other = 29,
}
const USES = ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun'] as const;
const KINDS = [
  ...USES,
  'end',
  'house',
  'mulligan',
  'keep',
  'take archives',
  'leave archives',
  'target',
  'enough targets',
  'attack',
  'host',
  'leave play',
  'yes',
  'no',
  'choice',
  ...USES.map((use) => `${use} by an effect`),
  'name a house',
  'other',
] as const;

/** The parts that cards play around a decision. */
export const enum Around {
  MyHand = 0,
  MyLine = 1,
  MyArtifacts = 2,
  TheirLine = 3,
  TheirArtifacts = 4,
  MyArchives = 5,
  HandNow = 6,
  ReadyNow = 7,
}
const AROUND = [
  'my hand',
  'my line',
  'my artifacts',
  'their line',
  'their artifacts',
  'my archives',
  'my hand of the active house',
  'my ready cards of the active house',
] as const;

/** The parts that cards play in an option: the seven of the main step first. */
export const enum As {
  MyTarget = 7,
  TheirTarget = 8,
  MyOther = 9,
  TheirOther = 10,
  /** The card whose text is resolved, by the four kinds of targets. */
  SourceOf = 11,
  SourceOfUse = 15,
  SourceOfYes = 16,
  SourceOfNo = 17,
  /** Three of them. */
  SourceOfChoice = 18,
  SourceOfNaming = 21,
  Attacker = 22,
  HouseHand = 23,
  HouseCreature = 24,
  HouseArtifact = 25,
  ThrownBack = 26,
  LeftInHand = 27,
  LeftReady = 28,
}
const PARTS = [
  ...USES,
  'my target',
  'their target',
  'my target out of play',
  'their target out of play',
  'source of my target',
  'source of their target',
  'source of my target out of play',
  'source of their target out of play',
  'source of a use',
  'source of yes',
  'source of no',
  'source of the first choice',
  'source of the second choice',
  'source of another choice',
  'source of a name',
  'attacker',
  'in hand of the house',
  'ready creature of the house',
  'ready artifact of the house',
  'thrown back',
  'left in hand',
  'left ready',
] as const;

export const VOCABULARY: Vocabulary = {
  game: 'keyforge',
  version: '1',
  situation: [...SEAT.map((word) => `my ${word}`), ...SEAT.map((word) => `their ${word}`), ...SITUATION],
  option: OPTION,
  kinds: KINDS,
  around: AROUND,
  parts: PARTS,
};
