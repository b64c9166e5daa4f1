import { expect, test } from 'vitest';
import { seatCurve } from './seat-curve.js';

test('each seat has its own rates', () => {
  expect(seatCurve([[10, 20, 30, 40]])).toEqual([{ first: 0.7, second: 0.6 }]);
});

test('rates that rise are pooled by their blocks', () => {
  const [more, less] = seatCurve([
    [30, 0, 0, 10],
    [5, 0, 0, 5],
  ]);
  expect(more!.first).toBeCloseTo(0.3, 6);
  expect(less).toEqual(more);
});

test('what was not played lies between its neighbours', () => {
  const [, between] = seatCurve([
    [1, 0, 0, 9],
    [0, 0, 0, 0],
    [2, 0, 0, 8],
  ]);
  expect(between!.first).toBeCloseTo(0.8, 6);
  const [, open] = seatCurve([
    [1, 0, 0, 9],
    [0, 0, 0, 0],
    [9, 0, 0, 1],
  ]);
  expect(open).toEqual({ first: 0.5, second: 0.5 });
});
