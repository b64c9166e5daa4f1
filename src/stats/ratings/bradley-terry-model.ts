import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import { inverse } from '../numerics/inverse.js';
import { connectedParts } from './connected-parts.js';
import { scoreVariance } from './score-variance.js';

/** Blocks of games between entrants a and b, scored for a. Entrants are numbered from 0. */
export interface PairCounts {
  readonly a: number;
  readonly b: number;
  readonly counts: BlockCounts;
}

/** A pair as the model sees it. */
export interface Comparison {
  readonly a: number;
  readonly b: number;
  readonly counts: BlockCounts;
  readonly blocks: number;
  readonly games: number;
  readonly mean: number;
}

export interface BradleyTerryModel {
  readonly comparisons: readonly Comparison[];
  /** Log-odds; their mean is 0. */
  readonly strengths: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

const MOST_STEPS = 200;
const LONGEST_STEP = 2;
const CLOSE = 1e-11;

/**
 * Bradley and Terry's model: a beats b with the odds exp(strength of a - strength of b),
 * https://en.wikipedia.org/wiki/Bradley%E2%80%93Terry_model. Maximum likelihood with Jeffreys' prior as
 * penalty, which is worth half a game won and half a game lost where only two entrants meet, so an entrant
 * that won everything has a finite strength (Firth, Biometrika 80, 1993, https://doi.org/10.1093/biomet/80.1.27).
 *
 * Games of a block are not independent, so the covariance is the sandwich estimator from blocks,
 * https://en.wikipedia.org/wiki/Heteroskedasticity-consistent_standard_errors, a block's variance being that
 * of the most likely scores with the model's rate.
 */
export function bradleyTerryModel(pairs: readonly PairCounts[]): BradleyTerryModel {
  const comparisons = pairs.map(comparisonOf).filter(({ blocks }) => blocks > 0);
  const size = 1 + comparisons.reduce((most, { a, b }) => Math.max(most, a, b), -1);
  refuseParts(size, comparisons);
  let strengths: readonly number[] = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const moves = newtonStep(strengths, comparisons);
    const longest = Math.max(...moves.map(Math.abs));
    const scale = Math.min(1, LONGEST_STEP / longest);
    strengths = strengths.map((strength, i) => strength + scale * moves[i]!);
    if (longest < CLOSE) return { comparisons, strengths, covariance: covarianceOf(strengths, comparisons) };
  }
  throw new Error(`the strengths did not settle in ${MOST_STEPS} steps`);
}

function comparisonOf({ a, b, counts }: PairCounts): Comparison {
  const blocks = blockTotal(counts);
  return { a, b, counts, blocks, games: blocks * (counts.length - 1), mean: blockMean(counts) };
}

function refuseParts(size: number, comparisons: readonly Comparison[]): void {
  const parts = connectedParts(
    size,
    comparisons.map(({ a, b }) => [a, b]),
  );
  if (parts.length === 1) return;
  const listed = parts.map((part) => part.join(' ')).join(' | ');
  throw new Error(`entrants can't be compared across parts that never met: ${listed || 'nobody played'}`);
}

/** The rate that the model gives to side a of a comparison. */
function modelRate(strengths: readonly number[], { a, b }: Comparison): number {
  return rateAhead(strengths[a]! - strengths[b]!);
}

function rateAhead(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The rates of either side; one minus a rate near 1 would have no digits left. */
export function modelRates(strengths: readonly number[], { a, b }: Comparison): [won: number, lost: number] {
  const ahead = strengths[a]! - strengths[b]!;
  return [rateAhead(ahead), rateAhead(-ahead)];
}

/** Newton's step for the penalised likelihood. */
function newtonStep(strengths: readonly number[], comparisons: readonly Comparison[]): number[] {
  const information = inverseInformation(strengths, comparisons);
  const score = strengths.map(() => 0);
  for (const comparison of comparisons) {
    const { a, b, games, mean } = comparison;
    const [won, lost] = modelRates(strengths, comparison);
    const leverage = games * won * lost * spread(information, a, b);
    const excess = games * (mean * lost - (1 - mean) * won) + leverage * (0.5 - won);
    score[a]! += excess;
    score[b]! -= excess;
  }
  return information.map((row) => row.reduce((sum, cell, i) => sum + cell * score[i]!, 0));
}

/** The variance of the difference of two entrants under a covariance matrix. */
export function spread(covariance: readonly (readonly number[])[], a: number, b: number): number {
  return covariance[a]![a]! + covariance[b]![b]! - 2 * covariance[a]![b]!;
}

/** Of the information about differences; the mean, about which nothing is known, is held by an added term. */
function inverseInformation(strengths: readonly number[], comparisons: readonly Comparison[]): number[][] {
  const weights = comparisons.map((comparison) => {
    const [won, lost] = modelRates(strengths, comparison);
    return comparison.games * won * lost;
  });
  const hold = weights.reduce((sum, weight) => sum + weight, 0) / strengths.length ** 2;
  return inverse(weightedPairs(strengths.length, comparisons, weights, hold));
}

/** The sum over pairs of weight · (e_a - e_b)(e_a - e_b)ᵀ, with `hold` added to every cell. */
export function weightedPairs(
  size: number,
  comparisons: readonly Comparison[],
  weights: readonly number[],
  hold: number,
): number[][] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(hold));
  for (const [i, { a, b }] of comparisons.entries()) {
    matrix[a]![a]! += weights[i]!;
    matrix[b]![b]! += weights[i]!;
    matrix[a]![b]! -= weights[i]!;
    matrix[b]![a]! -= weights[i]!;
  }
  return matrix;
}

function covarianceOf(strengths: readonly number[], comparisons: readonly Comparison[]): number[][] {
  const bread = inverseInformation(strengths, comparisons);
  const variances = comparisons.map((comparison) => {
    const { games, blocks, counts } = comparison;
    return (games * games * scoreVariance(counts, modelRate(strengths, comparison))) / blocks;
  });
  const filling = weightedPairs(strengths.length, comparisons, variances, 0);
  return product(product(bread, filling), bread);
}

function product(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number[][] {
  return one.map((row) =>
    other[0]!.map((_, j) => row.reduce((sum, cell, k) => sum + cell * other[k]![j]!, 0)),
  );
}
