import type { Turnable } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import type { DialResult } from '../../match/designs/dial.js';
import type { DialLevel } from '../../match/designs/dial-levels.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { DialRange } from '../../stats/dials/dial-curve.js';
import { stepWorth } from '../../stats/dials/shifted-setting.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import type { Checked, CheckedSetting } from './check.js';
import { type Column, decimals, infinityAsText, type Row } from './csv.js';
import type { Measured } from './difficulty.js';

/** A question about a dial, and its result. */
export interface Tuned {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly dial: Turnable;
  readonly range: DialRange;
  readonly target: number;
  readonly result: DialResult;
  /** The answer played again; left out where that was not asked for. */
  readonly verified?: DialLevel | 'no answer';
  /** What a second pilot makes of it; left out when none has played. */
  readonly checked?: Checked;
}

/** What describes the match, first and last in a row: the game's own columns, or the names of the sides. */
function setupColumns({ setupFlags }: GameModule): { first: readonly string[]; last: readonly string[] } {
  if (!setupFlags) return { first: ['game', 'a', 'b'], last: ['on'] };
  const { columns, lead } = setupFlags;
  return { first: lead, last: columns.filter((column) => !lead.includes(column)) };
}

function setupCells({ module, plan, dial }: Tuned): Row {
  if (module.setupFlags) return module.setupFlags.namesOf(plan.sides);
  const [a, b] = plan.sides;
  return { game: plan.game, a: a!.name, b: b!.name, on: dial.on };
}

export function tuneColumns(module: GameModule): Column[] {
  const { first, last } = setupColumns(module);
  return [
    ...first,
    'dial',
    'value',
    'games',
    ...decimals(6, 'win_rate', 'ci_low', 'ci_high', 'fit'),
    ...last,
  ];
}

export function dialColumns(module: GameModule, verify: boolean): Column[] {
  const { first, last } = setupColumns(module);
  return [
    ...first,
    'dial',
    'target',
    ...decimals(6, 'setting', 'setting_low', 'setting_high'),
    'games',
    'stopped_by',
    'seed',
    'whole_setting',
    ...decimals(6, 'whole_win_rate'),
    'printed',
    ...decimals(6, 'printed_win_rate'),
    ...last,
    'agent',
    ...decimals(6, 'printed_low', 'printed_high'),
    ...(verify
      ? [
          'verified_setting',
          'verified_games',
          ...decimals(6, 'verified_win_rate', 'verified_low', 'verified_high'),
        ]
      : []),
  ];
}

/** The win rate at one setting alone. */
export function levelRate({ tally }: DialLevel): Measured {
  return { value: blockMean(tally.sideBlocks), interval: blockInterval(tally.sideBlocks) };
}

/** The rate of the games at the printed setting alone; undefined before they are played. */
export function printedRate({ dial, result }: Tuned): Measured | undefined {
  const level = result.levels.find(({ value }) => value === dial.printed);
  return level && levelRate(level);
}

/** The fitted rate at a whole number of the range; undefined beyond it. */
export function fitAt({ range: [low], result }: Tuned, value: number): number | undefined {
  return result.fit[value - low];
}

/** The setting as a second pilot checks it; undefined where there is none, and the printed one is checked instead. */
export function settingCheck({ range, target, result }: Tuned): CheckedSetting | undefined {
  const { setting, levels } = result;
  const at = wholeSetting(result);
  if (!setting || at === undefined) return undefined;
  const inside = levels.filter(({ value }) => value >= range[0] && value <= range[1]);
  const points = inside.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  const question = { range, target };
  return { at, answer: setting, question, worth: stepWorth(points, question, setting.estimate) };
}

/** The whole number nearest to the setting: what a table can be set to. */
export function wholeSetting({ setting }: Pick<DialResult, 'setting'>): number | undefined {
  return setting && Number.isFinite(setting.estimate) ? Math.round(setting.estimate) : undefined;
}

export function gamesOf({ result }: Tuned): number {
  return result.levels.reduce((sum, { tally }) => sum + tally.games, 0);
}

/** One row per setting that was played. */
export function tuneRows(tuned: Tuned): Row[] {
  return tuned.result.levels.map((level) => {
    const { value, interval } = levelRate(level);
    return {
      ...setupCells(tuned),
      dial: tuned.dial.name,
      value: level.value,
      games: level.tally.games,
      win_rate: value,
      ci_low: interval[0],
      ci_high: interval[1],
      fit: fitAt(tuned, level.value) ?? '',
    };
  });
}

function verifiedCells({ verified }: Tuned): Row {
  if (verified === undefined) return {};
  if (verified === 'no answer') {
    return {
      verified_setting: '',
      verified_games: 0,
      verified_win_rate: '',
      verified_low: '',
      verified_high: '',
    };
  }
  const { value, interval } = levelRate(verified);
  return {
    verified_setting: verified.value,
    verified_games: verified.tally.games,
    verified_win_rate: value,
    verified_low: interval[0],
    verified_high: interval[1],
  };
}

/** The answer; without one its cells are empty. */
export function dialRow(tuned: Tuned): Row {
  const { plan, dial, target, result } = tuned;
  const { setting, stoppedBy } = result;
  const whole = wholeSetting(result);
  const now = printedRate(tuned);
  return {
    ...setupCells(tuned),
    dial: dial.name,
    target,
    setting: setting ? infinityAsText(setting.estimate) : '',
    setting_low: setting ? infinityAsText(setting.low) : '',
    setting_high: setting ? infinityAsText(setting.high) : '',
    games: gamesOf(tuned),
    stopped_by: stoppedBy,
    seed: Number(plan.seed),
    whole_setting: whole ?? '',
    whole_win_rate: whole === undefined ? '' : fitAt(tuned, whole)!,
    printed: dial.printed,
    printed_win_rate: now?.value ?? '',
    agent: plan.agents.join(','),
    printed_low: now?.interval[0] ?? '',
    printed_high: now?.interval[1] ?? '',
    ...verifiedCells(tuned),
  };
}
