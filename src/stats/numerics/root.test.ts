import { expect, test } from 'vitest';
import { root } from './root.js';

test.each([
  { name: 'a line', below: 0, above: 1, f: (x: number) => x - 0.3, zero: 0.3 },
  { name: 'a square root', below: 0, above: 10, f: (x: number) => x * x - 2, zero: Math.SQRT2 },
  { name: 'falling, from right to left', below: 1, above: 0, f: (x: number) => 0.25 - x, zero: 0.25 },
  { name: 'infinite at one end', below: 1, above: 0, f: (x: number) => 1 / x - 50, zero: 0.02 },
  { name: 'not a number at the other', below: 0, above: 1, f: (x: number) => x / x - 1 + x - 0.5, zero: 0.5 },
  { name: 'very steep', below: 0, above: 1, f: (x: number) => Math.exp(1000 * x) - Math.exp(10), zero: 0.01 },
  { name: 'bent', below: -1, above: 2, f: (x: number) => x ** 3 - 1e-3, zero: 0.1 },
])('root: $name', ({ below, above, f, zero }) => {
  expect(root(below, above, f)).toBeCloseTo(zero, 8);
});

test('root: a function that never rises through zero gives the far end', () => {
  expect(root(0.5, 1, () => -1)).toBe(1);
});
