import { expect, test } from 'vitest';
import { percentileInterval } from './percentile-interval.js';

test('the middle 95% of a thousand figures, in any order', () => {
  const figures = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  expect(percentileInterval(figures)).toEqual([25, 974]);
});

test('figures may be infinite', () => {
  expect(percentileInterval([1, Infinity, 2, Infinity])).toEqual([1, Infinity]);
});
