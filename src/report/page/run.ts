import { csvParseRows } from 'd3-dsv';
import type { GameModule } from '../../games/module.js';
import type { Run } from '../run-directory/read-run.js';
import type { Asked } from './asked.js';

/** A row of a CSV file, by column. */
export type Cells = Readonly<Record<string, string>>;

/** One experiment of a run: the whole of it, or a cell or an arm of a batch. */
export interface Part {
  readonly command: string;
  readonly module: GameModule;
  readonly asked: Asked;
  /** Whose play it describes. */
  readonly agents: readonly string[];
  /** What tells it from other parts of its run, in a few words; empty for a whole run. */
  readonly label: string;
  /** The rows of a file that are its own; none when there is no such file. */
  rows(file: string): readonly Cells[];
  /** A field of what `--json` prints beside the rows. */
  more(field: string): unknown;
}

/** The rows of a file as it was written: RFC 4180 with a header. */
export function rowsOf(text: string): Cells[] {
  const [header = [], ...rows] = csvParseRows(text);
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ''])));
}

/** Every file of a run, parsed once. */
export function tablesOf({ files }: Run): ReadonlyMap<string, readonly Cells[]> {
  return new Map([...files].map(([file, text]) => [file, rowsOf(text)]));
}

/** A cell as a number; undefined where it is empty or missing. */
export function numberIn(row: Cells, column: string): number | undefined {
  const text = row[column];
  return text === undefined || text === '' ? undefined : Number(text);
}

/** A cell that every row of its file has. */
export const figureIn = (row: Cells, column: string): number => numberIn(row, column) ?? Number.NaN;

/** An estimate with its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const estimateIn = (row: Cells, value: string, low = 'ci_low', high = 'ci_high'): Estimate => ({
  value: figureIn(row, value),
  low: numberIn(row, low) ?? Number.NEGATIVE_INFINITY,
  high: numberIn(row, high) ?? Number.POSITIVE_INFINITY,
});
