import { CHANCE_OF_WINNING } from '../../core/agent.js';
import { decimal } from '../../core/english.js';
import type { Table } from '../../match/play.js';
import { hang } from '../../report/text/table.js';

/** One option as the agent valued it; `value` is NaN, null in JSON, where it put no number on it. */
interface Weighed {
  readonly words: string;
  readonly value: number;
  readonly tries?: number;
}

/** What an agent considered in one decision, the option that it took first. */
export interface Explained {
  /** Of the values. */
  readonly unit: string;
  readonly options: readonly Weighed[];
}

/** What the pilot who has just decided considered; to be asked before the option is applied. */
export function explainedBy(table: Table): Explained | undefined {
  const { game, state, options } = table;
  const agent = table.pilot();
  if (table.count === 1 || !agent.considered) return undefined;
  const weighed = agent.considered().map(({ index, ...rest }) => ({
    words: game.sayOption(state, options[index]!),
    ...rest,
  }));
  return { unit: agent.unit ?? '', options: weighed };
}

/** Options that are shown; the rest is counted. */
const SHOWN = 5;
const INDENT = '      ';

/** The best options below one line that says in what they are valued. */
export function sayExplained(who: string, { unit, options }: Explained): string {
  const shown = options.slice(0, SHOWN);
  const values = columnOf(shown.map(({ value }) => sayValue(value, unit)));
  const tries = columnOf(shown.map((each) => (each.tries === undefined ? '' : `${each.tries}×`)));
  const rows = shown.map(({ words }, i) => hang(`${INDENT}${values[i]}${tries[i]}`, words));
  const more = options.length - shown.length;
  return [
    `  ${who} weighs ${options.length} options${sayUnit(shown, unit)}:`,
    ...rows,
    ...(more > 0 ? [`${INDENT}and ${more} more`] : []),
  ].join('\n');
}

function sayUnit(shown: readonly Weighed[], unit: string): string {
  if (shown.every(({ value }) => Number.isNaN(value))) return ' by a rule of thumb';
  const tried = shown.some(({ tries }) => tries !== undefined) ? ', and how often each was tried' : '';
  if (unit === '') return tried === '' ? '' : ` by value${tried}`;
  return unit === CHANCE_OF_WINNING ? ` by the ${unit}${tried}` : ` in ${unit}${tried}`;
}

function sayValue(value: number, unit: string): string {
  if (Number.isNaN(value)) return '';
  return unit === CHANCE_OF_WINNING ? `${(100 * value).toFixed(1)}%` : decimal(value, 2);
}

/** Cells flush right, each followed by a gap; an empty column takes no room. */
function columnOf(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => (width === 0 ? '' : `${cell.padStart(width)}  `));
}
