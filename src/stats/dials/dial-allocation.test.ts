import { describe, expect, test } from 'vitest';
import { dialSetting } from './dial.js';
import {
  type DialBlocks,
  type DialBudget,
  type DialSearch,
  isSettled,
  neededFor,
  nextDialRound,
} from './dial-allocation.js';
import type { DialPoint } from './dial-curve.js';
import { fairQuestion } from './handicap.js';

const SEARCH: DialSearch = { range: [1, 140], target: 0.5, printed: 70 };
const BUDGET: DialBudget = { firstRound: 100, goal: 1, maxBlocks: 10_000 };

const point = (value: number, rate: number, games = 100): DialPoint => ({
  value,
  counts: [Math.round(games * (1 - rate)), Math.round(games * rate)],
});

function round(points: readonly DialPoint[], change: Partial<DialBudget & DialSearch> = {}) {
  return nextDialRound(points, { ...SEARCH, ...change }, { ...BUDGET, ...change });
}

const total = ({ allocation }: ReturnType<typeof round>): number =>
  allocation.reduce((sum, { blocks }) => sum + blocks, 0);
const values = ({ allocation }: ReturnType<typeof round>): number[] =>
  allocation.map(({ value }) => value).sort((a, b) => a - b);

describe('the first round', () => {
  test('sweeps the range, and the printed setting', () => {
    const first = round([]);
    expect(values(first)).toEqual([1, 18, 36, 53, 70, 71, 88, 105, 123, 140]);
    expect(total(first)).toBe(100);
  });

  test.each([
    { name: 'a short range', range: [0, 4] as const, printed: 2, swept: [0, 1, 2, 3, 4] },
    { name: 'printed outside of it', range: [5, 7] as const, printed: 2, swept: [5, 6, 7] },
  ])('$name', ({ range, printed, swept }) => expect(values(round([], { range, printed }))).toEqual(swept));
});

test('the printed setting gets games of its own, also outside of the range', () => {
  const first = round([], { atPrinted: 500 });
  expect(total(first)).toBe(600);
  expect(first.allocation.find(({ value }) => value === 70)!.blocks).toBe(510);
  expect(round([], { atPrinted: 500, range: [5, 7], printed: 2 }).allocation).toContainEqual({
    value: 2,
    blocks: 500,
  });
  expect(total(round([], { atPrinted: 500, maxBlocks: 300 }))).toBe(300);
});

describe('later rounds', () => {
  const points = [point(1, 0.99), point(40, 0.8), point(60, 0.3), point(140, 0.02)];

  test('are played around the crossing, and add at most half of what there is', () => {
    const next = round(points);
    expect(total(next)).toBe(200);
    for (const value of values(next)) {
      expect(value).toBeGreaterThanOrEqual(40);
      expect(value).toBeLessThanOrEqual(60);
    }
  });

  test('sweep again while nothing can be seen, but not for ever', () => {
    const flat = [point(1, 0.5), point(70, 0.5), point(140, 0.5)];
    expect(values(round(flat))).toContain(123);
    expect(round(flat, { maxBlocks: 1200 })).toEqual({ allocation: [], done: true });
  });

  test.each([
    { name: 'the blocks are used up', change: { maxBlocks: 400 } },
    { name: 'the interval is narrow enough', change: { goal: 30 } },
  ])('there is none when $name', ({ change }) => {
    expect(round(points, change)).toEqual({ allocation: [], done: true });
  });

  test('there is none when the target is out of reach', () => {
    expect(round([point(1, 0.99, 500), point(140, 0.8, 500)]).done).toBe(true);
  });

  test('there is none for a dial without a direction', () => {
    const mixed = [point(1, 0.2, 500), point(70, 0.8, 500), point(140, 0.2, 500)];
    expect(round(mixed).done).toBe(true);
  });

  test('with no goal it goes on while more can be learned', () => {
    expect(round(points, { goal: 0 }).done).toBe(false);
  });

  test.each([
    { name: 'out of reach', played: [point(1, 0.99, 500), point(140, 0.8, 500)] },
    { name: 'up and down', played: [point(1, 0.2, 500), point(70, 0.8, 500), point(140, 0.2, 500)] },
    { name: 'flat', played: [point(1, 0.5, 4000), point(140, 0.5, 4000)] },
  ])('all blocks are played if that is asked for: $name', ({ played }) => {
    const next = round(played, { goal: 0, all: true, maxBlocks: 8100 });
    expect(next.done).toBe(false);
    expect(total(next)).toBeGreaterThanOrEqual(100);
  });
});

