import { sampleVariance } from 'simple-statistics';
import { expect, test } from 'vitest';
import { blockVariance } from './block-variance.js';

test.each([
  // numpy: np.var(np.repeat([0, .5, 1], [20, 50, 30]), ddof=1)
  { name: 'three scores', counts: [20, 50, 30], variance: 0.123737373737374 },
  { name: 'no difference between blocks', counts: [0, 5, 0], variance: 0 },
  { name: 'blocks of one game', counts: [1, 1], variance: 0.5 },
])('blockVariance: $name', ({ counts, variance }) => {
  expect(blockVariance(counts)).toBeCloseTo(variance, 12);
});

test('blockVariance agrees with simple-statistics on the scores themselves', () => {
  const counts = [3, 1, 4, 1, 5];
  const scores = counts.flatMap((count, wins) => new Array<number>(count).fill(wins / 4));
  expect(blockVariance(counts)).toBeCloseTo(sampleVariance(scores), 12);
});

test('blockVariance: one block has none', () => {
  expect(blockVariance([0, 1, 0])).toBeNaN();
});
