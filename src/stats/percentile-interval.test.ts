import { expect, test } from 'vitest';
import { percentileInterval } from './percentile-interval.js';

const THOUSAND = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);

test('the middle 95% of a thousand figures, in any order', () => {
  expect(percentileInterval(THOUSAND, 499.5)).toEqual([25, 974]);
});

test('an estimate that most figures lie below has its interval higher', () => {
  // Of the figures 0.8413 = pnorm(1) lie below: R's pnorm(2 + c(-1, 1) * qnorm(0.975)) is 0.516, 0.99996.
  const [low, high] = percentileInterval(THOUSAND, 841.3);
  expect(low).toBeGreaterThanOrEqual(514);
  expect(low).toBeLessThanOrEqual(518);
  expect(high).toBe(999);
});

test('a figure that never varies has no width', () => {
  expect(percentileInterval([0.5, 0.5, 0.5], 0.5)).toEqual([0.5, 0.5]);
});

test('figures may be infinite', () => {
  expect(percentileInterval([1, Infinity, 2, Infinity], 2)).toEqual([1, Infinity]);
});
