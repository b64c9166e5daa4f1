import { blockInterval } from './block-interval.js';
import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { chainCost, MOST_CHAINS } from './chain-cost.js';
import { type Crossing, crossing, type Node } from './crossing.js';
import { isotonic } from './isotonic.js';
import { Z95 } from './wilson.js';

/** Side a's games with so many chains on it; negative chains are on side b. */
export interface ChainPoint {
  readonly chains: number;
  readonly counts: BlockCounts;
}

export interface ChainRate {
  readonly chains: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface PointsPerChain {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface FairChains {
  readonly fit: readonly ChainRate[];
  readonly fair: Crossing;
  readonly pointsPerChain: PointsPerChain;
  readonly maxBidA: number;
  readonly maxBidB: number;
}
const EVEN = 0.5;
const WINDOW = 3;

export function fairChains(points: readonly ChainPoint[]): FairChains {
  const measured = mergePoints(points);
  const nodes = measured.map(nodeOf);
  const rates = isotonic(nodes.map((n) => n.mean), nodes.map((n) => n.weight), 'decreasing');
  const curve: number[] = [];
  for (let c = -MOST_CHAINS; c <= MOST_CHAINS; c++) curve.push(rateAt(c, measured, rates));
  const fair = crossing(nodes, curve, -MOST_CHAINS, EVEN);
  const fit = curve.map((rate, i) => ({ chains: i - MOST_CHAINS, rate, ...bandAt(i - MOST_CHAINS, rate, measured) }));
  const count = (a: number) => Math.min(MOST_CHAINS, Math.max(0, Math.floor(a)));
  return { fit, fair, pointsPerChain: slope(nodes, fair.estimate), maxBidA: count(fair.estimate), maxBidB: count(-fair.estimate) };
}

function mergePoints(points: readonly ChainPoint[]): ChainPoint[] {
  const m = new Map<number, number[]>();
  for (const { chains, counts } of points) {
    if (blockTotal(counts) === 0) continue;
    const have = m.get(chains);
    if (!have) m.set(chains, Array.from(counts));
    else for (let i = 0; i < counts.length; i++) have[i]! += counts[i]!;
  }
  return [...m].map(([chains, counts]) => ({ chains, counts })).sort((a, b) => a.chains - b.chains);
}

function nodeOf({ chains, counts }: ChainPoint): Node {
  const games = counts.length - 1;
  const blocks = blockTotal(counts);
  let squares = EVEN * EVEN;
  for (let w = 0; w <= games; w++) squares += counts[w]! * (w / games - EVEN) ** 2;
  return { at: chains, mean: blockMean(counts), weight: (blocks * (blocks + 1)) / squares };
}

function rateAt(chains: number, measured: readonly ChainPoint[], rates: readonly number[]): number {
  const right = measured.findIndex((p) => p.chains >= chains);
  if (right < 0) return rates.at(-1)!;
  if (right === 0) return rates[0]!;
  const from = chainCost(measured[right - 1]!.chains);
  const to = chainCost(measured[right]!.chains);
  const s = (chainCost(chains) - from) / (to - from);
  return rates[right - 1]! + s * (rates[right]! - rates[right - 1]!);
}

function bandAt(chains: number, rate: number, measured: readonly ChainPoint[]) {
  const l = measured.findLast((p) => p.chains <= chains);
  const r = measured.find((p) => p.chains >= chains);
  const low = r ? blockInterval(r.counts)[0] : 0;
  const high = l ? blockInterval(l.counts)[1] : 1;
  return { low: Math.min(low, rate), high: Math.max(high, rate) };
}

function slope(nodes: readonly Node[], estimate: number): PointsPerChain {
  const centre = Math.min(MOST_CHAINS, Math.max(-MOST_CHAINS, estimate));
  const near = nodes.filter(({ at }) => Math.abs(at - centre) <= WINDOW + 1);
  const use = near.length > 1 ? near : nodes;
  const w = use.reduce((s, n) => s + n.weight, 0);
  const mid = use.reduce((s, n) => s + n.weight * n.at, 0) / w;
  const spread = use.reduce((s, n) => s + n.weight * (n.at - mid) ** 2, 0);
  const value = -use.reduce((s, n) => s + n.weight * (n.at - mid) * n.mean, 0) / spread;
  const half = Z95 / Math.sqrt(spread);
  return { value, low: value - half, high: value + half };
}
