import { cholesky, inverse } from '../numerics/inverse.js';
import type { Random } from '../numerics/normal.js';
import type { BradleyTerryModel } from './bradley-terry-model.js';
import { strengthDraws } from './plausible-strengths.js';

/** What is to be expected of an entrant as one of its field. */
export interface ShrunkStrength {
  readonly strength: number;
  readonly low: number;
  readonly high: number;
  /** The chance that it is the strongest. */
  readonly best: number;
}

/** Spreads of the field that are tried, evenly up to the largest. */
const SPREADS = 16;

/** The field's strengths, when they have a certain spread. */
interface Posterior {
  readonly logLikelihood: number;
  readonly means: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/**
 * Strengths drawn towards each other as far as their differences may be noise. The highest of many estimates owes
 * part of its height to luck; as draws from one normal distribution with a spread that is not known, entrants are
 * expected to be nearer to the mean, the more so the less is known about them (https://en.wikipedia.org/wiki/Shrinkage_(statistics)).
 * Every spread is as likely as another beforehand, and how likely it is given the games decides its weight, so that a
 * field that seems to have no spread at all is not taken to have none. Intervals hold 95% of what is plausible.
 */
export function shrunkStrengths(
  { strengths, covariance }: BradleyTerryModel,
  draws: number,
  random: Random,
): ShrunkStrength[] {
  const posteriors = spreadsOf(strengths, covariance).map((spread) =>
    posteriorOf(strengths, covariance, spread),
  );
  const most = Math.max(...posteriors.map(({ logLikelihood }) => logLikelihood));
  const weights = posteriors.map(({ logLikelihood }) => Math.exp(logLikelihood - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = posteriors.flatMap(({ means, covariance }, i) =>
    strengthDraws(means, covariance, Math.round((draws * weights[i]!) / total), random),
  );
  return strengths.map((_, entrant) => summaryOf(drawn, entrant));
}

/** Up to a spread that explains all differences and the errors as well. */
function spreadsOf(strengths: readonly number[], covariance: BradleyTerryModel['covariance']): number[] {
  const size = strengths.length;
  const squares = strengths.reduce((sum, strength) => sum + strength ** 2, 0);
  const errors = covariance.reduce((sum, row, i) => sum + row[i]!, 0);
  const largest = 2 * Math.sqrt((squares + errors) / (size - 1));
  return Array.from({ length: SPREADS }, (_, i) => (largest * (i + 0.5)) / SPREADS);
}

function posteriorOf(
  strengths: readonly number[],
  covariance: BradleyTerryModel['covariance'],
  spread: number,
): Posterior {
  const variance = spread * spread;
  const both = covariance.map((row, i) => row.map((cell, j) => cell + (i === j ? variance : 0)));
  const solver = inverse(both);
  const moved = solver.map((row) => row.reduce((sum, cell, j) => sum + cell * strengths[j]!, 0));
  // The mean of all strengths is 0 by definition, so one direction has no part in the likelihood.
  const logDeterminant =
    2 * cholesky(both).reduce((sum, row, i) => sum + Math.log(row[i]!), 0) - Math.log(variance);
  const misfit = moved.reduce((sum, each, i) => sum + each * strengths[i]!, 0);
  return {
    logLikelihood: -(logDeterminant + misfit) / 2,
    means: moved.map((each) => variance * each),
    covariance: solver.map((row, i) =>
      row.map((cell, j) => (i === j ? variance : 0) - variance * variance * cell),
    ),
  };
}

function summaryOf(drawn: readonly (readonly number[])[], entrant: number): ShrunkStrength {
  const own = drawn.map((draw) => draw[entrant]!).sort((x, y) => x - y);
  const quantile = (share: number) => own[Math.min(own.length - 1, Math.floor(share * own.length))]!;
  return {
    strength: own.reduce((sum, each) => sum + each, 0) / own.length,
    low: quantile(0.025),
    high: quantile(0.975),
    best: drawn.filter((draw) => draw[entrant]! >= Math.max(...draw)).length / drawn.length,
  };
}
