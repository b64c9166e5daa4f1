import { describe, expect, test } from 'vitest';
import type { ChainPoint } from './chain-curve.js';
import { fairChains, fairNumber } from './fair-chains.js';

/** Blocks of two games, as two independent ones of this rate would fall if they could be divided. */
const at = (chains: number, rate: number, blocks = 20_000): ChainPoint => ({
  chains,
  counts: [(1 - rate) ** 2, 2 * rate * (1 - rate), rate ** 2].map((share) => share * blocks),
});

/** Miss "Onyx" Censorius against Radiant Argus the Supreme: 58% without chains, 36.5% with six. */
const BUNDLED = [
  at(-24, 0.99),
  at(-6, 0.78),
  at(0, 0.58),
  at(2, 0.508),
  at(3, 0.472),
  at(6, 0.365),
  at(24, 0.01),
];

describe('two decks', () => {
  const found = fairChains(BUNDLED, 'fixed');

  test('the fair number lies where the line between 2 and 3 chains crosses one half', () => {
    expect(found.fair.estimate).toBeCloseTo(2 + 0.008 / 0.036, 10);
    expect(found.fair.low).toBeGreaterThan(1.7);
    expect(found.fair.low).toBeLessThan(2.1);
    expect(found.fair.high).toBeGreaterThan(2.3);
    expect(found.fair.high).toBeLessThan(2.6);
  });

  test('the curve has a rate and an interval for every number of chains', () => {
    expect(found.fit.map(({ chains }) => chains)).toEqual(Array.from({ length: 49 }, (_, i) => i - 24));
    for (const { rate, low, high } of found.fit) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
    expect(found.fit[24 + 1]!.rate).toBeCloseTo((0.58 + 0.508) / 2, 10);
    // One chain was not played: it is no better than none and no worse than two.
    expect(found.fit[24 + 1]!.low).toBe(found.fit[24 + 2]!.low);
    expect(found.fit[24 + 1]!.high).toBe(found.fit[24]!.high);
  });

  test('what a chain is worth', () => {
    expect(found.pointsPerChain).toMatchObject({ from: 0, to: 6 });
    expect(found.pointsPerChain.value).toBeCloseTo(0.215 / 6, 10);
    expect(found.pointsPerChain.low).toBeGreaterThan(0.03);
    expect(found.pointsPerChain.high).toBeLessThan(0.042);
  });

  test('a is the deck to want up to two chains', () => {
    expect(found).toMatchObject({ maxBidA: 2, maxBidB: 0 });
  });

  test('where to play and when to stop, decided from results, costs certainty', () => {
    const adaptive = fairNumber(BUNDLED);
    expect(adaptive.estimate).toBe(found.fair.estimate);
    expect(adaptive.low).toBeLessThan(found.fair.low);
    expect(adaptive.high).toBeGreaterThan(found.fair.high);
  });

  test('the same from side b', () => {
    const turned = BUNDLED.map(({ chains, counts }) => ({
      chains: -chains,
      counts: Array.from(counts).reverse(),
    }));
    const other = fairChains(turned, 'fixed');
    expect(other.fair.estimate).toBeCloseTo(-found.fair.estimate, 10);
    expect(other.fair.low).toBeCloseTo(-found.fair.high, 8);
    expect(other.fair.high).toBeCloseTo(-found.fair.low, 8);
    expect(other).toMatchObject({ maxBidA: 0, maxBidB: 2 });
  });

  test('points in parts are the same points', () => {
    const halves = BUNDLED.flatMap(({ chains }, i) =>
      [0.25, 0.75].map((part) => ({ chains, counts: Array.from(BUNDLED[i]!.counts, (n) => part * n) })),
    );
    expect(fairNumber(halves).low).toBeCloseTo(fairNumber(BUNDLED).low, 10);
  });
});

test.each([
  { name: 'even with 24 chains the better', rates: [0.99, 0.9, 0.7], fair: Infinity, bids: [24, 0] },
  { name: 'even without 24 chains the worse', rates: [0.3, 0.1, 0.01], fair: -Infinity, bids: [0, 24] },
])('$name', ({ rates, fair, bids }) => {
  const found = fairChains([at(-24, rates[0]!), at(0, rates[1]!), at(24, rates[2]!)]);
  expect(found.fair).toEqual({ estimate: fair, low: fair, high: fair });
  expect([found.maxBidA, found.maxBidB]).toEqual(bids);
  expect(found.pointsPerChain.value).toBeGreaterThan(0);
});

test('perhaps fair with 24 chains, perhaps not', () => {
  const { fair } = fairChains([at(0, 0.9), at(18, 0.6), at(24, 0.505, 500)]);
  expect(fair).toMatchObject({ estimate: Infinity, high: Infinity });
  expect(fair.low).toBeGreaterThan(18);
  expect(fair.low).toBeLessThan(24);
});

test('an even match is fair without chains, and nobody should bid', () => {
  const found = fairChains([at(-1, 0.54), at(0, 0.5), at(1, 0.46)]);
  expect(found.fair.estimate).toBeCloseTo(0, 10);
  expect(found).toMatchObject({ maxBidA: 0, maxBidB: 0 });
});

test('few blocks leave much open', () => {
  const { fair } = fairChains([at(-24, 0.9, 4), at(0, 0.5, 4), at(24, 0.1, 4)]);
  expect(fair.low).toBe(-Infinity);
  expect(fair.high).toBe(Infinity);
});

test('nothing played', () => {
  expect(() => fairChains([])).toThrow('no games');
  expect(() => fairChains([{ chains: 0, counts: [0, 0, 0] }])).toThrow('no games');
});
