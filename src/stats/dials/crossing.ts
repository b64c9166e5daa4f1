import { isotonic } from '../numerics/isotonic.js';
import { root } from '../numerics/root.js';

/** What was measured at one whole number: a mean, and its weight, which is one over its variance. */
export interface Node {
  readonly at: number;
  readonly mean: number;
  readonly weight: number;
}

/** Rates at the whole numbers from `first` on that never rise, and the straight lines between them. */
export interface Curve {
  readonly first: number;
  readonly rates: readonly number[];
}

export interface Crossing {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Where a falling curve crosses `target`, with an interval that reaches `z` standard errors to either side.
 * `nodes` are the measurements, in order, and `fitted` is a curve that fits them best. A crossing before the
 * curve's first number is -Infinity, one after its last Infinity.
 *
 * Nothing but monotony is assumed: a place is inside when the best falling curve through (place, target) fits
 * the nodes hardly worse than the best falling curve of all, by the likelihood ratio test of order restricted
 * inference (Banerjee and Wellner, Annals of Statistics 29, 2001, https://doi.org/10.1214/aos/1015345959).
 * Away from the estimate the misfit never shrinks, because a falling curve that is above the target at one
 * place is above it at every earlier one; so the interval has two edges and no holes.
 */
export function crossing(nodes: readonly Node[], fitted: Curve, target: number, z: number): Crossing {
  const { first, rates } = fitted;
  const last = first + rates.length - 1;
  const estimate = placeOf(fitted, target);
  const start = Math.min(Math.max(estimate, first), last);
  const most = misfit(nodes, fallingRates(nodes)) + z * z;
  const gaps = rates.slice(1).map((_, i) => new Gap(nodes, first + i));
  const excess = (place: number) =>
    gaps[Math.min(gaps.length - 1, Math.floor(place) - first)]!.misfit(place, target) - most;
  const edge = (end: number, beyond: number) => {
    if (estimate === beyond || excess(start) > 0) return estimate;
    return excess(end) > 0 ? root(start, end, excess) : beyond;
  };
  return { estimate, low: edge(first, -Infinity), high: edge(last, Infinity) };
}

/** Where the curve is at the target: the middle, if it stays there for a stretch. */
export function placeOf({ first, rates }: Curve, target: number): number {
  const before = rates.findLastIndex((rate) => rate > target);
  const after = rates.findIndex((rate) => rate < target);
  if (after === 0) return -Infinity;
  if (before === rates.length - 1) return Infinity;
  const from = before < 0 ? 0 : before + shareAbove(rates[before]!, rates[before + 1]!, target);
  const to = after < 0 ? rates.length - 1 : after - 1 + shareAbove(rates[after - 1]!, rates[after]!, target);
  return first + (from + to) / 2;
}

function shareAbove(from: number, to: number, target: number): number {
  return (from - target) / (from - to);
}

/** The rates at the nodes that fit them best of all that never rise. */
export function fallingRates(nodes: readonly Node[]): number[] {
  const means = nodes.map(({ mean }) => mean);
  const weights = nodes.map(({ weight }) => weight);
  return isotonic(means, weights, 'decreasing');
}

function misfit(nodes: readonly Node[], rates: readonly number[]): number {
  return nodes.reduce((sum, { mean, weight }, i) => sum + weight * (mean - rates[i]!) ** 2, 0);
}

/** The nodes around the places between the whole number `before` and the next. */
class Gap {
  private sides: readonly [Side, Side] | undefined;

  constructor(
    private readonly nodes: readonly Node[],
    private readonly before: number,
  ) {}

  /**
   * The misfit of the best falling curve through (place, target). Such a curve falls by some `fall` from one
   * whole number to the next, and its rates there follow; the best rates further out are then the isotonic
   * ones of either side, as far as these two allow.
   */
  misfit(place: number, target: number): number {
    this.sides ??= [new Side(this.nodes, this.before, -1), new Side(this.nodes, this.before + 1, 1)];
    const [left, right] = this.sides;
    const share = place - this.before;
    const total = left.weight + right.weight;
    const slope = (fall: number) =>
      (share * left.slope(target + share * fall) - (1 - share) * right.slope(target - (1 - share) * fall)) /
      total;
    const steepest = Math.min((1 - target) / share, target / (1 - share));
    const fall = slope(0) >= 0 ? 0 : root(0, steepest, slope);
    return left.misfit(target + share * fall) + right.misfit(target - (1 - share) * fall);
  }
}

/** The nodes to the left (-1) or to the right (1) of a place, from the whole number `edge` outwards. */
class Side {
  readonly weight: number;
  private readonly outer: readonly Node[];
  private readonly atEdge: readonly Node[];
  private readonly free: readonly number[];

  constructor(
    nodes: readonly Node[],
    edge: number,
    private readonly sign: 1 | -1,
  ) {
    this.outer = nodes.filter(({ at }) => sign * (at - edge) > 0);
    this.atEdge = nodes.filter(({ at }) => at === edge);
    this.free = fallingRates(this.outer);
    this.weight = [...this.outer, ...this.atEdge].reduce((sum, { weight }) => sum + weight, 0);
  }

  /** The least misfit when the curve is at `rate` at the edge. */
  misfit(rate: number): number {
    const held = this.outer.map((_, i) => (this.isHeld(i, rate) ? rate : this.free[i]!));
    return (
      misfit(this.outer, held) +
      misfit(
        this.atEdge,
        this.atEdge.map(() => rate),
      )
    );
  }

  /** Half the derivative of it. */
  slope(rate: number): number {
    let sum = 0;
    for (const { mean, weight } of this.atEdge) sum += weight * (rate - mean);
    for (const [i, { mean, weight }] of this.outer.entries()) {
      if (this.isHeld(i, rate)) sum += weight * (rate - mean);
    }
    return sum;
  }

  /** Whether a node's own rate would lie on the wrong side of the edge's. */
  private isHeld(i: number, rate: number): boolean {
    return this.sign * (this.free[i]! - rate) > 0;
  }
}
