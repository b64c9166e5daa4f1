import { expect, test } from 'vitest';
import { meanInterval } from './mean-interval.js';
import { meanPValue } from './mean-p-value.js';

const momentsOf = (values: readonly number[]) =>
  [values.length, values.reduce((a, b) => a + b, 0), values.reduce((a, b) => a + b * b, 0)] as const;

test('a plain sample', () => {
  // scipy.stats.ttest_1samp([0.1, -0.2, 0.4, 0.3, 0.25, -0.05, 0.15], 0)
  const [n, sum, squares] = momentsOf([0.1, -0.2, 0.4, 0.3, 0.25, -0.05, 0.15]);
  expect(meanPValue(n, sum, squares)).toBeCloseTo(0.13441864, 7);
});

test('5% is where the interval ends at 0', () => {
  const [n, sum, squares] = momentsOf([1, 2, 3, 4, 5, 6]);
  const [low] = meanInterval(n, sum, squares);
  const shifted = momentsOf([1, 2, 3, 4, 5, 6].map((value) => value - low));
  expect(meanPValue(...shifted)).toBeCloseTo(0.05, 6);
});

test.each([
  { name: 'one block', moments: [1, 3, 9] as const, p: 1 },
  { name: 'no block', moments: [0, 0, 0] as const, p: 1 },
  { name: 'nothing but zeros', moments: [50, 0, 0] as const, p: 1 },
  { name: 'always the same', moments: [50, 50, 50] as const, p: 0 },
  { name: 'always the same, many blocks', moments: [400, 800, 1600] as const, p: 0 },
  { name: 'two that happen to be alike', moments: [2, 4, 8] as const, p: 0.5 },
  { name: 'five that happen to be alike', moments: [5, -10, 20] as const, p: 0.0625 },
])('$name', ({ moments: [n, sum, squares], p }) => expect(meanPValue(n, sum, squares)).toBeCloseTo(p, 12));
