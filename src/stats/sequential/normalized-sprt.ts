import type { BlockCounts } from '../intervals/block-mean.js';
import { mostLikely } from '../intervals/most-likely.js';
import { type Errors, FIVE_PERCENT, type Hypotheses, judge, likelihoodOf, type SprtResult } from './sprt.js';

/** Every score gets at least this many blocks: blocks all alike would have no deviation to measure by. */
const LEAST_SEEN = 1e-3;

const ROUNDS = 100;
const CLOSE = 1e-12;

/**
 * The sequential probability ratio test between two effects instead of two win rates. An effect is how many
 * standard deviations of a block's score the win rate lies above one half, both unknown, so how long the
 * test takes does not depend on what the games of a block have in common. Engine testers give effects in
 * normalized Elo, of which 800 / (ln 10 · √games) make one such deviation for blocks of that many games
 * (Van den Bergh, https://www.cantate.be/Fishtest/normalized_elo_practical.pdf).
 */
export function normalizedSprt(
  counts: BlockCounts,
  effects: Hypotheses,
  errors: Errors = FIVE_PERCENT,
): SprtResult {
  const seen = Array.from(counts, (count) => Math.max(count, LEAST_SEEN));
  const likelihood = (effect: number) => likelihoodOf(seen, sharesWith(seen, effect));
  return judge(likelihood(effects.alternative) - likelihood(effects.null), errors);
}

/** The most likely shares with this effect: the deviation they must have depends on them, so in rounds. */
function sharesWith(counts: readonly number[], effect: number): number[] {
  let shares = counts.map(() => 1 / counts.length);
  for (let round = 0; round < ROUNDS; round++) {
    const next = mostLikely(counts, distancesFrom(shares, effect));
    const change = Math.max(...next.map((share, wins) => Math.abs(share - shares[wins]!)));
    shares = next;
    if (change < CLOSE) break;
  }
  return shares;
}

/** How far each score moves the shares from the effect, to first order around them. */
function distancesFrom(shares: readonly number[], effect: number): number[] {
  const games = shares.length - 1;
  const mean = shares.reduce((sum, share, wins) => sum + (share * wins) / games, 0);
  const variance = shares.reduce((sum, share, wins) => sum + share * (wins / games - mean) ** 2, 0);
  const deviation = Math.sqrt(variance);
  return shares.map(
    (_, wins) => wins / games - 0.5 - (effect / 2) * (deviation + (wins / games - mean) ** 2 / deviation),
  );
}
