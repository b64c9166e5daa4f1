import { nextRound } from '../dials/chain-allocation.js';
import { chainCost, MOST_CHAINS } from '../dials/chain-cost.js';
import type { ChainPoint } from '../dials/chain-curve.js';
import { type Crossing, placeOf } from '../dials/crossing.js';
import { type Design, type FairChains, fairChains, fairNumber } from '../dials/fair-chains.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

/** Two decks whose win rate over chains is known. */
export interface ChainWorld {
  readonly name: string;
  rateAt(chains: number): number;
}

const between = (rate: number): number => Math.min(0.99, Math.max(0.01, rate));

/** Every card less costs the same in log-odds. */
const logistic = (perCard: number, fair: number): ChainWorld => ({
  name: `${perCard} log-odds per card, fair at ${fair}`,
  rateAt: (chains) => 1 / (1 + Math.exp(perCard * (chainCost(chains) - chainCost(fair)))),
});

/** Every chain costs the same, whatever the rulebook's table says. */
const straight = (perChain: number, fair: number): ChainWorld => ({
  name: `${perChain} per chain, fair at ${fair}`,
  rateAt: (chains) => between(0.5 - perChain * (chains - fair)),
});

/** One chain costs so much in log-odds. */
const steep = (perChain: number, fair: number): ChainWorld => ({
  name: `${perChain} log-odds per chain, fair at ${fair}`,
  rateAt: (chains) => 1 / (1 + Math.exp(perChain * (chains - fair))),
});

const bent = (before: number, behind: number, fair: number): ChainWorld => ({
  name: `${before} per chain before, ${behind} behind, fair at ${fair}`,
  rateAt: (chains) => between(0.5 - (chains < fair ? before : behind) * (chains - fair)),
});

/** Rates that hardly move but for a fall after every third number: three numbers are nearly fair. */
const stairs = (fall: number, fair: number): ChainWorld => ({
  name: `stairs of ${fall}, flat around ${fair}`,
  rateAt: (chains) => between(0.5 - fall * Math.round((chains - fair) / 3) - 0.0018 * (chains - fair - 0.4)),
});

/** The first is like the two decks of the starter set. */
export const CHAIN_WORLDS: readonly ChainWorld[] = [
  logistic(0.147, 2.2),
  logistic(0.1, 0),
  logistic(0.15, 6.5),
  logistic(0.06, 17),
  logistic(0.05, 25.5),
  straight(0.03, 0),
  straight(0.03, -3.4),
  straight(0.015, 6.5),
  straight(0.02, 17),
  straight(0.01, 25.5),
  steep(0.5, 3.4),
  steep(2, 6.5),
  bent(0.006, 0.06, 6.5),
  bent(0.05, 0.01, -3.4),
  stairs(0.09, 3),
];

const BUDGET = { blocksPerRound: 500, maxBlocks: 20_000 };

/** The usual over-dispersion of blocks of two games. */
const TOGETHER = 0.2;

function playPoint(world: ChainWorld, chains: number, blocks: number, random: Random): ChainPoint {
  const shares = scoreShares({ games: 2, rate: world.rateAt(chains), together: TOGETHER });
  return { chains, counts: playBlocks(noBlocks(2), shares, blocks, random) };
}

/** Until the interval reaches half a chain to either side or the blocks are used up. */
export function playAdaptively(world: ChainWorld, random: Random): ChainPoint[] {
  const points: ChainPoint[] = [];
  for (;;) {
    const { allocation, done } = nextRound(points, BUDGET);
    if (done) return points;
    for (const { chains, blocks } of allocation) points.push(playPoint(world, chains, blocks, random));
  }
}

/** Every second number of chains, with as many blocks each. */
function playEvenly(world: ChainWorld, random: Random): ChainPoint[] {
  const levels = Array.from({ length: MOST_CHAINS + 1 }, (_, i) => 2 * i - MOST_CHAINS);
  return levels.map((chains) => playPoint(world, chains, 200, random));
}

export function fairCovered(world: ChainWorld, { low, high }: Crossing): boolean {
  const rates = Array.from({ length: 2 * MOST_CHAINS + 1 }, (_, i) => world.rateAt(i - MOST_CHAINS));
  const truth = placeOf({ first: -MOST_CHAINS, rates }, 0.5);
  return low <= truth && truth <= high;
}

function slopeCovered(world: ChainWorld, { pointsPerChain: { from, to, low, high } }: FairChains): boolean {
  const truth = (world.rateAt(from) - world.rateAt(to)) / (to - from);
  return low <= truth && truth <= high;
}

/** The share of all numbers of chains whose rate is inside its interval. */
function curveCovered(world: ChainWorld, { fit }: FairChains): number {
  const covered = fit.filter(({ chains, low, high }) => {
    const truth = world.rateAt(chains);
    return low <= truth && truth <= high;
  });
  return covered.length / fit.length;
}

/** Whether the fair number is inside its interval, however the points were chosen. */
function numberStudy(name: string, truth: string, design: Design): Study {
  const play = design === 'fixed' ? playEvenly : playAdaptively;
  return {
    name,
    truth,
    run: (replications, random) =>
      CHAIN_WORLDS.map((world) => {
        const covered = () => fairCovered(world, fairNumber(play(world, random), design));
        return rowOf(world.name, 'at least', 0.95, timesOf(replications, covered), replications);
      }),
  };
}

/** Every second world: they take long. */
const CURVE_WORLDS = CHAIN_WORLDS.filter((_, i) => i % 2 === 0);

const curveStudy: Study = {
  name: 'fair chains, curve',
  truth:
    'played where the results say; the value of a chain, and the rates with all chains, are inside theirs',
  run: (replications, random) =>
    CURVE_WORLDS.flatMap((world) => {
      const found = Array.from({ length: replications }, () => fairChains(playAdaptively(world, random)));
      const slopes = found.filter((each) => slopeCovered(world, each)).length;
      const rates = found.reduce((sum, each) => sum + curveCovered(world, each), 0);
      return [
        rowOf(`value of a chain, ${world.name}`, 'about', 0.95, slopes, replications),
        rowOf(`rates, ${world.name}`, 'about', 0.95, rates, replications),
      ];
    }),
};

export const fairChainsStudies: readonly Study[] = [
  numberStudy(
    'fair chains, adaptive',
    'played where the results say and stopped when narrow; the fair number is inside its interval',
    'adaptive',
  ),
  numberStudy(
    'fair chains, fixed',
    '200 blocks with every second number of chains; the fair number is inside its interval',
    'fixed',
  ),
  curveStudy,
];
