import { expect, test } from 'vitest';
import { equivalence } from './equivalence.js';

test.each([
  { name: 'inside', at: 0.01, interval: [-0.02, 0.04], outcome: 'agree', times: 1 },
  {
    name: 'not significant, and wide',
    at: 0.01,
    interval: [-0.09, 0.11],
    outcome: 'not enough games',
    times: 6.25,
  },
  {
    name: 'significant, and perhaps small',
    at: 0.08,
    interval: [0.01, 0.15],
    outcome: 'not enough games',
    times: 5.44,
  },
  { name: 'beyond', at: 0.12, interval: [0.06, 0.18], outcome: 'differ', times: 1 },
  { name: 'beyond, below', at: -0.12, interval: [-0.18, -0.06], outcome: 'differ', times: 1 },
  { name: 'at the margin by chance', at: 0.05, interval: [0.0, 0.1], outcome: 'not enough games', times: 4 },
  { name: 'open', at: 0, interval: [-Infinity, Infinity], outcome: 'not enough games', times: Infinity },
] as const)('$name', ({ at, interval, outcome, times }) => {
  const found = equivalence({ value: at, at: () => interval }, 0.05);
  expect(found.outcome).toBe(outcome);
  if (Number.isFinite(times)) expect(found.times).toBeCloseTo(times, 2);
  else expect(found.times).toBe(times);
});

test('to differ takes the wider interval, which is missed on either side in 5% of cases together', () => {
  const at = (level: number) => (level === 0.9 ? ([0.06, 0.2] as const) : ([0.04, 0.22] as const));
  expect(equivalence({ value: 0.13, at }, 0.05).outcome).toBe('not enough games');
});
