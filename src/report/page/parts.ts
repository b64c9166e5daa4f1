import type { GameModule } from '../../games/module.js';
import type { Run } from '../run-directory/read-run.js';
import { type Asked, agentsIn } from './asked.js';
import { type Cells, type Part, tablesOf } from './run.js';

interface Result {
  readonly command: string;
  readonly game: string;
  readonly cells?: readonly Readonly<Record<string, unknown>>[];
  readonly [field: string]: unknown;
}

/** A run, taken apart: an experiment by itself, or a batch of them. */
export interface Taken {
  readonly run: Run;
  readonly module: GameModule;
  /** Those of a batch, or the only one. */
  readonly parts: readonly Part[];
  /** The whole run as a part; its rows are those of all parts. */
  readonly whole: Part;
  readonly isBatch: boolean;
}

export const resultOf = ({ manifest }: Pick<Run, 'manifest'>): Result => manifest.result as Result;

const CELLS = 'cells.csv';

/** What a run is made of. */
export function taken(run: Run, module: GameModule): Taken {
  const tables = tablesOf(run);
  const result = resultOf(run);
  const rows = (file: string): readonly Cells[] => tables.get(file) ?? [];
  const asked = run.manifest.asked as Asked;
  const command = asked.experiment ?? result.command;
  const whole: Part = {
    command,
    module,
    asked,
    agents: agentsIn(asked),
    label: '',
    rows,
    more: (field) => result[field],
  };
  const cells = rows(CELLS);
  if (cells.length === 0) return { run, module, parts: [whole], whole, isBatch: false };
  const isPlayed = (cell: Cells) =>
    [...tables].some(([file, all]) => file !== CELLS && all.some((row) => isOf(row, cell)));
  const played = cells.filter(isPlayed);
  const keys = varied(played);
  const parts = played.map((cell): Part => {
    const own = result.cells?.find((each) => isOf(each as Cells, cell)) ?? {};
    const ownAsked = asked.cells?.[Number(cell.cell) - 1]?.find(({ arm }) => arm === cell.arm) ?? asked;
    return {
      ...whole,
      asked: ownAsked,
      agents: agentsIn(ownAsked),
      label: labelOf(cell, keys),
      rows: (file) => rows(file).filter((row) => isOf(row, cell)),
      more: (field) => own[field],
    };
  });
  return { run, module, parts, whole, isBatch: true };
}

const isOf = (row: Cells, { cell, arm }: Cells): boolean =>
  String(row.cell) === cell && String(row.arm ?? '') === arm;

/** The columns in which the cells differ; an arm has a name for what it changes. */
function varied(cells: readonly Cells[]): string[] {
  const columns = Object.keys(cells[0] ?? {}).filter((column) => column !== 'cell');
  const differing = columns.filter((column) => new Set(cells.map((cell) => cell[column])).size > 1);
  return differing.includes('arm') ? [...differing.filter((key) => isAcross(cells, key)), 'arm'] : differing;
}

/** Whether a column differs between cells, and not only between the arms of one. */
function isAcross(cells: readonly Cells[], key: string): boolean {
  if (key === 'arm') return false;
  const first = cells.filter(({ arm }) => arm === cells[0]!.arm);
  return new Set(first.map((cell) => cell[key])).size > 1;
}

function labelOf(cell: Cells, keys: readonly string[]): string {
  const said = keys.map((key) => (key === 'arm' ? cell.arm! : `${key} ${cell[key]}`));
  return said.join(', ') || `part ${cell.cell}`;
}
