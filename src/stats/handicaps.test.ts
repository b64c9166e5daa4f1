import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { BIASES, handicaps, resampledHandicaps, strongerDeck } from './handicaps.js';
import { percentileInterval } from './percentile-interval.js';
import { type SeatCells, seatCurve } from './seat-curve.js';
import { otherDeck } from './seat-rates.js';

/** Side a's curve when `fair` chains on it make the match even and the second seat is better. */
function curve(fair: number) {
  return Array.from({ length: 49 }, (_, i) => {
    const rate = 1 / (1 + Math.exp(0.15 * (i - 24 - fair)));
    return { first: rate - 0.02, second: rate + 0.02 };
  });
}

test('the deck that wins more without chains gets them', () => {
  expect(strongerDeck(curve(3))).toBe(0);
  expect(strongerDeck(curve(-3))).toBe(1);
});

test('it makes no difference which deck is called a', () => {
  const one = handicaps(curve(3), 0);
  const other = handicaps(curve(3).reverse().map(otherDeck), 1);
  expect(other.fair).toBeCloseTo(one.fair, 9);
  expect(other.adjustment.mean).toBeCloseTo(one.adjustment.mean, 9);
  expect(other.adjustment.gamesToFair).toBeCloseTo(one.adjustment.gamesToFair, 6);
  const match = (of: typeof one, biasA: number, biasB: number) =>
    of.matches.find((each) => each.biasA === biasA && each.biasB === biasB)!.winsA;
  for (const bias of BIASES) expect(match(other, 0, bias)).toBeCloseTo(1 - match(one, bias, 0), 9);
});

test('resampled figures lie around the truth, nearer with more blocks, and again with the same seed', () => {
  const cells = (blocks: number) =>
    curve(3).map(({ first, second }): SeatCells => {
      const shares = [(1 - first) * (1 - second), (1 - first) * second, first * (1 - second), first * second];
      return shares.map((share) => share * blocks) as unknown as SeatCells;
    });
  const width = (blocks: number) => {
    const drawn = resampledHandicaps(cells(blocks), 0, 100, seedrandom('once'));
    const means = drawn.map(({ adjustment }) => adjustment.mean);
    return percentileInterval(means, mean);
  };
  const { mean } = handicaps(seatCurve(cells(1)), 0).adjustment;
  const [few, many] = [width(100), width(10_000)];
  for (const [low, high] of [few, many]) {
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  }
  expect(many[1] - many[0]).toBeLessThan((few[1] - few[0]) / 4);
  expect(width(100)).toEqual(few);
});
