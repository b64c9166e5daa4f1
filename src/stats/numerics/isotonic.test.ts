import { expect, test } from 'vitest';
import { isotonic } from './isotonic.js';

const ones = (length: number) => new Array<number>(length).fill(1);

/** R 4.2: isoreg(values)$yf; weights by rep(values, weights), falling by isoreg of the negative values. */
test.each([
  {
    name: 'the example of R’s help page',
    values: [1, 0, 4, 3, 3, 5, 4, 2, 0],
    weights: ones(9),
    direction: 'increasing',
    expected: [0.5, 0.5, 3, 3, 3, 3, 3, 3, 3],
  },
  {
    name: 'falling, with weights',
    values: [0.61, 0.64, 0.55, 0.57, 0.57, 0.41, 0.44, 0.2],
    weights: [3, 1, 2, 5, 4, 1, 6, 2],
    direction: 'decreasing',
    expected: [
      0.6175, 0.6175, 0.566363636363636, 0.566363636363636, 0.566363636363636, 0.435714285714286,
      0.435714285714286, 0.2,
    ],
  },
  {
    name: 'already in order',
    values: [1, 2, 2, 5],
    weights: ones(4),
    direction: 'increasing',
    expected: [1, 2, 2, 5],
  },
  { name: 'nothing', values: [], weights: [], direction: 'increasing', expected: [] },
] as const)('isotonic: $name', ({ values, weights, direction, expected }) => {
  const fitted = isotonic(values, weights, direction);
  expect(fitted).toHaveLength(expected.length);
  for (const [i, value] of expected.entries()) expect(fitted[i]).toBeCloseTo(value, 12);
});
