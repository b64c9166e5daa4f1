import { describe, expect, test } from 'vitest';
import { type Design, dialSetting } from './dial.js';
import type { DialPoint } from './dial-curve.js';
import { fairQuestion, handicapFound } from './handicap.js';

/** The first six cost 1 each, the next six 2 each, then 3 and 4. */
function cost(value: number): number {
  const count = Math.abs(value);
  return count === 0 ? 0 : Math.sign(value) * (cost(count - 1) + Math.ceil(count / 6));
}

const HANDICAP = { most: 24, scale: cost };
const found24 = (points: readonly DialPoint[], design?: Design) => handicapFound(points, HANDICAP, design);
const fairNumber = (points: readonly DialPoint[]) => dialSetting(points, fairQuestion(HANDICAP)).setting!;

/** Blocks of two games, as two independent ones of this rate would fall if they could be divided. */
const at = (value: number, rate: number, blocks = 20_000): DialPoint => ({
  value,
  counts: [(1 - rate) ** 2, 2 * rate * (1 - rate), rate ** 2].map((share) => share * blocks),
});

/** 58% without a handicap, 36.5% with six. */
const DECKS = [
  at(-24, 0.99),
  at(-6, 0.78),
  at(0, 0.58),
  at(2, 0.508),
  at(3, 0.472),
  at(6, 0.365),
  at(24, 0.01),
];

describe('two decks', () => {
  const found = found24(DECKS, 'fixed');

  test('the fair number lies where the line between 2 and 3 crosses one half', () => {
    expect(found.fair.estimate).toBeCloseTo(2 + 0.008 / 0.036, 10);
    expect(found.fair.low).toBeGreaterThan(1.7);
    expect(found.fair.low).toBeLessThan(2.1);
    expect(found.fair.high).toBeGreaterThan(2.3);
    expect(found.fair.high).toBeLessThan(2.6);
  });

  test('the curve has a rate and an interval for every handicap', () => {
    expect(found.fit.map(({ value }) => value)).toEqual(Array.from({ length: 49 }, (_, i) => i - 24));
    for (const { rate, low, high } of found.fit) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
    expect(found.fit[24 + 1]!.rate).toBeCloseTo((0.58 + 0.508) / 2, 10);
    // One was not played: it is no better than none and no worse than two.
    expect(found.fit[24 + 1]!.low).toBe(found.fit[24 + 2]!.low);
    expect(found.fit[24 + 1]!.high).toBe(found.fit[24]!.high);
  });

  test('what a step is worth', () => {
    expect(found.pointsPerStep).toMatchObject({ from: 0, to: 6 });
    expect(found.pointsPerStep.value).toBeCloseTo(0.215 / 6, 10);
    expect(found.pointsPerStep.low).toBeGreaterThan(0.03);
    expect(found.pointsPerStep.high).toBeLessThan(0.042);
  });

  test('a is the deck to want up to two', () => {
    expect(found).toMatchObject({ maxBidA: 2, maxBidB: 0 });
  });

  test('where to play and when to stop, decided from results, costs certainty', () => {
    const adaptive = fairNumber(DECKS);
    expect(adaptive.estimate).toBe(found.fair.estimate);
    expect(adaptive.low).toBeLessThan(found.fair.low);
    expect(adaptive.high).toBeGreaterThan(found.fair.high);
  });

  test('the same from side b', () => {
    const turned = DECKS.map(({ value, counts }) => ({
      value: -value,
      counts: Array.from(counts).reverse(),
    }));
    const other = found24(turned, 'fixed');
    expect(other.fair.estimate).toBeCloseTo(-found.fair.estimate, 10);
    expect(other.fair.low).toBeCloseTo(-found.fair.high, 8);
    expect(other.fair.high).toBeCloseTo(-found.fair.low, 8);
    expect(other).toMatchObject({ maxBidA: 0, maxBidB: 2 });
  });

  test('points in parts are the same points', () => {
    const halves = DECKS.flatMap(({ value }, i) =>
      [0.25, 0.75].map((part) => ({ value, counts: Array.from(DECKS[i]!.counts, (n) => part * n) })),
    );
    expect(fairNumber(halves).low).toBeCloseTo(fairNumber(DECKS).low, 10);
  });
});

test.each([
  { name: 'even with the most of it the better', rates: [0.99, 0.9, 0.7], fair: Infinity, bids: [24, 0] },
  {
    name: 'even with the most on the other side the worse',
    rates: [0.3, 0.1, 0.01],
    fair: -Infinity,
    bids: [0, 24],
  },
])('$name', ({ rates, fair, bids }) => {
  const found = found24([at(-24, rates[0]!), at(0, rates[1]!), at(24, rates[2]!)]);
  expect(found.fair).toEqual({ estimate: fair, low: fair, high: fair });
  expect([found.maxBidA, found.maxBidB]).toEqual(bids);
  expect(found.pointsPerStep.value).toBeGreaterThan(0);
});

test('perhaps fair with the most of it, perhaps not', () => {
  const { fair } = found24([at(0, 0.9), at(18, 0.6), at(24, 0.505, 500)]);
  expect(fair).toMatchObject({ estimate: Infinity, high: Infinity });
  expect(fair.low).toBeGreaterThan(18);
  expect(fair.low).toBeLessThan(24);
});

test('an even match is fair without a handicap, and nobody should bid', () => {
  const found = found24([at(-1, 0.54), at(0, 0.5), at(1, 0.46)]);
  expect(found.fair.estimate).toBeCloseTo(0, 10);
  expect(found).toMatchObject({ maxBidA: 0, maxBidB: 0 });
});

test('few blocks leave much open', () => {
  const { fair } = found24([at(-24, 0.9, 4), at(0, 0.5, 4), at(24, 0.1, 4)]);
  expect(fair.low).toBe(-Infinity);
  expect(fair.high).toBe(Infinity);
});

test('nothing played', () => {
  expect(() => found24([])).toThrow('no games');
  expect(() => found24([{ value: 0, counts: [0, 0, 0] }])).toThrow('no games');
});
