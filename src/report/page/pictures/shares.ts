import * as Plot from '@observablehq/plot';
import { type Drawing, isNarrow, type Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { INK, seriesColour } from '../theme.js';
import { gridOf, legend, legendHeight, percents } from './parts.js';

/** Shares of games by a whole number. */
export interface Shares extends Omit<Picture, 'draw'> {
  readonly bars: readonly (Estimate & { readonly x: number; readonly title: string })[];
  /** A place on the axis, with its interval. */
  readonly mark?: Estimate & { readonly words: string };
  readonly axis: string;
}

export const shares = (plan: Shares): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

function draw({ bars, mark, axis }: Shares, width: number): Drawing {
  const entries = mark ? [{ text: mark.words, colour: seriesColour(2), symbol: 'square' as const }] : [];
  const above = legendHeight(entries, width - 12) + 12;
  const [from, to] = [Math.min(...bars.map(({ x }) => x)) - 0.6, Math.max(...bars.map(({ x }) => x)) + 0.6];
  const top = Math.max(...bars.map(({ value, high }) => Math.max(value, high)));
  const inside = (x: number) => Math.min(to, Math.max(from, x));
  const title = ({ words }: { words: string }) => words;
  return {
    width,
    height: above + (isNarrow(width) ? 220 : 260),
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
    y: { domain: [0, 1.05 * top], tickFormat: percents, ticks: 5, label: null, tickSize: 0 },
    marks: [
      gridOf('y'),
      ...(mark
        ? [
            Plot.rect([mark], {
              x1: inside(mark.low),
              x2: inside(mark.high),
              y1: 0,
              y2: 1.05 * top,
              fill: seriesColour(2),
              fillOpacity: 0.18,
              title,
            }),
          ]
        : []),
      Plot.rect(bars, {
        x1: ({ x }) => x - 0.38,
        x2: ({ x }) => x + 0.38,
        y1: 0,
        y2: 'value',
        fill: seriesColour(0),
        title: 'title',
      }),
      Plot.ruleX(bars, { x: 'x', y1: 'low', y2: 'high', stroke: INK, strokeWidth: 1.5, title: 'title' }),
      ...(mark && Number.isFinite(mark.value)
        ? [Plot.ruleX([mark], { x: inside(mark.value), stroke: seriesColour(2), strokeWidth: 3, title })]
        : []),
      ...legend(entries, width - 12, above, 44),
    ],
  };
}
