import { expect, test } from 'vitest';
import { BIASES, handicaps, matchOf, strongerDeck } from './handicaps.js';
import { otherDeck } from './seat-rates.js';

/** Side a's curve when a handicap of `fair` on it makes the match even and the second seat is better. */
function curve(fair: number) {
  return Array.from({ length: 49 }, (_, i) => {
    const rate = 1 / (1 + Math.exp(0.15 * (i - 24 - fair)));
    return { first: rate - 0.02, second: rate + 0.02 };
  });
}

test('the deck that wins more without a handicap gets it', () => {
  expect(strongerDeck(curve(3))).toBe(0);
  expect(strongerDeck(curve(-3))).toBe(1);
});

test('it makes no difference which deck is called a', () => {
  const one = handicaps(curve(3), 0);
  const other = handicaps(curve(3).reverse().map(otherDeck), 1);
  expect(other.fair).toBeCloseTo(one.fair, 9);
  expect(other.adjustment.mean).toBeCloseTo(one.adjustment.mean, 9);
  expect(other.adjustment.gamesToFair).toBeCloseTo(one.adjustment.gamesToFair, 6);
  for (const bias of BIASES) {
    expect(matchOf(other, 0, bias).winsA).toBeCloseTo(1 - matchOf(one, bias, 0).winsA, 9);
  }
});
