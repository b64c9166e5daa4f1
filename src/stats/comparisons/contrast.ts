import { blockInterval } from '../intervals/block-interval.js';
import { type BlockCounts, blockMean } from '../intervals/block-mean.js';
import type { Interval } from '../intervals/wilson.js';

/** For each arm whether its rate is added or taken away; as many of the one as of the other. */
export type Signs = readonly (1 | -1)[];

/**
 * Blocks by what arms that played them won, each with its sign: a sum of rates and a difference within blocks, so
 * that luck which the arms share cancels out. `wins[block][arm]` of `games` games each. As scores of a block, 1/2
 * says no difference.
 */
export function contrastCounts(wins: readonly (readonly number[])[], signs: Signs, games: number): number[] {
  const counts = new Array<number>(signs.length * games + 1).fill(0);
  for (const block of wins) {
    const sum = signs.reduce((total, sign, arm) => total + sign * block[arm]!, 0);
    counts[(signs.length * games) / 2 + sum]!++;
  }
  return counts;
}

/** The contrast of the arms' win rates. */
export function contrastMean(counts: BlockCounts, arms: number): number {
  return arms * (blockMean(counts) - 0.5);
}

/** The interval for it; with two arms that of `pairedDifference`. */
export function contrastInterval(counts: BlockCounts, arms: number, level?: number): Interval {
  const [low, high] = blockInterval(counts, level);
  return [arms * (low - 0.5), arms * (high - 0.5)];
}
