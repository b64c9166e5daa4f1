import * as Plot from '@observablehq/plot';
import { type Drawing, isNarrow, type Mark, type Picture } from '../draw.js';
import { INK, LINE, QUIET, seriesColour, seriesSymbol } from '../theme.js';
import { legend, legendHeight, SIZE, seriesEntries } from './parts.js';

interface Point {
  readonly x: number;
  readonly y: number;
  /** A band around it, where there is one. */
  readonly low?: number;
  readonly high?: number;
  readonly title: string;
}

interface Panel {
  readonly title: string;
  /** As many as there are series. */
  readonly lines: readonly (readonly Point[])[];
  /** A level that the lines are compared with. */
  readonly level?: { readonly at: number; readonly title: string };
}

/** Quantities over time, a panel each. */
export interface Course extends Omit<Picture, 'draw'> {
  readonly panels: readonly Panel[];
  readonly series: readonly string[];
  readonly axis: string;
  /** What stands at 0, 1, 2, … of the axis, where that is no number of its own. */
  readonly stages?: readonly string[];
}

const PANEL = 150;
const HEAD = 30;

export const course = (plan: Course): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

/** Every panel has a scale of its own, from 0; its values are drawn as parts of its height. */
const topOf = ({ lines, level }: Panel): number =>
  nice(Math.max(1e-9, level?.at ?? 0, ...lines.flat().flatMap(({ y, high = y }) => [y, high])));

/** The next round number. */
function nice(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return size * [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * size >= value)!;
}

function draw(plan: Course, width: number): Drawing {
  const narrow = isNarrow(width);
  const { stages } = plan;
  const entries = plan.series.length > 1 ? seriesEntries(plan.series) : [];
  const above = legendHeight(entries, width - 12);
  const all = plan.panels.flatMap(({ lines }) => lines.flat());
  const pitch = PANEL + HEAD;
  const height = plan.panels.length * pitch;
  const marginLeft = 40;
  return {
    width,
    height: above + height + 48,
    marginTop: above,
    marginBottom: 44,
    marginLeft,
    marginRight: 16,
    x: {
      domain: [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))],
      label: plan.axis,
      labelAnchor: 'center',
      labelArrow: 'none',
      tickSize: 3,
      ...(stages
        ? { ticks: stages.map((_, i) => i), tickFormat: (i: number) => stages[i]! }
        : { ticks: narrow ? 5 : 10, tickFormat: String }),
    },
    y: { domain: [0, height], range: [above, above + height], axis: null },
    symbol: { type: 'identity' },
    marks: [
      ...plan.panels.flatMap((panel, i) => panelMarks(panel, i * pitch + HEAD)),
      ...legend(entries, width - 12, above, marginLeft),
    ],
  };
}

function panelMarks(panel: Panel, top: number): Mark[] {
  const most = topOf(panel);
  const at = (value: number) => top + 6 + (PANEL - 12) * (1 - value / most);
  const ticks = [0, most / 2, most];
  return [
    Plot.text([panel.title], {
      y: () => top - 12,
      frameAnchor: 'left',
      textAnchor: 'start',
      dx: -36,
      fill: INK,
      fontSize: SIZE,
      fontWeight: 'bold',
    }),
    Plot.ruleY(ticks, { y: at, stroke: LINE, ariaHidden: 'true' }),
    Plot.text(ticks, {
      y: at,
      frameAnchor: 'left',
      textAnchor: 'end',
      dx: -6,
      text: (value: number) => String(Number(value.toPrecision(3))),
      fill: QUIET,
      fontSize: SIZE,
    }),
    ...(panel.level
      ? [
          Plot.ruleY([panel.level], {
            y: ({ at: value }) => at(value),
            stroke: seriesColour(2),
            strokeWidth: 2,
            strokeDasharray: '6,4',
            title: 'title',
          }),
        ]
      : []),
    ...panel.lines.flatMap((line, series) => lineMarks(line, series, at)),
  ];
}

/** So many dots on a line are enough to point at. */
const MOST_DOTS = 20;
const every = (length: number) => (_: Point, i: number) => i % Math.ceil(length / MOST_DOTS) === 0;

function lineMarks(line: readonly Point[], series: number, at: (value: number) => number): Mark[] {
  const colour = seriesColour(series);
  const banded = line.filter(({ low }) => low !== undefined);
  const places = { x: 'x', y: ({ y }: Point) => at(y) };
  return [
    ...(banded.length > 1
      ? [
          Plot.areaY(banded, {
            x: 'x',
            y1: ({ low }: Point) => at(low!),
            y2: ({ high }: Point) => at(high!),
            fill: colour,
            fillOpacity: 0.18,
            title: () => 'eight in ten',
          }),
        ]
      : []),
    Plot.line(line, {
      ...places,
      stroke: colour,
      strokeWidth: 2,
      title: () => line[0]?.title.replace(/:.*/, '') ?? '',
    }),
    Plot.dot(line.filter(every(line.length)), {
      ...places,
      r: line.length > MOST_DOTS ? 2.5 : 3,
      symbol: seriesSymbol(series),
      fill: colour,
      title: 'title',
    }),
  ];
}
