import { blockInterval } from '../../stats/intervals/block-interval.js';
import type { BlockCounts } from '../../stats/intervals/block-mean.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { sequenceInterval } from '../../stats/sequential/confidence-sequence.js';
import { sprt } from '../../stats/sequential/sprt.js';

/** When a match has seen enough: `--stop`. */
export type StopRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'ci'; readonly halfWidth: number }
  | { readonly kind: 'sprt'; readonly null: number; readonly alternative: number };

export const PLAY_ALL: StopRule = { kind: 'none' };

/** What ended a match: its number of games, its stopping rule, or a person. */
export type StoppedBy = 'games' | 'ci' | 'sprt' | 'interrupted';

/** Whether the blocks played so far settle the question. */
export function isSettled(rule: StopRule, counts: BlockCounts): boolean {
  if (rule.kind === 'none') return false;
  if (rule.kind === 'sprt') return sprt(counts, rule).verdict !== 'undecided';
  const [low, high] = sequenceInterval(counts);
  return high - low <= 2 * rule.halfWidth;
}

/**
 * The 95% interval for a win rate. A match that might have stopped after any piece needs one that holds for
 * all looks at once; otherwise stopping at a lucky moment would make it too narrow.
 */
export function intervalUnder(rule: StopRule, counts: BlockCounts): Interval {
  return rule.kind === 'none' ? blockInterval(counts) : sequenceInterval(counts);
}
