import { type Estimate, independentDifference } from '../comparisons/difference-interval.js';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean, blockTotal } from '../intervals/block-mean.js';
import type { ChainPoint } from './chain-curve.js';

/** The win rate, as a fraction, that one chain costs on average between the points `from` and `to`. */
export interface PointsPerChain {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
}

/** How many chains from the place the two points should be. */
const NEAR = 2;
const FAR = 5;

/**
 * How many points of win rate one chain is worth around a place of the curve: the fall between a point some
 * chains before it and one after it, per chain, with the 95% interval for the difference of two independent
 * rates. `points` are in order; with a single one nothing can be said and the value is NaN.
 */
export function pointsPerChain(points: readonly ChainPoint[], place: number): PointsPerChain {
  const [before, after] = pointsAround(points, place);
  const chains = after.chains - before.chains;
  const [low, high] = independentDifference(estimateOf(before), estimateOf(after));
  const value = (blockMean(before.counts) - blockMean(after.counts)) / chains;
  return { value, low: low / chains, high: high / chains, from: before.chains, to: after.chains };
}

/** Of the points on one side (-1 before, 1 after), the best known one at the right distance from the place. */
export function slopePoint(
  points: readonly ChainPoint[],
  place: number,
  side: -1 | 1,
): ChainPoint | undefined {
  const distance = ({ chains }: ChainPoint) => side * (chains - place);
  const near = points.filter((point) => distance(point) >= NEAR && distance(point) <= FAR);
  return near.toSorted((a, b) => blockTotal(b.counts) - blockTotal(a.counts))[0];
}

/** Where no point is at the right distance, the nearest beyond it, or else the outermost. */
function pointsAround(points: readonly ChainPoint[], place: number): [ChainPoint, ChainPoint] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const inside = Math.min(last.chains, Math.max(first.chains, place));
  const before = slopePoint(points, inside, -1) ?? points.findLast(({ chains }) => chains <= inside - NEAR);
  const after = slopePoint(points, inside, 1) ?? points.find(({ chains }) => chains >= inside + NEAR);
  return [before ?? first, after ?? last];
}

function estimateOf({ counts }: ChainPoint): Estimate {
  return { rate: blockMean(counts), interval: blockInterval(counts) };
}
