import { expect, test } from 'vitest';
import type { DialPoint } from './dial-curve.js';
import { pointsPerStep, slopePoint } from './points-per-step.js';

const point = (value: number, lost: number, won: number): DialPoint => ({ value, counts: [lost, won] });

/**
 * Newcombe's method 10 in R 4, from prop.test(…, correct = FALSE)$conf.int: 112/140 - 96/160 is 0.2 with the
 * interval 0.0964 to 0.2966. Here between 1 and 5, so per step a quarter.
 */
test('the fall between two points, per step, with Newcombe’s interval', () => {
  const found = pointsPerStep([point(1, 28, 112), point(5, 64, 96)], 3);
  expect(found).toMatchObject({ from: 1, to: 5 });
  expect(found.value).toBeCloseTo(0.05, 12);
  expect(4 * found.low).toBeCloseTo(0.0963525111, 8);
  expect(4 * found.high).toBeCloseTo(0.296623519, 8);
});

const POINTS = [
  point(-6, 10, 90),
  point(0, 90, 110),
  point(1, 95, 105),
  point(3, 50, 50),
  point(4, 50, 50),
  point(7, 60, 40),
  point(8, 30, 20),
  point(12, 9, 1),
];

test.each([
  { name: 'the best known 2 to 5 steps away', place: 3.4, from: 0, to: 7 },
  { name: 'too near ones are left out', place: 2, from: 0, to: 4 },
  { name: 'else the nearest beyond', place: -0.5, from: -6, to: 3 },
  { name: 'the last points, before the end', place: 11.5, from: 7, to: 12 },
  { name: 'the last points, far beyond', place: Infinity, from: 7, to: 12 },
  { name: 'the first points, far before', place: -Infinity, from: -6, to: 0 },
])('which points: $name', ({ place, from, to }) => {
  expect(pointsPerStep(POINTS, place)).toMatchObject({ from, to });
});

test('a single point says nothing', () => {
  expect(pointsPerStep([point(0, 4, 6)], 0)).toEqual({
    value: Number.NaN,
    low: -Infinity,
    high: Infinity,
    from: 0,
    to: 0,
  });
});

test.each([
  { name: 'before', side: -1, value: 0 },
  { name: 'after', side: 1, value: 7 },
] as const)('slopePoint: $name', ({ side, value }) => {
  expect(slopePoint(POINTS, 3.4, side)?.value).toBe(value);
  expect(slopePoint(POINTS, 18 * side, side)).toBeUndefined();
});
