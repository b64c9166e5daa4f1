import { describe, expect, test } from 'vitest';
import type { Interval } from '../intervals/wilson.js';
import { type AgentValue, agreeWithin, sameVerdict } from './agreement.js';

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

describe('values within a margin', () => {
  const value = (low: number, high: number, sequential = false): AgentValue => ({
    estimate: (low + high) / 2,
    interval: [low, high],
    sequential,
  });

  test.each([
    { name: 'close and known well', values: [value(0.5, 0.52), value(0.51, 0.53)], outcome: 'agree' },
    { name: 'not significant', values: [value(0.4, 0.6), value(0.42, 0.62)], outcome: 'not enough games' },
    { name: 'far apart', values: [value(0.4, 0.42), value(0.6, 0.62)], outcome: 'differ' },
    {
      name: 'further apart than the margin by chance',
      values: [value(0.45, 0.55), value(0.53, 0.63)],
      outcome: 'not enough games',
    },
    { name: 'open', values: [value(-1, 1), value(-1, 1)], outcome: 'not enough games' },
  ])('$name', ({ values, outcome }) => {
    expect(agreeWithin(values, 0.05).outcome).toBe(outcome);
  });

  /** sqrt(0.02² + 0.02²) is 0.028, but both ends at once are 0.04 away. */
  test('intervals for all looks are not read as if the number of games were fixed', () => {
    const ends = [
      [0.48, 0.52],
      [0.498, 0.538],
    ] as const;
    const read = (sequential: boolean) =>
      agreeWithin(
        ends.map(([low, high]) => value(low, high, sequential)),
        0.05,
      );
    expect(read(false).outcome).toBe('agree');
    expect(read(true).outcome).toBe('not enough games');
  });

  test('one pair of many is soon apart by chance', () => {
    const [one, other] = [value(0.45, 0.55), value(0.578, 0.678)];
    expect(agreeWithin([one, other], 0.05).outcome).toBe('differ');
    const middle = value(0.51, 0.61);
    expect(agreeWithin([one, middle, middle, other], 0.05).outcome).toBe('not enough games');
  });
});
