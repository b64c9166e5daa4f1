import { expect, test } from 'vitest';
import { connectedParts } from './connected-parts.js';

test.each([
  {
    name: 'all in one',
    size: 4,
    edges: [
      [2, 3],
      [0, 1],
      [1, 2],
    ],
    parts: [[0, 1, 2, 3]],
  },
  {
    name: 'two and a loner',
    size: 5,
    edges: [
      [4, 0],
      [3, 1],
    ],
    parts: [[0, 4], [1, 3], [2]],
  },
  { name: 'nobody', size: 0, edges: [], parts: [] },
] as const)('connectedParts: $name', ({ size, edges, parts }) => {
  expect(connectedParts(size, edges)).toEqual(parts);
});
