import { blockInterval } from '../intervals/block-interval.js';
import { type BlockCounts, blockTotal } from '../intervals/block-mean.js';

/**
 * Blocks for each pair in the next round, so that all intervals become equally wide by the time `total` blocks are
 * played: a pair's share goes with the variance of its blocks. A pair that is not `open` gets none.
 */
export function allotment(
  counts: readonly BlockCounts[],
  total: number,
  open: readonly boolean[] = counts.map(() => true),
): number[] {
  const done = counts.map(blockTotal);
  const need = counts.map((each, i) => (open[i] ? spread(each, done[i]!) : 0));
  return allotted(need, done, total);
}

/** What is missing until the shares of `total` are in proportion to the needs, `done` being there already. */
export function allotted(need: readonly number[], done: readonly number[], total: number): number[] {
  const all = need.reduce((sum, n) => sum + n, 0);
  const missing = need.map((n, i) => (n === 0 ? 0 : Math.max(0, (total * n) / all - done[i]!)));
  return split(total - done.reduce((sum, n) => sum + n, 0), missing);
}

/** Blocks in proportion to the weights, in whole numbers that add up. */
function split(blocks: number, weights: readonly number[]): number[] {
  let left = Math.max(0, blocks);
  let rest = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => {
    const part = weight === 0 ? 0 : Math.round((left * weight) / rest);
    left -= part;
    rest -= weight;
    return part;
  });
}

/** In proportion to the variance of a block: the squared width of the interval times its blocks. */
function spread(counts: BlockCounts, blocks: number): number {
  if (blocks === 0) return 1;
  const [low, high] = blockInterval(counts);
  return (high - low) ** 2 * blocks;
}
