import { type Estimate, independentDifference } from '../comparisons/difference-interval.js';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean, blockTotal } from '../intervals/block-mean.js';
import type { DialPoint } from './dial-curve.js';

/** The win rate, as a fraction, that one step of a dial costs on average between the points `from` and `to`. */
export interface PointsPerStep {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
}

/** How many steps from the place the two points should be. */
const NEAR = 2;
const FAR = 5;

/**
 * How many points of win rate one step is worth around a place of the curve: the fall between a point some
 * steps before it and one after it, per step, with the 95% interval for the difference of two independent
 * rates. `points` are in order; with a single one nothing can be said and the value is NaN.
 */
export function pointsPerStep(points: readonly DialPoint[], place: number): PointsPerStep {
  const [before, after] = pointsAround(points, place);
  const steps = after.value - before.value;
  const [low, high] = independentDifference(estimateOf(before), estimateOf(after));
  const value = (blockMean(before.counts) - blockMean(after.counts)) / steps;
  return { value, low: low / steps, high: high / steps, from: before.value, to: after.value };
}

/** Of the points on one side (-1 before, 1 after), the best known one at the right distance from the place. */
export function slopePoint(points: readonly DialPoint[], place: number, side: -1 | 1): DialPoint | undefined {
  const distance = ({ value }: DialPoint) => side * (value - place);
  const near = points.filter((point) => distance(point) >= NEAR && distance(point) <= FAR);
  return near.toSorted((a, b) => blockTotal(b.counts) - blockTotal(a.counts))[0];
}

/** Where no point is at the right distance, the nearest beyond it, or else the outermost. */
function pointsAround(points: readonly DialPoint[], place: number): [DialPoint, DialPoint] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const inside = Math.min(last.value, Math.max(first.value, place));
  const before = slopePoint(points, inside, -1) ?? points.findLast(({ value }) => value <= inside - NEAR);
  const after = slopePoint(points, inside, 1) ?? points.find(({ value }) => value >= inside + NEAR);
  return [before ?? first, after ?? last];
}

function estimateOf({ counts }: DialPoint): Estimate {
  return { rate: blockMean(counts), interval: blockInterval(counts) };
}
