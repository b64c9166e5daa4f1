import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { exactInterval } from './exact-interval.js';
import { scoreInterval } from './score-interval.js';
import type { Interval } from './wilson.js';

/** With more wins and losses than this a normal distribution is near enough. */
const FEW = 20;

/**
 * The 95% interval for the win rate of games that are only independent from block to block, for a number of
 * blocks fixed in advance: the score interval, or the exact one where wins or losses are so few that the score
 * interval would hold in as little as 80% of cases.
 */
export function blockInterval(counts: BlockCounts): Interval {
  if (blockTotal(counts) === 0) return [0, 1];
  return isFew(counts) ? exactInterval(counts) : scoreInterval(counts);
}

/** Whether wins or losses are few; what is no whole number, as in plans for later, has no exact distribution. */
export function isFew(counts: BlockCounts): boolean {
  const games = blockTotal(counts) * (counts.length - 1);
  const wins = blockMean(counts) * games;
  return Math.min(wins, games - wins) <= FEW && Array.from(counts).every(Number.isInteger);
}
