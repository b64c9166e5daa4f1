import { expect, test } from 'vitest';
import { allotment } from './allotment.js';

test('nothing known: everybody alike, in whole numbers that add up', () => {
  const none = [0, 0, 0];
  expect(allotment([none, none, none], 10)).toEqual([3, 4, 3]);
});

test('more where less is known, and nothing where all is', () => {
  const [even, clear] = [
    [100, 200, 100],
    [0, 20, 380],
  ];
  const [more, less] = allotment([even, clear], 2000) as [number, number];
  expect(more + less).toBe(1200);
  expect(more).toBeGreaterThan(3 * less);
  expect(allotment([even, clear], 2000, [true, false])).toEqual([1200, 0]);
});
