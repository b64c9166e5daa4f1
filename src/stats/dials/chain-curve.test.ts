import { describe, expect, test } from 'vitest';
import { chainCurve, mergePoints, nodeOf } from './chain-curve.js';

describe('mergePoints', () => {
  test('adds up what belongs together, in order, and drops what was not played', () => {
    const merged = mergePoints([
      { chains: 6, counts: [1, 2, 3] },
      { chains: -6, counts: [0, 0, 4] },
      { chains: 6, counts: [4, 0, 0] },
      { chains: 0, counts: [0, 0, 0] },
    ]);
    expect(merged).toEqual([
      { chains: -6, counts: [0, 0, 4] },
      { chains: 6, counts: [5, 2, 3] },
    ]);
  });

  test.each([25, -25, 0.5])('refuses %d chains', (chains) => {
    expect(() => mergePoints([{ chains, counts: [1, 1] }])).toThrow(`${chains} chains`);
  });
});

/** Closed form: squares around one half are 1/4 for whole blocks and 0 for split ones, and one is added. */
test.each([
  { name: 'as many as two independent games', counts: [25, 50, 25], mean: 0.5, weight: (100 * 101) / 12.75 },
  { name: 'all won', counts: [0, 0, 4], mean: 1, weight: (4 * 5) / 1.25 },
  { name: 'all split', counts: [0, 4, 0], mean: 0.5, weight: (4 * 5) / 0.25 },
])('nodeOf: $name', ({ counts, mean, weight }) => {
  expect(nodeOf({ chains: 3, counts }, 0.5)).toEqual({ at: 3, mean, weight });
});

describe('chainCurve', () => {
  const node = (at: number, mean: number) => ({ at, mean, weight: 100 });
  const rateOf = (nodes: ReturnType<typeof node>[], chains: number) => chainCurve(nodes).rates[chains + 24]!;

  test('is straight in the cards that chains cost', () => {
    const nodes = [node(0, 0.6), node(12, 0.42)];
    // 12 chains cost 18 cards, so a card is worth 0.01: 6 chains cost 6 cards, 7 chains 8.
    expect(rateOf(nodes, 6)).toBeCloseTo(0.54, 12);
    expect(rateOf(nodes, 7)).toBeCloseTo(0.52, 12);
    // Beyond the points it goes on: 13 chains cost 21 cards, one chain on the other side is one card.
    expect(rateOf(nodes, 13)).toBeCloseTo(0.39, 12);
    expect(rateOf(nodes, -1)).toBeCloseTo(0.61, 12);
    expect(rateOf(nodes, -24)).toBe(1);
  });

  test('never rises', () => {
    const { rates } = chainCurve([node(-6, 0.5), node(0, 0.6), node(3, 0.3), node(6, 0.4)]);
    for (let i = 1; i < rates.length; i++) expect(rates[i]).toBeLessThanOrEqual(rates[i - 1]!);
    expect(rates[24 - 6]).toBeCloseTo(0.55, 12);
    expect(rates[24 + 5]).toBeCloseTo(0.35, 12);
  });

  test('goes through each point of a falling row, and one point says the same everywhere', () => {
    const nodes = [node(-24, 0.9), node(-1, 0.7), node(0, 0.6), node(24, 0.1)];
    for (const { at, mean } of nodes) expect(rateOf(nodes, at)).toBeCloseTo(mean, 12);
    expect(new Set(chainCurve([node(3, 0.4)]).rates)).toEqual(new Set([0.4]));
  });
});
