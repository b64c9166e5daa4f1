/** What a terminal shows without wrapping. */
export const WIDTH = 80;

const GAP = 2;
/** Text is not cut shorter than this for the sake of numbers. */
const SHORT = 8;

interface TableOptions {
  readonly width?: number;
  /** Columns whose cells are numbers, set flush right. */
  readonly right?: readonly number[];
}

/** Rows of cells as aligned lines; the widest column of text gives way when they don't fit, then that of numbers. */
export function table(rows: readonly (readonly string[])[], options: TableOptions = {}): string {
  const { width = WIDTH, right = [] } = options;
  const widths = narrow(columnWidths(rows), width, right);
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => pad(cell, widths[i]!, right.includes(i))).join(' '.repeat(GAP));
  return rows.map((cells) => line(cells).trimEnd()).join('\n');
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => [...(row[i] ?? '')].length)),
  );
}

function narrow(widths: readonly number[], width: number, right: readonly number[]): number[] {
  const narrowed = [...widths];
  const total = () => narrowed.reduce((sum, w) => sum + w, GAP * (narrowed.length - 1));
  while (total() > width) {
    const texts = narrowed.map((w, i) => (right.includes(i) || w <= SHORT ? 0 : w));
    const from = texts.some((w) => w > 0) ? texts : narrowed;
    const widest = from.indexOf(Math.max(...from));
    if (narrowed[widest]! <= 1) break;
    narrowed[widest]!--;
  }
  return narrowed;
}

function pad(cell: string, width: number, right: boolean): string {
  const signs = [...cell];
  const text = signs.length > width ? `${signs.slice(0, width - 1).join('')}…` : cell;
  const space = ' '.repeat(Math.max(0, width - [...text].length));
  return right ? space + text : text + space;
}

/** A text after `head`, its further lines under the first one. */
export function hang(head: string, text: string, width = WIDTH): string {
  const indent = ' '.repeat([...head].length);
  return head + wrap(text, indent, width).slice(indent.length);
}

/** Breaks a text into lines of at most `width`, each begun by `indent`. */
export function wrap(text: string, indent = '', width = WIDTH): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}
