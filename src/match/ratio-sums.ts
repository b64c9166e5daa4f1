import type { RatioMoments } from '../stats/intervals/ratio-interval.js';

/** Places of sums over blocks of unequal size: as `RatioMoments`. */
const enum Sum {
  blocks = 0,
  sizes,
  hits,
  sizesSquared,
  products,
  hitsSquared,
  size,
}
/** How many numbers they are. */
export const RATIO_SUMS: number = Sum.size;

/** Adds a block; one of size 0 tells nothing. */
export function addRatio(at: Float64Array, from: number, size: number, hits: number): void {
  if (size === 0) return;
  at[from + Sum.blocks]!++;
  at[from + Sum.sizes]! += size;
  at[from + Sum.hits]! += hits;
  at[from + Sum.sizesSquared]! += size * size;
  at[from + Sum.products]! += size * hits;
  at[from + Sum.hitsSquared]! += hits * hits;
}

export function ratioAt(at: Float64Array, from: number): RatioMoments {
  const [n, sizes, hits, sizesSquared, products, hitsSquared] = at.subarray(from, from + Sum.size);
  return {
    n: n!,
    sizes: sizes!,
    hits: hits!,
    sizesSquared: sizesSquared!,
    products: products!,
    hitsSquared: hitsSquared!,
  };
}
