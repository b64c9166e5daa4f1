import { blockInterval } from '../intervals/block-interval.js';
import { blockMean } from '../intervals/block-mean.js';
import type { Apart } from './equivalence.js';

/** For each arm whether its rate is added or taken away; as many of the one as of the other. */
export type Signs = readonly (1 | -1)[];

/**
 * Blocks by what arms that played them won, each with its sign: a sum of rates and a difference within blocks, so
 * that luck which the arms share cancels out. `wins[block][arm]` of `games` games each. As scores of a block, 1/2
 * says no difference.
 */
function contrastCounts(wins: readonly (readonly number[])[], signs: Signs, games: number): number[] {
  const counts = new Array<number>(signs.length * games + 1).fill(0);
  for (const block of wins) {
    const sum = signs.reduce((total, sign, arm) => total + sign * block[arm]!, 0);
    counts[(signs.length * games) / 2 + sum]!++;
  }
  return counts;
}

/** The contrast of the arms' win rates; the interval of two arms is that of `pairedDifference`. */
export function contrast(wins: readonly (readonly number[])[], signs: Signs, games: number): Apart {
  const counts = contrastCounts(wins, signs, games);
  const inRates = (score: number) => signs.length * (score - 0.5);
  return {
    value: inRates(blockMean(counts)),
    at: (level) => {
      const [low, high] = blockInterval(counts, level);
      return [inRates(low), inRates(high)];
    },
  };
}
