import * as Plot from '@observablehq/plot';
import { percent } from '../../text/match.js';
import { type Drawing, isNarrow, type Picture } from '../draw.js';
import { INK, PAPER, seriesColour } from '../theme.js';
import { cut, gridOf, legend, legendHeight, percents, SIZE, textWidth } from './parts.js';

/** How games ended, as shares of them. */
export interface Ends extends Omit<Picture, 'draw'> {
  /** A bar each; without a label where there is only one. */
  readonly bars: readonly { readonly label: string; readonly shares: Readonly<Record<string, number>> }[];
}

const BAR = 22;
/** Half of the last label on the axis. */
const RIGHT = 20;

export const ends = (plan: Ends): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

interface Piece {
  readonly bar: number;
  readonly label: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
}

/** The shares of a bar one after the other. */
function pieces({ bars }: Ends, names: readonly string[]): Piece[] {
  return bars.flatMap(({ label, shares }, bar) => {
    let from = 0;
    return names.map((end) => {
      const piece = { bar, label, end, from, to: from + (shares[end] ?? 0) };
      from = piece.to;
      return piece;
    });
  });
}

/** Ends that happened, in the order of the game. */
const endsIn = ({ bars }: Ends): string[] =>
  [...new Set(bars.flatMap(({ shares }) => Object.keys(shares)))].filter((end) =>
    bars.some(({ shares }) => (shares[end] ?? 0) > 0),
  );

function draw(plan: Ends, width: number): Drawing {
  const narrow = isNarrow(width);
  const names = endsIn(plan);
  const entries = names.map((text, i) => ({ text, colour: seriesColour(i), symbol: 'square' as const }));
  const above = legendHeight(entries, width - 12) + 8;
  const labels = Math.max(...plan.bars.map(({ label }) => textWidth(label)));
  const isAbove = narrow && labels > 0;
  const marginLeft = labels === 0 || narrow ? 12 : Math.min(230, labels + 14);
  const shown = pieces(plan, names).filter(({ from, to }) => to > from);
  const pitch = isAbove ? 2 * BAR : plan.bars.length === 1 ? 34 : BAR;
  const label = ({ from, to }: Piece) => percent(to - from);
  const room = (width - marginLeft - RIGHT) / 48;
  const ticks = narrow ? 4 : 10;
  return {
    width,
    height: above + plan.bars.length * pitch + 40,
    marginTop: above,
    marginBottom: 32,
    marginLeft,
    marginRight: RIGHT,
    x: { domain: [0, 1], tickFormat: percents, ticks, label: null, tickSize: 0 },
    y: { domain: plan.bars.map((_, i) => i), axis: null, padding: isAbove ? 0.55 : 0.18 },
    marks: [
      gridOf('x', ticks),
      Plot.barX(shown, {
        x1: 'from',
        x2: 'to',
        y: 'bar',
        fill: ({ end }: Piece) => seriesColour(names.indexOf(end)),
        stroke: PAPER,
        title: ({ label: of, end, from, to }: Piece) =>
          `${of === '' ? '' : `${of}: `}${end} ${percent(to - from)}`,
      }),
      Plot.text(
        shown.filter(({ from, to }) => (to - from) * room > 1),
        {
          x: ({ from, to }: Piece) => (from + to) / 2,
          y: 'bar',
          text: label,
          fill: PAPER,
          fontSize: SIZE - 1,
          fontWeight: 'bold',
        },
      ),
      ...legend(entries, width - 12, above, marginLeft),
      Plot.text(plan.bars, {
        y: (_, i: number) => i,
        frameAnchor: 'left',
        text: ({ label: text }) => (isAbove ? text : cut(text, marginLeft - 12)),
        textAnchor: isAbove ? 'start' : 'end',
        dx: isAbove ? 0 : -8,
        dy: isAbove ? -BAR + 4 : 0,
        fill: INK,
        fontSize: SIZE,
      }),
    ],
  };
}
