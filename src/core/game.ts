/**
 * What every game promises. A game in progress is one typed array: cards, zones, lasting effects, the
 * luck still to come, the half-resolved effects and the pending decision. Copying the array at any
 * decision copies the game.
 */
export type State = Int32Array;

/** Two 32-bit words from which all of a game's luck follows. */
export type Seed = readonly [number, number];

/** `decider` of a game that is over; `winner` of one that nobody has won. */
export const NOBODY = -1;

/** Thrown for a setup or a name that a user got wrong: one line that says what to do. */
export class InputError extends Error {
  override name = 'InputError';
}

export interface Game<Setup = unknown> {
  /** The word that users type, such as `keyforge`. */
  readonly id: string;
  readonly title: string;
  /** The most seats that decide; a setup may use fewer. */
  readonly seats: number;
  /** The most sides: seats that win together are one side, and a side may have no seat. */
  readonly maxSides: number;
  /** Length of a state, in 32-bit words. */
  readonly words: number;
  /** No decision ever has more options than this. */
  readonly maxOptions: number;
  /** Numbers that a finished game leaves for its record, in the order `measure` writes them. */
  readonly measures: readonly string[];
  /** Numbers followed through the game, taken whenever a turn begins, in the order `track` writes them. */
  readonly tracks: readonly string[];
  /** How a game can end, a few words each. */
  readonly ends: readonly string[];

  /** Fills the whole array and plays on to the first decision. */
  setup(state: State, setup: Setup, seed: Seed): void;
  /** The seat that decides now, or NOBODY when the game is over. */
  decider(state: State): number;
  /** Writes every legal option into `out` and returns how many: at least two, or one when no choice is left. */
  options(state: State, out: Int32Array): number;
  /** Applies one of the options in place and plays on to the next decision or the end. */
  apply(state: State, option: number): void;
  /** How many sides this game has. */
  sides(state: State): number;
  /** The side of a seat: 0 is side a, 1 side b, and so on. */
  sideOf(state: State, seat: number): number;
  /** The seat that took the first turn; NOBODY where that makes no difference, or is still to be decided. */
  began(state: State): number;
  /** The side that has won, or NOBODY. */
  winner(state: State): number;
  /** How a game that is over ended: a position in `ends`. */
  end(state: State): number;
  /** How many turns have begun. */
  turns(state: State): number;
  /** Writes the `measures`. */
  measure(state: State, out: Float64Array): void;
  /** Writes the `tracks`. */
  track(state: State, out: Float64Array): void;
  /** Re-deals in place what `seat` can't see, and all luck to come; what it knows stays true. */
  determinize(state: State, seat: number, seed: Seed): void;
  // Words. With a `viewer`, the seat that reads them, they name nothing that this seat does not know.

  /** One option of the pending decision, in English; for another viewer than the decider, one that is taken. */
  sayOption(state: State, option: number, viewer?: number): string;
  /**
   * What changed between two states of one game, as English sentences; in the order in which it happened where the
   * option is given that led from one to the other.
   */
  sayChanges(before: State, after: State, option?: number, viewer?: number): string[];
  /** What happens in a setup before the first decision, where anything does. */
  sayOpening?(setup: Setup, seed: Seed): string[];
  /** The whole state, in English, for a person at the table. */
  sayState(state: State, viewer?: number): string;
  /** Throws when a state breaks what is always true of it (every card in one place, and so on). */
  check(state: State): void;
}
