import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { noBlocks, playBlocks, scoreShares, type World } from '../studies/simulate.js';
import { sequenceInterval } from './confidence-sequence.js';
import { fixedBlocks, sequenceBlocks, sprtBlocks } from './planned-blocks.js';
import { sprt } from './sprt.js';

test.each([
  // The textbook's 385 for a proportion of one half within 5 points: 1.96² · 0.25 / 0.05² = 384.1
  { name: 'single games', halfWidth: 0.05, variance: 0.25, blocks: 385 },
  { name: 'independent pairs', halfWidth: 0.01, variance: 0.125, blocks: 4802 },
  { name: 'nothing varies', halfWidth: 0.01, variance: 0, blocks: 0 },
])('fixedBlocks: $name', ({ halfWidth, variance, blocks }) => {
  expect(fixedBlocks(halfWidth, variance)).toBe(blocks);
});

/** The mean number of blocks until something is seen at a look. */
function meanBlocks(world: World, runs: number, each: number, seen: (counts: number[]) => boolean): number {
  const random = seedrandom('planned blocks');
  const shares = scoreShares(world);
  let blocks = 0;
  for (let run = 0; run < runs; run++) {
    const counts = noBlocks(world.games);
    do {
      playBlocks(counts, shares, each, random);
      blocks += each;
    } while (!seen(counts));
  }
  return blocks / runs;
}

describe('sequenceBlocks', () => {
  test.each([
    { name: 'even', games: 2, rate: 0.5, together: 0, halfWidth: 0.05 },
    { name: 'blocks split', games: 2, rate: 0.5, together: -0.8, halfWidth: 0.03 },
    { name: 'four games, mostly won', games: 4, rate: 0.9, together: 0.5, halfWidth: 0.05 },
  ])('as many as simulated runs take: $name', ({ halfWidth, ...world }) => {
    const taken = meanBlocks(world, 60, 10, (counts) => {
      const [low, high] = sequenceInterval(counts);
      return high - low <= 2 * halfWidth;
    });
    const planned = sequenceBlocks(halfWidth, scoreShares(world));
    expect(taken / planned).toBeGreaterThan(0.95);
    expect(taken / planned).toBeLessThan(1.05);
  });

  test('is the first number of blocks that will do, and counts need not be shares', () => {
    const blocks = sequenceBlocks(0.02, [1, 2, 1]);
    const width = (n: number) => {
      const [low, high] = sequenceInterval([n / 4, n / 2, n / 4]);
      return high - low;
    };
    expect(width(blocks)).toBeLessThanOrEqual(0.04);
    expect(width(blocks - 1)).toBeGreaterThan(0.04);
    expect(sequenceBlocks(0.02, [50, 100, 50])).toBe(blocks);
  });

  test('one block, or none that would do', () => {
    expect(sequenceBlocks(0.5, [1, 2, 1])).toBe(1);
    expect(sequenceBlocks(0, [1, 2, 1])).toBe(Infinity);
  });
});

describe('sprtBlocks', () => {
  test('midway, with hypotheses close together: Wald’s ln 19² · variance / distance²', () => {
    const blocks = sprtBlocks(0.50005, { null: 0.5, alternative: 0.5001 }, 0.125);
    expect(blocks / ((Math.log(19) ** 2 * 0.125) / 0.0001 ** 2)).toBeCloseTo(1, 3);
  });

  test('under a hypothesis, with hypotheses close together: Wald’s 2 · 0.9 · ln 19 · variance / distance²', () => {
    const blocks = sprtBlocks(0.5, { null: 0.5, alternative: 0.5001 }, 0.125);
    expect(blocks / ((2 * 0.9 * Math.log(19) * 0.125) / 0.0001 ** 2)).toBeCloseTo(1, 3);
  });

  test('has no step near the middle', () => {
    const at = (truth: number) =>
      sprtBlocks(truth, { null: 0.5, alternative: 0.54 }, 0.125, 1, { alpha: 0.01, beta: 0.1 });
    expect(at(0.52 + 3e-7) / at(0.52)).toBeCloseTo(1, 4);
  });

  test('large truths and wide bounds do not overflow, and no test is shorter than a look', () => {
    expect(sprtBlocks(0.99, { null: 0.5, alternative: 0.5001 }, 0.01)).toBeGreaterThan(0);
    expect(sprtBlocks(0.01, { null: 0.5, alternative: 0.5001 }, 0.01)).toBeLessThan(Infinity);
    expect(sprtBlocks(0.99, { null: 0.5, alternative: 0.6 }, 0.01, 100)).toBe(100);
  });

  const rates = { null: 0.5, alternative: 0.56 };
  test.each([
    { name: 'null', truth: 0.5, off: 0.06 },
    { name: 'midway', truth: 0.53, off: 0.06 },
    { name: 'alternative', truth: 0.56, off: 0.06 },
    { name: 'beyond, where blocks are few', truth: 0.6, off: 0.12 },
  ])('as many as simulated runs take: $name', ({ truth, off }) => {
    const world = { games: 2, rate: truth, together: 0 };
    const taken = meanBlocks(world, 1000, 5, (counts) => sprt(counts, rates).verdict !== 'undecided');
    const planned = sprtBlocks(truth, rates, (truth * (1 - truth)) / 2, 5);
    expect(Math.abs(taken / planned - 1)).toBeLessThan(off);
  });
});
