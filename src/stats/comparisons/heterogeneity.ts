import { type Interval, Z95 } from '../intervals/wilson.js';
import { chiSquareTail } from '../numerics/chi-square-tail.js';

/**
 * The p-value of the claim that several 95% intervals are about one and the same value: Cochran's Q, the squared
 * distances from the weighted mean, each in its own standard errors; chi-squared with one degree of freedom less
 * than there are intervals. W. G. Cochran, Biometrics 10, 1954, 101–129. Estimates that share
 * their luck are more alike than independent ones, so their p-value is rather too large.
 */
export function heterogeneity(intervals: readonly Interval[]): number {
  if (intervals.length < 2) return 1;
  const values = intervals.map(([low, high]) => (low + high) / 2);
  const weights = intervals.map(([low, high]) => ((2 * Z95) / (high - low)) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0) / total;
  const q = weights.reduce((sum, weight, i) => sum + weight * (values[i]! - mean) ** 2, 0);
  return chiSquareTail(q, intervals.length - 1);
}
