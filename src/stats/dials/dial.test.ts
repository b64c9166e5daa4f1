import { describe, expect, test } from 'vitest';
import { dialSetting, shapeOf } from './dial.js';
import type { DialPoint } from './dial-curve.js';

/** Blocks of one game of which a share was won. */
const point = (value: number, rate: number, games = 1000): DialPoint => ({
  value,
  counts: [Math.round(games * (1 - rate)), Math.round(games * rate)],
});

const asked = (low: number, high: number, target = 0.5) => ({ range: [low, high], target }) as const;

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
    const { setting, fit } = dialSetting(FALLING, asked(10, 40));
    expect(setting!.estimate).toBeCloseTo(20 + 20 / 3, 6);
    expect(fit).toHaveLength(31);
    expect(fit[10]).toBeCloseTo(0.7, 6);
    expect(fit[15]).toBeCloseTo(0.55, 6);
  });

  test('with another target', () => {
    expect(dialSetting(FALLING, asked(10, 40, 0.8)).setting!.estimate).toBeCloseTo(15, 6);
  });

  test('of a rising curve is the mirror image of that of a falling one', () => {
    const falling = dialSetting(FALLING, asked(10, 40)).setting!;
    const rising = dialSetting(RISING, asked(10, 40)).setting!;
    expect(rising.estimate).toBeCloseTo(50 - falling.estimate, 6);
    expect(rising.low).toBeCloseTo(50 - falling.high, 6);
    expect(rising.high).toBeCloseTo(50 - falling.low, 6);
  });

  test('has an interval that more games narrow, and that no design in advance would have', () => {
    const width = (games: number, design?: 'fixed') => {
      const points = [10, 25, 26, 27, 28, 40].map((value) => point(value, 1.16 - 0.025 * value, games));
      const { low, high } = dialSetting(points, asked(10, 40), design).setting!;
      return high - low;
    };
    expect(width(10_000)).toBeLessThan(width(1000));
    expect(width(1000, 'fixed')).toBeLessThan(width(1000));
  });

  test('beyond the range is infinite when all of it is', () => {
    const points = [point(1, 0.95), point(5, 0.9), point(9, 0.8)];
    expect(dialSetting(points, asked(1, 9)).setting).toEqual({
      estimate: Infinity,
      low: Infinity,
      high: Infinity,
    });
  });

  test('that may lie beyond the range has an open interval', () => {
    const { setting } = dialSetting([point(1, 0.9), point(5, 0.7), point(9, 0.49, 50)], asked(1, 9));
    expect(setting!.low).toBeGreaterThan(5);
    expect(setting!.high).toBe(Infinity);
  });

  test.each(['flat', 'mixed'] as const)('is not given for a curve that is %s', (shape) => {
    const rates = shape === 'flat' ? [0.5, 0.5, 0.5] : [0.2, 0.6, 0.25];
    const found = dialSetting(
      rates.map((rate, value) => point(value, rate)),
      asked(0, 2),
    );
    expect(found).toMatchObject({ shape, setting: undefined });
    expect(found.fit).toHaveLength(3);
  });
});

describe('a direction that is known', () => {
  const few = [point(0, 0.6, 10), point(1, 0.5, 10), point(2, 0.4, 10)];

  test('needs no proof', () => {
    expect(dialSetting(few, asked(0, 2)).shape).toBe('flat');
    const { shape, setting } = dialSetting(few, { ...asked(0, 2), direction: 'falling' });
    expect([shape, setting!.estimate]).toEqual(['falling', 1]);
  });

  test('holds against the games', () => {
    const { shape, fit } = dialSetting(FALLING, { ...asked(10, 40), direction: 'rising' });
    expect(shape).toBe('rising');
    expect(new Set(fit.map((rate) => rate.toFixed(9))).size).toBe(1);
  });
});

test('between two points the rate is straight in the scale', () => {
  const points = [point(0, 0.7), point(12, 0.34)];
  // The first six cost 1 each, the next six 2 each: 18 for 0.36, and 0.5 is reached after 10.
  const scale = (value: number) => (value <= 6 ? value : 6 + 2 * (value - 6));
  expect(dialSetting(points, { ...asked(0, 12), scale }).setting!.estimate).toBeCloseTo(8, 9);
  expect(dialSetting(points, asked(0, 12)).setting!.estimate).toBeCloseTo(20 / 3, 9);
});

test('nothing played', () => {
  expect(() => dialSetting([], asked(0, 2))).toThrow('no games');
  expect(() => dialSetting([point(0, 0, 0)], asked(0, 2))).toThrow('no games');
});
