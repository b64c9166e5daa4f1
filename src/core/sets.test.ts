import { expect, test } from 'vitest';
import { sayPool } from './sets.js';

test.each<[string, string[][], string]>([
  ['all of both', [['A'], ['A', 'B']], 'A complete (2 cards), B complete (1 card)'],
  ['one card is missing', [['A', 'B']], 'A 1 of 2, B complete (1 card)'],
  ['nothing yet', [], 'A 0 of 2, B 0 of 1'],
])('%s', (_, pool, said) => {
  expect(
    sayPool(
      pool.map((sets) => ({ sets })),
      { A: 2, B: 1 },
    ),
  ).toBe(said);
});
