import { expect, test } from 'vitest';
import { chiSquareTail } from './chi-square-tail.js';

/** R 4.2: pchisq(x, degrees, lower.tail = FALSE) */
test.each([
  { x: 3.84, degrees: 1, tail: 0.0500435212487052 },
  { x: 0.5, degrees: 2, tail: 0.778800783071405 },
  { x: 10, degrees: 3, tail: 0.0185661354630432 },
  { x: 25.5, degrees: 7, tail: 0.000618459493263392 },
  { x: 15.7, degrees: 15, tail: 0.402265135570228 },
  { x: 20100, degrees: 19701, tail: 0.0227488885579681 },
  { x: 300, degrees: 10, tail: 1.55467475438032e-58 },
  { x: 0, degrees: 4, tail: 1 },
])('chiSquareTail($x, $degrees)', ({ x, degrees, tail }) => {
  expect(Math.abs(chiSquareTail(x, degrees) - tail)).toBeLessThan(2e-7);
});

test('far out with an even number of degrees it is exact', () => {
  expect(chiSquareTail(300, 10) / 1.55467475438032e-58).toBeCloseTo(1, 10);
});
