import { expect, test } from 'vitest';
import type { Interval } from '../intervals/wilson.js';
import { heterogeneity } from './heterogeneity.js';

/** R 4.2: w <- (2 * qnorm(.975) / (high - low))^2; pchisq(sum(w * (v - weighted.mean(v, w))^2), k - 1, lower = F) */
test.each([
  {
    name: 'two rates',
    intervals: [
      [0.55, 0.6],
      [0.45, 0.55],
    ],
    p: 0.00854935270332645,
  },
  {
    name: 'three handicaps',
    intervals: [
      [2.1, 3.1],
      [2.9, 3.8],
      [3.2, 4.6],
    ],
    p: 0.00751627846502104,
  },
  {
    name: 'the same value',
    intervals: [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    p: 1,
  },
  {
    name: 'far apart',
    intervals: [
      [-1, 0],
      [3, 4],
    ],
    p: 0,
  },
  { name: 'a single one', intervals: [[0, 1]], p: 1 },
] as { name: string; intervals: Interval[]; p: number }[])('$name', ({ intervals, p }) => {
  expect(heterogeneity(intervals)).toBeCloseTo(p, 6);
});
