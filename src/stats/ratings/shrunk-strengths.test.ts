import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { shrunkStrengths } from './shrunk-strengths.js';

const SIZE = 10;
const model = (strengths: readonly number[], variance: number) => ({
  comparisons: [],
  strengths,
  covariance: strengths.map((_, i) => strengths.map((_, j) => variance * ((i === j ? 1 : 0) - 1 / SIZE))),
});
const evenly = (spread: number) => Array.from({ length: SIZE }, (_, i) => spread * (i - (SIZE - 1) / 2));

test('what may be noise is drawn to the mean', () => {
  const raw = evenly(0.05);
  const shrunk = shrunkStrengths(model(raw, 0.04), 4000, seedrandom('noise'));
  expect(shrunk.at(-1)!.strength).toBeLessThan(0.6 * raw.at(-1)!);
  expect(shrunk.at(-1)!.low).toBeLessThan(0);
  expect(shrunk.at(-1)!.best).toBeLessThan(0.4);
  expect(shrunk.reduce((sum, { best }) => sum + best, 0)).toBeCloseTo(1, 6);
});

test('what is far more than noise stays', () => {
  const raw = evenly(0.5);
  const shrunk = shrunkStrengths(model(raw, 0.001), 4000, seedrandom('clear'));
  shrunk.forEach(({ strength }, i) => {
    expect(strength).toBeCloseTo(raw[i]!, 1);
  });
  expect(shrunk.at(-1)!.best).toBe(1);
});
