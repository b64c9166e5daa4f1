import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';

/** The sample variance of the blocks' scores (denominator n - 1); NaN for fewer than two blocks. */
export function blockVariance(counts: BlockCounts): number {
  const mean = blockMean(counts);
  const games = counts.length - 1;
  let squares = 0;
  for (let wins = 0; wins <= games; wins++) squares += counts[wins]! * (wins / games - mean) ** 2;
  const blocks = blockTotal(counts);
  return blocks > 1 ? squares / (blocks - 1) : Number.NaN;
}
