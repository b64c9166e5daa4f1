import { expect, test } from 'vitest';
import { blockSaving } from './block-saving.js';

test.each([
  // Closed form: shares 1/4, 1/2, 1/4 are two independent even games; n / (n - 1) stays from the variance.
  { name: 'independent games save nothing', counts: [250, 500, 250], saving: 1 - 1000 / 999 },
  { name: 'every block split saves all', counts: [0, 10, 0], saving: 1 },
  { name: 'blocks won or lost whole cost as much again', counts: [500, 0, 500], saving: 1 - 2000 / 999 },
])('blockSaving: $name', ({ counts, saving }) => {
  expect(blockSaving(counts)).toBeCloseTo(saving, 12);
});

test('blockSaving: nothing can be said when all is won', () => {
  expect(blockSaving([0, 0, 10])).toBeNaN();
});
