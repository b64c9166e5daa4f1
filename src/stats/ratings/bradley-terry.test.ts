import { describe, expect, test } from 'vitest';
import { bradleyTerry, ratingDifference } from './bradley-terry.js';
import { bradleyTerryFit } from './bradley-terry-fit.js';
import { bradleyTerryModel, type PairCounts } from './bradley-terry-model.js';

const ELO = 400 / Math.LN10;

/** Wins of row over column in the American League East 1987: Agresti, Categorical Data Analysis, table 10.10. */
const BASEBALL = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

const baseball: PairCounts[] = BASEBALL.flatMap((row, a) =>
  row.flatMap((wins, b) => (a < b ? [{ a, b, counts: [BASEBALL[b]![a]!, wins] }] : [])),
);

/** Blocks of two games between four entrants. */
const blocks: PairCounts[] = [
  { a: 0, b: 1, counts: [20, 50, 30] },
  { a: 0, b: 2, counts: [12, 40, 48] },
  { a: 0, b: 3, counts: [5, 30, 65] },
  { a: 1, b: 2, counts: [30, 45, 25] },
  { a: 1, b: 3, counts: [18, 50, 32] },
  { a: 2, b: 3, counts: [25, 52, 23] },
];

describe('baseball, one game per block', () => {
  /** R 4.2: Firth's score solved; the log-likelihood plus half the log-determinant is flat there. */
  test('strengths with Jeffreys’ penalty', () => {
    const expected = [
      90.09699473242584, 65.50782991986414, 41.4204309279359, 33.46449468226367, 9.71015060673443,
      -62.22908620818774, -177.97081466103623,
    ];
    const ratings = bradleyTerry(baseball);
    for (const [i, rating] of expected.entries()) expect(ratings[i]!.rating).toBeCloseTo(rating, 8);
  });

  /** Agresti's maximum likelihood estimates, without a penalty: it is small even with 13 games per pair. */
  test('the published strengths are near', () => {
    const { strengths } = bradleyTerryModel(baseball);
    const published = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0];
    for (const [i, strength] of published.entries()) {
      expect(Math.abs(strengths[i]! - strengths[6]! - strength)).toBeLessThan(0.04);
    }
  });

  /** R 4.2: lm on the residuals with binomial weights. Agresti: deviance 15.74 with 15 degrees. */
  test('fit', () => {
    const { statistic, degrees, p } = bradleyTerryFit(baseball);
    expect(statistic).toBeCloseTo(14.5106729505698, 8);
    expect(degrees).toBe(15);
    expect(p).toBeCloseTo(0.487203450732244, 6);
  });
});

/** R 4.2: Firth's score for the strengths, uniroot for the tilted variances, solve for the sandwich, lm for the fit. */
describe('blocks of two games', () => {
  test('ratings and their intervals', () => {
    const expected = [
      { rating: 96.48841425973288, half: 23.1385269198621 },
      { rating: -1.29828825377067, half: 21.6620634142594 },
      { rating: -29.90384192188636, half: 21.9449633117834 },
      { rating: -65.28628408407586, half: 21.9812218574475 },
    ];
    const ratings = bradleyTerry(blocks);
    for (const [i, { rating, half }] of expected.entries()) {
      expect(ratings[i]!.rating).toBeCloseTo(rating, 8);
      expect(ratings[i]!.low).toBeCloseTo(rating - half, 7);
      expect(ratings[i]!.high).toBeCloseTo(rating + half, 7);
    }
  });

  test('a difference', () => {
    const { rating, low, high } = ratingDifference(bradleyTerryModel(blocks), 0, 2);
    expect(rating).toBeCloseTo(126.392256181619, 8);
    expect((high - low) / 2).toBeCloseTo(37.0750206089042, 8);
  });

  test('fit', () => {
    const { statistic, degrees, p } = bradleyTerryFit(blocks);
    expect(statistic).toBeCloseTo(19.0311378448331, 8);
    expect(degrees).toBe(3);
    expect(p).toBeCloseTo(0.000269375620409467, 6);
  });

  test('the order of a pair does not matter', () => {
    const turned = blocks.map(({ a, b, counts }) => ({ a: b, b: a, counts: Array.from(counts).reverse() }));
    for (const [i, { rating, low }] of bradleyTerry(turned).entries()) {
      expect(rating).toBeCloseTo(bradleyTerry(blocks)[i]!.rating, 8);
      expect(low).toBeCloseTo(bradleyTerry(blocks)[i]!.low, 8);
    }
  });
});

