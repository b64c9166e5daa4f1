import { expect, test } from 'vitest';
import { normalizedSprt } from './normalized-sprt.js';

/** Normalized Elo in standard deviations of a pair's score. */
const effect = (elo: number) => ((elo * Math.log(10)) / 800) * Math.SQRT2;

/** fastchess and fishtest, alpha = beta = 0.05, normalized Elo; pairs by their points in quarters. */
test.each([
  { name: '0 to 2', counts: [365, 16618, 36029 + 200, 16974, 390], elo: [0, 2], llr: 2.25 },
  { name: '-1.75 to 0.25', counts: [127, 4883, 10311 + 401, 5150, 104], elo: [-1.75, 0.25], llr: 3.01 },
])('the log-likelihood ratios of chess engine testing: $name', ({ counts, elo, llr }) => {
  const effects = { null: effect(elo[0]!), alternative: effect(elo[1]!) };
  expect(normalizedSprt(counts, effects).llr).toBeCloseTo(llr, 2);
});

/** fishtest's LLRcalc, ported to Python with bisection for brentq: scores never seen count 0.001. */
test.each([
  { name: 'all won', counts: [0, 0, 10], llr: 0.9485306188 },
  { name: 'all split', counts: [0, 12, 0], llr: -0.1150142161 },
  { name: 'pairs, extremes never seen', counts: [0, 2, 30, 8, 0], llr: 0.9446416043 },
])('lopsided blocks: $name', ({ counts, llr }) => {
  expect(normalizedSprt(counts, { null: 0, alternative: 0.1 }).llr).toBeCloseTo(llr, 8);
});

test('nothing can be said without blocks', () => {
  const { llr, verdict } = normalizedSprt([0, 0, 0], { null: 0, alternative: 0.1 });
  expect(Math.abs(llr)).toBeLessThan(1e-3);
  expect(verdict).toBe('undecided');
});

/** Both have a win rate 0.0283 standard deviations of a block above one half; the normal approximation. */
test.each([
  { name: 'independent games', counts: [24_000, 50_000, 26_000] },
  { name: 'blocks won or lost whole', counts: [48_585, 0, 51_415] },
])('what the games of a block have in common does not matter: $name', ({ counts }) => {
  const { llr } = normalizedSprt(counts, { null: 0, alternative: 0.05 });
  expect(llr / (100_000 * 0.05 * (0.0283 - 0.025))).toBeCloseTo(1, 1);
});
