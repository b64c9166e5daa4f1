import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { isCovered } from './percentiles.js';

const RUNS = 150;
const WORLD = { name: '', size: 100, rounds: 12, blocks: 300 };

function coverage(rounds: number): number {
  const random = seedrandom('percentiles');
  const strengthAt = (share: number) => 0.4 * Math.log(share / (1 - share));
  const covered = Array.from({ length: RUNS }, () => isCovered({ ...WORLD, rounds, strengthAt }, random));
  return covered.filter(Boolean).length / RUNS;
}

test('the percentile of a deck drawn from the field is inside its interval in about 95% of runs', () => {
  expect(coverage(12)).toBeGreaterThan(0.91);
});
