import { chanceOfAlike, isVarianceOpen, sampleVariance } from '../intervals/sample-variance.js';
import type { Interval } from '../intervals/wilson.js';

/** Blocks around which the sequence is narrowest. */
const BEST_AT = 500;
const ALPHA = 0.05;

/** For a mixture that is narrowest after `BEST_AT` blocks: Waudby-Smith and others, their equation for rho. */
const RHO_SQUARED = (2 * Math.log(1 / ALPHA) + Math.log(1 + 2 * Math.log(1 / ALPHA))) / BEST_AT;

/**
 * A 95% interval for the mean of a quantity that holds at all looks at once, when there are some dozens of
 * blocks at the first: Robbins' normal mixture with the variance that was seen, the asymptotic confidence
 * sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, https://arxiv.org/abs/2103.06476. For what is
 * no win rate in a run that might have stopped after any piece.
 */
export function meanSequence(blocks: number, sum: number, sumOfSquares: number, alpha = ALPHA): Interval {
  const mean = sum / blocks;
  const variance = sampleVariance(blocks, sum, sumOfSquares);
  if (isVarianceOpen(blocks, variance)) return [-Infinity, Infinity];
  const growth = blocks * RHO_SQUARED + 1;
  const reach = Math.sqrt(
    ((2 * growth) / (blocks * blocks * RHO_SQUARED)) * Math.log(Math.sqrt(growth) / alpha) * variance,
  );
  return [mean - reach, mean + reach];
}

/** The p-value of the mean 0 that holds whenever one stops to look: 1 over what the mixture has become. */
export function meanSequencePValue(blocks: number, sum: number, sumOfSquares: number): number {
  if (blocks < 2 || sum === 0) return 1;
  const variance = sampleVariance(blocks, sum, sumOfSquares);
  if (variance === 0) return chanceOfAlike(blocks);
  const growth = blocks * RHO_SQUARED + 1;
  const score = (sum * sum * RHO_SQUARED) / (2 * growth * variance);
  return Math.min(1, Math.exp(Math.log(growth) / 2 - score));
}
