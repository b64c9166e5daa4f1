import { describe, expect, test } from 'vitest';
import { sequenceInterval } from './confidence-sequence.js';
import { sequencePValue } from './sequence-p-value.js';

describe('the p-value at an end of an interval is one minus its confidence', () => {
  test.each([
    { name: 'pairs', counts: [30, 80, 90], alpha: 0.05 },
    { name: 'single games', counts: [40, 160], alpha: 0.01 },
    { name: 'differences of pairs', counts: [1, 40, 900, 90, 4], alpha: 0.2 },
  ])('$name', ({ counts, alpha }) => {
    for (const end of sequenceInterval(counts, alpha))
      expect(sequencePValue(counts, end)).toBeCloseTo(alpha, 6);
  });
});

test('nothing is known before the first block, and nothing speaks against the observed mean', () => {
  expect(sequencePValue([0, 0, 0], 0.5)).toBe(1);
  expect(sequencePValue([10, 20, 10], 0.5)).toBe(1);
});

test('much evidence gives a small p-value, not zero or NaN', () => {
  const p = sequencePValue([0, 0, 500], 0.5);
  expect(p).toBeGreaterThan(0);
  expect(p).toBeLessThan(1e-100);
});
