import type { TemplateResult } from 'lit-html';
import type { State } from '../src/core/game.js';
import type { CardInfo } from '../src/games/module.js';

/** Whose hidden cards are shown: a seat's, all, or none. */
export type Viewer = number | 'all' | 'none';

/** A number that is followed through the game, one line for each of the names. */
export interface Series {
  readonly name: string;
  /** Who the lines belong to, where they are not the seats. */
  readonly of?: readonly string[];
  values(state: State): readonly number[];
}

/** What a board is drawn from. */
export interface Scene {
  readonly state: State;
  readonly viewer: Viewer;
  /** The seat at the lower edge. */
  readonly home: number;
  /** The names of the seats. */
  readonly names: readonly string[];
  info(id: string): CardInfo;
  /** How many options that can be taken now are at a spot. */
  choices(spot: string): number;
}

/** How one game looks. */
export interface Board {
  readonly game: string;
  /** Whether seats hide cards from each other. */
  readonly hides: boolean;
  readonly series: readonly Series[];
  draw(scene: Scene): TemplateResult;
  /** The spots of the board that an option is about; none for one that only the list has. */
  spots(state: State, option: number): readonly string[];
}

/** The spot of a card that lies on the table. */
export const cardSpot = (card: number): string => `card-${card}`;
