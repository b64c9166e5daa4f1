import { describe, expect, test } from 'vitest';
import { Luck } from '../core/luck.js';
import { blockInterval } from './block-interval.js';
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
    expect(blockInterval(counts)[0]).toBeCloseTo(low, 10);
    expect(blockInterval(counts)[1]).toBeCloseTo(high, 10);
  });
});

/** The same definition by brute force: scipy's SLSQP maximises the likelihood at each rate. */
test.each([
  { name: 'every score seen', counts: [5, 10, 30, 20, 15], low: 0.53057357, high: 0.65354247 },
  { name: 'extremes never seen', counts: [0, 2, 30, 8, 0], low: 0.49040339, high: 0.57802498 },
])('blocks of four games: $name', ({ counts, low, high }) => {
  expect(blockInterval(counts)[0]).toBeCloseTo(low, 6);
  expect(blockInterval(counts)[1]).toBeCloseTo(high, 6);
});

test.each([
  { name: 'some', wins: 7, losses: 3 },
  { name: 'none', wins: 0, losses: 20 },
  { name: 'all', wins: 20, losses: 0 },
])('blocks of one game give Wilson’s interval: $name won', ({ wins, losses }) => {
  const [low, high] = blockInterval([losses, wins]);
  expect(low).toBeCloseTo(wilson(wins, wins + losses)[0], 10);
  expect(high).toBeCloseTo(wilson(wins, wins + losses)[1], 10);
});

test('no block at all leaves everything open', () => {
  expect(blockInterval([0, 0, 0])).toEqual([0, 1]);
});

interface World {
  /** Chances to win from the first and the second seat. */
  readonly rates: readonly [number, number];
  /** The chance that the second game of a block repeats the first one's result instead. */
  readonly together: number;
  readonly blocks: number;
}

function simulate({ rates, together, blocks }: World, luck: Luck): number[] {
  const counts = [0, 0, 0];
  for (let block = 0; block < blocks; block++) {
    const one = luck.fraction() < rates[0] ? 1 : 0;
    const other = luck.fraction() < rates[1] ? 1 : 0;
    counts[one + (luck.fraction() < together ? one : other)]!++;
  }
  return counts;
}

function coverage(world: World, runs: number): number {
  const luck = new Luck([17, 4]);
  const truth =
    (world.rates[0] + world.together * world.rates[0] + (1 - world.together) * world.rates[1]) / 2;
  let covered = 0;
  for (let run = 0; run < runs; run++) {
    const [low, high] = blockInterval(simulate(world, luck));
    if (low <= truth && truth <= high) covered++;
  }
  return covered / runs;
}

/** Near 0 and 1 a discrete result can't meet 95% exactly; it must not fall far below. */
describe('a 95% interval holds the truth in about 95% of runs', () => {
  test.each([
    { name: 'even, independent', rates: [0.5, 0.5], together: 0, blocks: 200, atMost: 0.965 },
    { name: 'even, first seat strong', rates: [0.8, 0.2], together: 0, blocks: 200, atMost: 0.965 },
    { name: 'even, blocks won whole', rates: [0.5, 0.5], together: 0.8, blocks: 200, atMost: 0.965 },
    { name: 'few blocks', rates: [0.6, 0.5], together: 0, blocks: 30, atMost: 0.97 },
    { name: 'near 1', rates: [0.98, 0.96], together: 0, blocks: 200, atMost: 0.975 },
    { name: 'near 0, together', rates: [0.03, 0.03], together: 0.5, blocks: 200, atMost: 0.975 },
    { name: 'often all won', rates: [0.998, 0.996], together: 0, blocks: 100, atMost: 1 },
  ] as const)('$name', ({ atMost, ...world }) => {
    const share = coverage(world, 3000);
    expect(share).toBeGreaterThan(0.93);
    expect(share).toBeLessThanOrEqual(atMost);
  });
});
