import { type BlockCounts, blockTotal } from './block-mean.js';
import { mostLikely } from './most-likely.js';

/**
 * The variance of a block's score under the most likely distribution of scores whose mean is `rate`, strictly
 * between 0 and 1: that of `blockInterval`. It is positive also when all blocks were alike: at least
 * 1 / blocks of what independent games would have.
 */
export function scoreVariance(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  const distances = Array.from(counts, (_, wins) => wins / games - rate);
  const shares = mostLikely(counts, distances);
  const variance = shares.reduce((sum, share, wins) => sum + share * distances[wins]! ** 2, 0);
  return Math.max(variance, (rate * (1 - rate)) / (games * blockTotal(counts)));
}
