import { describe, expect, test } from 'vitest';
import { blockInterval } from './block-interval.js';
import { blockPValue } from './block-p-value.js';

/** R 4: prop.test(wins, n, rate, correct = FALSE)$p.value */
describe('blocks of one game give the chi-squared test', () => {
  test.each([
    { wins: 60, n: 100, rate: 0.5, p: 0.0455002638963585 },
    { wins: 520, n: 1000, rate: 0.5, p: 0.205903210732068 },
  ])('$wins of $n against $rate', ({ wins, n, rate, p }) => {
    expect(blockPValue([n - wins, wins], rate)).toBeCloseTo(p, 6);
  });
});

/** R 4: min(1, 2 * pbinom(wins, n, rate), 2 * pbinom(wins - 1, n, rate, lower.tail = FALSE)) */
describe('few wins or losses give the exact test', () => {
  test.each([
    { wins: 7, n: 10, rate: 0.2, p: 0.0017287168 },
    { wins: 0, n: 20, rate: 0.1, p: 0.243153309181139 },
    { wins: 3, n: 3, rate: 0.5, p: 0.25 },
    { wins: 5, n: 5, rate: 0.5, p: 0.0625 },
  ])('$wins of $n against $rate', ({ wins, n, rate, p }) => {
    expect(blockPValue([n - wins, wins], rate)).toBeCloseTo(p, 12);
  });
});

/** R 4: mcnemar.test(matrix(c(794, 86, 150, 570), 2), correct = FALSE)$p.value */
test('blocks of two games give McNemar’s test of an even score', () => {
  expect(blockPValue([86, 794 + 570, 150], 0.5)).toBeCloseTo(3.09929344104522e-5, 7);
});

test.each([{ counts: [20, 50, 30] }, { counts: [5, 10, 30, 20, 15] }, { counts: [0, 3, 47] }])(
  'the ends of the 95% interval have p = 0.05: $counts',
  ({ counts }) => {
    for (const end of blockInterval(counts)) expect(blockPValue(counts, end)).toBeCloseTo(0.05, 6);
  },
);

test('no block speaks against any rate', () => {
  expect(blockPValue([0, 0, 0], 0.3)).toBe(1);
});
