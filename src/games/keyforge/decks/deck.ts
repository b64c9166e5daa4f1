import type { House } from '../houses.js';
import type { SetCode } from '../vocabulary.js';

export const HOUSES_IN_DECK = 3;
export const CARDS_PER_HOUSE = 12;
export const CARDS_IN_DECK = HOUSES_IN_DECK * CARDS_PER_HOUSE;

export interface DeckCard {
  /** The id of a card of the pool. */
  card: string;
  /** The house this copy is printed in, which for a maverick is not the card's usual one. */
  house: House;
}

/** A legal deck: `houses` in the order of HOUSES; `cards` by house, and within a house as listed. */
export interface Deck {
  name: string;
  houses: [House, House, House];
  cards: DeckCard[];
  /** Only where its file names another set than its cards tell, so that one deck has one form. */
  set?: SetCode;
}

/** What a deck file can name: as much of a card as finding it takes. */
export interface PoolCard {
  id: string;
  name: string;
  house: House;
  /** The card's number in each set that prints it, such as `{ CotA: '001' }`. */
  sets: Readonly<Record<string, string>>;
}

/** One line of a deck file, before the pool is asked whether there is such a card. */
export interface Listed {
  title: string;
  copies: number;
  /** Undefined when the file names no house: then the card's usual one holds. */
  house?: House | undefined;
  /** A house that the first sets don't have, as the file writes it. */
  strangeHouse?: string;
  /** The set that prints this copy, from a file whose titles are the printed ones. */
  expansion?: string;
  /** Bonus icons change what a card does, so an enhanced copy is not the card of the pool. */
  enhanced?: boolean;
}

/** A deck found in a file. Only the chosen one is read, so that a faulty neighbour does no harm. */
export interface Candidate {
  name: string;
  /** The deck's set as the file names it. */
  expansion?: string | undefined;
  /** The first line of a list, where nothing but its place says that it is the deck's name. */
  unmarkedName?: string | undefined;
  listing: () => Listed[];
}
