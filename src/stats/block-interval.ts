import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { edge } from './edge.js';
import { mostLikely } from './most-likely.js';
import { type Interval, Z95 } from './wilson.js';

/**
 * The 95% score interval for the win rate of games that are only independent from block to block.
 *
 * A rate is inside when the observed mean lies within 1.96 standard errors of it, the standard error being
 * that of the most likely distribution of block scores WITH that rate. Blocks of one game give Wilson's
 * interval; blocks of two give Tango's interval for paired proportions (Statistics in Medicine 17, 1998,
 * https://pubmed.ncbi.nlm.nih.gov/9595618/). Blocks that all went the same way need no special case.
 */
export function blockInterval(counts: BlockCounts): Interval {
  const blocks = blockTotal(counts);
  if (blocks === 0) return [0, 1];
  const mean = blockMean(counts);
  const inside = (rate: number) => (mean - rate) ** 2 * blocks <= Z95 * Z95 * varianceGiven(counts, rate);
  const low = mean === 0 ? 0 : edge(mean, 0, inside);
  const high = mean === 1 ? 1 : edge(mean, 1, inside);
  return [low, high];
}

/** The variance of a block's score under the most likely distribution with this mean. */
function varianceGiven(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  const distances = Array.from(counts, (_, wins) => wins / games - rate);
  const shares = mostLikely(counts, distances);
  return shares.reduce((sum, share, wins) => sum + share * distances[wins]! ** 2, 0);
}
