import { blockTotal } from './block-mean.js';
import { MOST_CHAINS } from './chain-cost.js';
import { type ChainPoint, fairChains } from './fair-chains.js';

export interface Allocation { readonly chains: number; readonly blocks: number }
export interface Budget { readonly blocksPerRound: number; readonly goal?: number; readonly maxBlocks: number }

const SWEEP = [0, 6, -6, 12, -12, 18, -18, 24, -24];
export function nextRound(points: readonly ChainPoint[], { blocksPerRound, goal = 0.5, maxBlocks }: Budget) {
  const used = points.reduce((s, p) => s + blockTotal(p.counts), 0);
  const blocks = Math.min(blocksPerRound, maxBlocks - used);
  if (used === 0) return { allocation: split(new Map(SWEEP.map((c) => [c, 1])), blocks), done: false };
  const { fair } = fairChains(points);
  const narrow = fair.low === fair.high || fair.high - fair.low <= 2 * goal;
  if (blocks <= 0 || narrow) return { allocation: [], done: true };
  return { allocation: split(weights(fair), blocks), done: false };
}
function weights({ estimate, low, high }: { estimate: number; low: number; high: number }) {
  const m = new Map<number, number>();
  const add = (x: number, w: number) => {
    const c = Math.min(MOST_CHAINS, Math.max(-MOST_CHAINS, x));
    const n = Math.floor(c);
    const t = c - n;
    m.set(n, (m.get(n) ?? 0) + w * (1 - t));
    if (t > 0) m.set(n + 1, (m.get(n + 1) ?? 0) + w * t);
  };
  add(estimate, 4); add(low, 2); add(high, 2); 
  const e = Math.min(MOST_CHAINS, Math.max(-MOST_CHAINS, estimate));
  add(Math.floor(e) - 3, 0.5); add(Math.ceil(e) + 3, 0.5);
  return m;
}
function split(w: Map<number, number>, blocks: number): Allocation[] {
  const total = [...w.values()].reduce((a, b) => a + b, 0);
  let left = blocks, share = total;
  const out: Allocation[] = [];
  for (const [chains, weight] of w) {
    const b = Math.round((left * weight) / share);
    share -= weight; left -= b;
    if (b > 0) out.push({ chains, blocks: b });
  }
  return out;
}
