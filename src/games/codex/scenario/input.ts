import {
  aText,
  byCard,
  fields,
  isRecord,
  listOf,
  numberOrText,
  oneOf,
  optional,
  type Read,
  refuse,
  unknownName,
  wholeNumber,
  yesNo,
} from '../../../core/input.js';
import { named } from '../../../core/names.js';
import { BUILDING_IDS } from '../cards/index.js';
import { definitionOf, kindOf, traitsOf } from '../pool.js';
import { Kind, Trait } from '../program.js';
import { SPECS } from '../vocabulary.js';
import { SLOT_WORDS, type SlotWord } from '../words/names.js';

export const STEPS = ['setup', 'start', 'main', 'patrol', 'draw'] as const;
export type StepName = (typeof STEPS)[number];
export const BUILDING_STATES = ['built', 'building', 'destroyed'] as const;
export type BuildingState = (typeof BUILDING_STATES)[number];

/** What a unit or hero in play may be given. */
export interface CharacterSetup {
  damage?: number | undefined;
  /** +1/+1 runes counted up, -1/-1 runes down. */
  runes?: number | undefined;
  exhausted?: boolean | undefined;
  fatigue?: boolean | undefined;
  attacked?: boolean | undefined;
  slot?: string | undefined;
  /** What is left of a squad leader's. */
  armor?: number | undefined;
  stealth?: boolean | undefined;
}
export interface UnitSetup extends CharacterSetup {
  card: string;
  owner?: number | undefined;
}
export interface HeroSetup extends CharacterSetup {
  zone?: string | undefined;
  level?: number | undefined;
  maxed?: boolean | undefined;
  wait?: number | undefined;
}
export interface OngoingSetup {
  card: string;
  partners?: string[] | undefined;
}
export interface BuildingSetup {
  card: string;
  state?: string | undefined;
  damage?: number | undefined;
}
export interface PlayerSetup {
  spec?: string | undefined;
  gold?: number | undefined;
  workers?: number | undefined;
  hero?: HeroSetup | undefined;
  units?: (string | UnitSetup)[] | undefined;
  ongoing?: (string | OngoingSetup)[] | undefined;
  buildings?: (string | BuildingSetup)[] | undefined;
  hand?: string[] | undefined;
  deck?: string[] | undefined;
  discard?: string[] | undefined;
  codex?: Record<string, number> | undefined;
  hired?: string[] | undefined;
  /** False leaves a short deck short. */
  pad?: boolean | undefined;
}
export interface CodexSetup {
  active?: number | undefined;
  step?: string | undefined;
  turn?: number | undefined;
  players?: (PlayerSetup | undefined)[] | undefined;
  seed?: number | string | undefined;
  hiredThisTurn?: boolean | undefined;
  reshuffled?: boolean | undefined;
  detected?: string | undefined;
  rolls?: (number | string)[] | undefined;
}

// Cards

const isSpell = (d: number): boolean => kindOf[d] === Kind.Spell;
const isUnit = (d: number): boolean => kindOf[d] === Kind.Unit;
const isToken = (d: number): boolean => (traitsOf[d]! & Trait.Token) !== 0;
const isOngoing = (d: number): boolean => (traitsOf[d]! & Trait.Ongoing) !== 0;
const isHidden = (d: number): boolean => isSpell(d) || (isUnit(d) && !isToken(d));

const cardOf =
  (what: string, fits: (d: number) => boolean): Read<string> =>
  (value, path) => {
    const found = typeof value === 'string' ? named(value, [...definitionOf.keys()]) : undefined;
    if (found === undefined) return unknownName(path, 'card', value, definitionOf.keys());
    return fits(definitionOf.get(found)!) ? found : refuse(path, `${value} is not ${what}`);
  };

/** A card by its id, or an object with the fields that make sense where it lies. */
const cardWith =
  <T extends { card: string }>(
    known: { readonly [K in keyof T]: Read<T[K]> },
  ): Read<Partial<T> & { card: string }> =>
  (value, path) => {
    if (!isRecord(value)) return fields(known)({ card: value }, path) as Partial<T> & { card: string };
    if (value.card === undefined) refuse(path, 'the field "card" is missing');
    return fields(known)(value, path) as Partial<T> & { card: string };
  };

const seat = wholeNumber(0, 1);
const slot = oneOf<SlotWord>('slot', SLOT_WORDS.slice(1) as SlotWord[]);
export const CHARACTER = {
  damage: wholeNumber(0, 99),
  runes: wholeNumber(-99, 99),
  exhausted: yesNo,
  fatigue: yesNo,
  attacked: yesNo,
  slot,
  armor: wholeNumber(0, 1),
  stealth: yesNo,
};
const unit = cardWith({ card: cardOf('a unit', isUnit), owner: seat, ...CHARACTER });
export const hero = fields({
  zone: oneOf('zone', ['play', 'command'] as const),
  level: wholeNumber(1, 8),
  maxed: yesNo,
  wait: wholeNumber(0, 2),
  ...CHARACTER,
});
const ongoing = cardWith({ card: cardOf('an ongoing spell', isOngoing), partners: listOf(aText, 2) });
const buildingState = oneOf('state', BUILDING_STATES);
const buildingId: Read<string> = oneOf('building', BUILDING_IDS);
const building = cardWith({
  card: buildingId,
  state: buildingState,
  damage: wholeNumber(0, 999),
});
const hidden = cardOf('a card of a deck', isHidden);

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS = { gold: wholeNumber(0, 20), workers: wholeNumber(0, 99) };
export const BUILDING = { state: buildingState, damage: wholeNumber(0, 999) };

/** Copies of a card in a box. */
const MOST_COPIES = 2;

const player = fields({
  ...PLAYER_NUMBERS,
  spec: oneOf('spec', SPECS),
  hero,
  units: listOf(unit),
  ongoing: listOf(ongoing),
  buildings: listOf(building),
  hand: listOf(hidden),
  deck: listOf(hidden),
  discard: listOf(hidden),
  codex: byCard(wholeNumber(0, MOST_COPIES), hidden),
  hired: listOf(hidden),
  pad: yesNo,
});
export type ReadPlayer = ReturnType<typeof player>;
export type ReadUnit = ReturnType<typeof unit>;
export type ReadHero = ReturnType<typeof hero>;
export type ReadBuilding = ReturnType<typeof building>;
export type ReadOngoing = ReturnType<typeof ongoing>;

const whole = fields({
  active: seat,
  step: oneOf('step', STEPS),
  turn: wholeNumber(1, 1000),
  players: listOf(optional(player), 2),
  seed: numberOrText,
  hiredThisTurn: yesNo,
  reshuffled: yesNo,
  detected: aText,
  rolls: listOf(numberOrText),
});
export type ReadSetup = ReturnType<typeof whole>;

/** A setup with every name in its one spelling; throws an InputError for the first thing in it that can't be. */
export const readSetup = (setup: CodexSetup): ReadSetup => whole(setup, 'scenario');
