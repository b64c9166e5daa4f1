import type { Game, Seed, State } from '../core/game.js';
import type { CardNumber, Patch } from '../core/numbers.js';

export type { CardNumber, Patch };

/**
 * One side of a match, ready to play: a deck, a leader, a spec. Plain data, because it travels to worker
 * threads and its hash identifies a run.
 */
export interface Side<Data = unknown> {
  /** As tables and file names show it. */
  readonly name: string;
  /** What a user types to get this side again: a bundled name, or a path. */
  readonly from: string;
  /** Whatever the game's `setupFor` needs; survives structured cloning and JSON. */
  readonly data: Data;
}

/** Side a, side b, and so on: at least two. */
export type Sides<Data = unknown> = readonly Side<Data>[];

/** What a user may set about a match besides its sides. */
export interface MatchOptions {
  /** KeyForge's handicap, for side a and side b; zeros elsewhere. */
  readonly chains: readonly [number, number];
  /** What is changed about the cards, for both sides; left out when nothing is. */
  readonly patches?: readonly Patch[];
  /** Which game of its block this is, for sides that are dealt anew within a block; left out elsewhere. */
  readonly deal?: number;
}

/** The side that takes the first turn; undefined lets the seed decide. */
export type First = number | undefined;

/** One card of the pool, as `fulcrum cards` lists it. */
export interface CardInfo {
  readonly id: string;
  readonly name: string;
  /** The sets that print it, such as `CotA`. */
  readonly sets: readonly string[];
  readonly type: string;
  /** House, faction or colour. */
  readonly group: string;
  readonly traits: readonly string[];
  /** Printed numbers by their name, such as `{ power: 5, armor: 1 }`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What the card does, rendered from its expression; one entry per ability. */
  readonly words: readonly string[];
}

/** A game that is kept in words, for a person to read and a test to compare. */
export interface Playthrough<Data = unknown> {
  /** Of its file in the game's folder `playthroughs`, without `.txt`. */
  readonly name: string;
  readonly sides: Sides<Data>;
  readonly seed: number;
}

/** What users say about a game that they play together: the flags, and the words behind them. */
export const SETUP_WORDS = ['nemesis', 'level', 'mages', 'players', 'market'] as const;
export type SetupWord = (typeof SETUP_WORDS)[number];
export type SetupWords = Readonly<Partial<Record<SetupWord, string>>>;

/** A setup in one spelling, as tables show it. */
export interface SetupNames {
  readonly nemesis: string;
  readonly level: string;
  readonly players: number;
  readonly mages: string;
  readonly market: string;
}

/** Something that may be in a game or not, and whose effect is of interest. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  /** `mage` or `market card`. */
  readonly kind: string;
}

/** What the players have, with one thing in the place of another. */
export interface Replacement<Data = unknown> {
  readonly out: Factor;
  readonly in: Factor;
  readonly sides: Sides<Data>;
}
export const REPLACEABLE = ['mages', 'market'] as const;
export type Replaceable = (typeof REPLACEABLE)[number];

/** A number of the setup or of a card that makes a game harder or easier. */
export interface Dial<Data = unknown> {
  /** One spelling of what a user types. */
  readonly name: string;
  /** In a sentence: `the life of Rageborne`. */
  readonly words: string;
  /** As the rules have it. */
  readonly printed: number;
  /** The whole numbers that make sense, and those that the rules can bear. */
  readonly range: readonly [low: number, high: number];
  readonly limits: readonly [low: number, high: number];
  at(value: number): { readonly sides: Sides<Data>; readonly options: MatchOptions };
}

