import { describe, expect, test } from 'vitest';
import { Z95 } from '../intervals/wilson.js';
import { crossing, fallingRates, type Node, placeOf } from './crossing.js';

const nodes = (...rows: [at: number, mean: number, weight: number][]): Node[] =>
  rows.map(([at, mean, weight]) => ({ at, mean, weight }));

/** Straight between nodes, and flat before the first and behind the last. */
function curveOf(measured: readonly Node[], first: number, last: number) {
  const rates = fallingRates(measured);
  const rateAt = (place: number): number => {
    const next = measured.findIndex(({ at }) => at >= place);
    if (next <= 0) return rates.at(next)!;
    const [from, to] = [measured[next - 1]!.at, measured[next]!.at];
    return rates[next - 1]! + ((place - from) / (to - from)) * (rates[next]! - rates[next - 1]!);
  };
  return { first, rates: Array.from({ length: last - first + 1 }, (_, i) => rateAt(first + i)) };
}

/**
 * The same definition by brute force: scipy 1.17's SLSQP finds the best falling curve with and without the
 * condition that it goes through (place, target), and brentq the places where the misfit grows by z².
 */
describe('crossing agrees with brute force', () => {
  test.each([
    {
      name: 'numbers on both sides measured',
      measured: nodes(
        [-3, 0.7, 800],
        [0, 0.58, 2000],
        [1, 0.53, 4000],
        [2, 0.49, 5000],
        [3, 0.46, 3000],
        [6, 0.36, 800],
      ),
      range: [-6, 6],
      target: 0.5,
      z: Z95,
      expected: [1.75, 0.9877208925390771, 2.397920274987016],
    },
    {
      name: 'a rise that must be pooled',
      measured: nodes([0, 0.56, 9000], [1, 0.51, 9000], [2, 0.515, 15000], [3, 0.45, 9000]),
      range: [-2, 5],
      target: 0.5,
      z: Z95,
      expected: [2.2079207920792085, 1.8572027068158488, 2.3841031093209892],
    },
    {
      name: 'nothing measured near it',
      measured: nodes([0, 0.6, 1000], [6, 0.3, 1000]),
      range: [-6, 12],
      target: 0.5,
      z: 1.96,
      expected: [2, 0.1560090430388928, 5.47954531784571],
    },
    {
      name: 'another target, another z',
      measured: nodes([0, 0.45, 12000], [1, 0.42, 9000], [2, 0.35, 15000]),
      range: [-2, 4],
      target: 0.4,
      z: 2.5,
      expected: [1.2857142857142851, 0.8846456083358433, 1.52146226877049],
    },
    {
      name: 'behind the last number, but perhaps before it',
      measured: nodes([0, 0.8, 9000], [12, 0.6, 9000], [24, 0.52, 9000]),
      range: [0, 24],
      target: 0.5,
      z: 1.96,
      expected: [Infinity, 12.993436710910238, Infinity],
    },
  ] as const)('$name', ({ measured, range, target, z, expected }) => {
    const found = crossing(measured, curveOf(measured, range[0], range[1]), target, z);
    const values = [found.estimate, found.low, found.high];
    for (const [i, value] of expected.entries()) {
      if (Number.isFinite(value)) expect(values[i]).toBeCloseTo(value, 4);
      else expect(values[i]).toBe(value);
    }
  });
});

/**
 * Closed form: a curve with the rate r > 1/2 at 0 can't come to 1/2 before the line from there to the rate 0
 * at 1 does, and the least such r is the lower limit of the measured one.
 */
const LEAST = 2 * (0.6 - Z95 / Math.sqrt(1000) - 0.5);
const FIRST = LEAST / (1 + LEAST);

test.each([
  { name: 'surely above: behind it', mean: 0.6, expected: [Infinity, FIRST, Infinity] },
  { name: 'surely below: before it', mean: 0.4, expected: [-Infinity, -Infinity, -FIRST] },
  { name: 'unsure: anywhere', mean: 0.51, expected: [Infinity, -Infinity, Infinity] },
])('a single number, $name', ({ mean, expected }) => {
  const flat = { first: -2, rates: new Array<number>(5).fill(mean) };
  const { estimate, low, high } = crossing(nodes([0, mean, 1000]), flat, 0.5, Z95);
  for (const [i, value] of [estimate, low, high].entries()) expect(value).toBeCloseTo(expected[i]!, 8);
});

test.each([
  { name: 'surely behind the last number', mean: 0.55, place: Infinity },
  { name: 'surely before the first number', mean: 0.45, place: -Infinity },
])('$name', ({ mean, place }) => {
  const measured = nodes([-1, mean, 1e5], [1, mean, 1e5]);
  const found = crossing(measured, curveOf(measured, -1, 1), 0.5, Z95);
  expect(found).toEqual({ estimate: place, low: place, high: place });
});

/** Closed form: Fieller's interval, https://en.wikipedia.org/wiki/Fieller%27s_theorem, where order is certain. */
test('between two numbers that are surely on either side it is Fieller’s interval', () => {
  const [above, below, weight] = [0.6, 0.45, 10000];
  const found = crossing(
    nodes([0, above, weight], [1, below, weight]),
    { first: 0, rates: [above, below] },
    0.5,
    Z95,
  );
  for (const place of [found.low, found.high]) {
    const mean = (1 - place) * above + place * below;
    const error = Math.sqrt(((1 - place) ** 2 + place ** 2) / weight);
    expect(Math.abs(mean - 0.5) / error).toBeCloseTo(Z95, 6);
  }
  expect(found.low).toBeLessThan(2 / 3);
  expect(found.high).toBeGreaterThan(2 / 3);
});

test.each([
  { name: 'between two numbers', rates: [0.7, 0.6, 0.4], place: 1.5 },
  { name: 'at a number', rates: [0.7, 0.5, 0.4], place: 1 },
  { name: 'the middle of a stretch', rates: [0.6, 0.5, 0.5, 0.5, 0.4], place: 2 },
  { name: 'at the target throughout', rates: [0.5, 0.5, 0.5], place: 1 },
  { name: 'behind the last', rates: [0.7, 0.6], place: Infinity },
  { name: 'before the first', rates: [0.4, 0.3], place: -Infinity },
])('placeOf: $name', ({ rates, place }) => {
  expect(placeOf({ first: 0, rates }, 0.5)).toBeCloseTo(place, 12);
});
