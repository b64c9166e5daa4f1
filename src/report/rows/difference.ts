import type { GameModule } from '../../games/module.js';
import type { StopRule } from '../../match/designs/stop.js';
import { sayPatch } from '../../match/replay.js';
import { type MatchPlan, sidePilots } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { differenceCounts, pairedDifference } from '../../stats/comparisons/difference-interval.js';
import { holm } from '../../stats/comparisons/holm.js';
import { blockInterval, LEVEL } from '../../stats/intervals/block-interval.js';
import { type BlockCounts, blockMean } from '../../stats/intervals/block-mean.js';
import { blockPValue } from '../../stats/intervals/block-p-value.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { sequenceInterval } from '../../stats/sequential/confidence-sequence.js';
import { sequencePValue } from '../../stats/sequential/sequence-p-value.js';
import { type Claim, FIVE_POINTS } from '../claims/claims.js';
import type { Checked } from './check.js';
import { type Column, decimals, type Row } from './csv.js';
import { dialCells, dialColumns } from './dials.js';
import type { Stopped } from './match.js';

export function differenceColumns(module: GameModule): Column[] {
  return [
    'game',
    'a',
    'b',
    'agent_a',
    'agent_b',
    ...dialColumns(module),
    'patch',
    'arm',
    'baseline',
    ...decimals(6, 'win_rate_a', 'baseline_win_rate_a', 'difference', 'ci_low', 'ci_high'),
    'games',
    ...decimals(6, 'p_value', 'p_holm'),
    'stopped_by',
    'seed',
    'cell',
    ...decimals(6, 'all_low', 'all_high'),
  ];
}

/** One of the arms that were played on the same blocks. */
export interface PlayedArm {
  readonly name: string;
  readonly plan: MatchPlan;
  readonly tally: Tally;
}

/** How much more often side a wins in an arm than in the baseline. */
export interface Difference {
  readonly arm: PlayedArm;
  readonly baseline: PlayedArm;
  readonly difference: number;
  readonly interval: Interval;
  /** The interval at another level than 95%. */
  intervalAt(level: number): Interval;
  /** Of the hypothesis that there is no difference, uncorrected. */
  readonly pValue: number;
  readonly stopped: Stopped;
  /** What a second pilot makes of it; left out when none has played. */
  readonly checked?: Checked;
}

/** `joint` as `playMatch` gives it: blocks by side a's wins in the baseline and in the arm, row by row. */
export function differenceBetween(
  arm: PlayedArm,
  baseline: PlayedArm,
  joint: Float64Array,
  stopped: Stopped,
): Difference {
  const size = arm.tally.sideBlocks.length;
  const byArm = Array.from({ length: size }, (_, won) =>
    Array.from({ length: size }, (_, baselineWon) => joint[baselineWon * size + won]!),
  );
  const { interval, pValue } = methodsUnder(stopped.rule);
  const counts = differenceCounts(byArm);
  return {
    arm,
    baseline,
    difference: 2 * blockMean(counts) - 1,
    interval: pairedDifference(byArm, interval),
    intervalAt: (level) => pairedDifference(byArm, (own) => interval(own, level)),
    pValue: pValue(counts, 0.5),
    stopped,
  };
}

/** Where a match might have stopped after any piece, both must hold for all looks at once. */
function methodsUnder({ kind }: StopRule) {
  return kind === 'none'
    ? { interval: blockInterval, pValue: blockPValue }
    : { interval: sequenceAt, pValue: sequencePValue };
}

const sequenceAt = (counts: BlockCounts, level = LEVEL): Interval => sequenceInterval(counts, 1 - level);

/** Whether an arm helps side a. */
export function differenceClaim({ arm, baseline, difference, interval, stopped }: Difference): Claim {
  const side = arm.plan.sides[0].name;
  const [above, below] = [`${arm.name} helps ${side}`, `${arm.name} hurts ${side}`];
  const about = `${side}: ${arm.name} against ${baseline.name}, in points`;
  const say = (change: number): string => (100 * change).toFixed(1);
  const bar = { at: 0, above, below };
  const sequential = stopped.rule.kind !== 'none';
  return { about, estimate: difference, interval, bar, say, margin: FIVE_POINTS, sequential };
}

/** What is said about one of several findings, for all of them at once. */
export interface Corrected {
  readonly pHolm: number;
  /** At the level at which all intervals hold with 95% (Bonferroni). */
  readonly all: Interval;
}

/** P-values and intervals corrected alike for their number. */
export function correctedAll(
  found: readonly { readonly pValue: number; intervalAt(level: number): Interval }[],
): Corrected[] {
  const pHolm = holm(found.map(({ pValue }) => pValue));
  const level = 1 - (1 - LEVEL) / found.length;
  return found.map(({ intervalAt }, i) => ({ pHolm: pHolm[i]!, all: intervalAt(level) }));
}

/** A row of differences.csv; rates are over both assignments of pilots when they are exchanged. */
export function differenceRow(
  module: GameModule,
  found: Difference,
  { pHolm, all }: Corrected,
  cell: number,
): Row {
  const { arm, baseline, interval } = found;
  const { sides, options, game, seed } = arm.plan;
  const [agentA, agentB] = sidePilots(arm.plan);
  return {
    game,
    a: sides[0]!.name,
    b: sides[1]!.name,
    agent_a: agentA!,
    agent_b: agentB!,
    ...dialCells(module, arm.plan),
    patch: (options.patches ?? []).map(sayPatch).join(','),
    arm: arm.name,
    baseline: baseline.name,
    win_rate_a: blockMean(arm.tally.sideBlocks),
    baseline_win_rate_a: blockMean(baseline.tally.sideBlocks),
    difference: found.difference,
    ci_low: interval[0],
    ci_high: interval[1],
    games: arm.tally.games,
    p_value: found.pValue,
    p_holm: pHolm,
    stopped_by: found.stopped.by,
    seed: Number(seed),
    cell,
    all_low: all[0],
    all_high: all[1],
  };
}
