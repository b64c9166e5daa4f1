import { expect, test } from 'vitest';
import { meanInterval } from './mean-interval.js';

/** R 4: t.test(x)$conf.int */
test.each([
  { name: 'turns', x: [19, 22, 17, 25, 30, 18, 21], low: 17.51957968375148, high: 25.90899174481995 },
  { name: 'shares', x: [0.5, 1, 1, 0, 0.75], low: 0.130574683158216, high: 1.16942531684178 },
])('meanInterval: $name', ({ x, low, high }) => {
  const sum = x.reduce((total, value) => total + value, 0);
  const squares = x.reduce((total, value) => total + value * value, 0);
  expect(meanInterval(x.length, sum, squares)[0]).toBeCloseTo(low, 10);
  expect(meanInterval(x.length, sum, squares)[1]).toBeCloseTo(high, 10);
});

test('meanInterval: blocks all alike leave no doubt, also when rounding makes the squares too small', () => {
  expect(meanInterval(10, 20, 40)).toEqual([2, 2]);
  expect(meanInterval(10, 3, 0.8999999999999)).toEqual([0.3, 0.3]);
});

test.each([0, 1])('meanInterval: %d blocks say nothing', (blocks) => {
  expect(meanInterval(blocks, 5 * blocks, 25 * blocks)).toEqual([-Infinity, Infinity]);
});

test('meanInterval: a few blocks that happen to be alike leave everything open', () => {
  expect(meanInterval(5, 10, 20)).toEqual([-Infinity, Infinity]);
  expect(meanInterval(6, 12, 24)).toEqual([2, 2]);
});
