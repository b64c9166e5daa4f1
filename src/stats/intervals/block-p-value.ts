import { errorFunction } from 'simple-statistics';
import { isFew } from './block-interval.js';
import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { exactTails } from './exact-interval.js';
import { scoreSquared } from './score-interval.js';

/**
 * The two-sided p-value of the claim that the win rate is `rate`, strictly between 0 and 1, for a number of
 * blocks fixed in advance: the test whose accepted rates at 5% are `blockInterval`. Blocks of one game give
 * the chi-squared test of a proportion, https://en.wikipedia.org/wiki/Score_test, and where wins or losses are
 * few twice the smaller tail of the binomial distribution. Accurate to 1e-7.
 */
export function blockPValue(counts: BlockCounts, rate: number): number {
  // Nothing speaks against the observed mean, also when all blocks are alike and have no variance.
  if (blockTotal(counts) === 0 || blockMean(counts) === rate) return 1;
  if (isFew(counts)) {
    const { atMost, atLeast } = exactTails(counts, rate);
    return Math.min(1, 2 * atMost, 2 * atLeast);
  }
  return 1 - errorFunction(Math.sqrt(scoreSquared(counts, rate) / 2));
}
