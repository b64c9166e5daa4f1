import { seedOf } from '../../core/luck.js';
import { openDeck } from './box.js';
import type { Deck } from './decks/deck.js';
import type { SetCode } from './vocabulary.js';

/**
 * Decks of each set that a deck is compared with. Which of all decks were dealt moves a percentile in the middle by
 * 1.6 points (a standard error), so that few games of a deck are enough for an interval of five points.
 */
export const FIELD_SIZE = 1000;

/** A deck of a set's field by its number, from 1: opened from its own seed, so the same for everybody. */
export function fieldDeck(set: SetCode, number: number): Deck {
  const deck = openDeck(set, seedOf(`field-${set}-${number}`));
  return { ...deck, name: `${set} ${number} (${deck.name})` };
}
