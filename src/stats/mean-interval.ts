import { studentT95 } from './student-t.js';
import type { Interval } from './wilson.js';

/**
 * Student's 95% interval for the mean of a quantity that was seen `blocks` times, from its sum and its sum of
 * squares: for what is not a win rate, such as turns per game. A skewed quantity needs some dozens of blocks.
 * Everything is open with fewer than two.
 * https://en.wikipedia.org/wiki/Student%27s_t-distribution#Confidence_intervals_and_hypothesis_testing
 */
export function meanInterval(blocks: number, sum: number, sumOfSquares: number): Interval {
  if (blocks < 2) return [-Infinity, Infinity];
  const mean = sum / blocks;
  // Rounding can leave a sum of squares a hair too small when all blocks are alike.
  const variance = Math.max(0, sumOfSquares - sum * mean) / (blocks - 1);
  const reach = studentT95(blocks - 1) * Math.sqrt(variance / blocks);
  return [mean - reach, mean + reach];
}
