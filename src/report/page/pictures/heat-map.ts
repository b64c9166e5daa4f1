import * as Plot from '@observablehq/plot';
import { percent } from '../../text/match.js';
import { letters } from '../../text/matrix.js';
import { type Drawing, isNarrow, type Mark, type Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { heatColour, heatInk, INK, LINE, QUIET, seriesColour } from '../theme.js';
import { cut, SIZE, textWidth } from './parts.js';

/** How often each wins against each. */
export interface HeatMap extends Omit<Picture, 'draw'> {
  /** From the top down and from the left. */
  readonly names: readonly string[];
  /** By name and opponent. */
  readonly rates: readonly (Estimate & {
    readonly row: number;
    readonly column: number;
    readonly games: number;
  })[];
  /** Pairs to be marked: the first beats the second. */
  readonly marked: readonly (readonly [number, number])[];
  /** Rows to be marked, with what is said of them. */
  readonly noted: readonly { readonly row: number; readonly words: string }[];
}

/** Smaller cells than this hold no number. */
const LEAST_CELL = 22;

export const heatMap = (plan: HeatMap): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

const labelOf = ({ names }: HeatMap, row: number, narrow: boolean): string =>
  narrow ? letters(row) : `${names[row]}  ${letters(row)}`;

function draw(plan: HeatMap, width: number): Drawing {
  const narrow = isNarrow(width);
  const { names, noted } = plan;
  const widest = Math.max(...names.map((_, row) => textWidth(labelOf(plan, row, narrow))));
  const marginLeft = Math.min(250, widest + 12 + (noted.length > 0 ? 16 : 0));
  const size = Math.min(56, (width - marginLeft - 8) / names.length);
  const ranks = names.map((_, i) => i);
  return {
    width: marginLeft + size * names.length + 8,
    height: 26 + (narrow ? Math.max(size, 20) : Math.min(size, 40)) * names.length + 4,
    marginTop: 26,
    marginBottom: 4,
    marginLeft,
    marginRight: 8,
    padding: 0.04,
    x: {
      domain: ranks,
      axis: 'top',
      tickFormat: (i: number) => (size < 14 && i % 5 > 0 ? '' : letters(i)),
      label: null,
      tickSize: 0,
    },
    y: { domain: ranks, axis: null },
    marks: [...rowMarks(plan, marginLeft, narrow), ...cellMarks(plan, size), ...selves(ranks)],
  };
}

function rowMarks(plan: HeatMap, room: number, narrow: boolean): Mark[] {
  const ranks = plan.names.map((_, i) => i);
  const at = { frameAnchor: 'left', y: (i: number) => i } as const;
  return [
    Plot.text(ranks, {
      ...at,
      text: (i: number) => cut(labelOf(plan, i, narrow), room - 10),
      textAnchor: 'end',
      dx: -8,
      fill: INK,
      fontSize: SIZE,
    }),
    Plot.dot(plan.noted, {
      frameAnchor: 'left',
      y: 'row',
      dx: 8 - room,
      r: 5,
      symbol: 'diamond',
      fill: seriesColour(2),
      title: 'words',
    }),
  ];
}

function cellMarks({ names, rates, marked }: HeatMap, size: number): Mark[] {
  const title = ({ row, column, value, low, high, games }: HeatMap['rates'][number]) =>
    `${names[row]} wins ${percent(value)} against ${names[column]}, 95% interval ${percent(low)} to ${percent(high)}, ${games} games`;
  const isMarked = ({ row, column }: HeatMap['rates'][number]) =>
    marked.some(([one, other]) => one === row && other === column);
  const place = { x: 'column', y: 'row' } as const;
  return [
    Plot.cell(rates, { ...place, fill: ({ value }) => heatColour(value), title }),
    Plot.cell(rates.filter(isMarked), {
      ...place,
      stroke: INK,
      strokeWidth: 3,
      inset: 1.5,
      fill: 'none',
      title: (cell) => `in a cycle: ${title(cell)}`,
    }),
    ...(size < LEAST_CELL
      ? []
      : [
          Plot.text(rates, {
            ...place,
            text: ({ value }) => String(Math.round(100 * value)),
            fill: ({ value }) => heatInk(value),
            fontSize: SIZE,
          }),
        ]),
  ];
}

/** Against itself nobody plays. */
const selves = (ranks: readonly number[]): Mark[] => [
  Plot.cell(ranks, {
    x: (i: number) => i,
    y: (i: number) => i,
    fill: 'none',
    stroke: LINE,
    inset: 1,
    title: () => 'itself',
  }),
  Plot.text(ranks, { x: (i: number) => i, y: (i: number) => i, text: () => '·', fill: QUIET }),
];
