import { blockTotal } from '../intervals/block-mean.js';
import type { Crossing } from './crossing.js';
import { type DialQuestion, dialSetting } from './dial.js';
import { type DialPoint, mergeDial } from './dial-curve.js';
import { slopePoint } from './points-per-step.js';

/** What is to be learned about a dial. */
export interface DialSearch extends DialQuestion {
  /** A setting whose rate is of interest in any case: the printed one. */
  readonly printed: number;
  /** Whether what a step is worth around the setting is of interest too. */
  readonly slope?: boolean;
}

export interface DialBudget {
  /** Blocks of the first sweep, and those that the printed setting gets besides. */
  readonly firstRound: number;
  readonly atPrinted?: number;
  /** Half the width of the setting's interval that is narrow enough; 0 when none is. */
  readonly goal: number;
  readonly maxBlocks: number;
  /** Whether all blocks are to be played, even where more of them would not change the answer. */
  readonly all?: boolean;
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
/**
 * Between two whole numbers the curve is known only from both. An interval of few steps that ends just beyond a
 * number would reach to the next, so the numbers around its ends are played, too, each with this weight.
 */
const AT_ENDS = 0.3;
const FEW_STEPS = 4;
/** The weight of either point for the slope, where each third weighs 1, and the share of all that is enough. */
const FOR_SLOPE = 0.35;
const ENOUGH_FOR_SLOPE = 0.08;
/** Where to look for the slope if nothing is known there: this many steps from the setting. */
const SLOPE_DISTANCE = 3;

const NOTHING: DialRound = { allocation: [], done: true };

/**
 * What to play next to find the setting that gives the target: first sweeps over the range until the direction
 * of the curve is clear, then rounds at the whole numbers around the place where it crosses the target and
 * half-way to the ends of that place's interval, until the interval is narrow enough or the blocks are used up. It
 * depends on nothing but the results of completed rounds, so any number of threads plays the same.
 */
export function nextDialRound(
  points: readonly DialPoint[],
  search: DialSearch,
  budget: DialBudget,
): DialRound {
  const { goal, maxBlocks, all = false } = budget;
  const used = points.reduce((sum, { counts }) => sum + blockTotal(counts), 0);
  const left = maxBlocks - used;
  if (left <= 0) return NOTHING;
  if (used === 0) return firstRound(search, budget);
  const searched = used - besides(search, budget);
  const { shape, setting } = dialSetting(points, search);
  if (!setting) {
    if (!all && (shape === 'mixed' || searched >= MOST_ON_SWEEPS * maxBlocks)) return NOTHING;
    return roundOf(sweep(search), Math.min(Math.ceil(GROWTH * searched), left));
  }
  if (!all && isSettled(setting, goal)) return NOTHING;
  const blocks = Math.ceil(roundShare(setting, goal) * searched);
  return roundOf(weightsFor(setting, points, search, goal), Math.min(blocks, left));
}

/** Of the blocks in the range, those that were played for the printed setting's own sake. */
function besides({ range: [low, high], printed }: DialSearch, { atPrinted = 0 }: DialBudget): number {
  return printed >= low && printed <= high ? atPrinted : 0;
}

function roundOf(weights: Weights, blocks: number): DialRound {
  return { allocation: split(weights, blocks), done: false };
}

/** A sweep, and the games that show the rate at the printed setting, also where that is outside of the range. */
function firstRound(search: DialSearch, { firstRound, atPrinted = 0, maxBlocks }: DialBudget): DialRound {
  const swept = new Map(split(sweep(search), Math.min(firstRound, maxBlocks)).map(pairOf));
  const left = maxBlocks - [...swept.values()].reduce((sum, blocks) => sum + blocks, 0);
  swept.set(search.printed, (swept.get(search.printed) ?? 0) + Math.min(atPrinted, left));
  const allocation = [...swept].map(([value, blocks]) => ({ value, blocks }));
  return { allocation: allocation.filter(({ blocks }) => blocks > 0), done: false };
}

const pairOf = ({ value, blocks }: DialBlocks): [number, number] => [value, blocks];

/** The blocks that the whole run needs, in terms of those it has: four times as many for half the width. */
export function neededFor({ low, high }: Crossing, goal: number): number {
  return ((high - low) / (2 * goal)) ** 2;
}

function roundShare(setting: Crossing, goal: number): number {
  if (goal === 0 || setting.low === setting.high) return GROWTH;
  const missing = SPARE * (neededFor(setting, goal) - 1);
  return Math.min(GROWTH, Math.max(LEAST_GROWTH, missing));
}

/** An interval that lies beyond the range as a whole can't become narrower. */
export function isSettled({ low, high }: Crossing, goal: number): boolean {
  return low === high || (goal > 0 && high - low <= 2 * goal);
}

type Weights = Map<number, number>;

function sweep({ range: [low, high], printed }: DialSearch): Weights {
  const steps = Math.min(SWEPT, high - low + 1) - 1;
  const even = Array.from({ length: steps + 1 }, (_, i) => Math.round(low + ((high - low) * i) / steps));
  const all = printed >= low && printed <= high ? [...even, printed] : even;
  return new Map(all.map((value) => [value, 1]));
}

function weightsFor(
  { estimate, low, high }: Crossing,
  points: readonly DialPoint[],
  { range, slope = false }: DialSearch,
  goal: number,
): Weights {
  const inside = (place: number) => Math.min(range[1], Math.max(range[0], place));
  const [from, at, to] = [inside(low), inside(estimate), inside(high)];
  const distance = (edge: number) => Math.max(HALF_WAY * Math.abs(edge - at), NO_NEARER * goal);
  const weights: Weights = new Map();
  for (const place of [at - distance(from), at, at + distance(to)]) addAround(weights, inside(place), 1);
  if (to - from <= FEW_STEPS) {
    for (const end of [Math.floor(from), Math.ceil(to)]) addAround(weights, inside(end), AT_ENDS);
  }
  if (!slope) return weights;
  const measured = mergeDial(points, range);
  const enough = ENOUGH_FOR_SLOPE * measured.reduce((sum, { counts }) => sum + blockTotal(counts), 0);
  for (const side of [-1, 1] as const) {
    const known = slopePoint(measured, at, side);
    if (known && blockTotal(known.counts) >= enough) continue;
    addAround(weights, known?.value ?? inside(Math.round(at) + side * SLOPE_DISTANCE), FOR_SLOPE);
  }
  return weights;
}

/** Shares a weight between the whole numbers around a place, the nearer taking more. */
function addAround(weights: Weights, place: number, weight: number): void {
  const before = Math.floor(place);
  const share = place - before;
  weights.set(before, (weights.get(before) ?? 0) + weight * (1 - share));
  if (share > 0) weights.set(before + 1, (weights.get(before + 1) ?? 0) + weight * share);
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
