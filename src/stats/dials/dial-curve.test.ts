import { describe, expect, test } from 'vitest';
import { curveThrough, mergeDial, nodeOf, type Scale } from './dial-curve.js';

describe('mergeDial', () => {
  test('adds up what belongs together, in order, and drops what was not played', () => {
    const merged = mergeDial(
      [
        { value: 6, counts: [1, 2, 3] },
        { value: -6, counts: [0, 0, 4] },
        { value: 6, counts: [4, 0, 0] },
        { value: 0, counts: [0, 0, 0] },
      ],
      [-24, 24],
    );
    expect(merged).toEqual([
      { value: -6, counts: [0, 0, 4] },
      { value: 6, counts: [5, 2, 3] },
    ]);
  });

  test.each([25, -25, 0.5])('refuses %d, which is not in the range', (value) => {
    expect(() => mergeDial([{ value, counts: [1, 1] }], [-24, 24])).toThrow(`a dial at ${value}: expected`);
  });
});

/** Closed form: squares around one half are 1/4 for whole blocks and 0 for split ones, and one is added. */
test.each([
  { name: 'as many as two independent games', counts: [25, 50, 25], mean: 0.5, weight: (100 * 101) / 12.75 },
  { name: 'all won', counts: [0, 0, 4], mean: 1, weight: (4 * 5) / 1.25 },
  { name: 'all split', counts: [0, 4, 0], mean: 0.5, weight: (4 * 5) / 0.25 },
])('nodeOf: $name', ({ counts, mean, weight }) => {
  expect(nodeOf({ value: 3, counts }, 0.5)).toEqual({ at: 3, mean, weight });
});

describe('curveThrough', () => {
  const node = (at: number, mean: number) => ({ at, mean, weight: 100 });
  const curveOf = (nodes: ReturnType<typeof node>[], scale?: Scale) => {
    const rates = nodes.map(({ mean }) => mean);
    return curveThrough(nodes, rates, [-24, 24], scale).rates;
  };
  /** The first six cost 1 each, the next six 2 each. */
  const stepped = (value: number) => (value <= 6 ? value : 6 + 2 * (value - 6));

  test('is straight in the scale', () => {
    const rates = curveOf([node(0, 0.6), node(12, 0.42)], stepped);
    // 12 cost 18, so one of it is worth 0.01: 6 cost 6, and 7 cost 8.
    expect(rates[24 + 6]).toBeCloseTo(0.54, 12);
    expect(rates[24 + 7]).toBeCloseTo(0.52, 12);
  });

  test('is straight in the value without a scale, and level beyond the outermost nodes', () => {
    const rates = curveOf([node(0, 0.6), node(12, 0.42)]);
    expect(rates[24 + 6]).toBeCloseTo(0.51, 12);
    expect(rates[24 + 13]).toBe(0.42);
    expect(rates[24 - 1]).toBe(0.6);
  });

  test('goes through each node, and one node says the same everywhere', () => {
    const nodes = [node(-24, 0.9), node(-1, 0.7), node(0, 0.6), node(24, 0.1)];
    for (const { at, mean } of nodes) expect(curveOf(nodes, stepped)[at + 24]).toBeCloseTo(mean, 12);
    expect(new Set(curveOf([node(3, 0.4)]))).toEqual(new Set([0.4]));
  });
});
