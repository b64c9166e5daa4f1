import { blockInterval } from '../intervals/block-interval.js';
import type { Interval } from '../intervals/wilson.js';
import type { Crossing } from './crossing.js';
import { type Design, type DialQuestion, dialSetting, pointLevel } from './dial.js';
import { type DialPoint, type DialRange, mergeDial, type Scale } from './dial-curve.js';
import { type PointsPerStep, pointsPerStep } from './points-per-step.js';

/** A dial that is only ever turned against one of two sides: a negative value is on side b. */
export interface Handicap {
  readonly most: number;
  /** What a handicap costs its side, in a unit in which the win rate is nearly straight. */
  readonly scale: Scale;
}

/** A point of the fitted curve, with the 95% interval for this handicap alone. */
export interface HandicapRate {
  readonly value: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface HandicapFound {
  /** At every whole number from the most on side b, which is negative, to the most on side a. */
  readonly fit: readonly HandicapRate[];
  /** The handicap that makes the match even; beyond the most it is Infinity or -Infinity. */
  readonly fair: Crossing;
  readonly pointsPerStep: PointsPerStep;
  /** The highest bid at which side a, by the fit, still wins half of the games; or 0. */
  readonly maxBidA: number;
  /** The same for side b. When one of the two is above 0, the other is 0, but for a curve that stays at one half. */
  readonly maxBidB: number;
}

const EVEN = 0.5;

/** The handicap at which both sides win half of the games: more of it never helps. */
export function fairQuestion({ most, scale }: Handicap): DialQuestion {
  return { range: [-most, most], target: EVEN, scale, direction: 'falling' };
}

/**
 * A handicap from games with several numbers of it: the curve of side a's win rate, the number that makes the
 * match fair, with a 95% interval, and what that means in an auction.
 */
export function handicapFound(
  points: readonly DialPoint[],
  handicap: Handicap,
  design: Design = 'adaptive',
): HandicapFound {
  const question = fairQuestion(handicap);
  const { setting, fit } = dialSetting(points, question, design);
  const measured = mergeDial(points, question.range);
  return {
    fit: withIntervals(fit, measured, question.range, pointLevel(design)),
    fair: setting!,
    pointsPerStep: pointsPerStep(measured, setting!.estimate),
    maxBidA: maxBid(fit.slice(handicap.most)),
    maxBidB: maxBid(
      fit
        .slice(0, handicap.most + 1)
        .map((rate) => 1 - rate)
        .reverse(),
    ),
  };
}

/** From a side's win rates with a handicap of 0, 1, 2, … */
function maxBid(rates: readonly number[]): number {
  return Math.max(
    0,
    rates.findLastIndex((rate) => rate >= EVEN),
  );
}

/**
 * A handicap that was not played has at most the rate of the nearest played one before it, and at least that
 * of the nearest after it.
 */
function withIntervals(
  rates: readonly number[],
  measured: readonly DialPoint[],
  [first]: DialRange,
  level: number,
): HandicapRate[] {
  const known = measured.map(({ value, counts }) => ({ value, interval: blockInterval(counts, level) }));
  return rates.map((rate, i) => {
    const value = first + i;
    const before = known.findLast((point) => point.value <= value)?.interval ?? OPEN;
    const after = known.find((point) => point.value >= value)?.interval ?? OPEN;
    return { value, rate, low: Math.min(rate, after[0]), high: Math.max(rate, before[1]) };
  });
}

const OPEN: Interval = [0, 1];
