import { expect, test } from 'vitest';
import { nonnegativeLeastSquares } from './nonnegative-least-squares.js';

const COLUMNS = [
  [1, 0, 2, 1, 0],
  [2, 1, -1, 0, 1],
  [0, 3, 1, 1, -1],
  [-1, 1, 0, 2, 1],
];

/** scipy 1.17: scipy.optimize.nnls */
test.each([
  { name: 'three columns useless', target: [1, -2, 3, 0.5, -1], expected: [1.25, 0, 0, 0] },
  {
    name: 'all used',
    target: [3, 4, 2, 5, 1],
    expected: [1.48535395, 1.19243287, 0.65296989, 1.12896664],
  },
  { name: 'nothing helps', target: [-1, -1, -1, -1, 0], expected: [0, 0, 0, 0] },
])('nonnegativeLeastSquares: $name', ({ target, expected }) => {
  const found = nonnegativeLeastSquares(COLUMNS, target);
  for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 7);
});

test('nonnegativeLeastSquares: columns with one entry only', () => {
  const columns = [
    [1, 0, 0],
    [0, 2, 0],
    [1, 1, 1],
  ];
  expect(nonnegativeLeastSquares(columns, [3, 2, 1])).toEqual([2, 0.5, 1]);
});
