import { distance } from 'fastest-levenshtein';
import type { PoolCard } from './deck.js';
import { fold } from './names.js';

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

  /** The name that takes the fewest changes of letters, and whether they are few enough for a typing error. */
  nearest(title: string): { name: string; near: boolean } | undefined {
    const wanted = fold(title.slice(0, LONGEST_NAME));
    let best: PoolCard | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const card of this.pool) {
      const changes = distance(wanted, fold(card.name));
      if (changes < least) [best, least] = [card, changes];
    }
    return best && { name: best.name, near: least <= Math.max(2, wanted.length / 3) };
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
