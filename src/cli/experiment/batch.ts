import { type Check, playCheck } from '../../match/designs/check.js';
import { playMatch } from '../../match/designs/match.js';
import { exchangesPilots } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { checkedEffect } from '../../report/rows/check.js';
import { type Column, type CsvTable, columnName, type Row } from '../../report/rows/csv.js';
import { type Difference, differenceBetween, type PlayedArm } from '../../report/rows/difference.js';
import { type FlagName, RUN_FLAGS } from '../flags/flags.js';
import type { Settings } from '../flags/settings.js';
import { refuse, type Spot } from '../yaml/parse.js';
import type { Findings, Request, SingleMatch } from './experiment.js';

/** One request of a batch: a cell, or one arm of it. */
export interface Part {
  readonly cell: number;
  /** The cell's values of the keys that are lists. */
  readonly values: readonly string[];
  /** Empty when nothing is compared. */
  readonly arm: string;
  readonly settings: Settings;
  readonly request: Request;
  readonly spot: Spot;
}

/** Parts that are played together: the arms of a match, on the same blocks, or a single part. */
export type Unit = readonly Part[];

interface PlayedPart extends Part {
  readonly findings: Findings;
}

interface FoundDifference extends Difference {
  readonly cell: number;
  readonly values: readonly string[];
}

export interface PlayedBatch {
  readonly parts: readonly PlayedPart[];
  readonly differences: readonly FoundDifference[];
  readonly stoppedBy: string;
}

/** Arms of a match are played together; other experiments one after the other, with the same seed. */
export function unitsOf(cells: readonly (readonly Part[])[]): Unit[] {
  return cells.flatMap((parts) => {
    if (parts.some(({ request }) => !request.match)) return parts.map((part) => [part]);
    checkComparable(parts);
    return [parts];
  });
}

function checkComparable(parts: readonly Part[]): void {
  const [baseline, ...others] = parts.map(({ request }) => request.match!.plan);
  others.forEach((plan, i) => {
    if (exchangesPilots(plan) === exchangesPilots(baseline!)) return;
    refuse(
      parts[i + 1]!.spot,
      `arm "${parts[i + 1]!.arm}" and arm "${parts[0]!.arm}": one has two different agents and the other has not, so their blocks can't be compared; expected both or neither`,
    );
  });
}

/** Plays a batch, unit by unit; `begin` is called before each unit. */
export async function playBatch(
  runner: TaskRunner,
  units: readonly Unit[],
  begin: (unit: Unit) => void,
): Promise<PlayedBatch> {
  const parts: PlayedPart[] = [];
  const differences: FoundDifference[] = [];
  let whole = 0;
  for (const [i, unit] of units.entries()) {
    if (runner.interrupted) break;
    const before = runner.games;
    begin(unit);
    runner.foreseen = before + gamesLeft(runner, units, i);
    const played = await playUnit(runner, unit);
    // Interrupted before its first game, a unit has nothing to say.
    if (runner.games === before) break;
    parts.push(...played.parts);
    const { cell, values } = unit[0]!;
    differences.push(...played.differences.map((found) => ({ ...found, cell, values })));
    if (played.parts.some(({ findings }) => findings.stoppedBy === 'interrupted')) break;
    whole++;
  }
  const stops = parts.map(({ findings }) => findings.stoppedBy);
  const stoppedBy = whole < units.length ? 'interrupted' : [...new Set(stops)].join(', ');
  return { parts, differences, stoppedBy };
}

/** Games of the units after this one: as many as those before it took, or as the requests say. */
function gamesLeft(runner: TaskRunner, units: readonly Unit[], at: number): number {
  const later = units.slice(at + 1);
  if (at > 0) return Math.round((runner.games / at) * later.length);
  return later.flat().reduce((sum, { request }) => sum + (request.games ?? 0), 0);
}

interface PlayedUnit {
  readonly parts: readonly PlayedPart[];
  readonly differences: readonly Difference[];
}

