import { expect, test } from 'vitest';
import { saySoFar } from './so-far.js';

test('a rate, a test and a setting, each in a few words', () => {
  expect(saySoFar({ kind: 'rate', rate: 0.523, interval: [0.499, 0.547] })).toBe('52.3% (49.9% to 54.7%)');
  expect(saySoFar({ kind: 'test', rate: 0.5, llr: 1.234, bounds: [-2.944, 2.944] })).toBe(
    '50.0%, log-likelihood ratio 1.23 (-2.94 to 2.94)',
  );
  expect(saySoFar({ kind: 'setting', setting: 3.44, interval: [-1, Number.POSITIVE_INFINITY] })).toBe(
    'setting 3.4 (-1.0 to out of range)',
  );
});
