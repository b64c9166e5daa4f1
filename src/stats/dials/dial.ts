import { blockTotal } from '../intervals/block-mean.js';
import { Z95 } from '../intervals/wilson.js';
import { isotonic } from '../numerics/isotonic.js';
import { type Crossing, type Curve, crossing, type Node } from './crossing.js';
import { curveThrough, type DialPoint, type DialRange, mergeDial, nodeOf, type Scale } from './dial-curve.js';

/** Which setting of a dial gives the target? */
export interface DialQuestion {
  readonly range: DialRange;
  readonly target: number;
  /** Between two settings that were played the rate is taken to be straight in this; left out for the value itself. */
  readonly scale?: Scale;
  /** What turning the dial up does; left out where the games have to show it. */
  readonly direction?: 'rising' | 'falling';
}

/** Whether all settings and blocks were decided in advance or, by `nextDialRound`, from results. */
export type Design = 'fixed' | 'adaptive';

/**
 * What the win rate does when the dial is turned up; `flat` when no effect can be seen, `mixed` when it goes up
 * and down, so that the question for a setting has no answer.
 */
type Shape = 'rising' | 'falling' | 'flat' | 'mixed';

export interface DialFound {
  readonly shape: Shape;
  /** Where the rate is the target, between whole numbers; beyond the range it is Infinity or -Infinity. */
  readonly setting: Crossing | undefined;
  /** The rate at every whole number of the range: the best curve of this shape. */
  readonly fit: readonly number[];
}

/**
 * How much better a curve that rises or falls must fit than a flat one: twice the gain in log-likelihood, which
 * without any effect is beyond this at some look in one of 30 cases where wins are rare, and far less often otherwise.
 */
const CLEAR = 18;
/** A curve is mixed when what speaks against its direction is clear and not small compared with what speaks for it. */
const MIXED = 0.25;

/**
 * Pocock's 97.5% point for ten looks at growing data, https://en.wikipedia.org/wiki/Pocock_boundary: it
 * replaces 1.96 when more is played where the results point and a run stops once they look settled.
 */
const POCOCK = 2.555;

/**
 * The level at which the interval of a single setting's rate holds in 95% of cases: where results decided how much
 * was played with it, above all next to the answer, an interval at 95% holds in 94, and in some worlds in 91.
 */
export const pointLevel = (design: Design): number => (design === 'fixed' ? 0.95 : 0.975);

/**
 * The setting of a dial that gives a target win rate, from games with several settings, with a 95% interval. Of
 * the curve only one thing is assumed: that it has a direction, which is found from the games unless it is known.
 * The interval is right in 95% of cases also when settings were played where the results said so; the studies
 * of dials show it. Blocks are independent, games are not.
 */
export function dialSetting(
  points: readonly DialPoint[],
  { range, target, scale, direction }: DialQuestion,
  design: Design = 'adaptive',
): DialFound {
  const measured = mergeDial(points, range);
  if (measured.length === 0) throw new Error('no games to tell the setting of a dial from');
  const shape = direction ?? shapeOf(measured);
  const nodes = measured.map((point) => nodeOf(point, target));
  const curve = curveThrough(nodes, ratesOf(nodes, FITS[shape]), range, scale);
  if (shape === 'flat' || shape === 'mixed') return { shape, setting: undefined, fit: curve.rates };
  return { shape, setting: settingOn(nodes, curve, target, { shape, design }), fit: curve.rates };
}

function settingOn(
  nodes: readonly Node[],
  curve: Curve,
  target: number,
  { shape, design }: { readonly shape: 'rising' | 'falling'; readonly design: Design },
): Crossing {
  const z = design === 'fixed' ? Z95 : POCOCK;
  if (shape === 'falling') return crossing(nodes, curve, target, z);
  return turned(crossing(nodes.map(turnedNode).reverse(), turnedCurve(curve), target, z));
}

/** The direction that the points have, by the likelihood ratio test of order restricted inference. */
export function shapeOf(measured: readonly DialPoint[]): Shape {
  const nodes = measured.map((point) => nodeOf(point, pooledRate(measured)));
  const flat = misfit(nodes, 'flat');
  const rising = misfit(nodes, 'increasing');
  const falling = misfit(nodes, 'decreasing');
  const best = Math.min(rising, falling);
  if (flat - best < CLEAR) return 'flat';
  if (best > Math.max(CLEAR, MIXED * (flat - best))) return 'mixed';
  return rising < falling ? 'rising' : 'falling';
}

function pooledRate(measured: readonly DialPoint[]): number {
  let [won, games] = [0, 0];
  for (const { counts } of measured) {
    for (let wins = 0; wins < counts.length; wins++) won += wins * counts[wins]!;
    games += (counts.length - 1) * blockTotal(counts);
  }
  return games === 0 ? 0.5 : won / games;
}

type Fit = 'increasing' | 'decreasing' | 'flat';

/** A curve that goes up and down is drawn as a falling one. */
const FITS: Readonly<Record<Shape, Fit>> = {
  rising: 'increasing',
  falling: 'decreasing',
  mixed: 'decreasing',
  flat: 'flat',
};

function ratesOf(nodes: readonly Node[], fit: Fit): number[] {
  const means = nodes.map(({ mean }) => mean);
  const weights = nodes.map(({ weight }) => weight);
  if (fit !== 'flat') return isotonic(means, weights, fit);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = means.reduce((sum, rate, i) => sum + rate * weights[i]!, 0) / total;
  return means.map(() => mean);
}

function misfit(nodes: readonly Node[], fit: Fit): number {
  const rates = ratesOf(nodes, fit);
  return nodes.reduce((sum, { mean, weight }, i) => sum + weight * (mean - rates[i]!) ** 2, 0);
}

// A rising curve is a falling one seen in a mirror.

const turnedNode = ({ at, ...rest }: Node): Node => ({ ...rest, at: 0 - at });

function turnedCurve({ first, rates }: Curve): Curve {
  return { first: 0 - (first + rates.length - 1), rates: rates.toReversed() };
}

function turned({ estimate, low, high }: Crossing): Crossing {
  return { estimate: 0 - estimate, low: 0 - high, high: 0 - low };
}
