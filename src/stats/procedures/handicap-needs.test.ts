import { expect, test } from 'vitest';
import { handicapNeeds, portions } from './handicap-needs.js';
import { handicaps } from './handicaps.js';
import { otherDeck } from './seat-rates.js';

const CURVE = Array.from({ length: 49 }, (_, i) => {
  const rate = 1 / (1 + Math.exp(0.15 * (i - 24 - 3)));
  return { first: rate, second: rate };
});

test('what is played most is needed most', () => {
  const needs = handicapNeeds(handicaps(CURVE, 0));
  expect(needs.get(3)).toBeGreaterThan(10 * needs.get(15)!);
  expect(needs.get(0)).toBeGreaterThan(0.25);
  expect([...needs.keys()].every((value) => value >= -6)).toBe(true);
});

test('the handicap is that of side b when b is stronger', () => {
  const mirrored = handicapNeeds(
    handicaps(
      CURVE.map((_, i) => otherDeck(CURVE[48 - i]!)),
      1,
    ),
  );
  for (const [value, weight] of handicapNeeds(handicaps(CURVE, 0))) {
    expect(mirrored.get(0 - value)).toBeCloseTo(weight, 9);
  }
});

test.each([1, 7, 100, 12_345])('all of %i blocks are given out', (blocks) => {
  const parts = portions(handicapNeeds(handicaps(CURVE, 0)), blocks);
  expect(parts.reduce((sum, part) => sum + part.blocks, 0)).toBe(blocks);
  expect(new Set(parts.map(({ value }) => value)).size).toBe(parts.length);
});

test('portions follow the weights', () => {
  const weights = new Map([
    [0, 1],
    [4, 2],
    [5, 0],
    [-1, 1],
  ]);
  expect(portions(weights, 8)).toEqual([
    { value: 0, blocks: 2 },
    { value: 4, blocks: 4 },
    { value: -1, blocks: 2 },
  ]);
});
