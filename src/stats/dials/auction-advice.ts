import type { Interval } from '../intervals/wilson.js';

/** What a range of fair handicaps says about bids for a side. */
export interface BidAdvice {
  /** The most that is right whatever number of the range is fair; undefined when not even 0 is. */
  readonly right: number | undefined;
  /** The least that is wrong whatever number is fair; undefined when all that the rules know may be right. */
  readonly wrong: number | undefined;
}

/**
 * A side is worth a handicap up to the fair one. A bid is right for a range when it is right for its least number,
 * wrong when it is wrong for its greatest, and undecided between the two. Below 0 a fair number is on the other side.
 */
export function bidAdvice([low, high]: Interval, most: number): BidAdvice {
  return {
    right: low < 0 ? undefined : Math.min(most, Math.floor(low)),
    wrong: high >= most ? undefined : Math.max(0, Math.floor(high) + 1),
  };
}
