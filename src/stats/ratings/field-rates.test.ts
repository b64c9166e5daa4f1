import seedrandom from 'seedrandom';
import { sampleVariance } from 'simple-statistics';
import { expect, test } from 'vitest';
import { normal } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares } from '../studies/simulate.js';
import { fieldRates } from './field-rates.js';

/** By hand: means 1, 1/2 and 0, whose variance is 1/4; noise 0, (1/8)/4 and 0, of which the mean is 1/96. */
test('three decks, by hand', () => {
  const { rates, shrinkage } = fieldRates([
    [0, 0, 4],
    [1, 2, 1],
    [4, 0, 0],
  ]);
  const noise = (2 * 0.25) / 3 / 4 / 3;
  expect(shrinkage).toBeCloseTo(Math.sqrt(1 - noise / 0.25), 12);
  // Each has a part of a third for itself, with one half; the outer ones are drawn in.
  expect(rates[1]).toBeCloseTo(0.5, 12);
  expect(rates[0]! + rates[2]!).toBeCloseTo(1, 12);
  expect(rates[0]).toBeGreaterThan(0.6);
  expect(rates[0]).toBeLessThan(2.5 / 3);
});

test('rates are spread as the true ones are, not as the measured ones', () => {
  const random = seedrandom('field');
  const truths = Array.from({ length: 2000 }, () => 0.5 + 0.12 * normal(random));
  const counts = truths.map((rate) =>
    playBlocks(noBlocks(2), scoreShares({ games: 2, rate, together: 0.2 }), 20, random),
  );
  const { rates, shrinkage } = fieldRates(counts);
  expect(Math.sqrt(sampleVariance([...rates]))).toBeCloseTo(0.12, 2);
  // Of a variance of 0.0144 + 0.147 / 20.
  expect(shrinkage).toBeCloseTo(Math.sqrt(0.0144 / (0.0144 + 0.147 / 20)), 1);
});

test('a field of equals keeps some spread, because it can only be that none is seen', () => {
  const { shrinkage } = fieldRates([
    [1, 2, 1],
    [1, 2, 1],
  ]);
  expect(shrinkage).toBeCloseTo(Math.sqrt(0.1), 12);
});
