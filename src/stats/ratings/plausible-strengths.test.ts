import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { jointReach, strengthDraws } from './plausible-strengths.js';

/** Independent errors of variance 1, less their mean. */
const centred = (size: number) =>
  Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1 : 0) - 1 / size),
  );

test('draws have the means and the covariance, and a mean of 0', () => {
  const draws = strengthDraws([1, 0, -1], centred(3), 20_000, seedrandom('draws'));
  const mean = (of: (draw: number[]) => number) =>
    draws.reduce((sum, draw) => sum + of(draw), 0) / draws.length;
  expect(mean(([x]) => x!)).toBeCloseTo(1, 1);
  expect(mean(([x, y, z]) => Math.abs(x! + y! + z!))).toBeLessThan(1e-6);
  expect(mean(([x]) => (x! - 1) ** 2)).toBeCloseTo(2 / 3, 1);
  expect(mean(([x, y]) => (x! - 1) * y!)).toBeCloseTo(-1 / 3, 1);
});

/** Two entrants have one error between them; of many, R's qmvnorm and Bonferroni's bound are near each other. */
test.each([
  { size: 2, reach: 1.96 },
  { size: 15, reach: 2.92 },
])('all of $size at once', ({ size, reach }) => {
  const found = jointReach(centred(size), 20_000, seedrandom('joint'));
  expect(found).toBeGreaterThan(reach - 0.06);
  expect(found).toBeLessThan(reach + 0.06);
});
