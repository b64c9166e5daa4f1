import * as pool from '../pool.js';
import type { Card } from '../vocabulary.js';
import { compileCard } from './cards.js';

/** Registers a table of cards. */
export function register(table: Readonly<Record<string, Card>>): void {
  for (const [id, card] of Object.entries(table)) pool.cards.register({ id, card });
}

export const compileAll = (): void => pool.cards.compileAll(compileCard);

/** A changed card, as a further definition under the same name. */
export const compileVariant = (id: string, changes: string, change: (printed: Card) => Card): number =>
  pool.cards.variant(id, changes, change, compileCard);
