import { InputError } from '../../../core/game.js';
import { fold, nearest } from '../../../core/names.js';
import { isRecord, quote } from '../decks/refuse.js';
import { HOUSES } from '../houses.js';
import { definitionOf, kindOf, upgradeFormOf } from '../pool.js';
import { Kind } from '../program.js';

export const KEY_COLOURS = ['red', 'yellow', 'blue'] as const;
export type KeyColour = (typeof KEY_COLOURS)[number];
export const STEPS = ['mulligan', 'forge', 'house', 'main', 'ready', 'draw'] as const;
export type StepName = (typeof STEPS)[number];
export const COUNTERS = ['power', 'doom', 'fuse', 'glory', 'growth', 'disruption'] as const;
export type CounterName = (typeof COUNTERS)[number];
export type Counters = Partial<Record<CounterName, number>>;

/** What lies on a card in play. */
export interface TokenSetup {
  damage?: number | undefined;
  exhausted?: boolean | undefined;
  stunned?: boolean | undefined;
  ward?: boolean | undefined;
  enraged?: boolean | undefined;
  amber?: number | undefined;
  /** +1 power counters, the same as `counters.power`. */
  power?: number | undefined;
  counters?: Counters | undefined;
}

export interface CardSetup extends TokenSetup {
  card: string;
  /** Another house than the printed one: a maverick. */
  house?: string | undefined;
  /** The seat that owns a card which the other player controls. */
  owner?: number | undefined;
  upgrades?: CardSpec[] | undefined;
  under?: CardSpec[] | undefined;
  /** For a card under another: only its owner knows it. */
  faceDown?: boolean | undefined;
}
export type CardSpec = string | CardSetup;

export interface PlayerSetup {
  houses?: string[] | undefined;
  amber?: number | undefined;
  keys?: string[] | undefined;
  chains?: number | undefined;
  hand?: CardSpec[] | undefined;
  deck?: CardSpec[] | undefined;
  discard?: CardSpec[] | undefined;
  archives?: CardSpec[] | undefined;
  purged?: CardSpec[] | undefined;
  line?: CardSpec[] | undefined;
  artifacts?: CardSpec[] | undefined;
  /** False leaves a short deck short. */
  pad?: boolean | undefined;
}

export interface KeyforgeSetup {
  active?: number | undefined;
  house?: string | undefined;
  step?: string | undefined;
  /** The number of the turn; in turn 1 the first player plays or discards only one card. */
  turn?: number | undefined;
  players?: (PlayerSetup | undefined)[] | undefined;
  seed?: number | string | undefined;
  rolls?: (number | string)[] | undefined;
}

type Check = (value: unknown, path: string) => void;

export function refuse(path: string, reason: string): never {
  throw new InputError(`${path}: ${reason}`);
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'nothing');

/** So many names are told in full when another was given. */
const SHORT_LIST = 16;

export function unknownName(path: string, what: string, text: unknown, names: Iterable<string>): never {
  const known = [...names];
  const near = typeof text === 'string' ? nearest(text, known) : undefined;
  const all = known.length > SHORT_LIST ? '' : `; expected one of ${known.join(', ')}`;
  return refuse(path, `no ${what} ${shown(text)}${near === undefined ? '' : `; nearest: ${near}`}${all}`);
}

export const oneOf =
  (what: string, names: readonly string[]): Check =>
  (value, path) => {
    if (!names.includes(value as string)) unknownName(path, what, value, names);
  };

export const count =
  (least: number, most: number): Check =>
  (value, path) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
      refuse(path, `expected a whole number from ${least} to ${most}, not ${shown(value)}`);
    }
  };

const yesNo: Check = (value, path) => {
  if (typeof value !== 'boolean') refuse(path, `expected true or false, not ${shown(value)}`);
};

const listOf =
  (item: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse(path, `expected a list, not ${shown(value)}`);
    if (value.length > most) refuse(path, `expected at most ${most}, not ${value.length}`);
    for (const [i, each] of value.entries()) item(each, `${path}[${i}]`);
    return undefined;
  };

/** Checks each field with its own check; a field given as undefined counts as left out. */
export const fields =
  (known: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, `expected an object, not ${shown(value)}`);
    for (const [name, each] of Object.entries(value)) {
      if (!Object.hasOwn(known, name)) unknownName(path, 'field', name, Object.keys(known));
      if (each !== undefined) known[name]!(each, `${path}.${name}`);
    }
    return undefined;
  };

const different =
  (list: Check): Check =>
  (value, path) => {
    list(value, path);
    if (new Set(value as unknown[]).size < (value as unknown[]).length)
      refuse(path, 'expected no repetition');
  };

const house = oneOf('house', HOUSES);
const seat = count(0, 1);

