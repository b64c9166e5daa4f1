import { expect, test } from 'vitest';
import type { Interval } from '../intervals/wilson.js';
import { sameVerdict } from './agreement.js';

test.each([
  {
    name: 'all above',
    intervals: [
      [0.51, 0.55],
      [0.52, 0.6],
    ],
    verdict: 'all above',
  },
  {
    name: 'all below',
    intervals: [
      [0.41, 0.45],
      [0.3, 0.49],
    ],
    verdict: 'all below',
  },
  {
    name: 'far apart',
    intervals: [
      [0.55, 0.6],
      [0.4, 0.45],
    ],
    verdict: 'mixed',
  },
  {
    name: 'one is open',
    intervals: [
      [0.55, 0.6],
      [0.49, 0.6],
    ],
    verdict: 'unsettled',
  },
  { name: 'open on both sides', intervals: [[0.49, 0.51]], verdict: 'unsettled' },
  { name: 'nobody asked', intervals: [], verdict: 'unsettled' },
  // Its p-value is 0.0294 by R's pnorm: enough alone, but one of three agents is soon there by chance.
  {
    name: 'just below among three',
    intervals: [
      [0.55, 0.6],
      [0.55, 0.6],
      [0.405, 0.495],
    ],
    verdict: 'mixed',
  },
  {
    name: 'just below among open ones',
    intervals: [
      [0.55, 0.6],
      [0.46, 0.54],
      [0.405, 0.495],
    ],
    verdict: 'unsettled',
  },
] as { name: string; intervals: Interval[]; verdict: string }[])(
  'sameVerdict: $name',
  ({ intervals, verdict }) => {
    expect(sameVerdict(intervals)).toBe(verdict);
  },
);

test('another bar than one half', () => {
  expect(sameVerdict([[0.56, 0.6]], 0.55)).toBe('all above');
  expect(sameVerdict([[0.51, 0.54]], 0.55)).toBe('all below');
});
