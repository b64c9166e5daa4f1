import { errorFunction, probit } from 'simple-statistics';
import { type Interval, Z95 } from './wilson.js';

/**
 * The 95% interval for a figure from resampled ones: their middle, moved by as much as they lie off the
 * estimate, because the estimate lies off the truth likewise (Efron's bias-corrected percentiles,
 * https://doi.org/10.1214/ss/1177013815). The ends are resampled figures themselves, not values between two
 * of them: figures may be infinite.
 */
export function percentileInterval(resampled: readonly number[], estimate: number): Interval {
  const sorted = Float64Array.from(resampled).sort();
  const shift = 2 * probit(shareBelow(sorted, estimate));
  return [at(sorted, normalShare(shift - Z95)), at(sorted, normalShare(shift + Z95))];
}

/** The share of figures below the estimate, half of those that equal it; never quite none or all. */
function shareBelow(sorted: Float64Array, estimate: number): number {
  const below = sorted.filter((value) => value < estimate).length;
  const equal = sorted.filter((value) => value === estimate).length;
  const least = 1 / (2 * sorted.length);
  return Math.min(1 - least, Math.max(least, (below + equal / 2) / sorted.length));
}

/** The share of a standard normal distribution below `z`. */
function normalShare(z: number): number {
  return (1 + errorFunction(z / Math.SQRT2)) / 2;
}

function at(sorted: Float64Array, share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))]!;
}
