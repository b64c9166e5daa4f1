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
/** Of a label or its figures above the line that they belong to. */
const ABOVE_HEIGHT = 17;

/** From the top down, in pixels: headings, then rows with so many lines of text above each. */
function layoutOf(rows: readonly ForestRow[], above: number): Layout {
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
    y += first ? LINE_HEIGHT + above * ABOVE_HEIGHT : SERIES_HEIGHT;
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
  const labels = Math.max(...plan.rows.map(({ label }) => textWidth(label)));
  const words = Math.max(...plan.rows.map((row) => textWidth(wordsOf(plan, row))));
  const lines = narrow ? linesAbove(plan, labels + words + GAP > width - 2 * SIDE) : 0;
  const layout = layoutOf(plan.rows, lines);
  const marginLeft = narrow ? SIDE : Math.min(320, labels + 20);
  const marginRight = narrow ? SIDE : Math.min(260, words + 16);
  const entries = plan.series ? seriesEntries(plan.series) : [];
  const above = legendHeight(entries, width - 12);
  const ticks = Math.max(3, Math.floor((width - marginLeft - marginRight) / 70));
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
      ticks,
      tickSize: 0,
      inset: 8,
    },
    y: { domain: [0, layout.height], range: [above + 8, above + 8 + layout.height], axis: null },
    symbol: { type: 'identity' },
    marks: [
      gridOf('x', ticks),
      ...(plan.reference ? [reference('x', plan.reference.at, plan.reference.title)] : []),
      ...legend(entries, width - 12, above + 8, marginLeft),
      ...(narrow
        ? textsAbove(plan, layout, lines, width - 2 * SIDE)
        : textsBeside(plan, layout, marginLeft - 12)),
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

/** On a phone at the sides of the frame, and between a label and its figures. */
const SIDE = 12;
const GAP = 12;

/** On a phone a label stands above its line, with the figures where both fit, else above them; of series they are left out. */
const linesAbove = ({ series }: Forest, isLong: boolean): number => (isLong && !series ? 2 : 1);

const HALO = { stroke: PAPER, strokeWidth: 4, fontSize: SIZE } as const;

const headingsAt = (headings: Layout['headings'], dx: number): Mark =>
  Plot.text(headings, {
    y: 'y',
    frameAnchor: 'left',
    text: 'text',
    fontWeight: 'bold',
    textAnchor: 'start',
    fontSize: SIZE,
    dx,
    fill: INK,
  });

/** At a desk: labels at the left of the frame, figures at its right. */
function textsBeside(plan: Forest, { lines, headings }: Layout, room: number): Mark[] {
  return [
    headingsAt(headings, -room),
    Plot.text(
      lines.filter(({ first }) => first),
      {
        ...HALO,
        y: 'y',
        frameAnchor: 'left',
        text: ({ label }: Line) => cut(label, room),
        textAnchor: 'end',
        dx: -8,
        fill: INK,
      },
    ),
    Plot.text(lines, {
      ...HALO,
      y: 'y',
      frameAnchor: 'right',
      text: (line: Line) => wordsOf(plan, line),
      textAnchor: 'start',
      dx: 8,
      fill: QUIET,
    }),
  ];
}

/** On a phone. */
function textsAbove(plan: Forest, { lines, headings }: Layout, above: number, room: number): Mark[] {
  const side = above === 1 ? 'right' : 'left';
  return [
    headingsAt(headings, 0),
    Plot.text(
      lines.filter(({ first }) => first),
      {
        ...HALO,
        y: 'y',
        frameAnchor: 'left',
        text: ({ label }: Line) => cut(label, room),
        textAnchor: 'start',
        dy: -ABOVE_HEIGHT * above,
        fill: INK,
      },
    ),
    ...(plan.series
      ? []
      : [
          Plot.text(lines, {
            ...HALO,
            y: 'y',
            frameAnchor: side,
            text: (line: Line) => wordsOf(plan, line),
            textAnchor: side === 'right' ? 'end' : 'start',
            dy: -ABOVE_HEIGHT,
            fill: QUIET,
          }),
        ]),
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
