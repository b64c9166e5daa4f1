import { blockInterval } from '../intervals/block-interval.js';
import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import { dirichlet } from '../numerics/dirichlet.js';
import type { Random } from '../numerics/normal.js';
import type { FieldRates } from './field-rates.js';

export interface Percentile {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 4000;

/**
 * The share of all decks like those of a field that a deck is stronger than, with a 95% interval: strength is the win
 * rate against the field, `rates` those of its decks (see `fieldRates`). The interval holds the two things that are
 * not known. The deck's rate is only known from its blocks; and the field is a sample, of which so many being weaker
 * says what share of all decks is weaker as any sample does: a beta distribution, by Jeffreys' prior. A deck
 * whose own rate is noisy says less than a whole deck about that share: as much as the part of the variance of measured
 * rates that is no noise. Both are drawn together
 * (https://en.wikipedia.org/wiki/Bootstrapping_(statistics)#Bayesian_bootstrap).
 */
export function percentile(
  counts: BlockCounts,
  { rates, shrinkage }: FieldRates,
  random: Random,
  draws = DRAWS,
): Percentile {
  const field = [...rates].sort((x, y) => x - y);
  const told = shrinkage ** 2;
  const drawn = Array.from({ length: draws }, () => {
    const weaker = weakerIn(field, plausibleRate(counts, random));
    return dirichlet([told * weaker, told * (field.length - weaker)], random)[0]!;
  }).sort((x, y) => x - y);
  const value = weakerIn(field, blockMean(counts)) / field.length;
  const [low, high] = [0.025, 0.975].map((share) => drawn[Math.floor(share * draws)]!);
  return { value, low: Math.min(value, low!), high: Math.max(value, high!) };
}

/**
 * How much a block tells about the percentile: the variance that it has because of one block's luck. It is largest
 * where decks are dense, in the middle of the field; a deck at its end needs few games.
 */
export function percentileNeed(counts: BlockCounts, rates: readonly number[]): number {
  const field = [...rates].sort((x, y) => x - y);
  const blocks = blockTotal(counts);
  const [low, high] = blockInterval(counts);
  const reach = (weakerIn(field, high) - weakerIn(field, low) + 1) / field.length;
  return reach ** 2 * blocks;
}

/** A win rate as it may well be after these blocks. */
function plausibleRate(counts: BlockCounts, random: Random): number {
  const shares = dirichlet(Array.from(counts), random);
  return shares.reduce((sum, share, wins) => sum + share * wins, 0) / (counts.length - 1);
}

/** How many of the rates, in order, are below this one; equal ones count half. */
export function weakerIn(field: readonly number[], rate: number): number {
  return (firstFrom(field, (each) => each >= rate) + firstFrom(field, (each) => each > rate)) / 2;
}

/** By halving: the first place where a condition holds that holds for all after it. */
function firstFrom(field: readonly number[], holds: (rate: number) => boolean): number {
  let [low, high] = [0, field.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(field[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
