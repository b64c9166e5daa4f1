import { expect, test } from 'vitest';
import { benjaminiHochberg } from './benjamini-hochberg.js';

/** R 4: p.adjust(p, "BH") */
test.each([
  {
    name: 'ties, zero and one',
    p: [0.01, 0.04, 0.03, 0.005, 0.6, 0.04, 1, 0],
    adjusted: [0.08 / 3, 0.16 / 3, 0.16 / 3, 0.02, 4.8 / 7, 0.16 / 3, 1, 0],
  },
  {
    name: 'ten tests',
    p: [0.021, 0.001, 0.017, 0.041, 0.005, 0.036, 0.042, 0.023, 0.07, 0.1],
    adjusted: [0.046, 0.01, 0.046, 0.0525, 0.025, 0.0525, 0.0525, 0.046, 0.0777777777777778, 0.1],
  },
  { name: 'one test', p: [0.03], adjusted: [0.03] },
  { name: 'none', p: [], adjusted: [] },
])('benjaminiHochberg: $name', ({ p, adjusted }) => {
  expect(benjaminiHochberg(p)).toHaveLength(adjusted.length);
  benjaminiHochberg(p).forEach((value, test) => {
    expect(value).toBeCloseTo(adjusted[test]!, 12);
  });
});
