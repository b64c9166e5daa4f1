import { describe, expect, test } from 'vitest';
import { meanInterval } from '../intervals/mean-interval.js';
import { meanSequence, meanSequencePValue } from './mean-sequence.js';

/** A mean of 0.1 and a variance of 0.25, seen n times. */
const seen = (n: number, mean = 0.1) => [n, n * mean, (n - 1) * 0.25 + n * mean * mean] as const;

describe('the interval', () => {
  test.each([50, 500, 50_000])(
    'is around the mean and wider than one for %i blocks fixed in advance',
    (n) => {
      const [low, high] = meanSequence(...seen(n));
      const [fixedLow, fixedHigh] = meanInterval(...seen(n));
      expect((low + high) / 2).toBeCloseTo(0.1, 12);
      const ratio = (high - low) / (fixedHigh - fixedLow);
      expect(ratio).toBeGreaterThan(1.4);
      expect(ratio).toBeLessThan(2);
    },
  );

  test('by hand: 500 blocks of variance 0.25', () => {
    // rho² = (2 ln 20 + ln(1 + 2 ln 20)) / 500; 0.5 √(2 (500 rho² + 1) / (500² rho²) ln(√(500 rho² + 1) / 0.05))
    expect(meanSequence(...seen(500))[1] - 0.1).toBeCloseTo(0.0678693, 6);
  });

  test('is open with fewer than two blocks', () => {
    expect(meanSequence(1, 1, 1)).toEqual([-Infinity, Infinity]);
  });

  test('and with a few that happen to be alike', () => {
    expect(meanSequence(5, 10, 20)).toEqual([-Infinity, Infinity]);
    expect(meanSequence(6, 12, 24)).toEqual([2, 2]);
    expect(meanSequencePValue(5, 10, 20)).toBe(0.0625);
  });
});

describe('the p-value', () => {
  test('is 5% where the interval ends at 0', () => {
    const [low] = meanSequence(...seen(300));
    expect(meanSequencePValue(...seen(300, 0.1 - low))).toBeCloseTo(0.05, 6);
  });

  test('is 1 when nothing speaks against 0', () => {
    expect(meanSequencePValue(...seen(300, 0))).toBe(1);
    expect(meanSequencePValue(1, 1, 1)).toBe(1);
  });
});
