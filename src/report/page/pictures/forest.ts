import * as Plot from '@observablehq/plot';
import { type Drawing, isNarrow, type Mark, type Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { INK, PAPER, QUIET, seriesColour, seriesSymbol } from '../theme.js';
import { cut, gridOf, legend, legendHeight, reference, SIZE, seriesEntries, textWidth } from './parts.js';

/** A figure with its interval, one among several that are compared. */
export interface ForestRow extends Omit<Estimate, 'value'> {
  /** Left out of a range, which has no middle. */
  readonly value?: number;
  readonly label: string;
  /** Rows of a heading stand together; left out when there are no headings. */
  readonly heading?: string;
  /** Which of the series it belongs to; left out when there is only one. */
  readonly series?: number;
  /** Whether it is told from the reference, after all corrections; left out when nothing is tested. */
  readonly stands?: boolean;
  /** What is shown beside it instead of the figures. */
  readonly words?: string;
}

export interface Forest extends Omit<Picture, 'draw'> {
  readonly rows: readonly ForestRow[];
  readonly series?: readonly string[];
  /** What the figures are compared with. */
  readonly reference?: { readonly at: number; readonly title: string };
  readonly axis: string;
  /** What the lines are, where they are not 95% intervals. */
  readonly lines?: string;
  readonly say: (value: number) => string;
  readonly tick: (value: number) => string;
  readonly domain: readonly [number, number];
}

/** Rows of one label share its line, one below the other by series. */
interface Line extends ForestRow {
  readonly y: number;
  readonly first: boolean;
}

interface Layout {
  readonly lines: readonly Line[];
  readonly headings: readonly { readonly text: string; readonly y: number }[];
  readonly height: number;
}

const LINE_HEIGHT = 22;
const SERIES_HEIGHT = 15;
const HEADING_HEIGHT = 30;

/** From the top down, in pixels: headings, then rows; on a phone each label has a line of its own. */
function layoutOf(rows: readonly ForestRow[], narrow: boolean): Layout {
  let [y, heading, label] = [0, '', ''];
  const headings: { text: string; y: number }[] = [];
  const lines = rows.map((row) => {
    const isNew = row.heading !== undefined && row.heading !== heading;
    if (isNew) {
      heading = row.heading!;
      y += headings.length > 0 ? 8 : 0;
      headings.push({ text: heading, y: y + HEADING_HEIGHT / 2 });
      y += HEADING_HEIGHT;
    }
    const first = isNew || row.label !== label || y === 0;
    label = row.label;
    y += first ? (narrow ? 2 * LINE_HEIGHT - 4 : LINE_HEIGHT) : SERIES_HEIGHT;
    return { ...row, first, y: y - LINE_HEIGHT / 2 };
  });
  return { lines, headings, height: y };
}

/** Figures with intervals below each other, all on one axis. */
export const forest = (plan: Forest): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

function draw(plan: Forest, width: number): Drawing {
  const narrow = isNarrow(width);
  const layout = layoutOf(plan.rows, narrow);
  const labels = Math.max(...plan.rows.map(({ label }) => textWidth(label)));
  const words = Math.max(...plan.rows.map((row) => textWidth(wordsOf(plan, row))));
  const marginLeft = narrow ? 12 : Math.min(320, labels + 20);
  const marginRight = narrow ? 12 : Math.min(260, words + 16);
  const entries = plan.series ? seriesEntries(plan.series) : [];
  const above = legendHeight(entries, width - 12);
  return {
    width,
    height: above + layout.height + 56,
    marginTop: above + 8,
    marginBottom: 48,
    marginLeft,
    marginRight,
    x: {
      domain: [...plan.domain],
      tickFormat: plan.tick,
      label: plan.axis,
      labelAnchor: 'center',
      labelArrow: 'none',
      ticks: Math.max(3, Math.floor((width - marginLeft - marginRight) / 70)),
      tickSize: 0,
      inset: 8,
    },
    y: { domain: [0, layout.height], range: [above + 8, above + 8 + layout.height], axis: null },
    symbol: { type: 'identity' },
    marks: [
      gridOf('x'),
      ...(plan.reference ? [reference('x', plan.reference.at, plan.reference.title)] : []),
      ...legend(entries, width - 12, above + 8, marginLeft),
      ...texts(plan, layout, { narrow, room: narrow ? width - 24 : marginLeft - 12, words }),
      ...whiskers(plan, layout),
    ],
  };
}

function wordsOf({ say }: Forest, { value, low, high, words }: ForestRow): string {
  const range = `${say(low)} to ${say(high)}`;
  return words ?? (value === undefined ? range : `${say(value)} (${range})`);
}

const titleOf = (plan: Forest, row: ForestRow): string => {
  const { say } = plan;
  const series = row.series === undefined ? '' : `, ${plan.series![row.series]}`;
  const under = row.heading === undefined ? '' : `${row.heading}, `;
  const value = row.value === undefined ? '' : `${say(row.value)}, ${plan.lines ?? '95% interval'} `;
  return `${under}${row.label}${series}: ${value}${say(row.low)} to ${say(row.high)}`;
};

/** What there is room for, in pixels. */
interface Room {
  readonly narrow: boolean;
  readonly room: number;
  readonly words: number;
}

function texts(plan: Forest, { lines, headings }: Layout, { narrow, room, words }: Room): Mark[] {
  const first = lines.filter((line) => line.first);
  const up = narrow ? 17 - LINE_HEIGHT - 12 : 0;
  const left = { y: 'y', frameAnchor: 'left', fontSize: SIZE } as const;
  return [
    Plot.text(headings, {
      ...left,
      text: 'text',
      fontWeight: 'bold',
      textAnchor: 'start',
      dx: narrow ? 0 : -room,
      fill: INK,
    }),
    Plot.text(first, {
      ...left,
      text: ({ label }: Line) => cut(label, narrow && !plan.series ? room - words - 12 : room),
      textAnchor: narrow ? 'start' : 'end',
      dx: narrow ? 0 : -8,
      dy: up,
      fill: INK,
      stroke: PAPER,
      strokeWidth: 4,
    }),
    Plot.text(lines, {
      y: 'y',
      frameAnchor: 'right',
      text: (line: Line) => wordsOf(plan, line),
      textAnchor: narrow ? 'end' : 'start',
      dx: narrow ? 0 : 8,
      dy: narrow ? up : 0,
      fill: QUIET,
      stroke: PAPER,
      strokeWidth: 4,
      fontSize: SIZE,
      filter: () => !narrow || plan.series === undefined,
    }),
  ];
}

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

/** A hollow dot where nothing tells the figure from the reference. */
function whiskers(plan: Forest, { lines }: Layout): Mark[] {
  const colour = ({ value, series = 0 }: Line) => (value === undefined ? QUIET : seriesColour(series));
  const title = (line: Line) => titleOf(plan, line);
  const { domain } = plan;
  return [
    Plot.ruleY(lines, {
      x1: ({ low }: Line) => within(low, domain),
      x2: ({ high }: Line) => within(high, domain),
      y: 'y',
      stroke: colour,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      title,
    }),
    Plot.dot(
      lines.filter(({ value }) => value !== undefined),
      {
        x: ({ value }: Line) => within(value!, domain),
        y: 'y',
        r: 4.5,
        symbol: ({ series = 0 }: Line) => seriesSymbol(series),
        stroke: colour,
        strokeWidth: 2,
        fill: (line: Line) => (line.stands === false ? PAPER : colour(line)),
        title,
      },
    ),
  ];
}
