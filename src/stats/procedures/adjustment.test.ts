import { expect, test } from 'vitest';
import { adjustment, STAGES } from './adjustment.js';

const flat = (rate: number) => ({ first: rate, second: rate });

test('between a sure win and a sure loss the handicap goes up and down for ever', () => {
  const rates = Array.from({ length: 25 }, (_, handicap) => flat(handicap < 2 ? 1 : 0));
  const found = adjustment(rates, 4, 1.5);
  expect(found.shares[1]).toBeCloseTo(0.5, 9);
  expect(found.shares[2]).toBeCloseTo(0.5, 9);
  expect(found.mean).toBeCloseTo(1.5, 9);
  expect(found.distance).toBeCloseTo(0.5, 9);
  expect(found.imbalance).toBeCloseTo(0.5, 9);
  expect(found.gamesToFair).toBe(6);
  expect(found.gamesToSettle).toBe(Infinity);
  expect(found.course.map(({ games, mean }) => [games, mean]).slice(0, 3)).toEqual([
    [0, 4],
    [5, 3],
    [10, 1],
  ]);
});

test('a steeper curve keeps the handicap nearer to the fair number', () => {
  const curve = (slope: number) =>
    Array.from({ length: 25 }, (_, handicap) => flat(1 / (1 + Math.exp(slope * (handicap - 6)))));
  const [gentle, steep] = [adjustment(curve(0.1), 4, 6), adjustment(curve(0.4), 4, 6)];
  expect(gentle.mean).toBeCloseTo(6, 0);
  expect(steep.mean).toBeCloseTo(6, 1);
  expect(steep.distance).toBeLessThan(gentle.distance);
  expect(steep.gamesToFair).toBeLessThan(gentle.gamesToFair);
  expect(gentle.course.map(({ games }) => games)).toEqual(STAGES);
  expect(gentle.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
});

test('a start next to the fair number is there at once; without a fair number nothing ever is', () => {
  const rates = Array.from({ length: 25 }, (_, handicap) => flat(0.9 - 0.1 * Math.min(handicap, 8)));
  expect(adjustment(rates, 4, 3.5).gamesToFair).toBe(0);
  const hopeless = adjustment(Array(25).fill(flat(0.9)), 4, Infinity);
  expect(hopeless).toMatchObject({ gamesToFair: Infinity, distance: Infinity });
});
