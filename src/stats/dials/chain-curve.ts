import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import { chainCost, MOST_CHAINS } from './chain-cost.js';
import { type Curve, fallingRates, type Node } from './crossing.js';

/** Side a's blocks with this many chains on it; negative chains are on side b. */
export interface ChainPoint {
  readonly chains: number;
  readonly counts: BlockCounts;
}

/** One point per number of chains, in their order, without those at which nothing was played. */
export function mergePoints(points: readonly ChainPoint[]): ChainPoint[] {
  const merged = new Map<number, number[]>();
  for (const { chains, counts } of points) {
    if (!Number.isInteger(chains) || Math.abs(chains) > MOST_CHAINS) {
      throw new Error(`${chains} chains: expected a whole number from -${MOST_CHAINS} to ${MOST_CHAINS}`);
    }
    const known = merged.get(chains);
    if (blockTotal(counts) > 0)
      merged.set(
        chains,
        Array.from(counts, (count, k) => count + (known?.[k] ?? 0)),
      );
  }
  return [...merged].map(([chains, counts]) => ({ chains, counts })).sort((a, b) => a.chains - b.chains);
}

/**
 * A point's mean score and one over its variance, taken around `rate`, because the question is whether that
 * is the point's rate. One block that went all wrong is added, lest a few that are alike count for certain.
 */
export function nodeOf({ chains, counts }: ChainPoint, rate: number): Node {
  const games = counts.length - 1;
  const blocks = blockTotal(counts);
  let squares = Math.max(rate, 1 - rate) ** 2;
  for (let wins = 0; wins <= games; wins++) squares += counts[wins]! * (wins / games - rate) ** 2;
  return { at: chains, mean: blockMean(counts), weight: (blocks * (blocks + 1)) / squares };
}

/**
 * The best falling curve through nodes: between and beyond them straight in the cards that chains cost, which
 * shows the steps of the rulebook's table.
 */
export function chainCurve(nodes: readonly Node[]): Curve {
  const rates = fallingRates(nodes);
  const all = Array.from({ length: 2 * MOST_CHAINS + 1 }, (_, i) => rateAt(i - MOST_CHAINS, nodes, rates));
  return { first: -MOST_CHAINS, rates: all };
}

function rateAt(chains: number, nodes: readonly Node[], rates: readonly number[]): number {
  if (nodes.length === 1) return rates[0]!;
  const next = nodes.findIndex(({ at }) => at >= chains);
  const right = next < 0 ? nodes.length - 1 : Math.max(1, next);
  const from = chainCost(nodes[right - 1]!.at);
  const share = (chainCost(chains) - from) / (chainCost(nodes[right]!.at) - from);
  const rate = rates[right - 1]! + share * (rates[right]! - rates[right - 1]!);
  return Math.min(1, Math.max(0, rate));
}
