import { type Interval, Z95 } from '../intervals/wilson.js';
import { chiSquareTail } from '../numerics/chi-square-tail.js';
import { holm } from './holm.js';

export type Agreement = 'all above' | 'all below' | 'mixed' | 'unsettled';

const ALPHA = 0.05;

/**
 * Whether a conclusion holds whoever plays: 95% intervals for the same rate under different agents, all above
 * `at`, all below it, or truly some above and some below. That ALL are above needs no correction for their
 * number, since each of them must show it (Berger's intersection–union test, Technometrics 24, 1982, 295–300);
 * that SOME are below does, because one of many is soon there by chance: for `mixed` there must be one on
 * either side after Holm's correction. Whatever else is seen, or nothing, is unsettled.
 */
export function sameVerdict(intervals: readonly Interval[], at = 0.5): Agreement {
  if (intervals.length === 0) return 'unsettled';
  if (intervals.every(([low]) => low > at)) return 'all above';
  if (intervals.every(([, high]) => high < at)) return 'all below';
  const adjusted = holm(intervals.map((interval) => pValue(interval, at)));
  const settled = intervals.filter((_, i) => adjusted[i]! <= ALPHA);
  const above = settled.some(([low]) => low > at);
  const below = settled.some(([, high]) => high < at);
  return above && below ? 'mixed' : 'unsettled';
}

/** The two-sided p-value of `at`, the interval being 1.96 standard errors to either side of its middle. */
function pValue([low, high]: Interval, at: number): number {
  const standardError = (high - low) / (2 * Z95);
  return chiSquareTail((((low + high) / 2 - at) / standardError) ** 2, 1);
}
