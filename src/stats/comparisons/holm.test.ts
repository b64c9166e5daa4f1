import { expect, test } from 'vitest';
import { holm } from './holm.js';

/** R 4: p.adjust(p, "holm") */
test.each([
  {
    name: 'ties, zero and one',
    p: [0.01, 0.04, 0.03, 0.005, 0.6, 0.04, 1, 0],
    adjusted: [0.06, 0.16, 0.15, 0.035, 1, 0.16, 1, 0],
  },
  {
    name: 'ten tests',
    p: [0.021, 0.001, 0.017, 0.041, 0.005, 0.036, 0.042, 0.023, 0.07, 0.1],
    adjusted: [0.147, 0.01, 0.136, 0.18, 0.045, 0.18, 0.18, 0.147, 0.18, 0.18],
  },
  { name: 'one test', p: [0.03], adjusted: [0.03] },
  { name: 'none', p: [], adjusted: [] },
])('holm: $name', ({ p, adjusted }) => {
  expect(holm(p)).toHaveLength(adjusted.length);
  holm(p).forEach((value, test) => {
    expect(value).toBeCloseTo(adjusted[test]!, 12);
  });
});
