import { holm } from '../comparisons/holm.js';
import { type BlockCounts, blockMean } from '../intervals/block-mean.js';
import { blockPValue } from '../intervals/block-p-value.js';
import type { PairCounts } from './bradley-terry-model.js';

/** Entrants of which each beats the next and the last beats the first. */
export interface Cycle {
  /** Begins with the lowest number. */
  readonly entrants: readonly number[];
  /** The lowest of the win rates with which each beats the next. */
  readonly weakest: number;
}

export type PValue = (counts: BlockCounts, rate: number) => number;

const EVEN = 0.5;
const ALPHA = 0.05;

/**
 * The cycles among entrants that are more than chance: a beats b when their match is uneven by `pValue` after
 * Holm's correction over all pairs, so that all links of all cycles hold together with 95%: the score test, or
 * `sequencePValue` for pairs that stopped when their results were clear. Listed are all cycles of three and, for an entrant that is on a longer one only, a shortest through it;
 * those with the strongest weakest link come first. A cycle is what no rating can show. The work grows with
 * the cube of the number of entrants.
 */
export function cycles(pairs: readonly PairCounts[], pValue: PValue = blockPValue): Cycle[] {
  const beats = winsOf(pairs, pValue);
  const threes = triangles(beats);
  const explained = new Set(threes.flat());
  const longer = beats.flatMap((_, entrant) =>
    explained.has(entrant) ? [] : shortestThrough(beats, entrant),
  );
  const found = new Map([...threes, ...longer].map((entrants) => [entrants.join(), entrants]));
  const all = [...found.values()].map((entrants) => ({ entrants, weakest: weakestLink(beats, entrants) }));
  return all.sort((a, b) => b.weakest - a.weakest || inOrder(a.entrants, b.entrants));
}

/** For each entrant the others that it beats, in ascending order, and how often. */
type Wins = readonly ReadonlyMap<number, number>[];

function winsOf(pairs: readonly PairCounts[], pValue: PValue): Wins {
  const size = 1 + pairs.reduce((most, { a, b }) => Math.max(most, a, b), -1);
  const adjusted = holm(pairs.map(({ counts }) => pValue(counts, EVEN)));
  const uneven = pairs.filter((_, i) => adjusted[i]! <= ALPHA);
  const links = uneven.map(({ a, b, counts }) => {
    const rate = blockMean(counts);
    return rate > EVEN ? { winner: a, loser: b, rate } : { winner: b, loser: a, rate: 1 - rate };
  });
  links.sort((one, other) => one.loser - other.loser);
  const wins = Array.from({ length: size }, () => new Map<number, number>());
  for (const { winner, loser, rate } of links) wins[winner]!.set(loser, rate);
  return wins;
}

/** All cycles of three, each from its lowest entrant on. */
function triangles(beats: Wins): number[][] {
  const found: number[][] = [];
  for (const [a, below] of beats.entries()) {
    for (const b of below.keys()) {
      if (b < a) continue;
      for (const c of beats[b]!.keys()) if (c > a && beats[c]!.has(a)) found.push([a, b, c]);
    }
  }
  return found;
}

/** A shortest cycle through an entrant, by breadth-first search; nothing if it is on none. */
function shortestThrough(beats: Wins, entrant: number): number[][] {
  const cameFrom = new Map<number, number>();
  const queue = [entrant];
  for (const from of queue) {
    if (beats[from]!.has(entrant)) return [fromLowest(pathTo(from, cameFrom))];
    for (const to of beats[from]!.keys()) {
      if (to === entrant || cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      queue.push(to);
    }
  }
  return [];
}

function pathTo(end: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const path = [end];
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path;
}

function fromLowest(entrants: readonly number[]): number[] {
  const start = entrants.indexOf(Math.min(...entrants));
  return [...entrants.slice(start), ...entrants.slice(0, start)];
}

function weakestLink(beats: Wins, entrants: readonly number[]): number {
  const rates = entrants.map((entrant, i) => beats[entrant]!.get(entrants[(i + 1) % entrants.length]!)!);
  return Math.min(...rates);
}

/** Shorter ones first, then by their entrants. */
function inOrder(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return one.length - other.length;
  const i = one.findIndex((entrant, k) => entrant !== other[k]);
  return i < 0 ? 0 : one[i]! - other[i]!;
}
