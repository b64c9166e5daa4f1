import type { BlockCounts } from '../intervals/block-mean.js';
import { mostLikely } from '../intervals/most-likely.js';

/** Two claims about the win rate, both between 0 and 1 exclusive and not equal. */
export interface Hypotheses {
  readonly null: number;
  readonly alternative: number;
}

/** The chances to accept the alternative under the null, and the null under the alternative. */
export interface Errors {
  readonly alpha: number;
  readonly beta: number;
}

export type Verdict = 'accept null' | 'accept alternative' | 'undecided';

interface SprtResult {
  /** How much more likely the blocks are under the alternative: a natural logarithm. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: Verdict;
}

export const FIVE_PERCENT: Errors = { alpha: 0.05, beta: 0.05 };

/**
 * Wald's sequential probability ratio test between two win rates, generalised to blocks whose distribution
 * is not known: each side's likelihood is the largest that a distribution of block scores with that win rate
 * can give. Blocks of one game give Wald's own test. As chess engines are tested,
 * https://official-stockfish.github.io/docs/fishtest-wiki/Fishtest-Mathematics.html
 */
export function sprt(counts: BlockCounts, rates: Hypotheses, errors: Errors = FIVE_PERCENT): SprtResult {
  return judge(logLikelihood(counts, rates.alternative) - logLikelihood(counts, rates.null), errors);
}

/** Wald's bounds, https://en.wikipedia.org/wiki/Sequential_probability_ratio_test */
export function waldBounds({ alpha, beta }: Errors): readonly [lower: number, upper: number] {
  return [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
}

/** What a log-likelihood ratio says. */
function judge(llr: number, errors: Errors): SprtResult {
  const [lower, upper] = waldBounds(errors);
  const verdict = llr >= upper ? 'accept alternative' : llr <= lower ? 'accept null' : 'undecided';
  return { llr, lower, upper, verdict };
}

function logLikelihood(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  const distances = Array.from(counts, (_, wins) => wins / games - rate);
  return likelihoodOf(counts, mostLikely(counts, distances));
}

/** The log-likelihood of the blocks when the scores have these shares. */
function likelihoodOf(counts: BlockCounts, shares: readonly number[]): number {
  return shares.reduce(
    (sum, share, wins) => sum + (counts[wins] === 0 ? 0 : counts[wins]! * Math.log(share)),
    0,
  );
}
