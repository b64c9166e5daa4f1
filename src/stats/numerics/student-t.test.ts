import { expect, test } from 'vitest';
import { studentPoint, studentT95 } from './student-t.js';

/** R 4: qt(0.975, degrees) */
test.each([
  { degrees: 1, t: 12.7062047361747 },
  { degrees: 5, t: 2.57058183563631 },
  { degrees: 20, t: 2.08596344726586 },
  { degrees: 21, t: 2.07961384472768 },
  { degrees: 29, t: 2.0452296421327 },
  { degrees: 50, t: 2.00855911210076 },
  { degrees: 99, t: 1.98421695158642 },
  { degrees: 999, t: 1.96234146113345 },
  { degrees: 1e6, t: 1.95996635681411 },
])('studentT95: $degrees degrees of freedom', ({ degrees, t }) => {
  expect(studentT95(degrees)).toBeCloseTo(t, 6);
});

test('studentT95 falls with every degree, also where the table ends', () => {
  for (let degrees = 1; degrees < 60; degrees++) {
    expect(studentT95(degrees + 1)).toBeLessThan(studentT95(degrees));
  }
});

/** R's qt. */
test.each([
  [10, 0.99, 3.169273],
  [100, 0.995, 2.8707],
  [1000, 0.999, 3.300283],
  [10, 0.95, 2.228139],
])('%d degrees at %d', (degrees, level, expected) => {
  expect(studentPoint(degrees, level)).toBeCloseTo(expected, 3);
});
