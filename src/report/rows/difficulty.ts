import type { GameModule, SetupNames } from '../../games/module.js';
import { intervalUnder, type StopRule } from '../../match/designs/stop.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Moments, Tally } from '../../match/tally.js';
import { LEVEL } from '../../stats/intervals/block-interval.js';
import { meanInterval } from '../../stats/intervals/mean-interval.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { meanSequence } from '../../stats/sequential/mean-sequence.js';
import { setupColumns } from './changes.js';
import type { Checked } from './check.js';
import { type Cell, type Column, decimals, type Row } from './csv.js';
import type { Stopped } from './match.js';

/** What has been played of one setup. */
export interface PlayedCell {
  readonly setup: SetupNames;
  readonly plan: MatchPlan;
  readonly tally: Tally;
  readonly stopped: Stopped;
  /** What a second pilot makes of it; left out when none has played. */
  readonly checked?: Checked;
}

/** A figure with its 95% interval. */
export interface Measured {
  readonly value: number;
  readonly interval: Interval;
}

/** Under a stopping rule, the interval must hold for all looks at once. */
export function meanOf({ n, sum, squares }: Moments, { kind }: StopRule, level = LEVEL): Measured {
  const interval =
    kind === 'none' ? meanInterval(n, sum, squares, level) : meanSequence(n, sum, squares, 1 - level);
  return { value: sum / n, interval };
}

/** A mean of the game's measures, over all games, however they ended. */
export function measured({ game }: GameModule, { tally, stopped }: PlayedCell, name: string): Measured {
  return meanOf(tally.measure(game.measures.indexOf(name)), stopped.rule);
}

export function winRate({ tally, stopped }: PlayedCell): Measured {
  const { wins, games, blocks } = tally.asked;
  return { value: wins[0]! / games, interval: intervalUnder(stopped.rule, blocks) };
}

/** Of games that were stopped or drawn. */
export const NOBODY_WON = 'nobody won';

/** The shares of the ways in which games ended. */
function endColumns({ game }: GameModule): string[] {
  return [...game.ends, NOBODY_WON].map((end) => `end_${end.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`);
}

export function difficultyColumns(module: GameModule): Column[] {
  const shown = module.cooperative!.shown.map(({ measure }) => measure);
  return [
    ...setupColumns(module),
    'games',
    ...decimals(6, 'win_rate', 'ci_low', 'ci_high'),
    ...shown,
    ...decimals(6, ...endColumns(module)),
    ...shown.flatMap((measure) => [`${measure}_low`, `${measure}_high`]),
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
  const { foe, rating, shown } = module.cooperative!;
  const { value, interval } = winRate(cell);
  const figures = shown.map(({ measure }) => ({ measure, ...measured(module, cell, measure) }));
  const ends = endColumns(module).map((column, i) => [column, tally.ends[i]! / tally.games]);
  return {
    ...setup,
    games: tally.games,
    win_rate: value,
    ci_low: interval[0],
    ci_high: interval[1],
    ...Object.fromEntries(figures.map((figure) => [figure.measure, rounded(figure.value)])),
    ...Object.fromEntries(ends),
    ...Object.assign({}, ...figures.map((figure) => edges(figure.measure, figure.interval))),
    printed_rating: rating(String(setup[foe])),
    agent: plan.agents.join(','),
    stopped_by: stopped.by,
    seed: Number(plan.seed),
  };
}