const ARTIFACT_TOKENS: Readonly<Record<string, Check>> = {
  exhausted: yesNo,
  amber: count(0, 255),
  counters: fields(Object.fromEntries(COUNTERS.slice(1).map((name) => [name, count(0, 255)]))),
};
const CREATURE_TOKENS: Readonly<Record<string, Check>> = {
  ...ARTIFACT_TOKENS,
  damage: count(0, 255),
  stunned: yesNo,
  ward: yesNo,
  enraged: yesNo,
  power: count(0, 255),
  counters: fields(Object.fromEntries(COUNTERS.map((name) => [name, count(0, 255)]))),
};
export const TOKENS = { line: CREATURE_TOKENS, artifacts: ARTIFACT_TOKENS };

const isKind =
  (kind: number): ((d: number) => boolean) =>
  (d) =>
    (kindOf[d]! & kind) !== 0 || (kind === Kind.Upgrade && upgradeFormOf[d] !== 0);

const idsByFold = new Map<string, string>();

/** The id of a card, which may be spelled like its title: `Dust Imp`, `dust_imp`. */
function idOf(name: string): string {
  if (idsByFold.size === 0) for (const id of definitionOf.keys()) idsByFold.set(fold(id), id);
  return idsByFold.get(fold(name)) ?? name;
}

/** A card by its id, or an object with the fields that make sense where it lies. */
function cardWith(known: Readonly<Record<string, Check>>, what: string, fits: (d: number) => boolean): Check {
  const id: Check = (value, path) => {
    const d = typeof value === 'string' ? definitionOf.get(idOf(value)) : undefined;
    if (d === undefined) return unknownName(path, 'card', value, definitionOf.keys());
    if (!fits(d)) refuse(path, `${value} is not ${what}`);
    return undefined;
  };
  const whole = fields({ card: id, house, ...known });
  return (value, path) => {
    if (!isRecord(value)) return id(value, path);
    if (value.card === undefined) refuse(path, 'the field "card" is missing');
    return whole(value, path);
  };
}

const anything = (): boolean => true;
const hidden = cardWith({}, 'a card', anything);
const under = listOf(cardWith({ owner: seat, faceDown: yesNo }, 'a card', anything));
const upgrade = cardWith(
  { owner: seat, amber: count(0, 255), counters: ARTIFACT_TOKENS.counters! },
  'an upgrade',
  isKind(Kind.Upgrade),
);
const creature = cardWith(
  { ...CREATURE_TOKENS, owner: seat, upgrades: listOf(upgrade), under },
  'a creature',
  isKind(Kind.Creature),
);
const artifact = cardWith({ ...ARTIFACT_TOKENS, owner: seat, under }, 'an artifact', isKind(Kind.Artifact));

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS: Readonly<Record<string, Check>> = {
  houses: different(listOf(house, 3)),
  amber: count(0, 1000),
  keys: different(listOf(oneOf('key', KEY_COLOURS), 2)),
  chains: count(0, 24),
};

const player = fields({
  ...PLAYER_NUMBERS,
  hand: listOf(hidden),
  deck: listOf(hidden),
  discard: listOf(hidden),
  archives: listOf(cardWith({ owner: seat }, 'a card', anything)),
  purged: listOf(hidden),
  line: listOf(creature),
  artifacts: listOf(artifact),
  pad: yesNo,
});

const roll: Check = (value, path) => {
  if (typeof value !== 'string') count(0, 71)(value, path);
};

export const aNumber: Check = (value, path) => {
  if (typeof value !== 'number') refuse(path, `expected a number, not ${shown(value)}`);
};

export const aText: Check = (value, path) => {
  if (typeof value !== 'string') refuse(path, `expected a text, not ${shown(value)}`);
};

export const numberOrText: Check = (value, path) => {
  if (typeof value !== 'string' && typeof value !== 'number')
    refuse(path, `expected a number or a text, not ${shown(value)}`);
};

export const textOrPattern: Check = (value, path) => {
  if (typeof value !== 'string' && !(value instanceof RegExp))
    refuse(path, `expected a text or a pattern, not ${shown(value)}`);
};

const whole = fields({
  active: seat,
  house,
  step: oneOf('step', STEPS),
  turn: count(1, 1000),
  players: listOf((value, path) => player(value ?? {}, path), 2),
  seed: numberOrText,
  rolls: listOf(roll),
});

/** Throws an InputError for the first thing in a setup that can't be. */
export const checkSetup = (setup: KeyforgeSetup): void => whole(setup, 'scenario');

export const spec = (card: CardSpec): CardSetup =>
  typeof card === 'string' ? { card: idOf(card) } : { ...card, card: idOf(card.card) };

export const keyBits = (keys: readonly string[]): number =>
  keys.reduce((bits, key) => bits | (1 << KEY_COLOURS.indexOf(key as KeyColour)), 0);
