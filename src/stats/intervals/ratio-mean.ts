import { studentT95 } from '../numerics/student-t.js';
import { studentTail } from '../numerics/student-tail.js';
import type { RatioMoments } from './ratio-interval.js';
import type { Interval } from './wilson.js';

export interface RatioMean {
  readonly mean: number;
  readonly interval: Interval;
  /** Two-sided, of the claim that the mean is 0. */
  readonly pValue: number;
}

/**
 * The mean of a quantity from -1 to 1, such as a difference of wins, over trials that come in independent blocks of
 * unequal size: the ratio estimator of survey sampling, its variance by linearisation (Cochran, Sampling Techniques,
 * 1977, section 6.3), with Student's quantiles. `hits` is the sum of the quantity. Fewer than two blocks, or blocks
 * that leave no deviation to measure by, leave everything open.
 */
export function ratioMean(moments: RatioMoments): RatioMean {
  const { n, sizes, hits, sizesSquared, products, hitsSquared } = moments;
  const mean = sizes === 0 ? 0 : hits / sizes;
  const squares = hitsSquared - 2 * mean * products + mean * mean * sizesSquared;
  if (n < 2 || squares <= 0) return { mean, interval: [-1, 1], pValue: 1 };
  const error = (Math.sqrt(squares / (n * (n - 1))) * n) / sizes;
  const reach = studentT95(n - 1) * error;
  return {
    mean,
    interval: [Math.max(-1, mean - reach), Math.min(1, mean + reach)],
    pValue: studentTail(mean / error, n - 1),
  };
}
