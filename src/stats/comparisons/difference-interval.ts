import { blockInterval } from '../intervals/block-interval.js';
import type { BlockCounts } from '../intervals/block-mean.js';
import type { Interval } from '../intervals/wilson.js';

/** `joint[i][j]` blocks in which the first arm won i and the second arm won j of equally many games. */
export type JointCounts = ArrayLike<BlockCounts>;

/**
 * The blocks sorted by the difference of the arms' wins: count k holds the blocks where the first arm won
 * `k - games` more. As scores of a block, 0 says all won by the second arm alone, 1/2 no difference, 1 all
 * won by the first alone.
 */
export function differenceCounts(joint: JointCounts): number[] {
  const games = joint.length - 1;
  const counts = new Array<number>(2 * games + 1).fill(0);
  for (let one = 0; one <= games; one++) {
    for (let other = 0; other <= games; other++) counts[games + one - other]! += joint[one]![other]!;
  }
  return counts;
}

/**
 * An interval for how much more often the first of two arms wins, when both played the SAME blocks (common
 * random numbers), so that what is luck for both cancels out. By default the 95% score interval for one
 * number of blocks fixed in advance, which for blocks of one game is Tango's for paired proportions
 * (https://pubmed.ncbi.nlm.nih.gov/9595618/); with `sequenceInterval` it holds at all looks.
 */
export function pairedDifference(
  joint: JointCounts,
  interval: (counts: BlockCounts) => Interval = (counts) => blockInterval(counts),
): Interval {
  const [low, high] = interval(differenceCounts(joint));
  return [2 * low - 1, 2 * high - 1];
}

/** A win rate with its interval. */
export interface Estimate {
  readonly rate: number;
  readonly interval: Interval;
}

/**
 * The interval for the difference of two arms' win rates that were measured independently, from the two
 * rates' intervals of the same confidence (MOVER, Zou and Donner, https://doi.org/10.1002/sim.3095; from
 * Wilson's intervals it is Newcombe's tenth method). Not for intervals that must hold at all looks.
 */
export function independentDifference(one: Estimate, other: Estimate): Interval {
  const difference = one.rate - other.rate;
  const below = Math.hypot(one.rate - one.interval[0], other.interval[1] - other.rate);
  const above = Math.hypot(one.interval[1] - one.rate, other.rate - other.interval[0]);
  return [difference - below, difference + above];
}
