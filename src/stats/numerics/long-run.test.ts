import { expect, test } from 'vitest';
import { longRun } from './long-run.js';
import type { MarkovChain } from './markov-chain.js';

/** A walk between 0 and `last` that goes up with a chance of `up` and stays where it can't go on. */
function walk(last: number, up: number): MarkovChain {
  return Array.from({ length: last + 1 }, (_, state) => [
    { to: Math.min(last, state + 1), chance: up },
    { to: Math.max(0, state - 1), chance: 1 - up },
  ]);
}

test('two states share the time by how fast they are left', () => {
  const chain: MarkovChain = [
    [
      { to: 0, chance: 0.9 },
      { to: 1, chance: 0.1 },
    ],
    [
      { to: 0, chance: 0.3 },
      { to: 1, chance: 0.7 },
    ],
  ];
  const shares = longRun(chain);
  expect(shares[0]).toBeCloseTo(0.75, 10);
  expect(shares[1]).toBeCloseTo(0.25, 10);
});

test.each([{ up: 0.3 }, { up: 0.5 }, { up: 0.9 }])('a walk with up $up is a cut geometric law', ({ up }) => {
  const ratio = up / (1 - up);
  const weights = Array.from({ length: 21 }, (_, i) => ratio ** i);
  const total = weights.reduce((sum, weight) => sum + weight);
  longRun(walk(20, up)).forEach((share, i) => {
    expect(share / (weights[i]! / total)).toBeCloseTo(1, 6);
  });
});

test('states that are never reached have no share, and traps have theirs by the chance to fall into them', () => {
  const chain: MarkovChain = [
    [
      { to: 1, chance: 0.25 },
      { to: 2, chance: 0.75 },
    ],
    [{ to: 1, chance: 1 }],
    [{ to: 2, chance: 1 }],
    [{ to: 0, chance: 1 }],
  ];
  const shares = longRun(chain);
  [0, 0.25, 0.75, 0].forEach((share, i) => {
    expect(shares[i]).toBeCloseTo(share, 9);
  });
});

test('a cycle is at each of its states equally often', () => {
  const cycle: MarkovChain = [[{ to: 1, chance: 1 }], [{ to: 2, chance: 1 }], [{ to: 0, chance: 1 }]];
  for (const share of longRun(cycle)) expect(share).toBeCloseTo(1 / 3, 10);
});
