import { expect, test } from 'vitest';
import { blockInterval } from '../intervals/block-interval.js';
import { blockPValue } from '../intervals/block-p-value.js';
import { benjaminiHochberg } from './benjamini-hochberg.js';
import { falseCoverageLevel } from './false-coverage.js';

// By hand: 1 - 0.05 * 2 / 5, and with none chosen Bonferroni's level.
test.each([
  { name: 'two of five chosen', q: [0.01, 0.2, 0.05, 0.9, 0.06], level: 0.98 },
  { name: 'none chosen', q: [0.2, 0.9], level: 0.975 },
  { name: 'all chosen', q: [0.01, 0.02], level: 0.95 },
])('$name', ({ q, level }) => {
  expect(falseCoverageLevel(q)).toBeCloseTo(level, 12);
});

test('intervals exclude an even match exactly where q is at most 0.05', () => {
  const all = [0, 8, 14, 18, 20, 22, 25, 27, 30, 45].map((more) => [200 - more, 300, 200 + more]);
  const q = benjaminiHochberg(all.map((counts) => blockPValue(counts, 0.5)));
  const level = falseCoverageLevel(q);
  const excluded = all.map((counts) => blockInterval(counts, level)[0] > 0.5);
  expect(excluded).toEqual(q.map((each) => each <= 0.05));
  expect(new Set(excluded).size).toBe(2);
});
