import { expect, test } from 'vitest';
import { shiftedSetting, shiftInSteps, stepWorth } from './shifted-setting.js';

const QUESTION = { range: [-24, 24], target: 0.5, direction: 'falling' } as const;
/** Six points of win rate in two steps. */
const POINTS = [
  { value: 0, counts: [2350, 4900, 2750] },
  { value: 2, counts: [2650, 4900, 2450] },
  { value: 5, counts: [3100, 4900, 2000] },
];

test('a step is worth what the games say, or a quarter more or less', () => {
  const { value, low, high } = stepWorth(POINTS, QUESTION, 2.5);
  expect(value).toBeCloseTo((0.52 - 0.445) / 5 / 0.25, 9);
  expect(low).toBeCloseTo(value / 1.25, 9);
  expect(high).toBeCloseTo(value * 1.25, 9);
});

const WORTH = { value: 0.1, low: 0.08, high: 0.125 };

test('the setting of a pilot that wins more is further up', () => {
  const { estimate, low, high } = shiftedSetting({ rate: 0.62, interval: [0.54, 0.7] }, 2, WORTH, QUESTION);
  expect(estimate).toBeCloseTo(2 + Math.log(0.62 / 0.38) / 0.1, 9);
  expect(low).toBeCloseTo(2 + Math.log(0.54 / 0.46) / 0.125, 9);
  expect(high).toBeCloseTo(2 + Math.log(0.7 / 0.3) / 0.08, 9);
});

test('in a scale whose steps grow it is nearer', () => {
  const scale = (value: number) => (value <= 6 ? value : 6 + 2 * (value - 6));
  const found = shiftedSetting({ rate: 0.7, interval: [0.6, 0.8] }, 4, WORTH, { ...QUESTION, scale });
  const { estimate } = found;
  expect(estimate).toBeCloseTo(6 + (Math.log(0.7 / 0.3) / 0.1 - 2) / 2, 9);
  // But the steps may also be worth the same all along.
  expect(found.high).toBeCloseTo(4 + Math.log(4) / 0.08, 9);
});

test('beyond the range it is infinite, and so it is where a step may be worth nothing', () => {
  expect(shiftedSetting({ rate: 1, interval: [0.9, 1] }, 2, WORTH, QUESTION)).toEqual({
    estimate: Infinity,
    low: expect.closeTo(2 + Math.log(9) / 0.125, 9),
    high: Infinity,
  });
  const open = { value: 0.1, low: -0.01, high: 0.2 };
  expect(shiftedSetting({ rate: 0.6, interval: [0.5, 0.7] }, 2, open, QUESTION)).toMatchObject({
    low: -Infinity,
    high: Infinity,
  });
});

test('a rising dial is turned down by a pilot that wins more', () => {
  const rising = { value: -0.1, low: -0.125, high: -0.08 };
  const { estimate, low, high } = shiftedSetting({ rate: 0.6, interval: [0.5, 0.7] }, 10, rising, QUESTION);
  expect(estimate).toBeLessThan(10);
  expect([low, high]).toEqual([expect.closeTo(10 - Math.log(7 / 3) / 0.08, 9), 10]);
});

test('a difference of rates in steps', () => {
  const apart = shiftInSteps({ value: 0.05, at: () => [-0.02, 0.12] }, WORTH, 2, QUESTION);
  const interval = apart.at(0.95);
  expect(apart.value).toBeCloseTo(0.05 / 0.025, 9);
  expect(interval).toEqual([expect.closeTo(-0.02 / 0.02, 9), expect.closeTo(0.12 / 0.02, 9)]);
});