async function playUnit(runner: TaskRunner, unit: Unit): Promise<PlayedUnit> {
  if (unit.length > 1) return playArms(runner, unit);
  const [part] = unit;
  return { parts: [{ ...part!, findings: await part!.request.conduct(runner) }], differences: [] };
}

/** The second pilot that all arms have; arms that differ in their pilots have none. */
function checkOf(unit: Unit): Check | undefined {
  const [first, ...others] = unit.map(({ request }) => request);
  const pilots = new Set(unit.map(({ request }) => request.trial?.agents.join()));
  const same = others.every(({ check }) => check?.agent === first!.check?.agent);
  return same && pilots.size === 1 ? first!.check : undefined;
}

async function playArms(runner: TaskRunner, unit: Unit): Promise<PlayedUnit> {
  const matches = unit.map(({ request }) => request.match as SingleMatch);
  const { blocks, stop } = matches[0]!;
  const result = await playMatch(runner, { arms: matches.map(({ plan }) => plan), blocks, stop });
  const { tallies, joints, stoppedBy } = result;
  const arms = unit.map(
    ({ arm }, i): PlayedArm => ({ name: arm, plan: matches[i]!.plan, tally: tallies[i]! }),
  );
  if (tallies[0]!.games === 0) return { parts: [], differences: [] };
  const check = checkOf(unit);
  const plans = matches.map(({ plan }) => plan);
  const played = check && (await playCheck(runner, check, plans));
  const stopped = { rule: stop, by: check && !played ? 'interrupted' : stoppedBy } as const;
  return {
    parts: unit.map((part, i) => ({
      ...part,
      findings: matches[i]!.findings(tallies[i]!, stopped.by, played, i),
    })),
    differences: joints.map((joint, i) => {
      const found = differenceBetween(arms[i + 1]!, arms[0]!, joint, stopped);
      const answer = { value: found.difference, interval: found.interval };
      return played ? { ...found, checked: checkedEffect(played, answer, i + 1) } : found;
    }),
  };
}

export const LABEL_COLUMNS = ['cell', 'arm'] as const;

export function labelsOf({ cell, arm }: Part): Row {
  return { cell, arm };
}

/** The experiment's own files, those of all parts below each other. */
export function joinedTables(parts: readonly PlayedPart[]): CsvTable[] {
  const files = new Map<string, { columns: Map<string, Column>; rows: Row[] }>();
  for (const part of parts) {
    for (const { file, columns, rows } of part.findings.tables) {
      const all = files.get(file) ?? { columns: new Map<string, Column>(), rows: [] as Row[] };
      for (const column of columns) all.columns.set(columnName(column), column);
      all.rows.push(...rows.map((row) => ({ ...row, ...labelsOf(part) })));
      files.set(file, all);
    }
  }
  return [...files].map(([file, { columns, rows }]) => {
    const all = [...columns.values(), ...LABEL_COLUMNS];
    const nothing = Object.fromEntries(all.map((column) => [columnName(column), '']));
    return { file, columns: all, rows: rows.map((row) => ({ ...nothing, ...row })) };
  });
}

/** The same question has the same answer, in the same bytes, wherever it is written. */
const RUN_ONLY: ReadonlySet<FlagName> = new Set([...RUN_FLAGS, 'config']);

/** What each part was: a row per cell and arm, with all that the file says about it. */
export function partsTable(units: readonly Unit[]): CsvTable {
  const parts = units.flat();
  const given = new Set(parts.flatMap(({ settings }) => [...settings.keys()]));
  const flags = [...given].filter((flag) => !RUN_ONLY.has(flag));
  const rows = parts.map((part) => ({
    ...labelsOf(part),
    ...Object.fromEntries(flags.map((flag) => [flag, part.settings.get(flag)?.text ?? ''])),
  }));
  return { file: 'cells.csv', columns: [...LABEL_COLUMNS, ...flags], rows };
}
