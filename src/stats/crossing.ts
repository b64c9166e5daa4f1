import { isotonic } from './isotonic.js';
import { Z95 } from './wilson.js';

/** What was measured at one whole number: a mean, and its weight, which is one over its variance. */
export interface Node {
  readonly at: number;
  readonly mean: number;
  readonly weight: number;
}

export interface Crossing {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** Halvings until a place is known to a millionth of the range. */
const HALVINGS = 40;

/**
 * Where a curve of rates that never rises crosses `target`, with a 95% interval. `curve` holds the fitted
 * rates at the whole numbers from `first` on and is straight between them; `nodes` are the measurements, in
 * order. A crossing before the curve's first number is -Infinity, one behind its last Infinity.
 *
 * Nothing but monotony is assumed: a place is inside when the best falling curve through (place, target) fits
 * the nodes hardly worse than the best falling curve of all, by the likelihood ratio test of order restricted
 * inference (Banerjee and Wellner, Annals of Statistics 29, 2001, https://doi.org/10.1214/aos/1015345959).
 * Away from the estimate the misfit never shrinks, because a falling curve that is above the target at one
 * place is above it at every earlier one; so halving finds the edges.
 */
export function crossing(
  nodes: readonly Node[],
  curve: readonly number[],
  first: number,
  target: number,
): Crossing {
  const last = first + curve.length - 1;
  const estimate = first + crossingOf(curve, target);
  const start = Math.min(Math.max(estimate, first), last);
  const bound = misfit(nodes, isotonicOf(nodes)) + Z95 * Z95;
  const inside = (place: number) => misfitThrough(nodes, place, Math.min(last - 1, Math.floor(place)), target) <= bound;
  const edge = (end: number, beyond: number) => {
    if (estimate === beyond || !inside(start)) return estimate;
    return inside(end) ? beyond : edgeBetween(start, end, inside);
  };
  return { estimate, low: edge(first, Number.NEGATIVE_INFINITY), high: edge(last, Number.POSITIVE_INFINITY) };
}

/** Where `inside` stops being true between `from`, where it is true, and `to`. */
function edgeBetween(from: number, to: number, inside: (place: number) => boolean): number {
  let near = from;
  let far = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (inside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** The index at which a falling curve crosses the target: the middle, if it stays there for a stretch. */
function crossingOf(curve: readonly number[], target: number): number {
  const before = curve.findLastIndex((rate) => rate > target);
  const behind = curve.findIndex((rate) => rate < target);
  if (behind === 0) return Number.NEGATIVE_INFINITY;
  if (before === curve.length - 1) return Number.POSITIVE_INFINITY;
  const reached = before < 0 ? 0 : before + share(curve[before]!, curve[before + 1]!, target);
  const left = behind < 0 ? curve.length - 1 : behind - 1 + share(curve[behind - 1]!, curve[behind]!, target);
  return (reached + left) / 2;
}

/** Which share of the fall from one rate to the next is above the target. */
function share(from: number, to: number, target: number): number {
  return (from - target) / (from - to);
}

function isotonicOf(nodes: readonly Node[]): number[] {
  return isotonic(
    nodes.map(({ mean }) => mean),
    nodes.map(({ weight }) => weight),
    'decreasing',
  );
}

function misfit(nodes: readonly Node[], fitted: readonly number[]): number {
  return nodes.reduce((sum, { mean, weight }, i) => sum + weight * (mean - fitted[i]!) ** 2, 0);
}

/**
 * The misfit of the best falling curve through (place, target), `before` and `before + 1` being the whole
 * numbers around the place. Such a curve has the rate target + share · fall at `before` and
 * target - (1 - share) · fall at the next number, for some fall; for a given fall the best rates further out
 * are the isotonic ones of either side, cut off at these two.
 */
function misfitThrough(nodes: readonly Node[], place: number, before: number, target: number): number {
  const share = place - before;
  const above = sideOf(nodes.filter(({ at }) => at <= before), before, 1);
  const below = sideOf(nodes.filter(({ at }) => at > before), before + 1, -1);
  const slope = (fall: number) =>
    share * above.slope(target + share * fall) - (1 - share) * below.slope(target - (1 - share) * fall);
  const most = Math.min((1 - target) / share, target / (1 - share));
  const fall = slope(0) >= 0 ? 0 : edgeBetween(0, most, (fall) => slope(fall) < 0);
  return above.misfit(target + share * fall) + below.misfit(target - (1 - share) * fall);
}

interface Side {
  /** The least misfit of this side's nodes when the curve's rate at the side's edge is `rate`. */
  misfit(rate: number): number;
  /** Half its derivative. */
  slope(rate: number): number;
}

/** The nodes on one side of a place; `edge` is the whole number next to it. `sign` is 1 for rates above. */
function sideOf(nodes: readonly Node[], edge: number, sign: 1 | -1): Side {
  const outer = nodes.filter(({ at }) => at !== edge);
  const free = isotonicOf(outer);
  const atEdge = nodes.filter(({ at }) => at === edge);
  const all = [...outer, ...atEdge];
  const fittedAt = (rate: number) =>
    all.map((_, i) => (i < free.length && sign * (free[i]! - rate) > 0 ? free[i]! : rate));
  return {
    misfit: (rate) => misfit(all, fittedAt(rate)),
    slope: (rate) =>
      all.reduce((sum, { mean, weight }, i) => {
        const held = i >= free.length || sign * (free[i]! - rate) <= 0;
        return held ? sum + weight * (rate - mean) : sum;
      }, 0),
  };
}
