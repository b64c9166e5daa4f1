import { expect, test } from 'vitest';
import { studentTail } from './student-tail.js';

// scipy 1.x: 2 * scipy.stats.t.sf(t, degrees)
test.each([
  { t: 2, degrees: 1, p: 0.2951672353008665 },
  { t: 2, degrees: 2, p: 0.18350341907227397 },
  { t: 2.5, degrees: 7, p: 0.04099221858575289 },
  { t: 1.1, degrees: 10, p: 0.29710682206811917 },
  { t: 3, degrees: 29, p: 0.005499192133903412 },
  { t: 2, degrees: 100, p: 0.04821217873113365 },
  { t: 4, degrees: 299, p: 7.989981762962846e-5 },
])('t = $t with $degrees degrees of freedom', ({ t, degrees, p }) => {
  expect(studentTail(t, degrees)).toBeCloseTo(p, 12);
  expect(studentTail(-t, degrees)).toBe(studentTail(t, degrees));
});

test.each([
  { t: 2, degrees: 300, p: 0.0464015209831491 },
  { t: 3.5, degrees: 1000, p: 0.0004857743459678326 },
])('many degrees: t = $t with $degrees', ({ t, degrees, p }) => {
  expect(Math.abs(studentTail(t, degrees) - p)).toBeLessThan(1e-5);
});

test('nothing is further from 0 than 0', () => {
  for (const degrees of [1, 2, 7, 8, 400]) expect(studentTail(0, degrees)).toBe(1);
});
