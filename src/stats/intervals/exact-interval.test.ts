import { describe, expect, test } from 'vitest';
import { exactInterval, exactTails } from './exact-interval.js';

/** R 4: binom.test(wins, n)$conf.int */
describe('blocks of one game give Clopper and Pearson’s interval', () => {
  test.each([
    { wins: 7, n: 10, low: 0.3475471499400027, high: 0.9332604888222655 },
    { wins: 0, n: 20, low: 0, high: 0.1684334709830854 },
    { wins: 20, n: 20, low: 0.8315665290169146, high: 1 },
    { wins: 1, n: 1, low: 0.025, high: 1 },
    { wins: 1, n: 100, low: 0.0002531460329774208, high: 0.054459385392080617 },
    { wins: 3, n: 4000, low: 0.0001546947446580446, high: 0.0021902386628751915 },
    { wins: 49, n: 100, low: 0.3886441651616379, high: 0.5919636708445464 },
  ])('$wins of $n', ({ wins, n, low, high }) => {
    expect(exactInterval([n - wins, wins])[0]).toBeCloseTo(low, 10);
    expect(exactInterval([n - wins, wins])[1]).toBeCloseTo(high, 10);
  });
});

/** R 4: the restricted estimate by optimize, its convolutions by convolve, the ends by uniroot. */
describe('blocks of two games', () => {
  test.each([
    { name: 'mostly won', counts: [1, 9, 40], low: 0.803451584798, high: 0.945429098354 },
    { name: 'none lost whole', counts: [0, 3, 47], low: 0.903947910148, high: 0.99372570619 },
    { name: 'mostly lost', counts: [8, 1, 1], low: 0.0221291932891, high: 0.4557754904011 },
    { name: 'six blocks', counts: [2, 3, 1], low: 0.13738280539, high: 0.750562670362 },
  ])('$name', ({ counts, low, high }) => {
    const [gotLow, gotHigh] = exactInterval(counts);
    expect(gotLow).toBeCloseTo(low, 6);
    expect(gotHigh).toBeCloseTo(high, 6);
    const mirrored = exactInterval(counts.toReversed());
    expect(mirrored[0]).toBeCloseTo(1 - gotHigh, 9);
    expect(mirrored[1]).toBeCloseTo(1 - gotLow, 9);
  });

  /** Closed forms: all blocks won have the chance rate^blocks, all split (2 · rate)^blocks below one half. */
  test.each([
    { name: 'one won', counts: [0, 0, 1], low: 0.025, high: 1 },
    { name: 'three won', counts: [0, 0, 3], low: 0.025 ** (1 / 3), high: 1 },
    { name: 'two split', counts: [0, 2, 0], low: 0.025 ** 0.5 / 2, high: 1 - 0.025 ** 0.5 / 2 },
  ])('$name', ({ counts, low, high }) => {
    expect(exactInterval(counts)[0]).toBeCloseTo(low, 10);
    expect(exactInterval(counts)[1]).toBeCloseTo(high, 10);
  });
});

/** R 4: pbinom(x, n, p), and with lower.tail = FALSE from x - 1. */
test('tails, also of many blocks, and counted from the losses', () => {
  expect(exactTails([13, 7], 0.3).atMost).toBeCloseTo(0.772271797418, 10);
  expect(exactTails([13, 7], 0.3).atLeast).toBeCloseTo(0.391990187799, 10);
  expect(exactTails([7, 13], 0.7).atLeast).toBeCloseTo(0.772271797418, 10);
  expect(exactTails([999_960, 40], 3e-5).atLeast).toBeCloseTo(0.0462505278131, 10);
});
