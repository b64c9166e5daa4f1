import { stringify } from 'csv-stringify/sync';

export type Cell = string | number;
export type Row<Column extends string = string> = Readonly<Record<Column, Cell>>;

/** Written as fractions with six digits, whatever their value. */
const SIX_DIGITS: ReadonlySet<string> = new Set([
  'win_rate',
  'win_rate_a',
  'ci_low',
  'ci_high',
  'first_seat_win_rate',
  'mean_turns',
  'share',
  'mean_win_rate',
  'weakest_win_rate',
  'rating',
  'nash_weight',
  'difference',
  'estimate',
  'baseline_win_rate_a',
  'p_value',
  'p_holm',
  'points_per_chain',
  'points',
  'fair',
  'fair_chains',
  'fit',
  'fit_first',
  'fit_second',
  'mean_chains',
  'distance',
  'imbalance',
  'imbalance_without',
  'imbalance_start',
  'games_to_fair',
  'match_win_a',
  'third_game',
  'over_a_win_rate',
  'over_b_win_rate',
  'better_informed_wins',
  'win_rate_without',
  'setting',
  'whole_win_rate',
  'printed_win_rate',
]);

/** Columns that begin so are shares of the ways in which games ended. */
export const SHARE_OF_ENDS = 'end_';

/** The ends of an interval are written like the figure itself. */
function hasSixDigits(column: string): boolean {
  const figure = column.replace(/_(low|high)$/, '');
  return SIX_DIGITS.has(column) || SIX_DIGITS.has(figure) || column.startsWith(SHARE_OF_ENDS);
}

function cell(column: string, value: Cell): string {
  return typeof value === 'number' && hasSixDigits(column) ? value.toFixed(6) : String(value);
}

/** Lines of RFC 4180, each closed by CRLF. */
function lines(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

/** A file of a run's directory. */
export interface CsvTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export function csvHeader(columns: readonly string[]): string {
  return lines([columns]);
}

export function csvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly Row<Column>[],
): string {
  return lines(rows.map((row) => columns.map((column) => cell(column, row[column]))));
}

export function csvFile<Column extends string>(
  columns: readonly Column[],
  rows: readonly Row<Column>[],
): string {
  return csvHeader(columns) + csvRows(columns, rows);
}

/** Rows as `--json` shows them: the same figures, rounded like the CSV, as numbers. */
export function jsonRow<Column extends string>(row: Row<Column>): Record<Column, Cell> {
  const pairs = Object.entries<Cell>(row).map(([column, value]) => [
    column,
    typeof value === 'number' ? Number(cell(column, value)) : value,
  ]);
  return Object.fromEntries(pairs) as Record<Column, Cell>;
}
