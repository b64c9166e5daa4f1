import { fold, nearest } from '../../../core/names.js';
import { cardsOfSet, sayPool } from '../../../core/sets.js';
import { PRINTED } from '../sets.js';
import type { SetCode } from '../vocabulary.js';
import type { PoolCard } from './deck.js';

/** The pool by id and by English name. */
export class PoolNames {
  private readonly byName = new Map<string, PoolCard>();

  constructor(private readonly pool: readonly PoolCard[]) {
    for (const card of pool) {
      this.byName.set(fold(card.id), card);
      this.byName.set(fold(card.name), card);
    }
  }

  find(title: string): PoolCard | undefined {
    return this.byName.get(fold(title));
  }

  nearest(title: string): string | undefined {
    return nearest(
      title,
      this.pool.map(({ name }) => name),
    );
  }

  isComplete(set: SetCode): boolean {
    return cardsOfSet(this.bySets(), set) >= PRINTED[set]!;
  }

  /** How much of each set there is. */
  say(): string {
    return sayPool(this.bySets(), PRINTED);
  }

  private bySets(): { sets: string[] }[] {
    return this.pool.map(({ sets }) => ({ sets: Object.keys(sets) }));
  }
}
