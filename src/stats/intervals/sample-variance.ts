/** A smaller part of the sum of squares is rounding. */
const ROUNDING = 1e-12;
const ALPHA = 0.05;

/** The variance of a quantity that was seen `blocks` times, from its sum and its sum of squares; at least 0. */
export function sampleVariance(blocks: number, sum: number, sumOfSquares: number): number {
  const squares = sumOfSquares - (sum * sum) / blocks;
  return squares <= ROUNDING * sumOfSquares ? 0 : squares / (blocks - 1);
}

/**
 * The chance that blocks with two equally likely values all come out alike: the sign test's p-value,
 * https://en.wikipedia.org/wiki/Sign_test. Blocks that are alike at one look were so at all looks before, so it
 * holds for all looks at once.
 */
export function chanceOfAlike(blocks: number): number {
  return 2 ** (1 - blocks);
}

/** Whether so few blocks were seen, all alike, that they say nothing of how the quantity varies. */
export function isVarianceOpen(blocks: number, variance: number): boolean {
  return blocks < 2 || (variance === 0 && chanceOfAlike(blocks) > ALPHA);
}
