import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean } from '../intervals/block-mean.js';
import { scoreShares } from '../studies/simulate.js';
import { logCapital, sequenceInterval } from './confidence-sequence.js';

/** The same bets in Python: products of decimals with 60 digits, bisection. */
test.each([
  { name: 'a bit over even', counts: [20, 50, 30], low: 0.427254015153532, high: 0.668849585642886 },
  { name: 'all won', counts: [0, 0, 25], low: 0.785207418621591, high: 1 },
  { name: 'all lost', counts: [40, 0, 0], low: 0, high: 0.140769974042274 },
  { name: 'all split', counts: [0, 12, 0], low: 0.303849907098371, high: 0.696150092901629 },
  { name: 'one block', counts: [0, 1, 0], low: 0.002821694584458, high: 0.997178305415542 },
  { name: 'single games', counts: [3, 7], low: 0.206249639683025, high: 0.977287663624286 },
  { name: 'four games', counts: [5, 10, 30, 20, 15], low: 0.482634884901961, high: 0.69843769224663 },
  { name: 'many blocks', counts: [250, 400, 350], low: 0.50802680777264, high: 0.591944501744654 },
])('sequenceInterval: $name', ({ counts, low, high }) => {
  expect(sequenceInterval(counts)[0]).toBeCloseTo(low, 10);
  expect(sequenceInterval(counts)[1]).toBeCloseTo(high, 10);
});

test('sequenceInterval: 99% instead of 95%, from the same Python', () => {
  expect(sequenceInterval([20, 50, 30], 0.01)[0]).toBeCloseTo(0.410185985807672, 10);
  expect(sequenceInterval([20, 50, 30], 0.01)[1]).toBeCloseTo(0.685052487239171, 10);
});

test('no block at all leaves everything open', () => {
  expect(sequenceInterval([0, 0, 0])).toEqual([0, 1]);
});

/** Calls back with the counts of every outcome of so many blocks and the number of orders it comes in. */
function everyOutcome(
  shares: readonly number[],
  blocks: number,
  tell: (counts: number[], chance: number) => void,
) {
  const walk = (counts: number[], left: number, chance: number) => {
    const wins = counts.length;
    if (wins === shares.length - 1) return tell([...counts, left], chance * shares[wins]! ** left);
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      walk([...counts, count], left - count, chance * ways * shares[wins]! ** count);
      ways = (ways * (left - count)) / (count + 1);
    }
  };
  walk([], blocks, 1);
}

describe('a gambler can’t win on average at fair odds', () => {
  test.each([
    { name: 'single games', games: 1, rate: 0.3, together: 0 },
    { name: 'blocks won whole', games: 2, rate: 0.58, together: 0.8 },
    { name: 'blocks split', games: 4, rate: 0.02, together: -0.8 },
  ])('the expected capital stays 1: $name', (world) => {
    let expected = 0;
    everyOutcome(scoreShares(world), 12, (counts, chance) => {
      if (chance > 0) expected += chance * Math.exp(logCapital(counts, world.rate));
    });
    expect(expected).toBeCloseTo(1, 10);
  });
});

/** The exact chance that the truth is outside after at least one of the first `blocks` single games. */
function chanceOfEverMissing(rate: number, blocks: number): number {
  let reached = [1];
  let missed = 0;
  for (let played = 1; played <= blocks; played++) {
    const next = new Array<number>(played + 1).fill(0);
    reached.forEach((chance, wins) => {
      next[wins]! += chance * (1 - rate);
      next[wins + 1]! += chance * rate;
    });
    reached = next.map((chance, wins) => {
      if (logCapital([played - wins, wins], rate) < Math.log(20)) return chance;
      missed += chance;
      return 0;
    });
  }
  return missed;
}

test.each([0.5, 0.1, 0.95])('looking after each of 400 games misses %d in at most 5% of runs', (rate) => {
  const chance = chanceOfEverMissing(rate, 400);
  expect(chance).toBeLessThanOrEqual(0.05);
  // Not by being useless: it must use up a good part of what it may miss.
  expect(chance).toBeGreaterThan(0.004);
});

test.each([
  { name: 'even', games: 2, rate: 0.5, together: 0 },
  { name: 'blocks split', games: 2, rate: 0.5, together: -0.9 },
  { name: 'blocks won whole', games: 4, rate: 0.58, together: 0.8 },
  { name: 'rare wins', games: 2, rate: 0.002, together: 0 },
])('1.6 to 2 times as wide as for a fixed number of blocks: $name', (world) => {
  for (const blocks of [1e2, 1e3, 1e4, 1e5, 1e6, 1e8]) {
    const counts = scoreShares(world).map((share) => share * blocks);
    const [low, high] = sequenceInterval(counts);
    const [fixedLow, fixedHigh] = blockInterval(counts);
    const ratio = (high - low) / (fixedHigh - fixedLow);
    expect(ratio).toBeGreaterThan(1.6);
    expect(ratio).toBeLessThan(2);
  }
});

const anyCounts = fc
  .constantFrom(1, 2, 4)
  .chain((games) =>
    fc.array(fc.oneof(fc.constant(0), fc.nat(10), fc.nat(1e7)), {
      minLength: games + 1,
      maxLength: games + 1,
    }),
  )
  .filter((counts) => counts.some((count) => count > 0));

test('any blocks: the mean is inside, both ends are rates, the other side has the mirror image', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const [low, high] = sequenceInterval(counts);
      const mirrored = sequenceInterval(counts.toReversed());
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(blockMean(counts));
      expect(high).toBeGreaterThanOrEqual(blockMean(counts));
      expect(high).toBeLessThanOrEqual(1);
      expect(mirrored[0]).toBeCloseTo(1 - high, 7);
      expect(mirrored[1]).toBeCloseTo(1 - low, 7);
    }),
  );
});
