import type { Interval } from './wilson.js';

/**
 * The middle 95% of resampled figures, https://en.wikipedia.org/wiki/Bootstrapping_(statistics). Its ends are
 * figures themselves, not values between two of them: figures may be infinite.
 */
export function percentileInterval(resampled: readonly number[]): Interval {
  const sorted = Float64Array.from(resampled).sort();
  return [sorted[Math.floor(0.025 * sorted.length)]!, sorted[Math.ceil(0.975 * sorted.length) - 1]!];
}
