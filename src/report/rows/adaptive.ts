import type { AdaptiveResult } from '../../match/designs/adaptive.js';
import type { DialLevel } from '../../match/designs/dial-levels.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { BIASES, type Handicaps, matchOf, START } from '../../stats/procedures/handicaps.js';
import { plausibleInterval } from '../../stats/procedures/plausible-handicaps.js';
import { evenSeats } from '../../stats/procedures/seat-rates.js';
import { levelFigures } from './chains.js';
import { type Column, decimals, infinityAsText, type Row, type RowOf } from './csv.js';

/** A figure of the procedures with the interval that the measured rates leave it. */
export interface Figure {
  readonly value: number;
  readonly interval: Interval;
}

/** `most` is what the figure can't exceed, such as 1 for a chance. */
export function figure(
  { found, plausible }: AdaptiveResult,
  of: (each: Handicaps) => number,
  most = Infinity,
): Figure {
  return { value: of(found), interval: plausibleInterval(plausible, of, most) };
}

/** How far the rate of a game is from one half with a fixed number of chains on the stronger deck. */
export function imbalanceAt(chains: number): (each: Handicaps) => number {
  return ({ rates }) => Math.abs(evenSeats(rates[chains]!) - 0.5);
}

/** The whole number next to the fair one, within the rules. */
export function nearestWhole({ rates, fair }: Handicaps): number {
  return Math.min(rates.length - 1, Math.max(0, Math.round(fair)));
}

export const ADAPTIVE_COLUMNS = [
  'a',
  'b',
  'deck',
  'chains',
  ...decimals(6, 'share', 'share_low', 'share_high'),
  'games',
  'wins',
  ...decimals(6, 'win_rate', 'ci_low', 'ci_high', 'fit', 'fit_first', 'fit_second'),
] as const;
type AdaptiveRow = RowOf<typeof ADAPTIVE_COLUMNS>;

function namesOf({ sides: [a, b] }: MatchPlan): { a: string; b: string } {
  return { a: a.name, b: b.name };
}

function levelOf({ levels, found }: AdaptiveResult, chains: number): DialLevel | undefined {
  return levels.find((level) => level.value === (found.stronger === 0 ? chains : 0 - chains));
}

/** The stronger deck's own figures; a game without a winner counts for deck b. */
function measuredRow(result: AdaptiveResult, chains: number) {
  const level = levelOf(result, chains);
  if (!level) return { games: 0, wins: 0, win_rate: '', ci_low: '', ci_high: '' };
  const { games, wins, rate, interval } = levelFigures(level);
  if (result.found.stronger === 0) {
    return { games, wins, win_rate: rate, ci_low: interval[0], ci_high: interval[1] };
  }
  return { games, wins: games - wins, win_rate: 1 - rate, ci_low: 1 - interval[1], ci_high: 1 - interval[0] };
}

/** One row per number of chains on the stronger deck. */
export function adaptiveRows(plan: MatchPlan, result: AdaptiveResult): AdaptiveRow[] {
  const { found } = result;
  return found.rates.map((seats, chains) => {
    const share = figure(result, ({ adjustment }) => adjustment.shares[chains]!, 1);
    return {
      ...namesOf(plan),
      deck: plan.sides[found.stronger].name,
      chains,
      share: share.value,
      share_low: share.interval[0],
      share_high: share.interval[1],
      ...measuredRow(result, chains),
      fit: evenSeats(seats),
      fit_first: seats.first,
      fit_second: seats.second,
    };
  });
}

interface SettlesFigure {
  readonly name: string;
  /** Left out for a figure that is counted. */
  readonly decimals?: number;
  readonly of: (each: Handicaps) => number;
}

const FIGURES: readonly SettlesFigure[] = [
  { name: 'mean_chains', decimals: 6, of: ({ adjustment }) => adjustment.mean },
  { name: 'distance', decimals: 6, of: ({ adjustment }) => adjustment.distance },
  { name: 'imbalance', decimals: 6, of: ({ adjustment }) => adjustment.imbalance },
  { name: 'games_to_fair', decimals: 6, of: ({ adjustment }) => adjustment.gamesToFair },
  { name: 'games_to_settle', of: ({ adjustment }) => adjustment.gamesToSettle },
  { name: 'imbalance_without', decimals: 6, of: imbalanceAt(0) },
  { name: 'imbalance_start', decimals: 6, of: imbalanceAt(START) },
];

function figureColumns({ name, decimals: count }: SettlesFigure): Column[] {
  const names = [name, `${name}_low`, `${name}_high`];
  return count === undefined ? names : decimals(count, ...names);
}

export const SETTLES_COLUMNS: readonly Column[] = [
  'a',
  'b',
  'deck',
  'start_chains',
  ...decimals(6, 'fair_chains', 'fair_low', 'fair_high'),
  ...FIGURES.flatMap(figureColumns),
  'games',
  'stopped_by',
  'seed',
  'agent',
];

