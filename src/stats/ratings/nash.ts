import { holm } from '../comparisons/holm.js';
import { blockMean } from '../intervals/block-mean.js';
import { blockPValue } from '../intervals/block-p-value.js';
import { nonnegativeLeastSquares, residual } from '../numerics/nonnegative-least-squares.js';
import type { PairCounts } from './bradley-terry-model.js';
import type { PValue } from './cycles.js';

const ALPHA = 0.05;
/** A weight below it is rounding. */
const NOTHING = 1e-12;

/**
 * The mixed choice that can't be beaten: `payoff[i][j]` is what entrant i wins against entrant j (its win rate
 * minus one half), the opposite of `payoff[j][i]`, and the weights give nobody an expected gain against them:
 * the Nash equilibrium of a symmetric zero-sum game, https://en.wikipedia.org/wiki/Zero-sum_game#Solving.
 *
 * Where several mixtures can't be beaten, it is the most even one, whose sum of squares is least; so equal
 * entrants get equal weights. Finding it is a least distance problem, which Lawson and Hanson ("Solving Least
 * Squares Problems", 1974, chapter 23) turn into least squares with non-negative coefficients; it is solved
 * exactly but for rounding.
 */
export function nash(payoff: readonly (readonly number[])[]): number[] {
  const most = Math.max(...payoff.flat().map(Math.abs)) || 1;
  const columns = [...notNegative(payoff.length), ...notBeaten(payoff, most), payoff.map(() => 1).concat(1)];
  const target = [...payoff.map(() => 0), 1];
  const rest = residual(columns, nonnegativeLeastSquares(columns, target), target);
  const raw = payoff.map((_, i) => -rest[i]! / rest.at(-1)!);
  const weights = raw.map((weight) => (weight < NOTHING ? 0 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * The same from games: a pair counts as even unless it is clearly uneven (Holm over all pairs), because noise would
 * give some of equal entrants all the weight, however many games were played.
 */
export function clearNash(
  size: number,
  pairs: readonly PairCounts[],
  pValue: PValue = blockPValue,
): number[] {
  const adjusted = holm(pairs.map(({ counts }) => pValue(counts, 0.5)));
  const payoff = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const [i, { a, b, counts }] of pairs.entries()) {
    if (adjusted[i]! > ALPHA) continue;
    payoff[a]![b] = blockMean(counts) - 0.5;
    payoff[b]![a] = 0.5 - blockMean(counts);
  }
  return nash(payoff);
}

/** One condition per entrant: its weight is at least 0. A condition's last entry is its right side. */
function notNegative(size: number): number[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? 1 : 0)),
  );
}

/** One condition per opponent: the mixture wins at least 0 against it. */
function notBeaten(payoff: readonly (readonly number[])[], scale: number): number[][] {
  return payoff.map((_, opponent) => [...payoff.map((row) => row[opponent]! / scale), 0]);
}
