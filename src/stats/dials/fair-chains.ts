import { blockInterval } from '../intervals/block-interval.js';
import { type Interval, Z95 } from '../intervals/wilson.js';
import { MOST_CHAINS } from './chain-cost.js';
import { type ChainPoint, chainCurve, mergePoints, nodeOf } from './chain-curve.js';
import { type Crossing, crossing } from './crossing.js';
import { type PointsPerChain, pointsPerChain } from './points-per-chain.js';

/** A point of the fitted curve, with the 95% interval for this number of chains alone. */
export interface ChainRate {
  readonly chains: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface FairChains {
  /** At every whole number of chains from -24 (on side b) to 24 (on side a). */
  readonly fit: readonly ChainRate[];
  /** The number of chains at which the match is even; beyond 24 chains it is Infinity or -Infinity. */
  readonly fair: Crossing;
  readonly pointsPerChain: PointsPerChain;
  /** The highest bid of 0 to 24 chains at which deck a, by the fit, still wins half of the games; or 0. */
  readonly maxBidA: number;
  /** The same for deck b. When one of the two is above 0, the other is 0, but for a curve that stays at one half. */
  readonly maxBidB: number;
}

/** Whether all numbers of chains and blocks were decided in advance or, by `nextRound`, from results. */
export type Design = 'fixed' | 'adaptive';

const EVEN = 0.5;

/**
 * Pocock's 97.5% point for five looks at growing data, https://en.wikipedia.org/wiki/Pocock_boundary. Who
 * plays more where the results say so, and stops when they look settled, covers the truth too rarely with
 * 1.96; with this one the study of adaptive fair chains finds 95% or more in every world it tries.
 */
const POCOCK = 2.413;

/**
 * KeyForge's handicap from games with several numbers of chains: the curve of side a's win rate, the number
 * of chains that makes the match fair, with a 95% interval, and what that means in an auction of chains. Of
 * the curve only one thing is assumed: that more chains never help. Blocks are independent, games are not.
 */
export function fairChains(points: readonly ChainPoint[], design: Design = 'adaptive'): FairChains {
  const measured = mergePoints(points);
  const fair = fairNumber(measured, design);
  const { rates } = chainCurve(measured.map((point) => nodeOf(point, EVEN)));
  return {
    fit: withIntervals(rates, measured),
    fair,
    pointsPerChain: pointsPerChain(measured, fair.estimate),
    maxBidA: maxBid(rates.slice(MOST_CHAINS)),
    maxBidB: maxBid(
      rates
        .slice(0, MOST_CHAINS + 1)
        .map((rate) => 1 - rate)
        .reverse(),
    ),
  };
}

/** From a deck's win rates with 0, 1, 2, … chains. */
function maxBid(rates: readonly number[]): number {
  return Math.max(
    0,
    rates.findLastIndex((rate) => rate >= EVEN),
  );
}

/** The fair number alone: where the curve crosses one half. */
export function fairNumber(points: readonly ChainPoint[], design: Design = 'adaptive'): Crossing {
  const nodes = mergePoints(points).map((point) => nodeOf(point, EVEN));
  if (nodes.length === 0) throw new Error('no games to tell the fair number of chains from');
  return crossing(nodes, chainCurve(nodes), EVEN, design === 'fixed' ? Z95 : POCOCK);
}

/**
 * A number of chains that was not played has at most the rate of the nearest played one before it, and at
 * least that of the nearest after it.
 */
function withIntervals(rates: readonly number[], measured: readonly ChainPoint[]): ChainRate[] {
  const known = measured.map(({ chains, counts }) => ({ chains, interval: blockInterval(counts) }));
  return rates.map((rate, i) => {
    const chains = i - MOST_CHAINS;
    const before = known.findLast((point) => point.chains <= chains)?.interval ?? OPEN;
    const after = known.find((point) => point.chains >= chains)?.interval ?? OPEN;
    return { chains, rate, low: Math.min(rate, after[0]), high: Math.max(rate, before[1]) };
  });
}

const OPEN: Interval = [0, 1];
