import { expect, test } from 'vitest';
import { contrastCounts, contrastInterval, contrastMean } from './contrast.js';
import { pairedDifference } from './difference-interval.js';

/** Blocks of two games: what the first and the second arm won. */
const PAIRS = [
  ...Array.from({ length: 30 }, () => [1, 1]),
  ...Array.from({ length: 20 }, () => [2, 1]),
  ...Array.from({ length: 10 }, () => [0, 2]),
  ...Array.from({ length: 5 }, () => [1, 0]),
];

test('with two arms it is the paired difference', () => {
  const counts = contrastCounts(PAIRS, [1, -1], 2);
  const joint = [0, 1, 2].map((one) =>
    [0, 1, 2].map((other) => PAIRS.filter(([x, y]) => x === one && y === other).length),
  );
  expect(contrastMean(counts, 2)).toBeCloseTo((20 + 5 - 20) / 130, 12);
  const [low, high] = contrastInterval(counts, 2);
  const [expectedLow, expectedHigh] = pairedDifference(joint);
  expect(low).toBeCloseTo(expectedLow, 12);
  expect(high).toBeCloseTo(expectedHigh, 12);
});

test('with four arms it is the difference of two differences', () => {
  const wins = PAIRS.map(([x, y]) => [x!, y!, 1, 1]);
  const counts = contrastCounts(wins, [1, -1, -1, 1], 2);
  expect(contrastMean(counts, 4)).toBeCloseTo((20 + 5 - 20) / 130, 12);
  const [low, high] = contrastInterval(counts, 4);
  const [narrowLow, narrowHigh] = contrastInterval(contrastCounts(PAIRS, [1, -1], 2), 2);
  expect(low).toBeCloseTo(narrowLow, 1);
  expect(high).toBeCloseTo(narrowHigh, 1);
});

test('a lower level is narrower', () => {
  const counts = contrastCounts(PAIRS, [1, -1], 2);
  const [low, high] = contrastInterval(counts, 2, 0.9);
  const [wideLow, wideHigh] = contrastInterval(counts, 2);
  expect(low).toBeGreaterThan(wideLow);
  expect(high).toBeLessThan(wideHigh);
});
