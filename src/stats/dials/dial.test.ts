import { describe, expect, test } from 'vitest';
import { type DialPoint, dialSetting, mergeDial, shapeOf } from './dial.js';

/** Blocks of one game of which a share was won. */
const point = (value: number, rate: number, games = 1000): DialPoint => ({
  value,
  counts: [Math.round(games * (1 - rate)), Math.round(games * rate)],
});

const FALLING = [point(10, 0.9), point(20, 0.7), point(30, 0.4), point(40, 0.1)];
const RISING = FALLING.map(({ value, counts }) => ({ value: 50 - value, counts })).reverse();

describe('the shape of a curve', () => {
  test.each([
    { name: 'falling', points: FALLING, shape: 'falling' },
    { name: 'rising', points: RISING, shape: 'rising' },
    { name: 'flat', points: [0, 1, 2, 3].map((value) => point(value, 0.5 + 0.005 * value)), shape: 'flat' },
    { name: 'one point', points: [point(3, 0.4)], shape: 'flat' },
    { name: 'nobody ever wins', points: [0, 1, 2].map((value) => point(value, 0)), shape: 'flat' },
    { name: 'up and down', points: [point(0, 0.2), point(1, 0.6), point(2, 0.25)], shape: 'mixed' },
    {
      name: 'falling but for a little',
      points: [point(0, 0.9), point(1, 0.45), point(2, 0.52), point(3, 0.1)],
      shape: 'falling',
    },
  ])('$name', ({ points, shape }) => expect(shapeOf(points)).toBe(shape));
});

describe('the setting', () => {
  test('is where straight lines between the points are at the target', () => {
    const { setting, fit } = dialSetting(FALLING, [10, 40], 0.5);
    expect(setting!.estimate).toBeCloseTo(20 + 20 / 3, 6);
    expect(fit).toHaveLength(31);
    expect(fit[10]).toBeCloseTo(0.7, 6);
    expect(fit[15]).toBeCloseTo(0.55, 6);
  });

  test('with another target', () => {
    expect(dialSetting(FALLING, [10, 40], 0.8).setting!.estimate).toBeCloseTo(15, 6);
  });

  test('of a rising curve is the mirror image of that of a falling one', () => {
    const falling = dialSetting(FALLING, [10, 40], 0.5).setting!;
    const rising = dialSetting(RISING, [10, 40], 0.5).setting!;
    expect(rising.estimate).toBeCloseTo(50 - falling.estimate, 6);
    expect(rising.low).toBeCloseTo(50 - falling.high, 6);
    expect(rising.high).toBeCloseTo(50 - falling.low, 6);
  });

  test('has an interval that more games narrow, and that no design in advance would have', () => {
    const width = (games: number, design?: 'fixed') => {
      const points = [10, 25, 26, 27, 28, 40].map((value) => point(value, 1.16 - 0.025 * value, games));
      const { low, high } = dialSetting(points, [10, 40], 0.5, design).setting!;
      return high - low;
    };
    expect(width(10_000)).toBeLessThan(width(1000));
    expect(width(1000, 'fixed')).toBeLessThan(width(1000));
  });

  test('beyond the range is infinite when all of it is', () => {
    const points = [point(1, 0.95), point(5, 0.9), point(9, 0.8)];
    expect(dialSetting(points, [1, 9], 0.5).setting).toEqual({
      estimate: Infinity,
      low: Infinity,
      high: Infinity,
    });
  });

  test('that may lie beyond the range has an open interval', () => {
    const { setting } = dialSetting([point(1, 0.9), point(5, 0.7), point(9, 0.49, 50)], [1, 9], 0.5);
    expect(setting!.low).toBeGreaterThan(5);
    expect(setting!.high).toBe(Infinity);
  });

  test.each(['flat', 'mixed'] as const)('is not given for a curve that is %s', (shape) => {
    const rates = shape === 'flat' ? [0.5, 0.5, 0.5] : [0.2, 0.6, 0.25];
    const found = dialSetting(
      rates.map((rate, value) => point(value, rate)),
      [0, 2],
      0.5,
    );
    expect(found).toMatchObject({ shape, setting: undefined });
    expect(found.fit).toHaveLength(3);
  });
});

test('points of one value are put together, and empty ones left out', () => {
  expect(mergeDial([point(5, 0.5, 10), point(2, 0.5, 4), point(5, 1, 3), point(9, 0, 0)])).toEqual([
    { value: 2, counts: [2, 2] },
    { value: 5, counts: [5, 8] },
  ]);
});
