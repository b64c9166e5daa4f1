import type { Interval } from '../intervals/wilson.js';

/** What games say about two values that may be the same within a margin. */
export const OUTCOMES = ['agree', 'differ', 'not enough games'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Equivalence {
  readonly outcome: Outcome;
  /** How many times as many games would probably settle it; 1 where it is settled. */
  readonly times: number;
}

/** Of the interval for the difference: each of the two claims is then wrong in at most 5% of cases. */
export const EQUIVALENCE_LEVEL = 0.9;

/**
 * Whether two values are the same within `margin`, from their difference and its 90% interval: they agree when the
 * interval is inside the margin (two one-sided tests at 5%, Schuirmann 1987, https://doi.org/10.1007/BF01068419), and
 * differ when it is wholly beyond it. Otherwise the games do not say, which is no sign that the values are the same.
 *
 * The interval shrinks with the square root of the games. It settles the question when it is as narrow as the
 * distance of the difference from the margin; where that is small by chance, half a margin is taken for it.
 */
export function equivalence(difference: number, [low, high]: Interval, margin: number): Equivalence {
  if (-margin < low && high < margin) return { outcome: 'agree', times: 1 };
  if (low > margin || high < -margin) return { outcome: 'differ', times: 1 };
  const distance = Math.max(margin / 2, Math.abs(Math.abs(difference) - margin));
  return { outcome: 'not enough games', times: Math.max(1, ((high - low) / 2 / distance) ** 2) };
}
