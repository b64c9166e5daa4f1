import {
  different,
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
import { HOUSES, type House } from '../houses.js';
import { definitionOf, definitions, kindOf, upgradeFormOf } from '../pool.js';
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

/** A card as it was read: by its id, always with its fields. */
export interface ReadCard extends Omit<CardSetup, 'house' | 'upgrades' | 'under'> {
  house?: House;
  upgrades?: ReadCard[];
  under?: ReadCard[];
}

const house = oneOf('house', HOUSES);
const seat = wholeNumber(0, 1);
const tokens = wholeNumber(0, 255);

const countersOf = (names: readonly CounterName[]): Read<Counters> =>
  fields(Object.fromEntries(names.map((name) => [name, tokens])));

const ARTIFACT_TOKENS = { exhausted: yesNo, amber: tokens, counters: countersOf(COUNTERS.slice(1)) };
const CREATURE_TOKENS = {
  ...ARTIFACT_TOKENS,
  damage: tokens,
  stunned: yesNo,
  ward: yesNo,
  enraged: yesNo,
  power: tokens,
  counters: countersOf(COUNTERS),
};
export const TOKENS = { line: CREATURE_TOKENS, artifacts: ARTIFACT_TOKENS };

const isKind =
  (kind: number): ((d: number) => boolean) =>
  (d) =>
    (kindOf[d]! & kind) !== 0 || (kind === Kind.Upgrade && upgradeFormOf[d] !== 0);

/** An artifact that may come to a line and be a creature there. */
const joinsLine = (d: number): boolean =>
  JSON.stringify(definitions[d]!.card.text ?? []).includes('"place":"battleline"');

/** A card by its id, or an object with the fields that make sense where it lies. */
function cardWith<T extends object>(
  known: { readonly [K in keyof T]: Read<T[K]> },
  what: string,
  fits: (d: number) => boolean,
): Read<ReadCard> {
  const id: Read<string> = (value, path) => {
    const found = typeof value === 'string' ? idNamed(value) : undefined;
    if (found === undefined) return unknownName(path, 'card', value, definitionOf.keys());
    return fits(definitionOf.get(found)!) ? found : refuse(path, `${value} is not ${what}`);
  };
  const whole = fields({ card: id, house, ...known });
  return (value, path) => {
    if (!isRecord(value)) return { card: id(value, path) };
    if (value.card === undefined) refuse(path, 'the field "card" is missing');
    return whole(value, path) as ReadCard;
  };
}

const idNamed = (name: string): string | undefined =>
  definitionOf.has(name) ? name : named(name, [...definitionOf.keys()]);

const anything = (): boolean => true;
const hidden = cardWith({}, 'a card', anything);
const under = listOf(cardWith({ owner: seat, faceDown: yesNo }, 'a card', anything));
const upgrade = cardWith(
  { owner: seat, amber: tokens, counters: ARTIFACT_TOKENS.counters },
  'an upgrade',
  isKind(Kind.Upgrade),
);
const creature = cardWith(
  { ...CREATURE_TOKENS, owner: seat, upgrades: listOf(upgrade), under },
  'a creature',
  (d) => isKind(Kind.Creature)(d) || joinsLine(d),
);
const artifact = cardWith({ ...ARTIFACT_TOKENS, owner: seat, under }, 'an artifact', isKind(Kind.Artifact));

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS = {
  houses: different(listOf(house, 3)),
  amber: wholeNumber(0, 1000),
  keys: different(listOf(oneOf('key', KEY_COLOURS), 2)),
  chains: wholeNumber(0, 24),
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
export type ReadPlayer = ReturnType<typeof player>;

const whole = fields({
  active: seat,
  house,
  step: oneOf('step', STEPS),
  turn: wholeNumber(1, 1000),
  players: listOf(optional(player), 2),
  seed: numberOrText,
  rolls: listOf(numberOrText),
});
export type ReadSetup = ReturnType<typeof whole>;

/** A setup with every name in its one spelling; throws an InputError for the first thing in it that can't be. */
export const readSetup = (setup: KeyforgeSetup): ReadSetup => whole(setup, 'scenario');

export const keyBits = (keys: readonly KeyColour[]): number =>
  keys.reduce((bits, key) => bits | (1 << KEY_COLOURS.indexOf(key)), 0);
