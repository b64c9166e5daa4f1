import { type BlockCounts, blockMean } from './block-mean.js';
import { blockVariance } from './block-variance.js';

/**
 * The share of variance that blocks save over as many independent games: 0 when the games of a block have
 * nothing in common, 1 when every block is split evenly, negative when a block is won or lost as a whole.
 * One minus the design effect of cluster sampling, https://en.wikipedia.org/wiki/Design_effect. NaN when
 * all games went one way, or with fewer than two blocks.
 */
export function blockSaving(counts: BlockCounts): number {
  const mean = blockMean(counts);
  const games = counts.length - 1;
  return 1 - (blockVariance(counts) * games) / (mean * (1 - mean));
}
