import { type BlockCounts, blockTotal } from '../intervals/block-mean.js';
import { mostLikely } from '../intervals/most-likely.js';

/** Nearer to 0 or 1 a rate has too few digits left to be told from it. */
const NEAREST = 1e-12;

/**
 * The variance of a block's score under the most likely distribution of scores whose mean is `modelRate`: that of `blockInterval`. It is positive also when all blocks were alike: at least
 * 1 / blocks of what independent games would have.
 */
export function scoreVariance(counts: BlockCounts, modelRate: number): number {
  const rate = Math.min(1 - NEAREST, Math.max(NEAREST, modelRate));
  const games = counts.length - 1;
  const distances = Array.from(counts, (_, wins) => wins / games - rate);
  const shares = mostLikely(counts, distances);
  const variance = shares.reduce((sum, share, wins) => sum + share * distances[wins]! ** 2, 0);
  return Math.max(variance, (rate * (1 - rate)) / (games * blockTotal(counts)));
}
