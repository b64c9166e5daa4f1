import { studentTail } from './student-tail.js';

/**
 * Student's two-sided p-value of the claim that a quantity has the mean 0 that was seen `blocks` times, from
 * its sum and its sum of squares: the test whose accepted means at 5% are `meanInterval`. 1 with fewer than
 * two blocks. https://en.wikipedia.org/wiki/Student%27s_t-test#One-sample_t-test
 */
export function meanPValue(blocks: number, sum: number, sumOfSquares: number): number {
  if (blocks < 2 || sum === 0) return 1;
  const mean = sum / blocks;
  const variance = Math.max(0, sumOfSquares - sum * mean) / (blocks - 1);
  return studentTail(mean / Math.sqrt(variance / blocks), blocks - 1);
}