test('four times as many blocks for half the width', () => {
  expect(neededFor({ estimate: 5, low: 3, high: 7 }, 1)).toBe(4);
  expect(isSettled({ estimate: 5, low: 4, high: 6 }, 1)).toBe(true);
  expect(isSettled({ estimate: 5, low: 4, high: 6.1 }, 1)).toBe(false);
});

describe('a handicap', () => {
  const FAIR: DialSearch = {
    ...fairQuestion({ most: 24, scale: (value) => value }),
    printed: 0,
    slope: true,
  };
  const HALF: DialBudget = { firstRound: 250, goal: 0.5, maxBlocks: 20_000 };
  const even = (value: number, rate: number, blocks: number): DialPoint => ({
    value,
    counts: [(1 - rate) ** 2, 2 * rate * (1 - rate), rate ** 2].map((share) => share * blocks),
  });
  const line = (fair: number) => (value: number) =>
    Math.min(0.99, Math.max(0.01, 0.5 + 0.03 * (fair - value)));

  /** Plays rounds in which every point falls exactly as expected. */
  function playAll(rateAt: (value: number) => number, budget = HALF) {
    const points: DialPoint[] = [];
    let used = 0;
    for (;;) {
      const { allocation, done } = nextDialRound(points, FAIR, budget);
      if (done) return { points, used };
      for (const { value, blocks } of allocation as DialBlocks[]) {
        points.push(even(value, rateAt(value), blocks));
        used += blocks;
      }
    }
  }

  test('is swept from the most on one side to the most on the other', () => {
    const { allocation } = nextDialRound([], FAIR, HALF);
    expect(allocation.map(({ value }) => value)).toEqual([-24, -18, -12, -6, 0, 6, 12, 18, 24]);
    for (const { blocks } of allocation) expect(Math.abs(blocks - 250 / 9)).toBeLessThan(1);
  });

  test('also gets games some steps away, where the slope shows, until these are enough', () => {
    const sweep = [even(-6, 0.72, 60), even(0, 0.58, 60), even(6, 0.36, 60), even(12, 0.1, 60)];
    const more = [...sweep, even(3, 0.47, 2000)];
    const blocksAt = (search: DialSearch, value: number, played = more) =>
      nextDialRound(played, search, HALF).allocation.find((part) => part.value === value)?.blocks ?? 0;
    for (const value of [0, 6]) {
      expect(blocksAt(FAIR, value)).toBeGreaterThan(blocksAt({ ...FAIR, slope: false }, value));
      expect(blocksAt(FAIR, value, sweep)).toBe(blocksAt({ ...FAIR, slope: false }, value, sweep));
    }
    expect(nextDialRound([...sweep].reverse(), FAIR, HALF)).toEqual(nextDialRound(sweep, FAIR, HALF));
  });

  test.each([0, 3.4, -6.5, 17])('of %d is found to half a step', (fair) => {
    const { points, used } = playAll(line(fair));
    const { estimate, low, high } = dialSetting(points, FAIR).setting!;
    expect(estimate).toBeCloseTo(fair, 6);
    expect(high - low).toBeLessThanOrEqual(1);
    expect(used).toBeLessThan(15_000);
  });

  test('takes fewer games where less is asked', () => {
    expect(playAll(line(3.4), { ...HALF, goal: 1.5 }).used).toBeLessThan(playAll(line(3.4)).used / 2);
  });

  test('takes all blocks to the last one', () => {
    expect(playAll(line(3.4), { firstRound: 300, goal: 0, maxBlocks: 1000 }).used).toBe(1000);
    expect(playAll(line(3.4), { firstRound: 5, goal: 0, maxBlocks: 100 }).used).toBe(100);
    expect(nextDialRound([], FAIR, { ...HALF, maxBlocks: 0 })).toEqual({ allocation: [], done: true });
  });

  test('that none makes fair is soon seen', () => {
    const { points, used } = playAll(() => 0.8);
    expect(dialSetting(points, FAIR).setting).toEqual({ estimate: Infinity, low: Infinity, high: Infinity });
    expect(used).toBeLessThanOrEqual(1000);
  });
});
