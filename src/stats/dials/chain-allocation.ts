import { blockTotal } from '../intervals/block-mean.js';
import { MOST_CHAINS } from './chain-cost.js';
import { type ChainPoint, mergePoints } from './chain-curve.js';
import type { Crossing } from './crossing.js';
import { fairNumber } from './fair-chains.js';
import { slopePoint } from './points-per-chain.js';

export interface ChainBudget {
  /** At least; see `GROWTH`. */
  readonly blocksPerRound: number;
  /** Half the width of the fair number's interval, in chains, that is narrow enough. */
  readonly goal?: number;
  readonly maxBlocks: number;
}

export interface ChainBlocks {
  readonly chains: number;
  readonly blocks: number;
}

interface ChainRound {
  readonly allocation: readonly ChainBlocks[];
  readonly done: boolean;
}

/** Where the card's table of chains begins a new step. */
const SWEEP = [0, 6, -6, 12, -12, 18, -18, 24, -24] as const;

/** Every round is a chance to stop on luck, so a round adds at least this share of what there is: few looks. */
const GROWTH = 0.5;

/** Shares of a round: around the estimate, at either end of its interval, and at either point for the slope. */
const AT_ESTIMATE = 5;
const AT_EDGE = 2;
const FOR_SLOPE = 0.75;

/** Where to look for the slope if nothing is known there: this many chains from the fair number. */
const SLOPE_DISTANCE = 3;

/**
 * What to play next to find the fair number of chains: first a sweep over all chains, then rounds at the
 * whole numbers around the place where the win rate crosses one half and around the ends of its interval,
 * until the interval is narrow enough or the blocks are used up. It depends on nothing but the results of
 * completed rounds, so any number of threads plays the same.
 */
export function nextRound(
  points: readonly ChainPoint[],
  { blocksPerRound, goal = 0.5, maxBlocks }: ChainBudget,
): ChainRound {
  const measured = mergePoints(points);
  const used = measured.reduce((sum, { counts }) => sum + blockTotal(counts), 0);
  const blocks = Math.min(Math.max(blocksPerRound, Math.round(GROWTH * used)), maxBlocks - used);
  if (blocks <= 0) return { allocation: [], done: true };
  if (used === 0)
    return { allocation: split(new Map(SWEEP.map((chains) => [chains, 1])), blocks), done: false };
  const fair = fairNumber(measured);
  if (isNarrow(fair, goal)) return { allocation: [], done: true };
  return { allocation: split(weightsFor(fair, measured), blocks), done: false };
}

/** An interval that lies beyond 24 chains as a whole can't become narrower. */
function isNarrow({ low, high }: Crossing, goal: number): boolean {
  return low === high || high - low <= 2 * goal;
}

function weightsFor({ estimate, low, high }: Crossing, measured: readonly ChainPoint[]): Map<number, number> {
  const weights = new Map<number, number>();
  addAround(weights, estimate, AT_ESTIMATE);
  addAround(weights, low, AT_EDGE);
  addAround(weights, high, AT_EDGE);
  for (const side of [-1, 1] as const) {
    const known = slopePoint(measured, estimate, side)?.chains;
    addAround(weights, known ?? Math.round(estimate) + side * SLOPE_DISTANCE, FOR_SLOPE);
  }
  return weights;
}

/** Shares a weight between the whole numbers around a place, the nearer taking more. */
function addAround(weights: Map<number, number>, place: number, weight: number): void {
  const inside = Math.min(MOST_CHAINS, Math.max(-MOST_CHAINS, place));
  const before = Math.floor(inside);
  const share = inside - before;
  weights.set(before, (weights.get(before) ?? 0) + weight * (1 - share));
  if (share > 0) weights.set(before + 1, (weights.get(before + 1) ?? 0) + weight * share);
}

/** The blocks in proportion to the weights, in whole numbers that add up. */
function split(weights: ReadonlyMap<number, number>, blocks: number): ChainBlocks[] {
  let total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = blocks;
  const allocation = [...weights].map(([chains, weight]) => {
    const part = Math.round((left * weight) / total);
    left -= part;
    total -= weight;
    return { chains, blocks: part };
  });
  return allocation.filter(({ blocks }) => blocks > 0);
}
