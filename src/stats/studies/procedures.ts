import { MOST_CHAINS } from '../chain-cost.js';
import { handicapNeeds, portions } from '../handicap-needs.js';
import { type Handicaps, handicaps, resampledHandicaps } from '../handicaps.js';
import { percentileInterval } from '../percentile-interval.js';
import { type SeatCells, seatCurve } from '../seat-curve.js';
import type { SeatRates } from '../seat-rates.js';
import type { Random } from '../simulate.js';
import { rowOf, type Study, type StudyRow } from './study.js';
import { covers } from './worlds.js';

/** A replication resamples many times, so it counts for several. */
const REPLICATIONS_EACH = 20;
const DRAWS = 200;
const BLOCKS = 20_000;
const SWEEP = 60;
const ROUNDS = 4;

interface ProcedureWorld {
  readonly fair: number;
  /** Log-odds that a chain costs. */
  readonly perChain: number;
  /** How much more often a deck wins with the second turn than with the first, in an even match. */
  readonly seat: number;
}

const WORLDS: readonly ProcedureWorld[] = [
  { fair: 2.4, perChain: 0.15, seat: 0.06 },
  { fair: 5.6, perChain: 0.1, seat: 0.04 },
  { fair: 1.2, perChain: 0.2, seat: -0.06 },
  { fair: 9.5, perChain: 0.06, seat: 0.02 },
];

const LEVELS = Array.from({ length: 2 * MOST_CHAINS + 1 }, (_, i) => i - MOST_CHAINS);

function curveOf({ fair, perChain, seat }: ProcedureWorld): SeatRates[] {
  return LEVELS.map((chains) => {
    const rate = 1 / (1 + Math.exp(perChain * (chains - fair)));
    const half = 2 * seat * rate * (1 - rate);
    return { first: rate - half, second: rate + half };
  });
}

function playMore(cells: number[], { first, second }: SeatRates, blocks: number, random: Random): void {
  for (let block = 0; block < blocks; block++) {
    cells[(random() < first ? 2 : 0) + (random() < second ? 1 : 0)]!++;
  }
}

/** A few blocks everywhere, then where the procedures seem to play, as a run does. */
function playAll(curve: readonly SeatRates[], random: Random): SeatCells[] {
  const cells = LEVELS.map((): [number, number, number, number] => [0, 0, 0, 0]);
  curve.forEach((rates, i) => {
    playMore(cells[i]!, rates, SWEEP, random);
  });
  for (let round = 0; round < ROUNDS; round++) {
    const needs = handicapNeeds(handicaps(seatCurve(cells), 0));
    for (const { chains, blocks } of portions(needs, (BLOCKS - SWEEP * LEVELS.length) / ROUNDS)) {
      playMore(cells[chains + MOST_CHAINS]!, curve[chains + MOST_CHAINS]!, blocks, random);
    }
  }
  return cells;
}

const matchAt =
  (biasA: number, biasB: number) =>
  ({ matches }: Handicaps): number =>
    matches.find((match) => match.biasA === biasA && match.biasB === biasB)!.winsA;

const FIGURES: Readonly<Record<string, (each: Handicaps) => number>> = {
  'mean chains in the long run': ({ adjustment }) => adjustment.mean,
  'mean distance from the fair number': ({ adjustment }) => adjustment.distance,
  'imbalance of a game': ({ adjustment }) => adjustment.imbalance,
  'share of games with 3 chains': ({ adjustment }) => adjustment.shares[3]!,
  'games until the fair number': ({ adjustment }) => adjustment.gamesToFair,
  'games until the start is forgotten': ({ adjustment }) => adjustment.gamesToSettle,
  'best of three, both know': matchAt(0, 0),
  'best of three, a stops early': matchAt(-3, 0),
  'best of three, b stops late': matchAt(0, 2),
};

function rowsOf(world: ProcedureWorld, replications: number, random: Random): StudyRow[] {
  const curve = curveOf(world);
  const truth = handicaps(curve, 0);
  const times = Object.values(FIGURES).map(() => 0);
  for (let i = 0; i < replications; i++) {
    const cells = playAll(curve, random);
    const found = handicaps(seatCurve(cells), 0);
    const drawn = resampledHandicaps(cells, 0, DRAWS, random);
    Object.values(FIGURES).forEach((of, k) => {
      if (covers(percentileInterval(drawn.map(of), of(found)), of(truth))) times[k]!++;
    });
  }
  const name = `fair at ${world.fair}, ${world.perChain} log-odds per chain, seat ${world.seat}`;
  return Object.keys(FIGURES).map((figure, k) =>
    rowOf(`${figure}; ${name}`, 'about', 0.95, times[k]!, replications),
  );
}

export const procedures: Study = {
  name: 'the rulebook’s procedures',
  truth:
    'what three wins in a row and the best of three come to is inside the interval from resampled win rates (a twentieth of the replications)',
  run: (replications, random) =>
    WORLDS.flatMap((world) => rowsOf(world, Math.ceil(replications / REPLICATIONS_EACH), random)),
};