/** Closed form for two entrants: half a game more for either. */
test.each([
  { name: 'some', lost: 3, won: 7 },
  { name: 'all', lost: 0, won: 40 },
  { name: 'none', lost: 25, won: 0 },
])('two entrants, $name won', ({ lost, won }) => {
  const pairs = [{ a: 0, b: 1, counts: [lost, won] }];
  const { rating } = ratingDifference(bradleyTerryModel(pairs), 0, 1);
  expect(rating).toBeCloseTo(ELO * Math.log((won + 0.5) / (lost + 0.5)), 8);
  expect(bradleyTerryFit(pairs)).toMatchObject({ degrees: 0, p: 1 });
});

test('an entrant that beats everybody always has a finite rating and an honest interval', () => {
  const pairs = [...blocks, ...[0, 1, 2, 3].map((b) => ({ a: 4, b, counts: [0, 0, 50] }))];
  const winner = bradleyTerry(pairs)[4]!;
  expect(winner.rating).toBeGreaterThan(600);
  expect(winner.rating).toBeLessThan(1500);
  expect(winner.high - winner.low).toBeGreaterThan(200);
});

/** Who is above beats who is below in every one of so many blocks. */
const ladder = (size: number, blocks: number) =>
  Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_, i) => ({ a, b: a + i + 1, counts: [0, 0, blocks] })),
  ).flat();

/** Two neighbours that never met others: Firth's half game won and lost, here shared with those further off. */
test.each([
  { name: 'three, a million blocks', size: 3, blocks: 1e6 },
  { name: 'twelve', size: 12, blocks: 500 },
  { name: 'thirty', size: 30, blocks: 20_000 },
])('a ladder on which the higher always wins: $name', ({ size, blocks }) => {
  const ratings = bradleyTerry(ladder(size, blocks));
  for (const [i, { rating, low, high }] of ratings.entries()) {
    expect(low).toBeLessThan(rating);
    expect(high).toBeGreaterThan(rating);
    if (i > 0) expect(ratings[i - 1]!.rating - rating).toBeGreaterThan(ELO * Math.log(2 * blocks));
    expect(rating).toBeCloseTo(-ratings[size - 1 - i]!.rating, 4);
  }
  expect(bradleyTerryFit(ladder(size, blocks)).p).toBeGreaterThan(0.9);
});

test('blocks won or lost whole are worth half as many games', () => {
  const whole = blocks.map(({ a, b, counts }) => ({
    a,
    b,
    counts: [counts[0]! + counts[1]! / 2, 0, counts[2]! + counts[1]! / 2],
  }));
  const single = whole.map(({ a, b, counts }) => ({ a, b, counts: [counts[0]!, counts[2]!] }));
  for (const [i, { low, high }] of bradleyTerry(whole).entries()) {
    const alone = bradleyTerry(single)[i]!;
    expect((high - low) / (alone.high - alone.low)).toBeCloseTo(1, 1);
  }
});

test.each([
  {
    name: 'two parts',
    pairs: [
      { a: 0, b: 2, counts: [1, 1] },
      { a: 1, b: 3, counts: [1, 1] },
    ],
    words: '0 2 | 1 3',
  },
  {
    name: 'a pair that was never played',
    pairs: [
      { a: 0, b: 1, counts: [1, 1] },
      { a: 2, b: 3, counts: [4, 4] },
      { a: 1, b: 2, counts: [0, 0] },
    ],
    words: '0 1 | 2 3',
  },
  { name: 'nobody', pairs: [], words: 'nobody played' },
])('refused: $name', ({ pairs, words }) => {
  expect(() => bradleyTerry(pairs)).toThrow(words);
});
