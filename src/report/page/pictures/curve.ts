import * as Plot from '@observablehq/plot';
import { percent, whole } from '../../text/match.js';
import { type Drawing, isNarrow, type Mark, type Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { INK, LINE, QUIET, seriesColour } from '../theme.js';
import { stripHeight, stripMarks } from './answer-strip.js';
import { gridOf, legend, legendHeight, percents, reference, SIZE } from './parts.js';

/** The win rate over a setting. */
export interface Curve extends Omit<Picture, 'draw'> {
  readonly points: readonly (Estimate & { readonly x: number; readonly games: number })[];
  /** The fitted curve, with its band where there is one. */
  readonly fit: readonly {
    readonly x: number;
    readonly rate: number;
    readonly low?: number;
    readonly high?: number;
  }[];
  readonly target: number;
  /** Where the curve reaches the target; left out when it does not. */
  readonly answer?: Estimate & { readonly words: string };
  /** The same with another pilot, and the range over both. */
  readonly other?: Estimate & { readonly words: string };
  readonly known?: Pick<Estimate, 'low' | 'high'> & { readonly words: string };
  /** Settings of which each step costs the same, with that cost; none where all cost the same. */
  readonly bands: readonly { readonly from: number; readonly to: number; readonly words: string }[];
  readonly span: readonly [number, number];
  /** Below the axis; on a phone there is less room. */
  readonly axis: (narrow: boolean) => string;
  readonly tick: (x: number) => string;
  readonly sayX: (x: number) => string;
}

const [BLUE, ORANGE, GREEN, PURPLE] = [0, 1, 2, 3].map(seriesColour) as [string, string, string, string];

export const curve = (plan: Curve): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

function draw(plan: Curve, width: number): Drawing {
  const narrow = isNarrow(width);
  const entries = entriesOf(plan);
  const above = legendHeight(entries, width - 12) + 6;
  const marginLeft = 44;
  const [from, to] = plan.span;
  const [ticks, yTicks] = [ticksOf(plan, narrow), narrow ? 5 : 10];
  const below = stripHeight(plan);
  const [top, rates] = [above + 18, narrow ? 216 : 296];
  return {
    width,
    height: top + rates + below + 46,
    marginTop: top,
    marginBottom: 46,
    marginLeft,
    marginRight: 14,
    x: {
      domain: [from, to],
      label: plan.axis(narrow),
      labelAnchor: 'center',
      labelArrow: 'none',
      tickFormat: plan.tick,
      ...ticks,
      tickSize: 3,
      inset: 8,
    },
    y: {
      domain: [0, 1],
      range: [top + rates, top],
      label: null,
      tickFormat: percents,
      ticks: yTicks,
      tickSize: 0,
    },
    r: { type: 'identity' },
    marks: [
      gridOf('y', yTicks),
      ...bandMarks(plan, narrow),
      ...stripMarks(plan, rates),
      reference('y', plan.target, `target ${percent(plan.target)}`),
      ...fitMarks(plan),
      ...pointMarks(plan),
      ...legend(entries, width - 12, top, marginLeft),
    ],
  };
}

/** Steps between ticks; those of bands have six steps each more often than five. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const BAND_STEPS = [1, 2, 3, 6, 12];

/** Whole settings only. */
function ticksOf({ span: [from, to], bands }: Curve, narrow: boolean): { ticks: number[] } {
  const most = narrow ? 7 : 14;
  const step =
    (bands.length > 0 ? BAND_STEPS : STEPS).find((each) => (to - from) / each <= most) ?? to - from;
  const first = Math.ceil(from / step) * step;
  return { ticks: Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step) };
}

function entriesOf({ answer, other, known, fit }: Curve) {
  return [
    { text: 'measured, 95% interval', colour: BLUE },
    {
      text: fit.some(({ low }) => low !== undefined) ? 'fitted, 95% band' : 'fitted',
      colour: ORANGE,
      symbol: 'square' as const,
    },
    ...(answer ? [{ text: answer.words, colour: GREEN, symbol: 'square' as const }] : []),
    ...(other ? [{ text: other.words, colour: PURPLE, symbol: 'diamond' as const }] : []),
    ...(known ? [{ text: known.words, colour: QUIET, symbol: 'square' as const }] : []),
  ];
}

/** Where the cost of a step changes, and what it is between. */
function bandMarks({ bands, span: [from, to] }: Curve, narrow: boolean): Mark[] {
  const shown = bands
    .map((band) => ({ ...band, from: Math.max(from, band.from), to: Math.min(to, band.to) }))
    .filter((band) => band.to > band.from);
  const title = ({ words }: Curve['bands'][number]) => `each step here: ${words}`;
  const inner = shown.filter((band) => band.from > from && Math.abs(band.from) > 1);
  return [
    Plot.ruleX(inner, { x: 'from', stroke: LINE, strokeWidth: 1.5, strokeDasharray: '3,3', title }),
    Plot.text(
      shown.filter((band) => band.to - band.from > 2),
      {
        x: (band) => (band.from + band.to) / 2,
        text: ({ words }) => (narrow ? words.replace(/ .*/, '') : words),
        frameAnchor: 'top',
        dy: -14,
        fill: QUIET,
        fontSize: SIZE - 1,
      },
    ),
  ];
}

function fitMarks({ fit, span: [from, to], sayX }: Curve): Mark[] {
  const shown = fit.filter(({ x }) => x >= from && x <= to);
  const band = shown.filter(({ low }) => low !== undefined);
  const title = () => 'fitted win rate';
  return [
    ...(band.length > 1
      ? [
          Plot.areaY(band, {
            x: 'x',
            y1: 'low',
            y2: 'high',
            fill: ORANGE,
            fillOpacity: 0.2,
            title: () => 'fitted win rate, 95% band',
          }),
        ]
      : []),
    Plot.lineY(shown, { x: 'x', y: 'rate', stroke: ORANGE, strokeWidth: 2.5, title }),
    Plot.dot(shown, {
      x: 'x',
      y: 'rate',
      r: 5,
      fill: ORANGE,
      fillOpacity: 0,
      title: ({ x, rate }) => `${sayX(x)}: fitted ${percent(rate)}`,
    }),
  ];
}

/** More games, a larger dot. */
function pointMarks({ points, span: [from, to], sayX }: Curve): Mark[] {
  const shown = points.filter(({ x }) => x >= from && x <= to);
  const most = Math.max(...shown.map(({ games }) => games));
  const title = ({ x, value, low, high, games }: Curve['points'][number]) =>
    `${sayX(x)}: ${percent(value)}, 95% interval ${percent(low)} to ${percent(high)}, ${whole(games)} games`;
  return [
    Plot.ruleX(shown, { x: 'x', y1: 'low', y2: 'high', stroke: BLUE, strokeWidth: 1.5, title }),
    Plot.dot(shown, {
      x: 'x',
      y: 'value',
      r: ({ games }) => 2.5 + 3.5 * Math.sqrt(games / most),
      fill: BLUE,
      stroke: INK,
      strokeWidth: 0,
      title,
    }),
  ];
}
