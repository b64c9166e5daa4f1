import { chiSquareTail } from '../numerics/chi-square-tail.js';
import { inverse } from '../numerics/inverse.js';
import {
  bradleyTerryModel,
  type Comparison,
  modelRates,
  type PairCounts,
  weightedPairs,
} from './bradley-terry-model.js';
import { scoreVariance } from './score-variance.js';

export interface Fit {
  readonly statistic: number;
  readonly degrees: number;
  readonly p: number;
}

/**
 * Does one number per entrant explain all pairs? Pearson's chi-squared test of the model's rates against the
 * measured ones, each with its variance from blocks. A small p says no: who beats whom depends on the pair.
 * Pairs that close no circle can't say no: without degrees of freedom p is 1.
 *
 * The model's rates fit the games best as if these were independent; the test moves them by one step to where
 * they fit best given the blocks' variances, because only then is the statistic chi-squared,
 * https://en.wikipedia.org/wiki/Minimum_chi-square_estimation
 */
export function bradleyTerryFit(pairs: readonly PairCounts[]): Fit {
  const { strengths, comparisons } = bradleyTerryModel(pairs);
  const residuals = comparisons.map((comparison) => residualOf(strengths, comparison));
  const moves = bestMoves(strengths.length, comparisons, residuals);
  const statistic = residuals.reduce((sum, { excess, slope, weight }, i) => {
    const { a, b } = comparisons[i]!;
    return sum + weight * (excess - slope * (moves[a]! - moves[b]!)) ** 2;
  }, 0);
  const degrees = comparisons.length - strengths.length + 1;
  return { statistic, degrees, p: degrees === 0 ? 1 : chiSquareTail(statistic, degrees) };
}

interface Residual {
  readonly excess: number;
  /** How fast the model's rate moves with the difference of strengths. */
  readonly slope: number;
  readonly weight: number;
}

function residualOf(strengths: readonly number[], comparison: Comparison): Residual {
  const [won, lost] = modelRates(strengths, comparison);
  const { mean, blocks, counts } = comparison;
  return {
    excess: mean * lost - (1 - mean) * won,
    slope: won * lost,
    weight: blocks / scoreVariance(counts, won),
  };
}

/** The moves of the strengths that make the weighted squares of what is left over least. */
function bestMoves(
  size: number,
  comparisons: readonly Comparison[],
  residuals: readonly Residual[],
): number[] {
  const weights = residuals.map(({ slope, weight }) => weight * slope * slope);
  const hold = weights.reduce((sum, weight) => sum + weight, 0) / size ** 2;
  const right = new Array<number>(size).fill(0);
  for (const [i, { excess, slope, weight }] of residuals.entries()) {
    right[comparisons[i]!.a]! += weight * slope * excess;
    right[comparisons[i]!.b]! -= weight * slope * excess;
  }
  const solver = inverse(weightedPairs(size, comparisons, weights, hold));
  return solver.map((row) => row.reduce((sum, cell, i) => sum + cell * right[i]!, 0));
}
