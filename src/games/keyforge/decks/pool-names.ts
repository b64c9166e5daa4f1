import { fold, nearest } from '../../../core/names.js';
import type { PoolCard } from './deck.js';

/** No card's name comes near this; it bounds the work on a line that is no name at all. */
const LONGEST_NAME = 100;

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

  /** Splits `3x anger`, `3 anger` and `anger x3`, but leaves names with numbers of their own whole. */
  counted(text: string): { title: string; copies: number } {
    const whole = { title: text, copies: 1 };
    if (text.length > LONGEST_NAME) return whole;
    const split = leadingCount(text) ?? trailingCount(text);
    if (split === undefined || (this.find(split.title) === undefined && this.find(text))) return whole;
    return split;
  }
}

function leadingCount(text: string): { title: string; copies: number } | undefined {
  const found = /^(\d+)(?: ?[x×])? (.+)$/iu.exec(text);
  return found ? { title: found[2]!, copies: Number(found[1]) } : undefined;
}

function trailingCount(text: string): { title: string; copies: number } | undefined {
  const found = /^(.+) [x×] ?(\d+)$/iu.exec(text);
  return found ? { title: found[1]!, copies: Number(found[2]) } : undefined;
}
