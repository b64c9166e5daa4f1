import { cholesky } from '../numerics/inverse.js';
import { normal, type Random } from '../numerics/normal.js';

type Matrix = readonly (readonly number[])[];

/**
 * Draws from a normal distribution of strengths whose mean is 0 in every draw, so that their covariance has no
 * inverse: a move that all share is added to it and taken from each draw.
 */
export function strengthDraws(
  means: readonly number[],
  covariance: Matrix,
  draws: number,
  random: Random,
): number[][] {
  const shared = covariance.reduce((sum, row, i) => sum + row[i]!, 0) / covariance.length || 1;
  const lower = cholesky(
    covariance.map((row, i) => row.map((cell, j) => cell + shared + (i === j ? shared * TINY : 0))),
  );
  return Array.from({ length: draws }, () => {
    const noise = means.map(() => normal(random));
    const moved = lower.map((row, i) => {
      let sum = 0;
      for (let k = 0; k <= i; k++) sum += row[k]! * noise[k]!;
      return sum;
    });
    const mean = moved.reduce((sum, each) => sum + each, 0) / moved.length;
    return moved.map((each, i) => means[i]! + each - mean);
  });
}

/** Keeps the last digits of a covariance without an inverse from being taken for less than nothing. */
const TINY = 1e-9;

/**
 * How many standard errors all intervals must reach for 95% of matrices to have every entrant inside its own: the
 * quantile of the largest of many normal quantities with this covariance, by simulation (Hothorn, Bretz and Westfall,
 * https://doi.org/10.1002/bimj.200810425). Never less than what one of them takes.
 */
export function jointReach(covariance: Matrix, draws: number, random: Random): number {
  const errors = covariance.map((row, i) => Math.sqrt(row[i]!));
  const zero = covariance.map(() => 0);
  const most = strengthDraws(zero, covariance, draws, random).map((draw) =>
    Math.max(...draw.map((each, i) => Math.abs(each) / errors[i]!)),
  );
  most.sort((x, y) => x - y);
  return most[Math.ceil(0.95 * draws) - 1]!;
}
