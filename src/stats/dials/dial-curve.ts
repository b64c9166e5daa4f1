import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import type { Curve, Node } from './crossing.js';

/** The blocks with a dial at one of its whole numbers. */
export interface DialPoint {
  readonly value: number;
  readonly counts: BlockCounts;
}

/** The whole numbers that are of interest, from the first to the last. */
export type DialRange = readonly [low: number, high: number];

/** Turns a setting into a unit in which the win rate is nearly straight; it never falls. */
export type Scale = (value: number) => number;

export const STRAIGHT: Scale = (value) => value;

/** One point per value, in their order, without those at which nothing was played. */
export function mergeDial(points: readonly DialPoint[], [low, high]: DialRange): DialPoint[] {
  const merged = new Map<number, number[]>();
  for (const { value, counts } of points) {
    if (!Number.isInteger(value) || value < low || value > high) {
      throw new Error(`a dial at ${value}: expected a whole number from ${low} to ${high}`);
    }
    if (blockTotal(counts) === 0) continue;
    const known = merged.get(value);
    merged.set(
      value,
      Array.from(counts, (count, wins) => count + (known?.[wins] ?? 0)),
    );
  }
  return [...merged].map(([value, counts]) => ({ value, counts })).sort((a, b) => a.value - b.value);
}

/**
 * A point's mean score and one over its variance, taken around `rate`, because the question is whether that
 * is the point's rate. One block that went all wrong is added, lest a few that are alike count for certain.
 */
export function nodeOf({ value, counts }: DialPoint, rate: number): Node {
  const games = counts.length - 1;
  const blocks = blockTotal(counts);
  let squares = Math.max(rate, 1 - rate) ** 2;
  for (let wins = 0; wins <= games; wins++) squares += counts[wins]! * (wins / games - rate) ** 2;
  return { at: value, mean: blockMean(counts), weight: (blocks * (blocks + 1)) / squares };
}

/** Straight in the scale between the nodes, level beyond the outermost. */
export function curveThrough(
  nodes: readonly Node[],
  rates: readonly number[],
  [low, high]: DialRange,
  scale: Scale = STRAIGHT,
): Curve {
  const all = Array.from({ length: high - low + 1 }, (_, i) => rateAt(low + i, nodes, rates, scale));
  return { first: low, rates: all };
}

function rateAt(value: number, nodes: readonly Node[], rates: readonly number[], scale: Scale): number {
  const right = nodes.findIndex(({ at }) => at >= value);
  if (right === 0) return rates[0]!;
  if (right < 0) return rates.at(-1)!;
  const [from, to] = [scale(nodes[right - 1]!.at), scale(nodes[right]!.at)];
  const share = (scale(value) - from) / (to - from);
  return rates[right - 1]! + share * (rates[right]! - rates[right - 1]!);
}
