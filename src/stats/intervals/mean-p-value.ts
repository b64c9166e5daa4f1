import { studentTail } from '../numerics/student-tail.js';
import { chanceOfAlike, sampleVariance } from './sample-variance.js';

/**
 * Student's two-sided p-value of the claim that a quantity has the mean 0 that was seen `blocks` times, from
 * its sum and its sum of squares: the test whose accepted means at 5% are `meanInterval`. 1 with fewer than
 * two blocks; blocks that are all alike have no deviation to measure by and get the sign test. https://en.wikipedia.org/wiki/Student%27s_t-test#One-sample_t-test
 */
export function meanPValue(blocks: number, sum: number, sumOfSquares: number): number {
  if (blocks < 2 || sum === 0) return 1;
  const variance = sampleVariance(blocks, sum, sumOfSquares);
  if (variance === 0) return chanceOfAlike(blocks);
  return studentTail(sum / blocks / Math.sqrt(variance / blocks), blocks - 1);
}
