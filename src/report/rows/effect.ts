import type { Factor, GameModule } from '../../games/module.js';
import type { StopRule } from '../../match/designs/stop.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Moments, Tally } from '../../match/tally.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import { meanPValue } from '../../stats/intervals/mean-p-value.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { meanSequencePValue } from '../../stats/sequential/mean-sequence.js';
import { setupColumns } from './changes.js';
import { type Use, useFields, useOf } from './counts.js';
import { type Column, decimals, type Row } from './csv.js';
import { type Corrected, differenceBetween } from './difference.js';
import { meanOf, type PlayedCell } from './difficulty.js';

/** What one thing does for the players. */
export interface Effect {
  readonly cell: PlayedCell;
  readonly factor: Factor;
  /** What it replaces; undefined when it is compared with all games without it. */
  readonly insteadOf: Factor | undefined;
  /** Games with it. */
  readonly games: number;
  readonly rate: number;
  readonly rateWithout: number;
  readonly difference: number;
  readonly interval: Interval;
  /** The interval at another level than 95%. */
  intervalAt(level: number): Interval;
  /** Of the hypothesis that there is no effect, uncorrected. */
  readonly pValue: number;
  /** How the pilot used it. */
  readonly use: Use;
}

/** One thing instead of another, on the blocks of its cell. */
interface PlayedReplacement {
  readonly factor: Factor;
  readonly insteadOf: Factor;
  readonly plan: MatchPlan;
  readonly tally: Tally;
  /** Blocks by the players' wins in the cell and with the replacement, row by row. */
  readonly joint: Float64Array;
}

/** Fewer blocks than this have no variance to speak of. */
const LEAST_BLOCKS = 2;

/** The effects of what was dealt, each from the differences within blocks. */
export function dealtEffects(module: GameModule, cell: PlayedCell): Effect[] {
  if (!cell.plan.factors) return [];
  return module.cooperative!.factors.flatMap((_, i) => {
    const moments = cell.tally.factors.difference(i);
    return moments.n < LEAST_BLOCKS ? [] : [dealtEffect(module, cell, i, moments)];
  });
}

function dealtEffect(module: GameModule, cell: PlayedCell, i: number, moments: Moments): Effect {
  const { tally, stopped } = cell;
  const [games, wins] = [tally.factors.games(i), tally.factors.wins(i)];
  const { value, interval } = meanOf(moments, stopped.rule);
  return {
    cell,
    factor: module.cooperative!.factors[i]!,
    insteadOf: undefined,
    games,
    rate: wins / games,
    rateWithout: (tally.asked.wins[0]! - wins) / (tally.games - games),
    difference: value,
    interval,
    intervalAt: (level) => meanOf(moments, stopped.rule, level).interval,
    pValue: pValueUnder(stopped.rule, moments),
    use: useOf(module, tally, i),
  };
}

function pValueUnder({ kind }: StopRule, { n, sum, squares }: Moments): number {
  return kind === 'none' ? meanPValue(n, sum, squares) : meanSequencePValue(n, sum, squares);
}

export function replacementEffect(module: GameModule, cell: PlayedCell, played: PlayedReplacement): Effect {
  const { factor, insteadOf, plan, tally, joint } = played;
  const baseline = { name: insteadOf.name, plan: cell.plan, tally: cell.tally };
  const found = differenceBetween({ name: factor.name, plan, tally }, baseline, joint, cell.stopped);
  return {
    cell,
    factor,
    insteadOf,
    games: tally.games,
    rate: blockMean(tally.sideBlocks),
    rateWithout: blockMean(cell.tally.sideBlocks),
    difference: found.difference,
    interval: found.interval,
    intervalAt: found.intervalAt,
    pValue: found.pValue,
    use: useOf(module, tally, plan.factors!.indexOf(factor.id)),
  };
}

export function effectColumns(module: GameModule): Column[] {
  return [
    ...setupColumns(module),
    'kind',
    'id',
    'name',
    'instead_of',
    'games',
    ...decimals(6, 'win_rate', 'win_rate_without', 'difference', 'ci_low', 'ci_high', 'p_value', 'p_holm'),
    'stopped_by',
    'seed',
    ...decimals(6, 'all_low', 'all_high', 'used_share', ...module.cooperative!.uses),
  ];
}

export function effectRow(module: GameModule, effect: Effect, { pHolm, all }: Corrected): Row {
  const { cell, factor, insteadOf, games, rate, rateWithout, difference, interval, pValue } = effect;
  return {
    ...cell.setup,
    kind: factor.kind,
    id: factor.id,
    name: factor.name,
    instead_of: insteadOf?.id ?? '',
    games,
    win_rate: rate,
    win_rate_without: rateWithout,
    difference,
    ci_low: interval[0],
    ci_high: interval[1],
    p_value: pValue,
    p_holm: pHolm,
    stopped_by: cell.stopped.by,
    seed: Number(cell.plan.seed),
    all_low: all[0],
    all_high: all[1],
    ...useFields(module, effect.use),
  };
}

/** In fewer games than this, what a thing does rests on games in which it was not used. */
const HARDLY = 0.05;

export const isHardlyUsed = ({ use }: Effect): boolean => use.share < HARDLY;
