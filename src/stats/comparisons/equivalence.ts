import type { Interval } from '../intervals/wilson.js';

/** What games say about two values that may be the same within a margin. */
export const OUTCOMES = ['agree', 'differ', 'not enough games'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Equivalence {
  readonly outcome: Outcome;
  /** How many times as many games would probably settle it; 1 where it is settled. */
  readonly times: number;
}

/** A difference, with its interval at any level. */
export interface Apart {
  readonly value: number;
  at(level: number): Interval;
}

/**
 * Whether two values are the same within `margin`: they agree when the 90% interval for their difference is inside it
 * (two one-sided tests at 5%, Schuirmann 1987, https://doi.org/10.1007/BF01068419), and differ when the interval at
 * `1 - alpha` is wholly beyond it. Either is then wrong in at most 5% of cases. Otherwise the games do not say, which
 * is no sign that the values are the same.
 *
 * An interval shrinks with the square root of the games. It settles the question when it is as narrow as the
 * distance of the difference from the margin; where that is small by chance, half a margin is taken for it.
 */
export function equivalence({ value, at }: Apart, margin: number, alpha = 0.05): Equivalence {
  const [low, high] = at(0.9);
  if (-margin < low && high < margin) return { outcome: 'agree', times: 1 };
  const [wideLow, wideHigh] = at(1 - alpha);
  if (wideLow > margin || wideHigh < -margin) return { outcome: 'differ', times: 1 };
  const distance = Math.max(margin / 2, Math.abs(Math.abs(value) - margin));
  return { outcome: 'not enough games', times: Math.max(1, ((high - low) / 2 / distance) ** 2) };
}
