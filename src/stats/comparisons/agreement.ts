import { type Interval, Z95 } from '../intervals/wilson.js';
import { chiSquareTail } from '../numerics/chi-square-tail.js';
import { normalQuantile } from '../numerics/normal-quantile.js';
import { independentDifference } from './difference-interval.js';
import { type Apart, type Equivalence, equivalence, type Outcome } from './equivalence.js';
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

/**
 * The two-sided p-value of `at`, the interval being 1.96 standard errors to either side of its middle. Of an interval
 * that holds at all looks it is no smaller than it must be: at 5% it is the interval's own, and such intervals widen
 * more slowly at higher levels than normal ones.
 */
function pValue([low, high]: Interval, at: number): number {
  const standardError = (high - low) / (2 * Z95);
  return chiSquareTail((((low + high) / 2 - at) / standardError) ** 2, 1);
}

/** The interval stretched around a value; for one that holds at all looks, by rather more than it needs. */
const scaled = ([low, high]: Interval, around: number, factor: number): Interval => [
  around - factor * (around - low),
  around + factor * (high - around),
];

/** The same value as one agent has it. */
export interface AgentValue {
  readonly estimate: number;
  readonly interval: Interval;
  /** Whether the 95% interval holds at all looks, or where results decided what was played. */
  readonly sequential: boolean;
}

/**
 * Values of independent games: MOVER. Of intervals that are not made for one number of games, all that both leave
 * possible: at 95% each they hold together with 90%.
 */
function differenceOf(one: AgentValue, other: AgentValue): Apart {
  const value = one.estimate - other.estimate;
  if (one.sequential || other.sequential) {
    const worst: Interval = [one.interval[0] - other.interval[1], one.interval[1] - other.interval[0]];
    return { value, at: (level) => scaled(worst, value, normalQuantile((3 + level) / 4) / Z95) };
  }
  const usual = independentDifference(
    { rate: one.estimate, interval: one.interval },
    { rate: other.estimate, interval: other.interval },
  );
  return { value, at: (level) => scaled(usual, value, normalQuantile((1 + level) / 2) / Z95) };
}

/**
 * Whether several agents' values are the same within a margin: they agree when every two do, and differ when some
 * two do after Bonferroni's correction for the number of pairs. See `equivalence`.
 */
export function agreeWithin(values: readonly AgentValue[], margin: number): Equivalence {
  const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => differenceOf(one, other)));
  const outcomes = pairs.map((pair) => equivalence(pair, margin, ALPHA / pairs.length));
  const [worst] = [...outcomes].sort((x, y) => y.times - x.times);
  const is = (wanted: Outcome) => (each: Equivalence) => each.outcome === wanted;
  return outcomes.every(is('agree'))
    ? { outcome: 'agree', times: 1 }
    : (outcomes.find(is('differ')) ?? worst!);
}
