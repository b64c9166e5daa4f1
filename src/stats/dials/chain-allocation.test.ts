import { describe, expect, test } from 'vitest';
import { type ChainBlocks, type ChainBudget, nextRound } from './chain-allocation.js';
import type { ChainPoint } from './chain-curve.js';
import { fairNumber } from './fair-chains.js';

const BUDGET: ChainBudget = { blocksPerRound: 500, maxBlocks: 20_000 };

const at = (chains: number, rate: number, blocks: number): ChainPoint => ({
  chains,
  counts: [(1 - rate) ** 2, 2 * rate * (1 - rate), rate ** 2].map((share) => share * blocks),
});

const total = (allocation: readonly ChainBlocks[]) => allocation.reduce((sum, { blocks }) => sum + blocks, 0);
const line = (fair: number) => (chains: number) =>
  Math.min(0.99, Math.max(0.01, 0.5 + 0.03 * (fair - chains)));

/** Plays rounds in which every point falls exactly as expected. */
function playAll(rateAt: (chains: number) => number, budget = BUDGET) {
  const points: ChainPoint[] = [];
  for (;;) {
    const { allocation, done } = nextRound(points, budget);
    if (done)
      return {
        points,
        used: Math.round(points.reduce((sum, { counts }) => sum + counts[0]! + counts[1]! + counts[2]!, 0)),
      };
    for (const { chains, blocks } of allocation) points.push(at(chains, rateAt(chains), blocks));
  }
}

test('the first round sweeps over all chains, at the steps of the table', () => {
  const { allocation, done } = nextRound([], BUDGET);
  expect(done).toBe(false);
  expect(total(allocation)).toBe(500);
  expect(allocation.map(({ chains }) => chains).sort((a, b) => a - b)).toEqual([
    -24, -18, -12, -6, 0, 6, 12, 18, 24,
  ]);
  for (const { blocks } of allocation) expect(Math.abs(blocks - 500 / 9)).toBeLessThan(1);
});

describe('later rounds', () => {
  const sweep = [at(-6, 0.72, 60), at(0, 0.58, 60), at(6, 0.36, 60), at(12, 0.1, 60)];
  const { allocation, done } = nextRound(sweep, BUDGET);
  const blocksAt = (chains: number) => allocation.find((part) => part.chains === chains)?.blocks ?? 0;

  test('go on, with a whole round of blocks', () => {
    expect(done).toBe(false);
    expect(total(allocation)).toBe(500);
  });

  test('play most at the two numbers around the crossing', () => {
    const { estimate } = fairNumber(sweep);
    const around = blocksAt(Math.floor(estimate)) + blocksAt(Math.ceil(estimate));
    expect(around).toBeGreaterThan(220);
  });

  test('also play some chains away, where the slope shows', () => {
    expect(blocksAt(0)).toBeGreaterThan(20);
    expect(blocksAt(6)).toBeGreaterThan(20);
  });

  test('are the same for the same results, in whatever order they came', () => {
    expect(nextRound([...sweep].reverse(), BUDGET)).toEqual({ allocation, done });
  });
});

describe('it is done', () => {
  test.each([0, 3.4, -6.5, 17])('when the interval of a fair number of %d is narrow enough', (fair) => {
    const { points, used } = playAll(line(fair));
    const { estimate, low, high } = fairNumber(points);
    expect(estimate).toBeCloseTo(fair, 6);
    expect(high - low).toBeLessThanOrEqual(1);
    expect(used).toBeLessThan(15_000);
  });

  test('with fewer games where less is asked', () => {
    const coarse = playAll(line(3.4), { ...BUDGET, goal: 1.5 });
    expect(coarse.used).toBeLessThan(playAll(line(3.4)).used / 2);
  });

  test('when the blocks are used up, to the last one', () => {
    expect(playAll(line(3.4), { blocksPerRound: 300, maxBlocks: 1000 }).used).toBe(1000);
    expect(nextRound([], { blocksPerRound: 300, maxBlocks: 0 })).toEqual({ allocation: [], done: true });
  });

  test('when no number of chains is fair', () => {
    const { points, used } = playAll(() => 0.8);
    expect(fairNumber(points)).toEqual({ estimate: Infinity, low: Infinity, high: Infinity });
    expect(used).toBeLessThanOrEqual(1000);
  });
});

test('a round adds at least half of what there is', () => {
  const points = [at(0, 0.55, 3000), at(6, 0.45, 3000)];
  expect(total(nextRound(points, BUDGET).allocation)).toBe(3000);
});

test('a goal of 0 plays all blocks', () => {
  expect(playAll(line(3.4), { blocksPerRound: 500, goal: 0, maxBlocks: 3000 }).used).toBe(3000);
});

test('fewer blocks than numbers to sweep', () => {
  expect(total(nextRound([], { blocksPerRound: 5, maxBlocks: 100 }).allocation)).toBe(5);
});
