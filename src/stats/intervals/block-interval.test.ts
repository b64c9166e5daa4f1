import { describe, expect, test } from 'vitest';
import { Luck } from '../../core/luck.js';
import { blockInterval, isFew } from './block-interval.js';
import { exactInterval } from './exact-interval.js';
import { scoreInterval } from './score-interval.js';

test.each([
  { name: 'many wins and losses', counts: [20, 50, 30], few: false },
  { name: 'few losses', counts: [1, 9, 400], few: true },
  { name: 'few wins in many blocks', counts: [1e6, 0, 10], few: true },
  { name: 'few blocks', counts: [4, 8, 3], few: true },
  { name: 'what a plan foresees', counts: [99.8, 0.1, 0.1], few: false },
])('exact where wins or losses are few: $name', ({ counts, few }) => {
  expect(isFew(counts)).toBe(few);
  expect(blockInterval(counts)).toEqual(few ? exactInterval(counts) : scoreInterval(counts));
});

/** Every distribution of the scores 0, 1/2, 1 with this mean, in eleven steps from no split block to all split. */
function worstCoverage(blocks: number, interval: typeof blockInterval): number {
  const outcomes = outcomesOf(blocks).map((each) => ({ ...each, interval: interval(each.counts) }));
  let worst = 1;
  for (let rate = 0.01; rate < 0.995; rate += 0.01) {
    for (let step = 0; step <= 10; step++) {
      const split = (step / 5) * Math.min(rate, 1 - rate);
      const shares = [1 - rate - split / 2, split, rate - split / 2];
      const covered = outcomes.filter(({ interval: [low, high] }) => low <= rate && rate <= high);
      const chance = ({ counts, orders }: (typeof outcomes)[number]) =>
        counts.reduce((product, count, k) => product * shares[k]! ** count, orders);
      worst = Math.min(
        worst,
        covered.reduce((sum, each) => sum + chance(each), 0),
      );
    }
  }
  return worst;
}

/** What so many blocks of two games can come to, and in how many orders. */
function outcomesOf(blocks: number) {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const found: { counts: number[]; orders: number }[] = [];
  for (let none = 0; none <= blocks; none++) {
    for (let one = 0; none + one <= blocks; one++) {
      const counts = [none, one, blocks - none - one];
      found.push({ counts, orders: counts.reduce((ways, n) => ways / factorial(n), factorial(blocks)) });
    }
  }
  return found;
}

test.each([1, 2, 3, 5, 10])(
  '%i blocks: no rate and no distribution is covered in less than 95%',
  (blocks) => {
    expect(worstCoverage(blocks, blockInterval)).toBeGreaterThan(0.95);
    expect(worstCoverage(blocks, scoreInterval)).toBeLessThan(0.91);
  },
);

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

/** Near 0 and 1 a discrete result can't meet 95% exactly; it must not fall below. */
describe('a 95% interval holds the truth in about 95% of runs', () => {
  test.each([
    { name: 'even, independent', rates: [0.5, 0.5], together: 0, blocks: 200, atMost: 0.965 },
    { name: 'even, first seat strong', rates: [0.8, 0.2], together: 0, blocks: 200, atMost: 0.965 },
    { name: 'even, blocks won whole', rates: [0.5, 0.5], together: 0.8, blocks: 200, atMost: 0.965 },
    { name: 'few blocks', rates: [0.6, 0.5], together: 0, blocks: 30, atMost: 0.985 },
    { name: 'near 1', rates: [0.98, 0.96], together: 0, blocks: 200, atMost: 0.985 },
    { name: 'near 0, together', rates: [0.03, 0.03], together: 0.5, blocks: 200, atMost: 0.985 },
    { name: 'often all won', rates: [0.998, 0.996], together: 0, blocks: 100, atMost: 1 },
  ] as const)('$name', ({ atMost, ...world }) => {
    const share = coverage(world, 3000);
    expect(share).toBeGreaterThan(0.93);
    expect(share).toBeLessThanOrEqual(atMost);
  });
});
