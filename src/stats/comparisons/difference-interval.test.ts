import { describe, expect, test } from 'vitest';
import { wilson } from '../intervals/wilson.js';
import { sequenceInterval } from '../sequential/confidence-sequence.js';
import { differenceCounts, independentDifference, pairedDifference } from './difference-interval.js';

test('differenceCounts sorts blocks by how many more the first arm won', () => {
  const joint = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  expect(differenceCounts(joint)).toEqual([3, 2 + 6, 1 + 5 + 9, 4 + 8, 7]);
});

/** Tango's score interval: his closed form of the restricted estimate, solved with R's uniroot. */
describe('blocks of one game give Tango’s interval', () => {
  test.each([
    { name: '150 against 86 of 1600', only: [150, 86], n: 1600, low: 0.0213615647548, high: 0.0589980333057 },
    { name: '12 against 2 of 40', only: [12, 2], n: 40, low: 0.0758250900075, high: 0.4194333408823 },
    { name: 'never any difference', only: [0, 0], n: 50, low: -0.0713475991334, high: 0.0713475991334 },
    { name: '3 against none of 200', only: [3, 0], n: 200, low: -0.0041280062729, high: 0.0431657287927 },
  ])('$name', ({ only: [first, second], n, low, high }) => {
    const both = n - first! - second!;
    const [gotLow, gotHigh] = pairedDifference([
      [both, second!],
      [first!, 0],
    ]);
    expect(gotLow).toBeCloseTo(low, 9);
    expect(gotHigh).toBeCloseTo(high, 9);
  });
});

/** As in block-interval.test.ts: five scores, scipy's SLSQP maximises the likelihood; 2 rate - 1. */
test('blocks of two games: the score interval of the five possible differences', () => {
  const joint = [
    [10, 4, 5],
    [9, 10, 6],
    [15, 11, 10],
  ];
  expect(differenceCounts(joint)).toEqual([5, 10, 30, 20, 15]);
  expect(pairedDifference(joint)[0]).toBeCloseTo(2 * 0.53057357 - 1, 6);
  expect(pairedDifference(joint)[1]).toBeCloseTo(2 * 0.65354247 - 1, 6);
});

test('shared luck makes a difference sharper; no game at all leaves everything open', () => {
  const [low, high] = pairedDifference([
    [480, 10],
    [30, 480],
  ]);
  const apart = independentDifference(
    { rate: 0.51, interval: wilson(510, 1000) },
    { rate: 0.49, interval: wilson(490, 1000) },
  );
  expect(low).toBeGreaterThan(0);
  expect(apart[0]).toBeLessThan(0);
  expect(high - low).toBeLessThan((apart[1] - apart[0]) / 3);
  expect(
    pairedDifference([
      [0, 0],
      [0, 0],
    ]),
  ).toEqual([-1, 1]);
});

test('with a confidence sequence it holds at all looks', () => {
  const joint = [
    [100, 20],
    [40, 100],
  ];
  const [low, high] = sequenceInterval([20, 200, 40]);
  expect(pairedDifference(joint, sequenceInterval)).toEqual([2 * low - 1, 2 * high - 1]);
});

/** Newcombe's tenth method from R's prop.test(correct = FALSE); the first row is Newcombe's own example (1998). */
describe('independent arms give Newcombe’s interval', () => {
  test.each([
    { name: '56 of 70 and 48 of 80', one: [56, 70], other: [48, 80], low: 0.0524314724, high: 0.333872654 },
    { name: '9 of 10 and 3 of 10', one: [9, 10], other: [3, 10], low: 0.170522723935, high: 0.809017973535 },
    { name: 'all of 10 and none of 20', one: [10, 10], other: [0, 20], low: 0.679086037142, high: 1 },
  ])('$name', ({ one, other, low, high }) => {
    const estimate = ([k, n]: number[]) => ({ rate: k! / n!, interval: wilson(k!, n!) });
    const [gotLow, gotHigh] = independentDifference(estimate(one), estimate(other));
    expect(gotLow).toBeCloseTo(low, 9);
    expect(gotHigh).toBeCloseTo(high, 9);
  });
});
