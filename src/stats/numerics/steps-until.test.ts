import { expect, test } from 'vitest';
import type { MarkovChain } from './markov-chain.js';
import { stepsUntil } from './steps-until.js';

/** A fair walk from 0 that turns back there. */
function walk(last: number): MarkovChain {
  return Array.from({ length: last + 1 }, (_, state) =>
    state === 0
      ? [{ to: 1, chance: 1 }]
      : [
          { to: Math.min(last, state + 1), chance: 0.5 },
          { to: state - 1, chance: 0.5 },
        ],
  );
}

test.each([1, 2, 5, 30])('a fair walk takes the square of the distance: %i', (distance) => {
  expect(stepsUntil(walk(30), (state) => state === distance)).toBeCloseTo(distance ** 2, 6);
});

test('a state that is there already takes no step', () => {
  expect(stepsUntil(walk(3), (state) => state === 0)).toBe(0);
});

test('waiting for a chance of p takes 1 / p steps', () => {
  const chain: MarkovChain = [
    [
      { to: 0, chance: 0.8 },
      { to: 1, chance: 0.2 },
    ],
    [{ to: 1, chance: 1 }],
  ];
  expect(stepsUntil(chain, (state) => state === 1)).toBeCloseTo(5, 12);
});

test('what may never happen takes for ever', () => {
  const chain: MarkovChain = [
    [
      { to: 1, chance: 0.5 },
      { to: 2, chance: 0.5 },
    ],
    [{ to: 1, chance: 1 }],
    [{ to: 2, chance: 1 }],
  ];
  expect(stepsUntil(chain, (state) => state === 1)).toBe(Infinity);
  expect(stepsUntil(chain, () => false)).toBe(Infinity);
});
