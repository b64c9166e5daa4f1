import { expect, test } from 'vitest';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean, blockTotal } from '../intervals/block-mean.js';
import { Z95 } from '../intervals/wilson.js';
import { scoreVariance } from './score-variance.js';

test.each([
  // Closed forms: at the observed mean nothing is tilted; single games have rate (1 - rate).
  { name: 'at the observed mean', counts: [20, 50, 30], rate: 0.55, variance: 0.1225 },
  { name: 'single games', counts: [3, 7], rate: 0.4, variance: 0.24 },
  // The blocks that were not seen must be lost whole: 0.1 · 0.9² + 0.9 · 0.1².
  { name: 'all won', counts: [0, 0, 10], rate: 0.9, variance: 0.09 },
  { name: 'all split: a tenth of 1/8', counts: [0, 10, 0], rate: 0.5, variance: 0.0125 },
])('scoreVariance: $name', ({ counts, rate, variance }) => {
  expect(scoreVariance(counts, rate)).toBeCloseTo(variance, 10);
});

test('the edges of blockInterval are 1.96 of its standard errors away', () => {
  const counts = [5, 10, 30, 20, 15];
  for (const edge of blockInterval(counts)) {
    const error = Math.sqrt(scoreVariance(counts, edge) / blockTotal(counts));
    expect(Math.abs(blockMean(counts) - edge) / error).toBeCloseTo(Z95, 8);
  }
});
