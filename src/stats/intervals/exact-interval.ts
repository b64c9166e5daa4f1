import { root } from '../numerics/root.js';
import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { mostLikely } from './most-likely.js';
import type { Interval } from './wilson.js';

/** The chances of as few wins as were seen or fewer, and of as many or more. */
interface Tails {
  readonly atMost: number;
  readonly atLeast: number;
}

/**
 * The 95% interval for the win rate from the exact distribution of the number of wins, for few wins or few
 * losses in blocks that are independent of each other.
 *
 * A rate is inside when neither so few wins nor so many are rarer than 2.5% (half of what `level` leaves), the distribution of block scores
 * being the most likely one WITH that rate. Blocks of one game give Clopper and Pearson's interval,
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Clopper%E2%80%93Pearson_interval
 */
export function exactInterval(counts: BlockCounts, level = 0.95): Interval {
  const rare = (1 - level) / 2;
  const mean = blockMean(counts);
  const edge = (end: number, tail: keyof Tails) =>
    mean === end ? end : root(mean, end, (rate) => Math.log(rare / exactTails(counts, rate)[tail]));
  return [edge(0, 'atLeast'), edge(1, 'atMost')];
}

/** Both tails of the number of wins at a rate strictly between 0 and 1. */
export function exactTails(counts: BlockCounts, rate: number): Tails {
  const games = counts.length - 1;
  const blocks = blockTotal(counts);
  const wins = Math.round(blockMean(counts) * games * blocks);
  const shares = mostLikely(
    counts,
    Array.from(counts, (_, won) => won / games - rate),
  );
  // Losses are counted instead when they are fewer.
  if (2 * wins <= games * blocks) return tailsOf(shares, blocks, wins);
  const { atMost, atLeast } = tailsOf(shares.reverse(), blocks, games * blocks - wins);
  return { atMost: atLeast, atLeast: atMost };
}

function tailsOf(shares: readonly number[], blocks: number, wins: number): Tails {
  const chances = sumOf(shares, blocks, wins + 1);
  const fewer = chances.subarray(0, wins).reduce((sum, chance) => sum + chance, 0);
  return { atMost: fewer + chances[wins]!, atLeast: Math.max(0, 1 - fewer) };
}

/** The chances of 0, 1, … wins, `length` in all, in this number of blocks: a power, by repeated squaring. */
function sumOf(shares: readonly number[], blocks: number, length: number): Float64Array {
  let power = Float64Array.from({ length }, (_, won) => shares[won] ?? 0);
  let sum = Float64Array.from({ length }, (_, won) => (won === 0 ? 1 : 0));
  for (let left = blocks; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = added(sum, power);
    if (left > 1) power = added(power, power);
  }
  return sum;
}

/** The distribution of the sum of two independent numbers of wins, as far as it is asked for. */
function added(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(one.length);
  for (let i = 0; i < one.length; i++) {
    if (one[i] === 0) continue;
    for (let j = 0; i + j < one.length; j++) sum[i + j]! += one[i]! * other[j]!;
  }
  return sum;
}
