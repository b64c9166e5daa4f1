import { describe, expect, test } from 'vitest';
import { sprt } from './sprt.js';

/** https://en.wikipedia.org/wiki/Elo_rating_system#Mathematical_details */
const score = (elo: number) => 1 / (1 + 10 ** (-elo / 400));

/**
 * fastchess and fishtest, alpha = beta = 0.05, logistic Elo. Pairs of chess games by their points in quarters:
 * a win and a loss score what two draws score.
 */
describe('the log-likelihood ratios of chess engine testing', () => {
  test.each([
    { name: 'pairs, 0.5 to 2.5', counts: [223, 9863, 20279 + 1000, 10037, 246], elo: [0.5, 2.5], llr: -3.07 },
    { name: 'pairs, 0 to 2', counts: [871, 26175, 55003 + 980, 26678, 821], elo: [0, 2], llr: -4.98 },
    { name: 'single games, 0.5 to 2.5', counts: [21184, 40708, 21404], elo: [0.5, 2.5], llr: -1.57 },
    { name: 'single games, 0 to 2', counts: [57030, 106593, 57433], elo: [0, 2], llr: -2.59 },
  ])('$name', ({ counts, elo, llr }) => {
    const rates = { null: score(elo[0]!), alternative: score(elo[1]!) };
    expect(sprt(counts, rates).llr).toBeCloseTo(llr, 2);
  });
});

/** Closed forms: the most likely distribution can be written down when one score was seen, or one game counts. */
describe('what can be worked out by hand', () => {
  test.each([
    { name: 'no block at all', counts: [0, 0, 0], llr: 0 },
    { name: 'one block, won whole', counts: [0, 0, 1], llr: Math.log(0.53 / 0.5) },
    { name: 'one block, split', counts: [0, 1, 0], llr: Math.log(1 - 2 * 0.03) },
    { name: 'all won', counts: [0, 0, 1e6], llr: 1e6 * Math.log(0.53 / 0.5) },
    { name: 'all lost', counts: [40, 0, 0, 0, 0], llr: 40 * Math.log(0.47 / 0.5) },
    { name: 'all split', counts: [0, 0, 12, 0, 0], llr: 12 * Math.log(1 - 2 * 0.03) },
    {
      name: 'blocks of one game, Wald’s own test',
      counts: [45, 55],
      llr: 55 * Math.log(0.53 / 0.5) + 45 * Math.log(0.47 / 0.5),
    },
  ])('$name', ({ counts, llr }) => {
    expect(sprt(counts, { null: 0.5, alternative: 0.53 }).llr).toBeCloseTo(llr, 8);
  });
});

test('the bounds are Wald’s: ±ln 19 for 5% and 5%', () => {
  const { lower, upper } = sprt([0, 0, 0], { null: 0.5, alternative: 0.53 });
  expect(lower).toBeCloseTo(-Math.log(19), 12);
  expect(upper).toBeCloseTo(Math.log(19), 12);
});

test('unequal errors: ln(beta / (1 - alpha)) and ln((1 - beta) / alpha)', () => {
  const { lower, upper } = sprt([0, 0, 0], { null: 0.5, alternative: 0.53 }, { alpha: 0.01, beta: 0.1 });
  expect(lower).toBeCloseTo(Math.log(0.1 / 0.99), 12);
  expect(upper).toBeCloseTo(Math.log(0.9 / 0.01), 12);
});

test.each([
  { name: 'clearly better', counts: [100, 500, 400], verdict: 'accept alternative' },
  { name: 'clearly not', counts: [400, 500, 100], verdict: 'accept null' },
  { name: 'too early', counts: [2, 5, 3], verdict: 'undecided' },
])('verdict: $name', ({ counts, verdict }) => {
  expect(sprt(counts, { null: 0.5, alternative: 0.55 }).verdict).toBe(verdict);
});

test('exchanging the hypotheses turns the sign, and so does exchanging the sides', () => {
  const counts = [30, 50, 45];
  const { llr } = sprt(counts, { null: 0.5, alternative: 0.55 });
  expect(sprt(counts, { null: 0.55, alternative: 0.5 }).llr).toBeCloseTo(-llr, 10);
  expect(sprt(counts.toReversed(), { null: 0.45, alternative: 0.5 }).llr).toBeCloseTo(-llr, 10);
});