/** What the commands about difficulty need of a game that is played together against side b. */
export interface Cooperative<Data = unknown> {
  readonly nemeses: readonly string[];
  readonly levels: readonly string[];
  /** The printed difficulty of a nemesis. */
  rating(nemesis: string): number;
  /** The name of a nemesis, for people. */
  nemesisName(nemesis: string): string;
  /** Throws an InputError of one line that names the flag. */
  sidesFrom(words: SetupWords): Sides<Data>;
  namesOf(sides: Sides<Data>): SetupNames;
  /** Games of a block: several where mages or markets are dealt anew for each of them on the same luck. */
  deals(sides: Sides<Data>): number;
  /** All that can be dealt. */
  readonly factors: readonly Factor[];
  /** Writes 1 for each of the factors that is in a game, else 0. */
  present(state: State, out: Uint8Array): void;
  /** Every other choice for one of the mages or cards that are named; none for those that are dealt. */
  replacements(sides: Sides<Data>, what: Replaceable): readonly Replacement<Data>[];
  /** Throws an InputError of one line for a dial that does not exist. */
  dial(sides: Sides<Data>, options: MatchOptions, name: string): Dial<Data>;
  /** Who sits where. */
  seatNames(state: State): readonly string[];
}

/** Games per second and core: what must be reached, and what is aimed at. */
export type Budget = readonly [atLeast: number, aim: number];

/** What the command line and the workers need of a game beyond its rules. */
export interface GameModule<Setup = unknown, Data = unknown> {
  readonly game: Game<Setup>;
  /** Version of the rules; moves whenever the same seed may give another game. */
  readonly rules: string;
  /** Sets of the card pool, in order of appearance. */
  readonly sets: readonly string[];
  /** How many cards each set prints, for a pool that may have fewer of them; left out when it has all. */
  readonly printed?: Readonly<Record<string, number>>;
  /** Ways to play beyond the plain game; empty when there is only one. */
  readonly variants: readonly string[];
  /** Names of the sides that come with the game. */
  readonly sideNames: readonly string[];
  /** Those of them that can only be side b, where the two sides are not of a kind. */
  readonly foeNames?: readonly string[];
  /** The two sides that the quick tour and the bench play; among `sideNames`. */
  readonly defaultSides: readonly [string, string];
  /** How often a block exchanges the first turn: once for each side, or 1 where there is nothing to exchange. */
  rotations(sides: Sides<Data>): number;
  /** The most chains that a side may start with; 0 when the game has no such handicap. */
  readonly maxChains: number;
  /** Games kept in words beside the one of the default sides; left out when there are none. */
  readonly playthroughs?: readonly Playthrough<Data>[];
  /** Budgets by agent name. */
  readonly budgets: Readonly<Record<string, Budget>>;
  /** URL of the file that exports this module as its default, for a game outside the bundled list. */
  readonly source?: string;

  /** A bundled side by its name, or undefined. */
  namedSide(name: string): Side<Data> | undefined;
  /**
   * A side from the text of a user's file; `path` is for messages, `part` picks one of several sides in the
   * file. Throws an InputError of one line. Left out when sides can't come from files.
   */
  parseSide?(text: string, path: string, part?: string): Omit<Side<Data>, 'from'>;
  /** What `part` can be for this text, in order; one undefined when the file is one side. Beside `parseSide`. */
  sideParts?(text: string, path: string): readonly (string | undefined)[];
  /** A legal side drawn from the whole pool, for tests and long runs; left out when sides are only bundled. */
  randomSide?(seed: Seed, seat: 0 | 1): Side<Data>;
  /** All that a seat knows, as data that compares by its JSON: what a new deal must leave as it is. */
  known?(state: State, seat: number): unknown;
  /** For a game that is played together; left out when sides play against each other. */
  readonly cooperative?: Cooperative<Data>;
  /** The numbers of a card that a patch may change; left out when the game has none. */
  numbers?(card: string): readonly CardNumber[];
  /** Whether a card is ever in the game of a side; left out where that is not a matter of sides. */
  holds?(side: Side<Data>, card: string): boolean;
  /** The setup that `game.setup` takes. Called once per worker and first seat, so it may be slow. */
  setupFor(sides: Sides<Data>, options: MatchOptions, first: First): Setup;
  /** A side in English, several lines: a deck by its houses. */
  saySide(side: Side<Data>): string;
  /** A side as plain JSON for `fulcrum deck --json`. */
  describeSide(side: Side<Data>): Readonly<Record<string, unknown>>;
  cards(): readonly CardInfo[];
}
