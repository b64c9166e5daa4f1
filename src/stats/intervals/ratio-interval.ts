import { studentT95 } from '../numerics/student-t.js';
import { blockInterval } from './block-interval.js';
import { type Interval, wilson } from './wilson.js';

/** Sums over independent blocks of unequal size: how many blocks, their sizes, the hits in them, and products. */
export interface RatioMoments {
  readonly n: number;
  readonly sizes: number;
  readonly hits: number;
  readonly sizesSquared: number;
  readonly products: number;
  readonly hitsSquared: number;
}

/**
 * The 95% interval for the share of hits where blocks have different numbers of trials: the ratio estimator of
 * survey sampling, its variance by linearisation (Cochran, Sampling Techniques, 1977, section 6.3), cut off at 0 and
 * 1. Blocks of one trial each are plain trials and get `blockInterval`, which also holds for few hits; where all or
 * none are hits, each block counts as one trial.
 */
export function ratioInterval({
  n,
  sizes,
  hits,
  sizesSquared,
  products,
  hitsSquared,
}: RatioMoments): Interval {
  if (sizes === n) return blockInterval([n - hits, hits]);
  if (hits === 0 || hits === sizes) return wilson(hits === 0 ? 0 : n, n);
  if (n < 2) return [0, 1];
  const share = hits / sizes;
  const squares = hitsSquared - 2 * share * products + share * share * sizesSquared;
  const error = (Math.sqrt(Math.max(0, squares) / (n * (n - 1))) * n) / sizes;
  const reach = studentT95(n - 1) * error;
  return [Math.max(0, share - reach), Math.min(1, share + reach)];
}
