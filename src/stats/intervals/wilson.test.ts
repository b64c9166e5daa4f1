import { expect, test } from 'vitest';
import { wilson } from './wilson.js';

/** scipy 1.17: scipy.stats.binomtest(k, n).proportion_ci(method='wilson') */
test.each([
  { name: '7 of 10', k: 7, n: 10, low: 0.39677814746114526, high: 0.892208732593699 },
  { name: 'none of 20', k: 0, n: 20, low: 0, high: 0.16112515805281935 },
  { name: 'all of 20', k: 20, n: 20, low: 0.8388748419471808, high: 1 },
  { name: '1 of 100', k: 1, n: 100, low: 0.001767432064140647, high: 0.054486196178705315 },
  { name: '520 of 1000', k: 520, n: 1000, low: 0.48901772465751897, high: 0.5508292050030588 },
  { name: 'no trial at all', k: 0, n: 0, low: 0, high: 1 },
])('wilson: $name', ({ k, n, low, high }) => {
  expect(wilson(k, n)[0]).toBeCloseTo(low, 12);
  expect(wilson(k, n)[1]).toBeCloseTo(high, 12);
});
