import type { Random } from '../numerics/normal.js';
import { handicapNeeds, portions } from '../procedures/handicap-needs.js';
import { type Handicaps, handicaps, matchOf, strongerDeck } from '../procedures/handicaps.js';
import { type Plausible, plausibleHandicaps, plausibleInterval } from '../procedures/plausible-handicaps.js';
import { type SeatCells, seatCurve } from '../procedures/seat-curve.js';
import { evenSeats, type SeatRates } from '../procedures/seat-rates.js';
import { rowOf, type Study, type StudyRow } from './study.js';
import { covers } from './worlds.js';

/** A replication resamples many times, so it counts for several. */
const REPLICATIONS_EACH = 50;
const DRAWS = 200;
const BLOCKS = 20_000;
/** The part of them that every handicap gets the same of. */
const SWEEP = 0.15;
const ROUNDS = 4;

interface ProcedureWorld {
  readonly name: string;
  readonly fair: number;
  /** Log-odds that a step of the handicap costs. */
  readonly perStep: number;
  /** How much more often a deck wins with the second turn than with the first, in an even match. */
  readonly seat: number;
  /** Steps that cost nothing until there are this many of them. */
  readonly step?: number;
}

export const PROCEDURE_WORLDS: readonly ProcedureWorld[] = [
  { name: 'fair at 2.4', fair: 2.4, perStep: 0.15, seat: 0.06 },
  { name: 'fair at 5.6', fair: 5.6, perStep: 0.1, seat: 0.04 },
  { name: 'first turn better', fair: 1.2, perStep: 0.2, seat: -0.06 },
  { name: 'shallow, bids in the balance', fair: 9.5, perStep: 0.06, seat: 0.02 },
  { name: 'hardly any slope', fair: 3, perStep: 0.02, seat: 0.02 },
  { name: 'steep', fair: 3.5, perStep: 0.5, seat: 0.1 },
  { name: 'nearly even', fair: 0.2, perStep: 0.12, seat: 0.05 },
  { name: 'a deck against itself', fair: 0, perStep: 0.12, seat: 0.05 },
  { name: 'no better turn', fair: 4.5, perStep: 0.12, seat: 0 },
  { name: 'in steps', fair: 5, perStep: 0.1, seat: 0.04, step: 3 },
  { name: 'lopsided', fair: 20, perStep: 0.12, seat: 0.04 },
  { name: 'hopeless', fair: 40, perStep: 0.08, seat: 0.04 },
];

const MOST = 24;
const LEVELS = Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST);

function curveOf({ fair, perStep, seat, step = 1 }: ProcedureWorld): SeatRates[] {
  return LEVELS.map((handicap) => {
    const rate = 1 / (1 + Math.exp(perStep * (step * Math.round(handicap / step) - fair)));
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
  const sweep = Math.floor((SWEEP * BLOCKS) / LEVELS.length);
  const round = Math.floor((BLOCKS - sweep * LEVELS.length) / ROUNDS);
  const cells = LEVELS.map((): [number, number, number, number] => [0, 0, 0, 0]);
  curve.forEach((rates, i) => {
    playMore(cells[i]!, rates, sweep, random);
  });
  for (let played = 0; played < ROUNDS; played++) {
    const found = seatCurve(cells);
    const needs = handicapNeeds(handicaps(found, strongerDeck(found)));
    for (const { value, blocks } of portions(needs, round)) {
      playMore(cells[value + MOST]!, curve[value + MOST]!, blocks, random);
    }
  }
  return cells;
}

const winsOf =
  (a: number, b: number) =>
  (each: Handicaps): number =>
    matchOf(each, a, b).winsA;

/** A bidder who stops too late, against an informed bidder; either deck may be their own. */
const bidder =
  (bias: number) =>
  (each: Handicaps): number =>
    (winsOf(bias, 0)(each) + 1 - winsOf(0, bias)(each)) / 2;

export const PROCEDURE_FIGURES: Readonly<Record<string, (each: Handicaps) => number>> = {
  'mean handicap in the long run': ({ adjustment }) => adjustment.mean,
  'mean distance from the fair number': ({ adjustment }) => adjustment.distance,
  'imbalance of a game': ({ adjustment }) => adjustment.imbalance,
  'imbalance without a handicap': ({ rates }) => Math.abs(evenSeats(rates[0]!) - 0.5),
  'imbalance with a handicap of four': ({ rates }) => Math.abs(evenSeats(rates[4]!) - 0.5),
  'share of games with a handicap of 3': ({ adjustment }) => adjustment.shares[3]!,
  'games until the fair number': ({ adjustment }) => adjustment.gamesToFair,
  'games until the start is forgotten': ({ adjustment }) => adjustment.gamesToSettle,
  'mean handicap after 20 games': ({ adjustment }) => adjustment.course[3]!.mean,
  'imbalance after 5 games': ({ adjustment }) => adjustment.course[1]!.imbalance,
  'best of three, both know': winsOf(0, 0),
  'best of three, a stops early': winsOf(-3, 0),
  'best of three, a stops late': winsOf(1, 0),
  'best of three, b stops early': winsOf(0, -1),
  'best of three, b stops late': winsOf(0, 2),
  'a bidder who stops 2 steps too early': bidder(-2),
  'a bidder who stops a step too late': bidder(1),
  'a bidder who stops 3 steps too late': bidder(3),
};

interface Replication {
  readonly plausible: Plausible;
  readonly truth: Handicaps;
}

/** One run's answer, and the truth about the deck that it takes for the stronger. */
export function replicate(world: ProcedureWorld, random: Random): Replication {
  const curve = curveOf(world);
  const cells = playAll(curve, random);
  const stronger = strongerDeck(seatCurve(cells));
  return {
    plausible: plausibleHandicaps(cells, stronger, DRAWS, random),
    truth: handicaps(curve, stronger),
  };
}

function rowsOf(world: ProcedureWorld, replications: number, random: Random): StudyRow[] {
  const times = Object.values(PROCEDURE_FIGURES).map(() => 0);
  for (let i = 0; i < replications; i++) {
    const { plausible, truth } = replicate(world, random);
    Object.values(PROCEDURE_FIGURES).forEach((of, k) => {
      if (covers(plausibleInterval(plausible, of), of(truth))) times[k]!++;
    });
  }
  return Object.keys(PROCEDURE_FIGURES).map((figure, k) =>
    rowOf(`${figure}; ${world.name}`, 'at least', 0.95, times[k]!, replications),
  );
}

export const procedures: Study = {
  name: 'procedures of handicapping',
  truth:
    'what three wins in a row and the best of three come to is inside the interval, for the deck that seems the stronger (a fiftieth of the replications)',
  run: (replications, random) =>
    PROCEDURE_WORLDS.flatMap((world) => rowsOf(world, Math.ceil(replications / REPLICATIONS_EACH), random)),
};
