import { type Estimate, independentDifference } from './difference-interval.js';

/** One of several things that were ranked beforehand and then measured. */
interface Ranked extends Estimate {
  /** The higher, the lower its rate should be. */
  readonly rank: number;
}

/** Two of them, by their positions: the one with the lower rank first. */
type Pair = readonly [lower: number, higher: number];

export interface OrderAgreement {
  /** Pairs whose measured rates stand as their ranks say, the other way round, or too close to tell. */
  readonly as: readonly Pair[];
  readonly against: readonly Pair[];
  readonly close: readonly Pair[];
}

/**
 * How far measured rates agree with an order that was given, pair by pair, as Kendall's rank correlation counts
 * them (https://en.wikipedia.org/wiki/Kendall_rank_correlation_coefficient). Pairs of equal rank say nothing.
 * A pair counts only when the 95% interval for its difference, as of independent rates, is on one side of 0.
 */
export function orderAgreement(items: readonly Ranked[]): OrderAgreement {
  const found = { as: [] as Pair[], against: [] as Pair[], close: [] as Pair[] };
  items.forEach((one, i) => {
    items.forEach((other, j) => {
      if (one.rank >= other.rank) return;
      const [low, high] = independentDifference(one, other);
      const verdict = low > 0 ? 'as' : high < 0 ? 'against' : 'close';
      found[verdict].push([i, j]);
    });
  });
  return found;
}
