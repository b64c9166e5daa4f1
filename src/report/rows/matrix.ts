import { Luck, seedOf } from '../../core/luck.js';
import type { GameModule } from '../../games/module.js';
import { countsOf, type MatrixResult, type PlayedPairing } from '../../match/designs/matrix.js';
import { intervalUnder, type StopRule } from '../../match/designs/stop.js';
import type { MatchPlan } from '../../match/schedule.js';
import { blockMean, blockTotal } from '../../stats/intervals/block-mean.js';
import { blockPValue } from '../../stats/intervals/block-p-value.js';
import { fieldRatings } from '../../stats/ratings/bradley-terry.js';
import { bradleyTerryFit, type Fit } from '../../stats/ratings/bradley-terry-fit.js';
import { type Cycle, cycles } from '../../stats/ratings/cycles.js';
import { clearNash } from '../../stats/ratings/nash.js';
import { sequencePValue } from '../../stats/sequential/sequence-p-value.js';
import { setupCells } from './changes.js';
import { decimals, type Row, type RowOf } from './csv.js';
import { dialCells } from './dials.js';
import type { Measured } from './difficulty.js';
import type { Stopped } from './match.js';

export const RATING_COLUMNS = [
  'deck',
  ...decimals(6, 'rating', 'ci_low', 'ci_high', 'mean_win_rate', 'nash_weight'),
  'games',
  ...decimals(6, 'all_low', 'all_high', 'shrunk', 'shrunk_low', 'shrunk_high', 'best'),
] as const;
export type RatingRow = RowOf<typeof RATING_COLUMNS>;

export const CYCLE_COLUMNS = ['cycle', ...decimals(6, 'weakest_win_rate')] as const;

/** What a matrix says about its entrants. */
export interface MatrixFindings {
  /** By entrant and opponent: the win rate; one half against oneself. */
  readonly rates: readonly (readonly number[])[];
  readonly ratings: readonly RatingRow[];
  readonly fit: Fit;
  readonly cycles: readonly Cycle[];
}

export function matrixFindings(
  names: readonly string[],
  { pairings }: MatrixResult,
  { kind }: StopRule,
): MatrixFindings {
  const pairs = pairings.map((pairing) => ({ a: pairing.a, b: pairing.b, counts: countsOf(pairing) }));
  const rates = names.map(() => names.map(() => 0.5));
  const games = names.map(() => 0);
  for (const { a, b, counts } of pairs) {
    rates[a]![b] = blockMean(counts);
    rates[b]![a] = 1 - blockMean(counts);
    for (const entrant of [a, b]) games[entrant]! += blockTotal(counts) * (counts.length - 1);
  }
  const pValue = kind === 'none' ? blockPValue : sequencePValue;
  const weights = clearNash(names.length, pairs, pValue);
  const luck = new Luck(seedOf(pairings[0]!.arms[0]!.seed, 'ratings'));
  const ratings = fieldRatings(pairs, () => luck.fraction()).map(({ rating, low, high, ...field }, i) => ({
    deck: names[i]!,
    rating,
    ci_low: low,
    ci_high: high,
    mean_win_rate: (rates[i]!.reduce((sum, rate) => sum + rate) - 0.5) / (names.length - 1),
    nash_weight: weights[i]!,
    games: games[i]!,
    all_low: field.all[0],
    all_high: field.all[1],
    shrunk: field.shrunk.rating,
    shrunk_low: field.shrunk.low,
    shrunk_high: field.shrunk.high,
    best: field.best,
  }));
  return { rates, ratings, fit: bradleyTerryFit(pairs), cycles: cycles(pairs, pValue) };
}

function sum(pairing: PlayedPairing, pick: (tally: PlayedPairing['tallies'][number]) => number): number {
  return pairing.tallies.reduce((total, tally) => total + pick(tally), 0);
}

/** A row per pair of decks, as of a match. */
export function pairRow(
  module: GameModule,
  pairing: PlayedPairing,
  names: readonly string[],
  stopped: Stopped,
): Row {
  const counts = countsOf(pairing);
  const [low, high] = intervalUnder(stopped.rule, counts);
  const plan = pairing.arms[0]!;
  const { game, agents, seed } = plan;
  const games = sum(pairing, (tally) => tally.games);
  const won = Math.round(blockMean(counts) * games);
  const draws = sum(pairing, (tally) => tally.asked.draws + tally.exchanged.draws);
  return {
    game,
    a: names[pairing.a]!,
    b: names[pairing.b]!,
    agent_a: agents[0]!,
    agent_b: agents[1]!,
    ...dialCells(module, plan),
    games,
    wins_a: won,
    wins_b: games - won - draws,
    draws,
    win_rate_a: blockMean(counts),
    ci_low: low,
    ci_high: high,
    first_seat_win_rate: sum(pairing, (t) => t.asked.firstSeatWins + t.exchanged.firstSeatWins) / games,
    mean_turns: sum(pairing, (t) => t.asked.turns + t.exchanged.turns) / games,
    stopped_by: stopped.by,
    seed: Number(seed),
    ...setupCells(module, plan),
  };
}

/** Two entrants that are next to each other in the order of ratings, the higher one first. */
export interface Neighbours {
  readonly higher: number;
  readonly lower: number;
  /** The higher one's win rate. */
  readonly answer: Measured;
  readonly plan: MatchPlan;
}

/** The pairs that decide the order, from the top on. */
export function neighboursIn(
  ratings: readonly RatingRow[],
  pairings: readonly PlayedPairing[],
  rule: StopRule,
): Neighbours[] {
  const order = ratings
    .map((_, i) => i)
    .sort((x, y) => Number(ratings[y]!.rating) - Number(ratings[x]!.rating));
  return order.slice(1).map((lower, i) => {
    const higher = order[i]!;
    const pairing = pairings.find(({ a, b }) => [a, b].includes(higher) && [a, b].includes(lower))!;
    const counts = countsOf(pairing);
    const own = pairing.a === higher ? counts : counts.toReversed();
    const [plan] = pairing.arms as [MatchPlan];
    const sides = pairing.a === higher ? plan.sides : plan.sides.toReversed();
    const answer = { value: blockMean(own), interval: intervalUnder(rule, own) };
    return { higher, lower, answer, plan: { ...plan, sides } };
  });
}

/** The whole matrix, a row per entrant and a column per opponent; empty against oneself. */
export function matrixTable(names: readonly string[], rates: MatrixFindings['rates']) {
  const rows = names.map((name, a) => {
    const cells = names.map((other, b) => [other, a === b ? '' : rates[a]![b]!]);
    return { deck: name, ...Object.fromEntries(cells) };
  });
  return { file: 'matrix.csv', columns: ['deck', ...decimals(6, ...names)], rows };
}
