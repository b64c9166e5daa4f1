import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { gamesUntil } from './adjustment.js';
import { handicaps, matchOf, START } from './handicaps.js';
import { neighbours, plausibleHandicaps, plausibleInterval } from './plausible-handicaps.js';
import { type SeatCells, seatCurve } from './seat-curve.js';
import { threeInARow } from './three-in-a-row.js';

/** As many blocks at every handicap, with `fair` on side a for an even match. */
function cells(fair: number, blocks: number): SeatCells[] {
  return Array.from({ length: 49 }, (_, i) => {
    const rate = 1 / (1 + Math.exp(0.15 * (i - 24 - fair)));
    const [first, second] = [rate - 0.02, rate + 0.02];
    const shares = [(1 - first) * (1 - second), (1 - first) * second, first * (1 - second), first * second];
    return shares.map((share) => share * blocks) as unknown as SeatCells;
  });
}

const drawn = (fair: number, blocks: number) =>
  plausibleHandicaps(cells(fair, blocks), 0, 100, seedrandom('once'));

test('figures lie around the estimate, nearer with more blocks, and again with the same seed', () => {
  const { mean } = handicaps(seatCurve(cells(3, 1)), 0).adjustment;
  const interval = (blocks: number) =>
    plausibleInterval(drawn(3, blocks), ({ adjustment }) => adjustment.mean);
  const [few, many] = [interval(100), interval(10_000)];
  for (const [low, high] of [few, many]) {
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  }
  expect(many[1] - many[0]).toBeLessThan((few[1] - few[0]) / 4);
  expect(interval(100)).toEqual(few);
});

/** At 3.5 it is a matter of chance whether a bidder who knows goes to 3 or to 4. */
describe('bids in the balance', () => {
  const plausible = drawn(3.5, 2000);
  const outcomes = plausible.slice(1).map(({ found }) => matchOf(found, 0, 2));

  test('both are held', () => {
    const limits = plausible.slice(1).map(({ found }) => found.bids.overA.owner);
    expect([...new Set(limits)].sort()).toEqual([3, 4]);
  });

  test('what either comes to is inside, and each draw keeps its rates', () => {
    const [low, high] = plausibleInterval(plausible, (each) => matchOf(each, 0, 2).winsA, 1);
    expect(new Set(outcomes.map(({ overA }) => overA.handicap)).size).toBeGreaterThan(1);
    for (const { winsA } of outcomes) {
      expect(winsA).toBeGreaterThan(low);
      expect(winsA).toBeLessThan(high);
    }
    for (const { drawn } of plausible) expect(drawn[7]!.rates).toBe(plausible[0].drawn[7]!.rates);
  });
});

test('where the fair number may be on either side of a whole one, so may be what is next to it', () => {
  const plausible = drawn(2, 500);
  const [low, high] = plausibleInterval(plausible, ({ adjustment }) => adjustment.gamesToFair);
  const series = threeInARow(plausible[0].found.rates, START);
  for (const near of [[1, 2], [2], [2, 3]]) {
    expect(gamesUntil(series, near)).toBeGreaterThan(low);
    expect(gamesUntil(series, near)).toBeLessThan(high);
  }
});

test.each([
  { name: 'between two whole numbers', low: 2.1, high: 2.9, sets: [[2, 3]] },
  { name: 'on both sides of one', low: 1.9, high: 2.2, sets: [[1, 2], [2], [2, 3]] },
  { name: 'exactly one', low: 2, high: 2, sets: [[2]] },
  { name: 'around none', low: -0.3, high: 0.4, sets: [[0], [0, 1]] },
  { name: 'never reached', low: Infinity, high: Infinity, sets: [] },
  { name: 'perhaps never reached', low: 23.5, high: Infinity, sets: [[23, 24], [24], []] },
  { name: 'on the other deck', low: -Infinity, high: -3, sets: [] },
])('what is next to the fair number: $name', ({ low, high, sets }) => {
  expect(neighbours(low, high, 24)).toEqual(sets);
});
