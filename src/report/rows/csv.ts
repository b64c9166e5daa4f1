import { stringify } from 'csv-stringify/sync';

export type Cell = string | number;
export type Row<Column extends string = string> = Readonly<Record<Column, Cell>>;

/** A column of a CSV file: its name, and the decimals of its numbers where they have a fixed number of them. */
export type Column<Name extends string = string> = Name | { readonly name: Name; readonly decimals: number };

type NameOf<C extends Column> = C extends { readonly name: infer Name extends string } ? Name : C & string;
/** A row of a file with these columns. */
export type RowOf<Columns extends readonly Column[]> = Row<NameOf<Columns[number]>>;

/** Columns whose numbers are written with this many decimals, whatever their value. */
export function decimals<Name extends string>(
  count: number,
  ...names: readonly Name[]
): { readonly name: Name; readonly decimals: number }[] {
  return names.map((name) => ({ name, decimals: count }));
}

export function columnName<Name extends string>(column: Column<Name>): Name {
  return typeof column === 'string' ? column : column.name;
}

/** A file of several matches may have columns that only some of them fill. */
function cell(column: Column, value: Cell = ''): string {
  return typeof value === 'number' && typeof column !== 'string'
    ? value.toFixed(column.decimals)
    : String(value);
}

/** As Python, R and JavaScript read it from a text; JSON has no infinite numbers. */
export function infinityAsText(value: number): Cell {
  return Number.isFinite(value) ? value : String(value);
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
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export function csvHeader(columns: readonly Column[]): string {
  return lines([columns.map(columnName)]);
}

export function csvRows<Name extends string>(
  columns: readonly Column<Name>[],
  rows: readonly Row<Name>[],
): string {
  return lines(rows.map((row) => columns.map((column) => cell(column, row[columnName(column)]))));
}

export function csvFile<Name extends string>(
  columns: readonly Column<Name>[],
  rows: readonly Row<Name>[],
): string {
  return csvHeader(columns) + csvRows(columns, rows);
}

/** A row as `--json` shows it: the same figures, rounded as in the file with these columns, as numbers. */
export function jsonRow(columns: readonly Column[], row: Row): Row {
  const byName = new Map(columns.map((column) => [columnName(column), column]));
  const pairs = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number(cell(byName.get(name) ?? name, value)) : value,
  ]);
  return Object.fromEntries(pairs);
}

export function jsonRows(columns: readonly Column[], rows: readonly Row[]): Row[] {
  return rows.map((row) => jsonRow(columns, row));
}
