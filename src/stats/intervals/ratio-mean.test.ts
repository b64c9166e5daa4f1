import { expect, test } from 'vitest';
import { meanInterval } from './mean-interval.js';
import { meanPValue } from './mean-p-value.js';
import { ratioMean } from './ratio-mean.js';

/** Moments of blocks, each with its size and its sum. */
function momentsOf(blocks: readonly (readonly [size: number, hits: number])[]) {
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

test('blocks of one size: Student’s interval and test', () => {
  const values = [1, -1, 0, 1, 1, 0, -1, 1];
  const found = ratioMean(momentsOf(values.map((value) => [1, value])));
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const [low, high] = meanInterval(8, 2, squares);
  expect(found.mean).toBeCloseTo(0.25, 12);
  expect(found.interval[0]).toBeCloseTo(low, 12);
  expect(found.interval[1]).toBeCloseTo(high, 12);
  expect(found.pValue).toBeCloseTo(meanPValue(8, 2, squares), 12);
});

// By hand: mean 3/5, residuals -0.2, 0.4, -0.2; error sqrt(0.24 / 6) * 3 / 5 = 0.12; t(2) = 4.302653; cut off at 1.
test('blocks of different sizes: Cochran’s ratio estimator', () => {
  const found = ratioMean(
    momentsOf([
      [2, 1],
      [1, 1],
      [2, 1],
    ]),
  );
  expect(found.mean).toBeCloseTo(0.6, 12);
  expect(found.mean - found.interval[0]).toBeCloseTo(0.12 * 4.302653, 5);
  expect(found.interval[1]).toBe(1);
});

test('too little to tell leaves everything open', () => {
  expect(ratioMean(momentsOf([[2, 1]]))).toEqual({ mean: 0.5, interval: [-1, 1], pValue: 1 });
  expect(ratioMean(momentsOf([])).interval).toEqual([-1, 1]);
});
