import type { Game, Seed, State } from '../core/game.js';
import type { CardNumber, Patch } from '../core/numbers.js';
import type { DeckCards } from './deck-cards.js';
import type { Auction, Dial } from './dials.js';

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
  /** Dials that are set, by name: a value per side, or one for the table; left out when none is. */
  readonly dials?: Readonly<Record<string, readonly number[]>>;
  /** What is changed about the cards, for all sides; left out when nothing is. */
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
  /** Made when they are asked for, because few commands read them. */
  readonly words: readonly string[];
  /** The card as it is written. */
  readonly entry: unknown;
}

/** A game that is kept in words, for a person to read and a test to compare. */
export interface Playthrough<Data = unknown> {
  /** Of its file in the game's folder `playthroughs`, without `.txt`. */
  readonly name: string;
  readonly sides: Sides<Data>;
  readonly seed: number;
}

/** A flag that a game adds to the commands, in the words of the help. */
export interface GameFlag {
  readonly name: string;
  /** What follows it. */
  readonly value: string;
  readonly about: string;
  /** What stands between several values, where a command takes lists; a value may have commas of its own. */
  readonly between: ',' | '/';
  /** What the value `all` stands for; left out where it stands for nothing. */
  readonly all?: readonly string[];
}

/** What was typed for a game's own flags, by their names. */
export type SetupWords = Readonly<Record<string, string | undefined>>;
/** A setup in one spelling, by the names of its columns. */
export type SetupNames = Readonly<Record<string, string | number>>;

/** For a game whose sides are described by flags of its own, beside `--a` and `--b`. */
export interface SetupFlags<Data = unknown> {
  readonly flags: readonly GameFlag[];
  /** Columns of `namesOf`, in the order in which tables and files have them. */
  readonly columns: readonly string[];
  /** Those that come first in a row about one setup. */
  readonly lead: readonly string[];
  /** Those that the names of the sides tell. */
  readonly inNames: readonly string[];
  /** Whether they may stand beside `--a`, `--b`, …, which `sidesFrom` then gets too. */
  readonly besideSides?: true;
  /** Throws an InputError of one line that names the flag. */
  sidesFrom(words: SetupWords): Sides<Data>;
  namesOf(sides: Sides<Data>): SetupNames;
  /** A column's value in a heading: `2 players`. */
  say(column: string, value: string | number): string;
}

/** Something that may be in a game or not, and whose effect is of interest. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  /** Such as `mage`. */
  readonly kind: string;
}

/** What the players have, with one thing instead of another. */
export interface Replacement<Data = unknown> {
  readonly out: Factor;
  readonly in: Factor;
  readonly sides: Sides<Data>;
}

/** What the commands about difficulty need of a game that is played together against side b. */
export interface Cooperative<Data = unknown> {
  /** The column of the setup that names what is played against. */
  readonly foe: string;
  /** Its printed difficulty. */
  rating(foe: string): number;
  /** Its name, for people. */
  foeName(foe: string): string;
  /** Measures that the table of difficulties shows, each with its heading. */
  readonly shown: readonly { readonly measure: string; readonly heading: string }[];
  /** What is dealt anew within a block and what stays the same, in a sentence. */
  readonly dealing: string;
  /** Games of a block: several where mages or markets are dealt anew for each of them on the same luck. */
  deals(sides: Sides<Data>): number;
  /** All that can be dealt. */
  readonly factors: readonly Factor[];
  /** Writes 1 for each of the factors that is in a game, else 0. */
  present(state: State, out: Uint8Array): void;
  /** Whatever does something in a game; the factors are among them. */
  readonly sources: readonly Factor[];
  /** What is counted about each of them in a game, such as `gained`. */
  readonly counts: readonly string[];
  /** The counts that say how players use it; the first is how often they come by it. */
  readonly uses: readonly string[];
  /** The counts that say what it costs the players, each with its heading; those that rank decide what is worst. */
  readonly losses: readonly { readonly count: string; readonly heading: string; readonly ranks: boolean }[];
  /** What they mean, in a sentence or two. */
  readonly lossesAbout: string;
  /** What games do from now on is added up at `into[source * counts + count]`; nowhere without it. */
  keepCount(into?: Float64Array): void;
  /** Flags that name several things, each of which can be replaced. */
  readonly replaceable: readonly string[];
  /** Every other choice for one of the things that such a flag names; none for those that are dealt. */
  replacements(sides: Sides<Data>, what: string): readonly Replacement<Data>[];
  /** The setup in which such things are dealt within blocks where that can show what they do. */
  comparable(words: SetupWords, what: readonly string[]): SetupWords;
  /** Who sits where. */
  seatNames(state: State): readonly string[];
  /** How many seats these sides have, and what a player is called. */
  crew(sides: Sides<Data>): { readonly seats: number; readonly each: string };
}

