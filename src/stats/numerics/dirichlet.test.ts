import seedrandom from 'seedrandom';
import { mean, sampleVariance } from 'simple-statistics';
import { expect, test } from 'vitest';
import { dirichlet, gamma } from './dirichlet.js';

const DRAWS = 20_000;

test.each([0.5, 1, 3.5, 200])('gamma of shape %d has that mean and that variance', (shape) => {
  const random = seedrandom('gamma');
  const draws = Array.from({ length: DRAWS }, () => gamma(shape, random));
  expect(mean(draws) / shape).toBeCloseTo(1, 1);
  expect(sampleVariance(draws) / shape).toBeCloseTo(1, 1);
});

test('shares have the mean and the variance of the Dirichlet distribution', () => {
  const random = seedrandom('dirichlet');
  const draws = Array.from({ length: DRAWS }, () => dirichlet([0, 4, 13, 21], random));
  for (const draw of draws) expect(draw.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  [0.5, 4.5, 13.5, 21.5].forEach((alpha, i) => {
    const shares = draws.map((draw) => draw[i]!);
    const expected = alpha / 40;
    expect(mean(shares)).toBeCloseTo(expected, 2);
    expect(sampleVariance(shares) / ((expected * (1 - expected)) / 41)).toBeCloseTo(1, 1);
  });
});
