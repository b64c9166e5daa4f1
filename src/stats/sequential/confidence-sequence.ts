import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import type { Interval } from '../intervals/wilson.js';
import { root } from '../numerics/root.js';

/** A part of the capital that stakes the same share of what it has on every block. */
interface Part {
  readonly stake: number;
  readonly logWeight: number;
}

/**
 * Many blocks, or win rates near 0 or 1, call for small stakes, few blocks for large ones. So one part stakes
 * all it has and the others 1 / (1 + 2^power), most weight being on powers around 4. With them the interval
 * is 1.6 to 2 times as wide as one for a number of blocks fixed in advance, from ten blocks to a hundred
 * million and for win rates down to one in a hundred thousand.
 */
const PARTS = partsOf(Array.from({ length: 21 }, (_, i) => 1.25 * i - 3.75));

function partsOf(powers: readonly number[]): readonly Part[] {
  const weigh = (power: number) => 1 / (1 + ((power - 4) / 6) ** 2);
  const weighed = [
    { stake: 1, weight: weigh(powers[0]!) },
    ...powers.map((power) => ({ stake: 1 / (1 + 2 ** power), weight: weigh(power) })),
  ];
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ stake, weight }) => ({ stake, logWeight: Math.log(weight / total / 2) }));
}

/**
 * An interval for the win rate that holds at ALL looks at once: whoever looks after every block and stops
 * when they like, is misled with at most the chance `alpha`, whatever the blocks' distribution and however
 * few they are. For each possible rate it asks what a gambler would own who bets against that rate at fair
 * odds; a rate that would have made them 1 / alpha times richer is outside (Ville's inequality). See
 * Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting,
 * https://arxiv.org/abs/2010.09686.
 */
export function sequenceInterval(counts: BlockCounts, alpha = 0.05): Interval {
  if (blockTotal(counts) === 0) return [0, 1];
  const mean = blockMean(counts);
  const excess = (rate: number) => logCapital(counts, rate) + Math.log(alpha);
  const low = mean === 0 ? 0 : root(mean, 0, excess);
  const high = mean === 1 ? 1 : root(mean, 1, excess);
  return [low, high];
}

/**
 * The logarithm of what a capital of 1 has become, one half of it bet on more wins than `rate` says, one half
 * on fewer. Stakes never change, so the order of blocks does not matter. The logarithm of each part is
 * convex in the rate, hence that of the sum: the rates inside form one interval. No part has grown at the
 * observed mean, so the mean is in it.
 */
export function logCapital(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  const more = Array.from(counts, (_, wins) => wins / games / rate - 1);
  const fewer = Array.from(counts, (_, wins) => (games - wins) / games / (1 - rate) - 1);
  const logs: number[] = [];
  for (const { stake, logWeight } of PARTS) {
    logs.push(logWeight + growth(counts, more, stake), logWeight + growth(counts, fewer, stake));
  }
  return logSum(logs);
}

/** The logarithm of the growth after all blocks, when one with k wins gains `gains[k]` times the stake. */
function growth(counts: BlockCounts, gains: readonly number[], stake: number): number {
  let sum = 0;
  for (let wins = 0; wins < gains.length; wins++) {
    if (counts[wins] !== 0) sum += counts[wins]! * Math.log1p(stake * gains[wins]!);
  }
  return sum;
}

/** The logarithm of a sum whose terms are too large or small for anything but logarithms. */
function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - largest);
  return largest + Math.log(sum);
}
