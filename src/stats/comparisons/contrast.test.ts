import { expect, test } from 'vitest';
import { contrast } from './contrast.js';
import { pairedDifference } from './difference-interval.js';

/** Blocks of two games: what the first and the second arm won. */
const PAIRS = [
  ...Array.from({ length: 30 }, () => [1, 1]),
  ...Array.from({ length: 20 }, () => [2, 1]),
  ...Array.from({ length: 10 }, () => [0, 2]),
  ...Array.from({ length: 5 }, () => [1, 0]),
];
const TWO = contrast(PAIRS, [1, -1], 2);

test('with two arms it is the paired difference', () => {
  const joint = [0, 1, 2].map((one) =>
    [0, 1, 2].map((other) => PAIRS.filter(([x, y]) => x === one && y === other).length),
  );
  expect(TWO.value).toBeCloseTo((20 + 5 - 20) / 130, 12);
  const [low, high] = TWO.at(0.95);
  const [expectedLow, expectedHigh] = pairedDifference(joint);
  expect(low).toBeCloseTo(expectedLow, 12);
  expect(high).toBeCloseTo(expectedHigh, 12);
});

test('with four arms it is the difference of two differences', () => {
  const wins = PAIRS.map(([x, y]) => [x!, y!, 1, 1]);
  const four = contrast(wins, [1, -1, -1, 1], 2);
  expect(four.value).toBeCloseTo(TWO.value, 12);
  expect(four.at(0.95)[0]).toBeCloseTo(TWO.at(0.95)[0], 1);
  expect(four.at(0.95)[1]).toBeCloseTo(TWO.at(0.95)[1], 1);
});

test('a lower level is narrower', () => {
  expect(TWO.at(0.9)[0]).toBeGreaterThan(TWO.at(0.95)[0]);
  expect(TWO.at(0.9)[1]).toBeLessThan(TWO.at(0.95)[1]);
});