/** Cards that players buy from a common offer. Cards are counted by their places in `cards`. */
export interface Market {
  readonly cards: readonly Factor[];
  /** Sets the bit of the decider's side for each card that one of the options buys. */
  offered(state: State, options: Int32Array, count: number, out: Uint8Array): void;
  /** The card that an option buys, or -1. */
  bought(option: number): number;
  /** The same games without a card, and with it for nothing; all other luck is shared. */
  without(options: MatchOptions, card: string): MatchOptions;
  free(options: MatchOptions, card: string): MatchOptions;
}

/** What the decks of a field won in rounds in which each met another: blocks by the wins of a deck. */
export interface FieldScores {
  /** The versions and the pilot that played, and the seed and the rounds: with others they are not the same. */
  readonly rules: string;
  readonly pilots: string;
  readonly agent: string;
  readonly seed: string;
  readonly rounds: number;
  /** By field: a deck each, in order. */
  readonly counts: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Samples of sides that a side can be compared with: decks of each set, as they are sold. */
export interface Fields<Data = unknown> {
  /** Such as the sets. */
  readonly names: readonly string[];
  /** Sides of each. */
  readonly size: number;
  /** The field that a side belongs to; undefined where it mixes them. */
  of(side: Side<Data>): string | undefined;
  /** By its number, from 1. */
  side(name: string, number: number): Side<Data>;
  /** What sides are told apart by, such as the houses of a deck, and what these are called. */
  readonly groups: string;
  groupsOf(side: Side<Data>): readonly string[];
  /** What came with the program. */
  scores(): FieldScores;
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
  /** Numbers that make the game easier or harder for a side; each is a flag of the game. */
  readonly dials: readonly Dial<Data>[];
  /** The dial that players bid for a side; left out when the game has none. */
  readonly auction?: Auction;
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
  /** The sides of a game of any kind, in its place for a game with more kinds than two sides of one. */
  randomSides?(seed: Seed): Sides<Data>;
  /** Who sits where, where seats are not sides. */
  seatNames?(state: State): readonly string[];
  /** All that a seat knows, as data that compares by its JSON: what a new deal must leave as it is. */
  known?(state: State, seat: number): unknown;
  /** Left out when sides are only named. */
  readonly setupFlags?: SetupFlags<Data>;
  /** For a game that is played together; left out when sides play against each other. */
  readonly cooperative?: Cooperative<Data>;
  /** Left out when sides bring no decks. */
  readonly deckCards?: DeckCards<Data>;
  /** What its sides can be compared with; left out when there is nothing. */
  readonly fields?: Fields<Data>;
  /** Left out when players buy nothing from a common offer. */
  readonly market?: Market;
  /** The numbers of a card that a patch may change, between these sides; left out when the game has none. */
  numbers?(card: string, sides?: Sides<Data>): readonly CardNumber[];
  /** Whether a card is ever in a game of these sides; left out where all cards are. */
  holds?(sides: Sides<Data>, card: string): boolean;
  /** The setup that `game.setup` takes. Called once per worker and first seat, so it may be slow. */
  setupFor(sides: Sides<Data>, options: MatchOptions, first: First): Setup;
  /** A side in English, several lines: a deck by its houses. */
  saySide(side: Side<Data>): string;
  /** A side as plain JSON for `fulcrum deck --json`. */
  describeSide(side: Side<Data>): Readonly<Record<string, unknown>>;
  cards(): readonly CardInfo[];
}
