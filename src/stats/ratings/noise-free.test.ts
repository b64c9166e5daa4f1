import seedrandom from 'seedrandom';
import { sampleVariance } from 'simple-statistics';
import { expect, test } from 'vitest';
import { normal } from '../numerics/normal.js';
import { withoutNoise } from './noise-free.js';

const random = seedrandom('noise');
const NOISE = 0.07;

function recovered(truths: readonly number[]): number[] {
  const measured = truths.map((rate) => {
    const noisy = Math.round(100 * (rate + NOISE * normal(random))) / 100;
    return Math.min(1, Math.max(0, noisy));
  });
  const mean = measured.reduce((sum, rate) => sum + rate, 0) / measured.length;
  const variance = sampleVariance(measured) - NOISE ** 2;
  return withoutNoise({ measured, noise: NOISE ** 2, mean, variance }).sort((x, y) => x - y);
}

/** How many rates in a hundred are below. */
const below = (rates: readonly number[], bar: number): number =>
  (100 * rates.filter((rate) => rate < bar).length) / rates.length;

/** Two kinds of decks: drawn to their mean, 40 of a hundred would be below the first bar and 60 below the other. */
test('the shape is found where it is not that of a normal distribution', () => {
  const rates = recovered(
    Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 0.35 : 0.65) + 0.03 * normal(random)),
  );
  for (const bar of [0.42, 0.58]) expect(Math.abs(below(rates, bar) - 50)).toBeLessThan(7);
});

test('a normal distribution stays one', () => {
  const rates = recovered(Array.from({ length: 3000 }, () => 0.5 + 0.14 * normal(random)));
  for (const [bar, share] of [
    [0.36, 15.87],
    [0.5, 50],
    [0.64, 84.13],
  ] as const)
    expect(Math.abs(below(rates, bar) - share)).toBeLessThan(2);
});

test('each keeps its rank, equal ones in their order', () => {
  const measured = [0.6, 0.2, 0.6, 0.9];
  const [a, b, c, d] = withoutNoise({ measured, noise: 0.01, mean: 0.575, variance: 0.05 }) as [
    number,
    number,
    number,
    number,
  ];
  expect([b, a, c, d].toSorted((x, y) => x - y)).toEqual([b, a, c, d]);
  expect(a).not.toBe(c);
});

test('without noise, or without differences, nothing is done', () => {
  const same = [0.4, 0.4, 0.4];
  expect(withoutNoise({ measured: same, noise: 0.01, mean: 0.4, variance: 0 })).toEqual(same);
  const apart = [0.2, 0.9];
  expect(withoutNoise({ measured: apart, noise: 0, mean: 0.55, variance: 0.2 })).toEqual(apart);
});
