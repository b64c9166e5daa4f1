import type { State } from '../../src/core/game.js';

/** What is described of the options of a game's decisions, and in how many numbers: weights have this shape. */
export interface Vocabulary {
  /** The word of the game. */
  readonly game: string;
  /** Moves whenever the same decision is described otherwise: weights are of one version. */
  readonly version: string;
  /** What each number of a decision is. */
  readonly situation: readonly string[];
  /** What each number of an option is. */
  readonly option: readonly string[];
  /** The kinds of options. */
  readonly kinds: readonly string[];
  /** The parts that cards play in a decision. */
  readonly around: readonly string[];
  /** The parts that cards play in an option. */
  readonly parts: readonly string[];
}

/**
 * What a learned scorer is told of a decision, and how a game tells it: numbers and cards of the decision, then
 * numbers, a kind and cards of each option. It says only what the deciding seat knows.
 */
export interface Description {
  readonly vocabulary: Vocabulary;
  /** Every card of the game by its id, as it is printed. */
  cards(): readonly string[];
  /** Whether this decision is described; one that is not is left to the heuristic. */
  asks(state: State): boolean;
  /** Describes decisions by these cards: their ids in the order of their numbers, which begin at 1. */
  describer(cards: readonly string[]): Describer;
}

/** Describes one decision after the other in the same arrays: nothing is allocated for a decision. */
export interface Describer {
  /** Of the decision. */
  readonly situation: Float32Array;
  /** Of each option in turn. */
  readonly option: Float32Array;
  /** Of each option: its kind. */
  readonly kinds: Int32Array;
  /** Of the decision: one list. */
  readonly around: Cards;
  /** Of the options: a list for each. */
  readonly cards: Cards;
  /** Returns the option that the heuristic likes best. */
  describe(state: State, options: Int32Array, count: number): number;
}

/** The number of a card that is not among those that a scorer knows: a new one, or one that was changed. */
export const UNKNOWN = 0;

/** Lists of cards, each in its part, one list after the other. */
export class Cards {
  readonly card: Int32Array;
  readonly part: Int32Array;
  /** Where each list ends. */
  readonly ends: Int32Array;
  used = 0;
  private lists = 0;

  constructor(lists: number, cards: number) {
    this.card = new Int32Array(cards);
    this.part = new Int32Array(cards);
    this.ends = new Int32Array(lists);
  }

  clear(): void {
    this.used = 0;
    this.lists = 0;
  }

  add(part: number, card: number): void {
    if (this.used === this.card.length) return;
    this.part[this.used] = part;
    this.card[this.used++] = card;
  }

  /** Ends a list: what is added from now on belongs to the next. */
  end(): void {
    this.ends[this.lists++] = this.used;
  }

  /** Where a list begins. */
  from(list: number): number {
    return list === 0 ? 0 : this.ends[list - 1]!;
  }
}
