import { expect, test } from 'vitest';
import { chanceOfAlike, isVarianceOpen, sampleVariance } from './sample-variance.js';

/** R 4: var(c(19, 22, 17, 25, 30, 18, 21)) */
test('sampleVariance', () => {
  const x = [19, 22, 17, 25, 30, 18, 21];
  const sum = x.reduce((total, value) => total + value, 0);
  const squares = x.reduce((total, value) => total + value * value, 0);
  expect(sampleVariance(x.length, sum, squares)).toBeCloseTo(20.5714285714286, 10);
});

test.each([
  { name: 'whole numbers', blocks: 50, value: 3 },
  { name: 'what has no exact double', blocks: 300, value: 0.1 },
  { name: 'nothing but zeros', blocks: 7, value: 0 },
])('values that are all alike do not vary: $name', ({ blocks, value }) => {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < blocks; i++) [sum, squares] = [sum + value, squares + value * value];
  expect(sampleVariance(blocks, sum, squares)).toBe(0);
});

/** R 4: binom.test(n, n)$p.value */
test.each([
  { blocks: 2, p: 0.5 },
  { blocks: 5, p: 0.0625 },
  { blocks: 6, p: 0.03125 },
])('$blocks blocks are alike by chance', ({ blocks, p }) => {
  expect(chanceOfAlike(blocks)).toBe(p);
  expect(isVarianceOpen(blocks, 0)).toBe(p > 0.05);
  expect(isVarianceOpen(blocks, 0.1)).toBe(false);
});
