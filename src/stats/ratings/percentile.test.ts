import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { percentile, percentileNeed, weakerIn } from './percentile.js';

/** Of endless games each. */
const known = (rates: readonly number[]) => ({ rates, shrinkage: 1 });
const evenly = (size: number) => Array.from({ length: size }, (_, i) => 0.3 + (0.4 * (i + 0.5)) / size);

test.each([
  { rate: 0.05, weaker: 0 },
  { rate: 0.15, weaker: 1 },
  { rate: 0.3, weaker: 3 },
  { rate: 0.9, weaker: 4 },
])('$weaker of 0.1, 0.2, 0.3, 0.3 are below $rate, equal ones by half', ({ rate, weaker }) => {
  expect(weakerIn([0.1, 0.2, 0.3, 0.3], rate)).toBe(weaker);
});

/** R: qbeta(c(0.025, 0.975), 150.5, 50.5) is 0.6868, 0.8058. */
test('with endless games only the sample of decks is left', () => {
  const { value, low, high } = percentile(
    [3e7, 4e7, 5e7].map((n) => n * 1.2),
    known(evenly(200)),
    seedrandom('a'),
  );
  expect(value).toBeCloseTo(0.7083, 2);
  expect(high - low).toBeCloseTo(0.8058 - 0.6868, 1);
});

/** One point of win rate is 2.5 of percentile, and the rate's standard error sqrt(0.125 / 500). */
test('with endless decks only the games are left', () => {
  const { value, low, high } = percentile([125, 250, 125], known(evenly(100_000)), seedrandom('b'));
  expect(value).toBeCloseTo(0.5, 3);
  expect((high - low) / 2).toBeCloseTo(1.96 * 2.5 * Math.sqrt(0.125 / 500), 2);
});

/** R: qbeta(0.025, 200.5, 0.5) is 0.9875. */
test('a deck above all of the field may still be below others', () => {
  const { value, low } = percentile([0, 0, 400], known(evenly(200)), seedrandom('c'));
  expect(value).toBe(1);
  expect(low).toBeCloseTo(0.9875, 2);
});

test('a deck in the middle of the field needs more games than one at its end', () => {
  expect(percentileNeed([25, 50, 25], evenly(1000))).toBeGreaterThan(
    4 * percentileNeed([5, 15, 80], evenly(1000)),
  );
});

/** R: qbeta(0.025, 100.5, 0.5) is 0.9751. */
test('noisy ratings say as much as fewer decks', () => {
  const field = { rates: evenly(200), shrinkage: Math.sqrt(0.5) };
  expect(percentile([0, 0, 400], field, seedrandom('d')).low).toBeCloseTo(0.9751, 2);
});
