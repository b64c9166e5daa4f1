import { MOST_CHAINS } from '../chain-cost.js';
import { type Handicaps, handicaps, resampledHandicaps } from '../handicaps.js';
import { percentileInterval } from '../percentile-interval.js';
import { type SeatCells, seatCurve } from '../seat-curve.js';
import type { SeatRates } from '../seat-rates.js';
import type { Random } from '../simulate.js';
import { rowOf, type Study, type StudyRow } from './study.js';
import { covers } from './worlds.js';

/** A replication resamples many times, so it counts for several. */
const REPLICATIONS_EACH = 10;
const DRAWS = 200;

/** Four points a chain around 2.4 chains on a, and the second turn six points better than the first. */
const CURVE: readonly SeatRates[] = Array.from({ length: 2 * MOST_CHAINS + 1 }, (_, i) => {
  const rate = 1 / (1 + Math.exp(0.15 * (i - MOST_CHAINS - 2.4)));
  const seat = 0.12 * rate * (1 - rate);
  return { first: rate - seat, second: rate + seat };
});

/** Blocks by chains on a, much as a run of 40,000 games plays them. */
function blocksAt(chains: number): number {
  if (chains === 0) return 3500;
  if (chains > 0 && chains < 8) return 1500;
  return chains < 0 && chains > -4 ? 200 : 60;
}

function playLevel({ first, second }: SeatRates, blocks: number, random: Random): SeatCells {
  const cells: [number, number, number, number] = [0, 0, 0, 0];
  for (let block = 0; block < blocks; block++) {
    cells[(random() < first ? 2 : 0) + (random() < second ? 1 : 0)]!++;
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

function run(replications: number, random: Random): StudyRow[] {
  const truth = handicaps(CURVE, 0);
  const number = Math.ceil(replications / REPLICATIONS_EACH);
  const times = Object.values(FIGURES).map(() => 0);
  for (let i = 0; i < number; i++) {
    const cells = CURVE.map((rates, at) => playLevel(rates, blocksAt(at - MOST_CHAINS), random));
    const drawn = resampledHandicaps(cells, handicaps(seatCurve(cells), 0), DRAWS, random);
    Object.values(FIGURES).forEach((of, k) => {
      if (covers(percentileInterval(drawn.map(of)), of(truth))) times[k]!++;
    });
  }
  return Object.keys(FIGURES).map((name, k) => rowOf(name, 'about', 0.95, times[k]!, number));
}

export const procedures: Study = {
  name: 'the rulebook’s procedures',
  truth:
    'what three wins in a row and the best of three come to is inside the interval from resampled win rates (a tenth of the replications)',
  run,
};
