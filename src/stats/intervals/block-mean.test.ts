import { expect, test } from 'vitest';
import { blockMean, blockTotal } from './block-mean.js';

test.each([
  { name: 'one block split', counts: [0, 1, 0], mean: 0.5, total: 1 },
  { name: 'all lost', counts: [8, 0, 0], mean: 0, total: 8 },
  { name: 'all won', counts: [0, 0, 8], mean: 1, total: 8 },
  { name: 'blocks of four', counts: [1, 0, 1, 0, 2], mean: 2.5 / 4, total: 4 },
])('blockMean: $name', ({ counts, mean, total }) => {
  expect(blockMean(counts)).toBe(mean);
  expect(blockTotal(counts)).toBe(total);
});
