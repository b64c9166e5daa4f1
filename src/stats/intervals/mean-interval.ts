import { studentPoint } from '../numerics/student-t.js';
import { isVarianceOpen, sampleVariance } from './sample-variance.js';
import type { Interval } from './wilson.js';

/**
 * Student's interval, at 95% unless `level` says otherwise, for the mean of a quantity that was seen `blocks` times, from its sum and its sum of
 * squares: for what is not a win rate, such as turns per game. A skewed quantity needs some dozens of blocks.
 * Everything is open with fewer than two, and with so few that are all alike that this may be chance.
 * https://en.wikipedia.org/wiki/Student%27s_t-distribution#Confidence_intervals_and_hypothesis_testing
 */
export function meanInterval(blocks: number, sum: number, sumOfSquares: number, level = 0.95): Interval {
  const mean = sum / blocks;
  const variance = sampleVariance(blocks, sum, sumOfSquares);
  if (isVarianceOpen(blocks, variance)) return [-Infinity, Infinity];
  const reach = studentPoint(blocks - 1, level) * Math.sqrt(variance / blocks);
  return [mean - reach, mean + reach];
}
