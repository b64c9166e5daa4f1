import seedrandom from 'seedrandom';
import { mean } from 'simple-statistics';
import { expect, test } from 'vitest';
import { normal } from './normal.js';

test('normal has mean 0 and variance 1, with 5% beyond 1.96', () => {
  const random = seedrandom('normal');
  const draws = Array.from({ length: 50_000 }, () => normal(random));
  expect(mean(draws)).toBeCloseTo(0, 1);
  expect(mean(draws.map((x) => x * x))).toBeCloseTo(1, 1);
  expect(draws.filter((x) => Math.abs(x) > 1.96).length / draws.length).toBeCloseTo(0.05, 2);
});
