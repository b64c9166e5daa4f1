/**
 * The words in which cards are written. A card's text is plain data built by these functions. `lexicon/` says what
 * each word means: `compile/` makes the program that the resolver runs of it, `words.ts` makes English, and an
 * experiment may change any number in it.
 *
 * A filter is a string of predicates that must all hold, such as 'friendly flank creature' or
 * 'house:mars creature in:hand of:you'; `lexicon/predicates.ts` lists them. Without a zone it speaks of cards in play.
 */

import type { Ability } from './vocabulary/abilities.js';

export * from './vocabulary/abilities.js';
export * from './vocabulary/effects.js';
export * from './vocabulary/modifiers.js';
export * from './vocabulary/targets.js';

export type CardType = 'action' | 'artifact' | 'creature' | 'upgrade';
export type SetCode = 'CotA' | 'AoA' | 'WC';
export interface Card {
  name: string;
  /** The card's number in each set that printed it, such as `{ CotA: '001' }`. */
  sets: Partial<Record<SetCode, string>>;
  type: CardType;
  rarity: string;
  /** Bonus æmber. */
  amber?: number;
  power?: number;
  armor?: number;
  traits?: string[];
  /** 'elusive', 'assault 2' … */
  keywords?: string[];
  text?: Ability[];
}
export type CardTable = Record<string, Card>;
