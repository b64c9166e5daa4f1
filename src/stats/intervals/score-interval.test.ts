import { describe, expect, test } from 'vitest';
import { scoreInterval } from './score-interval.js';
import { wilson } from './wilson.js';

/**
 * Tango's closed form for paired proportions (the algorithm of R's PropCIs::scoreci.mp), solved with
 * scipy.optimize.brentq; (limit + 1) / 2 turns a difference into a rate.
 */
describe('blocks of two games give Tango’s interval', () => {
  test.each([
    { name: 'a bit over even', counts: [20, 50, 30], low: 0.48044109621353753, high: 0.6176109072168473 },
    { name: 'mostly won', counts: [1, 9, 40], low: 0.8043587912252776, high: 0.9387334390267223 },
    { name: 'all won', counts: [0, 0, 25], low: 0.8668077490609516, high: 1 },
    { name: 'all split', counts: [0, 12, 0], low: 0.3787529966723795, high: 0.6212470033276205 },
    { name: 'many blocks', counts: [250, 400, 350], low: 0.5260837071493226, high: 0.5736625022711794 },
    { name: 'none lost whole', counts: [0, 3, 47], low: 0.9007928288406419, high: 0.989692514825513 },
  ])('$name', ({ counts, low, high }) => {
    expect(scoreInterval(counts)[0]).toBeCloseTo(low, 10);
    expect(scoreInterval(counts)[1]).toBeCloseTo(high, 10);
  });
});

/** The same definition by brute force: scipy's SLSQP maximises the likelihood at each rate. */
test.each([
  { name: 'every score seen', counts: [5, 10, 30, 20, 15], low: 0.53057357, high: 0.65354247 },
  { name: 'extremes never seen', counts: [0, 2, 30, 8, 0], low: 0.49040339, high: 0.57802498 },
])('blocks of four games: $name', ({ counts, low, high }) => {
  expect(scoreInterval(counts)[0]).toBeCloseTo(low, 6);
  expect(scoreInterval(counts)[1]).toBeCloseTo(high, 6);
});

test.each([
  { name: 'some', wins: 7, losses: 3 },
  { name: 'none', wins: 0, losses: 20 },
  { name: 'all', wins: 20, losses: 0 },
])('blocks of one game give Wilson’s interval: $name won', ({ wins, losses }) => {
  const [low, high] = scoreInterval([losses, wins]);
  expect(low).toBeCloseTo(wilson(wins, wins + losses)[0], 10);
  expect(high).toBeCloseTo(wilson(wins, wins + losses)[1], 10);
});
