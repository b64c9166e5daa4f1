import * as Plot from '@observablehq/plot';
import { type Drawing, isNarrow, type Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { INK, QUIET, seriesColour } from '../theme.js';
import { type Answers, stripHeight, stripMarks } from './answer-strip.js';
import { gridOf, legend, legendHeight, percents } from './parts.js';

/** Shares of games by a whole number. */
export interface Shares extends Omit<Picture, 'draw'>, Pick<Answers, 'answer' | 'other' | 'known'> {
  readonly bars: readonly (Estimate & { readonly x: number; readonly title: string })[];
  readonly axis: string;
}

const TICKS = 5;

export const shares = (plan: Shares): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

function entriesOf({ answer, other, known }: Shares) {
  return [
    ...(answer ? [{ text: answer.words, colour: seriesColour(2), symbol: 'square' as const }] : []),
    ...(other ? [{ text: other.words, colour: seriesColour(3), symbol: 'diamond' as const }] : []),
    ...(known ? [{ text: known.words, colour: QUIET, symbol: 'square' as const }] : []),
  ];
}

function draw(plan: Shares, width: number): Drawing {
  const { bars, axis } = plan;
  const entries = entriesOf(plan);
  const above = legendHeight(entries, width - 12) + 12;
  const [from, to] = [Math.min(...bars.map(({ x }) => x)) - 0.6, Math.max(...bars.map(({ x }) => x)) + 0.6];
  const top = 1.05 * Math.max(...bars.map(({ value, high }) => Math.max(value, high)));
  const answers = { ...plan, target: 0, span: [from, to] as const };
  const pixels = isNarrow(width) ? 170 : 210;
  return {
    width,
    height: above + pixels + stripHeight(answers) + 44,
    marginTop: above,
    marginBottom: 44,
    marginLeft: 44,
    marginRight: 14,
    x: {
      domain: [from, to],
      ticks: bars.map(({ x }) => x),
      tickFormat: String,
      label: axis,
      labelAnchor: 'center',
      labelArrow: 'none',
      tickSize: 0,
    },
    y: {
      domain: [0, top],
      range: [above + pixels, above],
      tickFormat: percents,
      ticks: TICKS,
      label: null,
      tickSize: 0,
    },
    marks: [
      gridOf('y', TICKS),
      Plot.rect(bars, {
        x1: ({ x }) => x - 0.38,
        x2: ({ x }) => x + 0.38,
        y1: 0,
        y2: 'value',
        fill: seriesColour(0),
        // An interval is seen on its bar, too.
        fillOpacity: 0.5,
        title: 'title',
      }),
      Plot.ruleX(bars, { x: 'x', y1: 'low', y2: 'high', stroke: INK, strokeWidth: 1.5, title: 'title' }),
      ...stripMarks(answers, pixels / top),
      ...legend(entries, width - 12, above, 44),
    ],
  };
}
