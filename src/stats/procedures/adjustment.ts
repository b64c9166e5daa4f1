import { longRun } from '../numerics/long-run.js';
import { afterStep, beginning } from '../numerics/markov-chain.js';
import { stepsUntil } from '../numerics/steps-until.js';
import { evenSeats, type SeatRates } from './seat-rates.js';
import { type Series, threeInARow } from './three-in-a-row.js';

/** The result of a series of games with an adjusted handicap. */
export interface Adjustment {
  /** The share of games played with a handicap of 0, 1, 2, … in the long run. */
  readonly shares: readonly number[];
  readonly mean: number;
  /** How far the handicap is from the fair number, on average; Infinity when no number is fair. */
  readonly distance: number;
  /** How far the win rate of a game is from one half, on average, with a coin for the first turn. */
  readonly imbalance: number;
  /** Games until the handicap is first next to the fair number, on average; Infinity when it never is. */
  readonly gamesToFair: number;
  /** Games until the start is forgotten; Infinity for more than `MOST_GAMES`. */
  readonly gamesToSettle: number;
  readonly course: readonly Stage[];
}

/** How things stand after some games. */
interface Stage {
  readonly games: number;
  readonly mean: number;
  /** Four series in five have a handicap between these. */
  readonly low: number;
  readonly high: number;
  readonly imbalance: number;
}

export const STAGES: readonly number[] = [0, 5, 10, 20, 50, 100];
export const MOST_GAMES = 1000;
/** The start is forgotten when the chances of all handicaps differ by this much in total from the long run. */
const FORGOTTEN = 0.1;

/** `fair` is the fair handicap for the deck whose rates with 0, 1, 2, … of it are given. */
export function adjustment(rates: readonly SeatRates[], start: number, fair: number): Adjustment {
  const series = threeInARow(rates, start);
  const shares = byHandicap(series, longRun(series.chain));
  return {
    shares,
    mean: meanOf(shares),
    distance: average(shares, (handicap) => Math.abs(handicap - fair)),
    imbalance: imbalanceOf(shares, rates),
    gamesToFair: gamesUntil(series, [Math.floor(fair), Math.ceil(fair)]),
    ...courseOf(series, shares, rates),
  };
}

/** Games on average until the handicap is first one of these. */
export function gamesUntil({ chain, handicaps }: Series, wanted: readonly number[]): number {
  return stepsUntil(chain, (state) => wanted.includes(handicaps[state]!));
}

function byHandicap({ handicaps }: Series, states: Float64Array): number[] {
  const shares = new Array<number>(handicaps.at(-1)! + 1).fill(0);
  for (let state = 0; state < states.length; state++) shares[handicaps[state]!]! += states[state]!;
  return shares;
}

function average(shares: readonly number[], of: (handicap: number) => number): number {
  return shares.reduce((sum, share, handicap) => (share > 0 ? sum + share * of(handicap) : sum), 0);
}

function meanOf(shares: readonly number[]): number {
  return average(shares, (handicap) => handicap);
}

function imbalanceOf(shares: readonly number[], rates: readonly SeatRates[]): number {
  return average(shares, (handicap) => Math.abs(evenSeats(rates[handicap]!) - 0.5));
}

function courseOf(
  series: Series,
  end: readonly number[],
  rates: readonly SeatRates[],
): Pick<Adjustment, 'course' | 'gamesToSettle'> {
  const course: Stage[] = [];
  let gamesToSettle = Infinity;
  let states = beginning(series.chain);
  for (let games = 0; games <= MOST_GAMES; games++) {
    const shares = byHandicap(series, states);
    if (gamesToSettle > games && apart(shares, end) <= FORGOTTEN) gamesToSettle = games;
    if (STAGES.includes(games)) course.push(stageOf(games, shares, rates));
    if (gamesToSettle <= games && games >= STAGES.at(-1)!) break;
    states = afterStep(series.chain, states);
  }
  return { course, gamesToSettle };
}

function apart(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!);
  return sum / 2;
}

function stageOf(games: number, shares: readonly number[], rates: readonly SeatRates[]): Stage {
  const quantile = (part: number) => {
    let sum = 0;
    return shares.findIndex((share) => {
      sum += share;
      return sum >= part;
    });
  };
  return {
    games,
    mean: meanOf(shares),
    low: quantile(0.1),
    high: quantile(0.9),
    imbalance: imbalanceOf(shares, rates),
  };
}
