import { blockTotal } from '../intervals/block-mean.js';
import type { Crossing } from './crossing.js';
import { type DialPoint, type DialRange, dialSetting } from './dial.js';

export interface DialQuestion {
  readonly range: DialRange;
  readonly target: number;
  /** A setting whose rate is of interest in any case: the printed one. */
  readonly printed: number;
}

export interface DialBudget {
  /** Blocks of the first sweep. */
  readonly firstRound: number;
  /** Half the width of the setting's interval that is narrow enough; 0 when all blocks are to be played. */
  readonly goal: number;
  readonly maxBlocks: number;
}

export interface DialBlocks {
  readonly value: number;
  readonly blocks: number;
}

interface DialRound {
  readonly allocation: readonly DialBlocks[];
  readonly done: boolean;
}

/** What a round adds to what there is, at least and at most: few looks, so little to correct. */
const LEAST_GROWTH = 0.2;
const GROWTH = 0.5;
/** A round that is to be the last is this much larger than it seems to need. */
const SPARE = 1.1;

/** Settings of the first look, evenly over the range. */
const SWEPT = 9;
/** Without an effect to be seen, so much of the blocks is spent on looking for one. */
const MOST_ON_SWEEPS = 0.25;
/**
 * A third of a round is played around the estimate, and a third to either side: half-way to the end of the
 * interval, but no nearer than this share of the goal. A setting is excluded by games between it and the
 * estimate whose rate is too far from the target, so games at the estimate say little and those at the ends
 * are soon far out; this takes a third of the games that they would.
 */
const HALF_WAY = 0.5;
const NO_NEARER = 0.8;

const NOTHING: DialRound = { allocation: [], done: true };

/**
 * What to play next to find the setting that gives the target: first sweeps over the range until the direction
 * of the curve is clear, then rounds at the whole numbers around the place where it crosses the target and
 * half-way to the ends of that place's interval, until the interval is narrow enough or the blocks are used up. It
 * depends on nothing but the results of completed rounds, so any number of threads plays the same.
 */
export function nextDialRound(
  points: readonly DialPoint[],
  question: DialQuestion,
  budget: DialBudget,
): DialRound {
  const { firstRound, goal, maxBlocks } = budget;
  const used = points.reduce((sum, { counts }) => sum + blockTotal(counts), 0);
  const left = maxBlocks - used;
  if (left <= 0) return NOTHING;
  if (used === 0) return roundOf(sweep(question), Math.min(firstRound, left));
  const { shape, setting } = dialSetting(points, question.range, question.target);
  if (shape === 'mixed') return NOTHING;
  if (!setting) {
    if (used >= MOST_ON_SWEEPS * maxBlocks) return NOTHING;
    return roundOf(sweep(question), Math.min(Math.ceil(GROWTH * used), left));
  }
  if (isSettled(setting, goal)) return NOTHING;
  const blocks = Math.ceil(roundShare(setting, goal) * used);
  return roundOf(weightsFor(setting, question.range, goal), Math.min(blocks, left));
}

function roundOf(weights: Weights, blocks: number): DialRound {
  return { allocation: split(weights, blocks), done: false };
}

/** The blocks that the whole run needs, in terms of those it has: four times as many for half the width. */
export function neededFor({ low, high }: Crossing, goal: number): number {
  return ((high - low) / (2 * goal)) ** 2;
}

function roundShare(setting: Crossing, goal: number): number {
  const missing = SPARE * (neededFor(setting, goal) - 1);
  return Math.min(GROWTH, Math.max(LEAST_GROWTH, missing));
}

/** An interval that lies beyond the range as a whole can't become narrower. */
export function isSettled({ low, high }: Crossing, goal: number): boolean {
  return low === high || (goal > 0 && high - low <= 2 * goal);
}

type Weights = Map<number, number>;

function sweep({ range: [low, high], printed }: DialQuestion): Weights {
  const steps = Math.min(SWEPT, high - low + 1) - 1;
  const even = Array.from({ length: steps + 1 }, (_, i) => Math.round(low + ((high - low) * i) / steps));
  const all = printed >= low && printed <= high ? [...even, printed] : even;
  return new Map(all.map((value) => [value, 1]));
}

function weightsFor({ estimate, low, high }: Crossing, [first, last]: DialRange, goal: number): Weights {
  const [from, at, to] = [low, estimate, high].map((place) => Math.min(last, Math.max(first, place)));
  const distance = (edge: number) => Math.max(HALF_WAY * Math.abs(edge - at!), NO_NEARER * goal);
  const weights: Weights = new Map();
  for (const place of [at! - distance(from!), at!, at! + distance(to!)]) {
    addAround(weights, Math.min(last, Math.max(first, place)));
  }
  return weights;
}

/** Shares a weight of 1 between the whole numbers around a place, the nearer taking more. */
function addAround(weights: Weights, place: number): void {
  const before = Math.floor(place);
  const share = place - before;
  weights.set(before, (weights.get(before) ?? 0) + 1 - share);
  if (share > 0) weights.set(before + 1, (weights.get(before + 1) ?? 0) + share);
}

/** The blocks in proportion to the weights, in whole numbers that add up. */
function split(weights: Weights, blocks: number): DialBlocks[] {
  let total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = blocks;
  const allocation = [...weights].map(([value, weight]) => {
    const part = Math.round((left * weight) / total);
    left -= part;
    total -= weight;
    return { value, blocks: part };
  });
  return allocation.filter(({ blocks }) => blocks > 0);
}
