import { expect, test } from 'vitest';
import { percentileInterval } from './percentile-interval.js';

/** 0 to 999, in no order. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);

test.each([
  { name: 'the middle 97.5% when the estimate is in the middle', estimate: 499.5, interval: [12, 987] },
  { name: 'figures that lie above the estimate reach as far below it', estimate: 300, interval: [0, 987] },
  { name: 'figures that lie below it reach as far above', estimate: 700, interval: [12, 1388] },
])('$name', ({ estimate, interval }) => {
  expect(percentileInterval(THOUSAND, estimate)).toEqual(interval);
});

test('nothing lies beyond what a figure can be', () => {
  const shares = THOUSAND.map((n) => n / 1000);
  expect(percentileInterval(shares, 0.9, 1)).toEqual([0.012, 1]);
});

test('a figure that never varies has no width', () => {
  expect(percentileInterval([0.5, 0.5, 0.5], 0.5, 1)).toEqual([0.5, 0.5]);
});

test.each([{ estimate: 2 }, { estimate: Infinity }])('figures may be infinite: $estimate', ({ estimate }) => {
  expect(percentileInterval([1, Infinity, 2, Infinity], estimate)).toEqual([1, Infinity]);
});
