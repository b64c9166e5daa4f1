import { normalQuantile } from '../numerics/normal-quantile.js';
import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { exactInterval } from './exact-interval.js';
import { scoreInterval } from './score-interval.js';
import { type Interval, Z95 } from './wilson.js';

/** Of every interval of which nothing else is said. */
export const LEVEL = 0.95;
/** With more wins and losses than this a normal distribution is near enough. */
const FEW = 20;

/**
 * The interval, at 95% unless `level` says otherwise, for the win rate of games that are only independent from block to block, for a number of
 * blocks fixed in advance: the score interval, or the exact one where wins or losses are so few that the score
 * interval would hold in as little as 80% of cases.
 */
export function blockInterval(counts: BlockCounts, level = LEVEL): Interval {
  if (blockTotal(counts) === 0) return [0, 1];
  if (isFew(counts)) return exactInterval(counts, level);
  return scoreInterval(counts, level === LEVEL ? Z95 : normalQuantile((1 + level) / 2));
}

/** Whether wins or losses are few; what is no whole number, as in plans for later, has no exact distribution. */
export function isFew(counts: BlockCounts): boolean {
  const games = blockTotal(counts) * (counts.length - 1);
  const wins = blockMean(counts) * games;
  return Math.min(wins, games - wins) <= FEW && Array.from(counts).every(Number.isInteger);
}
