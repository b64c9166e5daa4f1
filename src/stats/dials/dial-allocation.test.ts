import { describe, expect, test } from 'vitest';
import type { DialPoint } from './dial.js';
import {
  type DialBudget,
  type DialQuestion,
  isSettled,
  neededFor,
  nextDialRound,
} from './dial-allocation.js';

const QUESTION: DialQuestion = { range: [1, 140], target: 0.5, printed: 70 };
const BUDGET: DialBudget = { firstRound: 100, goal: 1, maxBlocks: 10_000 };

const point = (value: number, rate: number, games = 100): DialPoint => ({
  value,
  counts: [Math.round(games * (1 - rate)), Math.round(games * rate)],
});

function round(points: readonly DialPoint[], change: Partial<DialBudget & DialQuestion> = {}) {
  return nextDialRound(points, { ...QUESTION, ...change }, { ...BUDGET, ...change });
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

  test('with no goal all blocks are played', () => {
    expect(round(points, { goal: 0 }).done).toBe(false);
  });
});

test('four times as many blocks for half the width', () => {
  expect(neededFor({ estimate: 5, low: 3, high: 7 }, 1)).toBe(4);
  expect(isSettled({ estimate: 5, low: 4, high: 6 }, 1)).toBe(true);
  expect(isSettled({ estimate: 5, low: 4, high: 6.1 }, 1)).toBe(false);
});
