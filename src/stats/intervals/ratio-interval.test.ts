import { expect, test } from 'vitest';
import { blockInterval } from './block-interval.js';
import { type RatioMoments, ratioInterval } from './ratio-interval.js';
import { wilson } from './wilson.js';

function momentsOf(blocks: readonly (readonly [size: number, hits: number])[]): RatioMoments {
  const sum = (of: (size: number, hits: number) => number) =>
    blocks.reduce((total, [size, hits]) => total + of(size, hits), 0);
  return {
    n: blocks.length,
    sizes: sum((size) => size),
    hits: sum((_, hits) => hits),
    sizesSquared: sum((size) => size * size),
    products: sum((size, hits) => size * hits),
    hitsSquared: sum((_, hits) => hits * hits),
  };
}

test('by hand: ten blocks of one to three trials', () => {
  // The share is 11/20; R's qt(0.975, 9) is 2.262157.
  const blocks = [
    [1, 1],
    [2, 1],
    [3, 2],
    [2, 0],
    [1, 0],
    [3, 3],
    [2, 1],
    [2, 2],
    [1, 0],
    [3, 1],
  ] as const;
  const residuals = blocks.map(([size, hits]) => hits - (11 / 20) * size);
  const squares = residuals.reduce((sum, r) => sum + r * r, 0);
  const reach = (2.262157 * Math.sqrt(squares / 90) * 10) / 20;
  const [low, high] = ratioInterval(momentsOf(blocks));
  expect(low).toBeCloseTo(0.55 - reach, 6);
  expect(high).toBeCloseTo(0.55 + reach, 6);
});

test('blocks of one trial are plain trials', () => {
  const blocks = Array.from({ length: 60 }, (_, i) => [1, i < 25 ? 1 : 0] as const);
  expect(ratioInterval(momentsOf(blocks))).toEqual(blockInterval([35, 25]));
});

test.each([
  ['none are hits', 0, wilson(0, 8)],
  ['all are hits', 2, wilson(8, 8)],
])('%s: each block counts once', (_, hits, expected) => {
  const blocks = Array.from({ length: 8 }, () => [2, hits] as const);
  expect(ratioInterval(momentsOf(blocks))).toEqual(expected);
});

test('one block tells nothing', () => {
  expect(ratioInterval(momentsOf([[2, 1]]))).toEqual([0, 1]);
});