/** The result of the adjustment, in one row. */
export function settlesRow(plan: MatchPlan, result: AdaptiveResult): Row {
  const { found, levels, stoppedBy } = result;
  const fair = fairOf(result);
  const figures = FIGURES.flatMap(({ name, of }) => {
    const { value, interval } = figure(result, of, name.startsWith('imbalance') ? 0.5 : Infinity);
    return [
      [name, infinityAsText(value)],
      [`${name}_low`, infinityAsText(interval[0])],
      [`${name}_high`, infinityAsText(interval[1])],
    ];
  });
  return {
    ...namesOf(plan),
    deck: plan.sides[found.stronger].name,
    start_chains: START,
    fair_chains: infinityAsText(fair.value),
    fair_low: infinityAsText(fair.interval[0]),
    fair_high: infinityAsText(fair.interval[1]),
    ...Object.fromEntries(figures),
    games: levels.reduce((sum, { tally }) => sum + tally.games, 0),
    stopped_by: stoppedBy,
    seed: Number(plan.seed),
    agent: plan.agents[0]!,
  };
}

/** The fair number of chains on the stronger deck. */
export function fairOf({ found, fair }: AdaptiveResult): Figure {
  if (found.stronger === 0) return { value: fair.estimate, interval: [fair.low, fair.high] };
  return { value: -fair.estimate, interval: [-fair.high, -fair.low] };
}

export const COURSE_COLUMNS = [
  'a',
  'b',
  'deck',
  'after_games',
  ...decimals(6, 'mean_chains', 'mean_chains_low', 'mean_chains_high'),
  'chains_10',
  'chains_90',
  ...decimals(6, 'imbalance', 'imbalance_low', 'imbalance_high'),
] as const;
type CourseRow = RowOf<typeof COURSE_COLUMNS>;

/** How a series stands after some games. */
export function courseRows(plan: MatchPlan, result: AdaptiveResult): CourseRow[] {
  return result.found.adjustment.course.map((stage, i) => {
    const mean = figure(result, ({ adjustment }) => adjustment.course[i]!.mean);
    const imbalance = figure(result, ({ adjustment }) => adjustment.course[i]!.imbalance, 0.5);
    return {
      ...namesOf(plan),
      deck: plan.sides[result.found.stronger].name,
      after_games: stage.games,
      mean_chains: mean.value,
      mean_chains_low: mean.interval[0],
      mean_chains_high: mean.interval[1],
      chains_10: stage.low,
      chains_90: stage.high,
      imbalance: imbalance.value,
      imbalance_low: imbalance.interval[0],
      imbalance_high: imbalance.interval[1],
    };
  });
}

export const BEST_OF_COLUMNS = [
  'a',
  'b',
  'bias_a',
  'bias_b',
  ...decimals(6, 'match_win_a', 'ci_low', 'ci_high', 'third_game'),
  'over_a_chains',
  'over_a_player',
  ...decimals(6, 'over_a_win_rate'),
  'over_b_chains',
  'over_b_player',
  ...decimals(6, 'over_b_win_rate'),
  'better_informed',
  ...decimals(6, 'better_informed_wins'),
] as const;
type BestOfRow = RowOf<typeof BEST_OF_COLUMNS>;

/** One row per pair of biases. Players are named by the deck that they brought. */
export function bestOfRows(plan: MatchPlan, result: AdaptiveResult): BestOfRow[] {
  return BIASES.flatMap((biasA) => BIASES.map((biasB) => bestOfRow(plan, result, biasA, biasB)));
}

function bestOfRow(plan: MatchPlan, result: AdaptiveResult, biasA: number, biasB: number): BestOfRow {
  const { value, interval } = figure(result, (each) => matchOf(each, biasA, biasB).winsA, 1);
  const { overA, overB, third } = matchOf(result.found, biasA, biasB);
  return {
    ...namesOf(plan),
    bias_a: biasA,
    bias_b: biasB,
    match_win_a: value,
    ci_low: interval[0],
    ci_high: interval[1],
    third_game: third,
    over_a_chains: overA.handicap,
    over_a_player: overA.player === 'owner' ? 'a' : 'b',
    over_a_win_rate: overA.rate,
    over_b_chains: overB.handicap,
    over_b_player: overB.player === 'owner' ? 'b' : 'a',
    over_b_win_rate: overB.rate,
    ...betterInformed(Math.abs(biasA), Math.abs(biasB), value),
  };
}

function betterInformed(a: number, b: number, winsA: number) {
  if (a === b) return { better_informed: '', better_informed_wins: '' };
  return a < b
    ? { better_informed: 'a', better_informed_wins: winsA }
    : { better_informed: 'b', better_informed_wins: 1 - winsA };
}
