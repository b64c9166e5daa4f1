import type { Interval } from './wilson.js';

/** What is left out at either end. */
const TAIL = 0.0125;

/**
 * A 97.5% interval for a figure from resampled ones: their middle 97.5%, and the same turned over at the
 * estimate. Where resampling moves a figure to one side, as it does a distance that can't be less than none,
 * the estimate is off to that side too: then the first is off twice as far, and the second hardly. Both
 * together hold in either case (https://en.wikipedia.org/wiki/Bootstrapping_(statistics), percentile and basic
 * bootstrap). Figures lie from 0 to `most` and may be infinite.
 */
export function percentileInterval(
  resampled: readonly number[],
  estimate: number,
  most = Infinity,
): Interval {
  const sorted = Float64Array.from(resampled).sort();
  const tail = Math.floor(TAIL * sorted.length);
  const [low, high] = [sorted[tail]!, sorted[sorted.length - 1 - tail]!];
  if (!Number.isFinite(high + estimate)) return [low, high];
  return [
    Math.max(0, Math.min(low, 2 * estimate - high)),
    Math.min(most, Math.max(high, 2 * estimate - low)),
  ];
}
