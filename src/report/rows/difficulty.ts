import type { GameModule, SetupNames } from '../../games/module.js';
import { intervalUnder, type StopRule } from '../../match/designs/stop.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Moments, Tally } from '../../match/tally.js';
import { meanInterval } from '../../stats/intervals/mean-interval.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { meanSequence } from '../../stats/sequential/mean-sequence.js';
import { type Cell, type Column, decimals, type Row, type RowOf } from './csv.js';
import type { Stopped } from './match.js';

/** What has been played against one nemesis at one level by one kind of team. */
export interface PlayedCell {
  readonly setup: SetupNames;
  readonly plan: MatchPlan;
  readonly tally: Tally;
  readonly stopped: Stopped;
}

/** A figure with its 95% interval. */
export interface Measured {
  readonly value: number;
  readonly interval: Interval;
}

/** Under a stopping rule, the interval must hold for all looks at once. */
export function meanOf({ n, sum, squares }: Moments, { kind }: StopRule): Measured {
  const interval = kind === 'none' ? meanInterval(n, sum, squares) : meanSequence(n, sum, squares);
  return { value: sum / n, interval };
}

/** A mean of the game's measures, over all games, however they ended. */
export function measured({ game }: GameModule, { tally, stopped }: PlayedCell, name: string): Measured {
  return meanOf(tally.measure(game.measures.indexOf(name)), stopped.rule);
}

export function winRate({ tally, stopped }: PlayedCell): Measured {
  const { wins, games, blocks } = tally.asked;
  return { value: wins[0] / games, interval: intervalUnder(stopped.rule, blocks) };
}

/** Of games that were stopped or drawn. */
export const NOBODY_WON = 'nobody won';

/** The shares of the ways in which games ended. */
function endColumns({ game }: GameModule): string[] {
  return [...game.ends, NOBODY_WON].map((end) => `end_${end.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`);
}

const SETUP_COLUMNS = ['nemesis', 'level', 'players', 'mages', 'market'] as const;
type SetupRow = RowOf<typeof SETUP_COLUMNS>;

export function setupRow({ nemesis, level, players, mages, market }: SetupNames): SetupRow {
  return { nemesis, level, players, mages, market };
}

export function difficultyColumns(module: GameModule): Column[] {
  return [
    ...SETUP_COLUMNS,
    'games',
    ...decimals(6, 'win_rate', 'ci_low', 'ci_high'),
    'rounds',
    'gravehold_life',
    ...decimals(6, ...endColumns(module)),
    'rounds_low',
    'rounds_high',
    'gravehold_life_low',
    'gravehold_life_high',
    'printed_rating',
    'agent',
    'stopped_by',
    'seed',
  ];
}

/** An interval of fewer than two blocks has no ends. */
function rounded(value: number): Cell {
  return Number.isFinite(value) ? Number(value.toFixed(6)) : '';
}

function edges(name: string, [low, high]: Interval): Record<string, Cell> {
  return { [`${name}_low`]: rounded(low), [`${name}_high`]: rounded(high) };
}

export function difficultyRow(module: GameModule, cell: PlayedCell): Row {
  const { setup, plan, tally, stopped } = cell;
  const { value, interval } = winRate(cell);
  const rounds = measured(module, cell, 'rounds');
  const gravehold = measured(module, cell, 'gravehold_life');
  const ends = endColumns(module).map((column, i) => [column, tally.ends[i]! / tally.games]);
  return {
    ...setupRow(setup),
    games: tally.games,
    win_rate: value,
    ci_low: interval[0],
    ci_high: interval[1],
    rounds: rounded(rounds.value),
    gravehold_life: rounded(gravehold.value),
    ...Object.fromEntries(ends),
    ...edges('rounds', rounds.interval),
    ...edges('gravehold_life', gravehold.interval),
    printed_rating: module.cooperative!.rating(setup.nemesis),
    agent: plan.agents.join(','),
    stopped_by: stopped.by,
    seed: Number(plan.seed),
  };
}
