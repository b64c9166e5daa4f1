import { expect, test } from 'vitest';
import { leastSquares } from './least-squares.js';

const COLUMNS = [
  [1, 0, 2, 1, 0],
  [2, 1, -1, 0, 1],
  [0, 3, 1, 1, -1],
  [-1, 1, 0, 2, 1],
];

/** numpy: np.linalg.lstsq */
test('leastSquares', () => {
  const expected = [1.47477624, -0.52969894, -0.2921074, -0.47233523];
  const found = leastSquares(COLUMNS, [1, -2, 3, 0.5, -1]);
  for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 7);
});

test('leastSquares: an exact sum is found again', () => {
  const sum = COLUMNS[0]!.map((_, i) => 2 * COLUMNS[0]![i]! - 3 * COLUMNS[3]![i]!);
  for (const [i, value] of [2, 0, 0, -3].entries())
    expect(leastSquares(COLUMNS, sum)[i]).toBeCloseTo(value, 12);
});
