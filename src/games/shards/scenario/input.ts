import {
  fields,
  isRecord,
  listOf,
  numberOrText,
  oneOf,
  type Read,
  refuse,
  wholeNumber,
  yesNo,
} from '../../../core/input.js';
import { LEADERS } from '../cards/index.js';
import { Cap, Size } from '../layout.js';
import { definitionOf, traitsOf } from '../pool.js';
import { Trait } from '../program.js';
import { VARIANTS } from '../variants.js';

export const STEPS = ['setup', 'main', 'attack', 'end'] as const;
export type StepName = (typeof STEPS)[number];

export interface PlayedSetup {
  card: string;
  /** From the row. */
  fast?: boolean | undefined;
}
export interface ChampionSetup {
  card: string;
  exhausted?: boolean | undefined;
  /** Came this turn. */
  played?: boolean | undefined;
}

export interface PlayerSetup {
  leader?: string | undefined;
  health?: number | undefined;
  mastery?: number | undefined;
  /** What is left to spend this turn. */
  gems?: number | undefined;
  power?: number | 'infinite' | undefined;
  hand?: string[] | undefined;
  /** Top first, like the discard pile. */
  deck?: string[] | undefined;
  discard?: string[] | undefined;
  /** Allies played this turn, in order. */
  played?: (string | PlayedSetup)[] | undefined;
  champions?: (string | ChampionSetup)[] | undefined;
  /** Still to choose from. */
  relics?: string[] | undefined;
  /** The leader was activated this turn. */
  focused?: boolean | undefined;
  /** Eliminated. */
  out?: boolean | undefined;
  /** False leaves a short deck short. */
  pad?: boolean | undefined;
}

export interface ShardsSetup {
  active?: number | undefined;
  step?: string | undefined;
  turn?: number | undefined;
  variant?: string | string[] | undefined;
  row?: string[] | undefined;
  /** The centre deck, top first. */
  center?: string[] | undefined;
  banished?: string[] | undefined;
  players?: PlayerSetup[] | undefined;
  /** Nobody can block this turn. */
  ignoreShields?: boolean | undefined;
  /** How many Homodeus champions go straight into play. */
  redirects?: number | undefined;
  /** Entropic Talons, The Heart of Nothing were played this turn. */
  talons?: boolean | undefined;
  heart?: boolean | undefined;
  /** General Decurion copies this turn. */
  copyHomodeus?: boolean | undefined;
  seed?: number | string | undefined;
  rolls?: (number | string)[] | undefined;
}

/** The id of a card with some traits, however it is spelled. */
const cardWith =
  (traits: number, what: string): Read<string> =>
  (value, path) => {
    const ids = [...definitionOf].filter(([, d]) => traitsOf[d]! & traits).map(([id]) => id);
    return oneOf(what, ids)(value, path);
  };

const anyCard = cardWith(Trait.Ally | Trait.Champion, 'card');
const ally = cardWith(Trait.Ally, 'ally');
const champion = cardWith(Trait.Champion, 'champion');
const relic = cardWith(Trait.Relic, 'relic');
const pile = listOf(anyCard, Size.Cards);

/** A card by its id, or with what there is to say about it. */
const entry =
  <T extends { card: string }>(card: Read<string>, whole: Read<Partial<T>>): Read<T> =>
  (value, path) => {
    if (!isRecord(value)) return { card: card(value, path) } as T;
    if (value.card === undefined) refuse(path, 'the field "card" is missing');
    return whole(value, path) as T;
  };

const playedCard = entry<PlayedSetup>(ally, fields({ card: ally, fast: yesNo }));
const championCard = entry<ChampionSetup>(
  champion,
  fields({ card: champion, exhausted: yesNo, played: yesNo }),
);

const powerNumber = wholeNumber(0, Cap.Power);
const power: Read<number | 'infinite'> = (value, path) =>
  value === 'infinite' ? value : powerNumber(value, path);

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS = {
  health: wholeNumber(0, Cap.Health),
  mastery: wholeNumber(0, Cap.Mastery),
  gems: wholeNumber(0, Cap.Gems),
  power,
  focused: yesNo,
};

/** What lasts for the turn: also what an edit may change. */
export const TURN_NUMBERS = {
  ignoreShields: yesNo,
  redirects: wholeNumber(0, Cap.Gems),
  talons: yesNo,
  heart: yesNo,
  copyHomodeus: yesNo,
};

const player = fields({
  ...PLAYER_NUMBERS,
  leader: oneOf('leader', LEADERS),
  hand: pile,
  deck: pile,
  discard: pile,
  played: listOf(playedCard),
  champions: listOf(championCard),
  relics: listOf(relic),
  out: yesNo,
  pad: yesNo,
});
export type ReadPlayer = ReturnType<typeof player>;

const variantName = oneOf('variant', VARIANTS);
const variant: Read<string[]> = (value, path) =>
  Array.isArray(value) ? listOf(variantName)(value, path) : [variantName(value, path)];

const whole = fields({
  ...TURN_NUMBERS,
  active: wholeNumber(0, Size.Seats - 1),
  step: oneOf('step', STEPS),
  turn: wholeNumber(1, 9999),
  variant,
  row: listOf(anyCard, Size.Row),
  center: pile,
  banished: pile,
  players: listOf(player, Size.Seats),
  seed: numberOrText,
  rolls: listOf(numberOrText),
});
export type ReadSetup = ReturnType<typeof whole>;

/** A setup with every name in its one spelling; throws an InputError for the first thing in it that can't be. */
export const readSetup = (setup: ShardsSetup): ReadSetup => whole(setup, 'scenario');
