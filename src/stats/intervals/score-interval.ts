import { root } from '../numerics/root.js';
import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { mostLikely } from './most-likely.js';
import { type Interval, Z95 } from './wilson.js';

/**
 * The score interval, at 95% unless `z` says otherwise, for the win rate of games that are only independent from block to block, of which
 * there is at least one. Near 0 and 1 it needs many wins and losses: see `blockInterval`.
 *
 * A rate is inside when the observed mean lies within `z` standard errors of it, the standard error being
 * that of the most likely distribution of block scores WITH that rate. Blocks of one game give Wilson's
 * interval; blocks of two give Tango's interval for paired proportions (Statistics in Medicine 17, 1998,
 * https://pubmed.ncbi.nlm.nih.gov/9595618/). Blocks that all went the same way need no special case.
 */
export function scoreInterval(counts: BlockCounts, z = Z95): Interval {
  const mean = blockMean(counts);
  const excess = (rate: number) => scoreSquared(counts, rate) - z * z;
  const low = mean === 0 ? 0 : root(mean, 0, excess);
  const high = mean === 1 ? 1 : root(mean, 1, excess);
  return [low, high];
}

/**
 * The squared number of standard errors between the observed mean and a rate strictly between 0 and 1, the
 * variance of a block's score being that of the most likely distribution with this rate.
 */
export function scoreSquared(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  const distances = Array.from(counts, (_, wins) => wins / games - rate);
  const shares = mostLikely(counts, distances);
  const variance = shares.reduce((sum, share, wins) => sum + share * distances[wins]! ** 2, 0);
  return ((blockMean(counts) - rate) ** 2 * blockTotal(counts)) / variance;
}
