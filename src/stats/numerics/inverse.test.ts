import { expect, test } from 'vitest';
import { inverse } from './inverse.js';

/** numpy: np.linalg.inv */
test('inverse of a symmetric matrix', () => {
  const found = inverse([
    [4, 1, -2],
    [1, 3, 0.5],
    [-2, 0.5, 5],
  ]);
  const expected = [
    [0.36875, -0.15, 0.1625],
    [-0.15, 0.4, -0.1],
    [0.1625, -0.1, 0.275],
  ];
  for (const [i, row] of expected.entries()) {
    for (const [j, cell] of row.entries()) expect(found[i]![j]).toBeCloseTo(cell, 12);
  }
});

test('inverse: not positive definite', () => {
  expect(() =>
    inverse([
      [1, 2],
      [2, 1],
    ]),
  ).toThrow('not positive definite');
});
