import * as Plot from '@observablehq/plot';
import type { Mark } from '../draw.js';
import type { Estimate } from '../run.js';
import { QUIET, seriesColour } from '../theme.js';

/** What is said of a setting: by the pilot of the games, by another, and the range over both. */
export interface Answers {
  readonly answer?: Estimate & { readonly words: string };
  readonly other?: Estimate & { readonly words: string };
  readonly known?: Pick<Estimate, 'low' | 'high'> & { readonly words: string };
  readonly target: number;
  readonly span: readonly [number, number];
}

interface Row {
  readonly low: number;
  readonly high: number;
  /** Left out of a range, which has no middle. */
  readonly value?: number;
  readonly words: string;
  readonly colour: string;
  readonly symbol: Plot.SymbolType;
}

const ROW = 14;
const ROOM = 6;

function rowsOf({ answer, other, known }: Answers): Row[] {
  return [
    ...(answer ? [{ ...answer, colour: seriesColour(2), symbol: 'square' as const }] : []),
    ...(other ? [{ ...other, colour: seriesColour(3), symbol: 'diamond' as const }] : []),
    ...(known ? [{ ...known, colour: QUIET, symbol: 'square' as const }] : []),
  ];
}

/** In pixels, below the rates. */
export const stripHeight = (plan: Answers): number => {
  const rows = rowsOf(plan).length;
  return rows > 0 ? rows * ROW + 2 * ROOM : 0;
};

/**
 * Below the curve, on its axis: each answer as a dot with its interval, joined to the place where it reaches the target.
 * `pixels` is the height of the rates from 0 to 1.
 */
export function stripMarks(plan: Answers, pixels: number): Mark[] {
  return rowsOf(plan).flatMap((row, i) => rowMarks(row, plan, -(ROOM + (i + 0.5) * ROW) / pixels));
}

function rowMarks(row: Row, { target, span: [from, to] }: Answers, y: number): Mark[] {
  const { low, high, value, colour, symbol } = row;
  const title = ({ words }: Row) => words;
  const inside = (x: number) => Math.min(to, Math.max(from, x));
  const dot = value !== undefined && Number.isFinite(value) ? value : undefined;
  const onward = (x: number, sign: string) =>
    x < from || x > to
      ? [Plot.text([sign], { x: inside(x), y, fill: colour, dx: sign === '◀' ? -5 : 5, fontSize: 10 })]
      : [];
  return [
    ...(dot === undefined || dot < from || dot > to
      ? []
      : [
          Plot.ruleX([row], {
            x: dot,
            y1: target,
            y2: y,
            stroke: colour,
            strokeWidth: 2,
            strokeDasharray: '5,4',
            title,
          }),
          Plot.dot([row], { x: dot, y, r: 5, symbol, fill: colour, title }),
        ]),
    Plot.ruleY([row], { x1: inside(low), x2: inside(high), y, stroke: colour, strokeWidth: 4, title }),
    ...onward(low, '◀'),
    ...onward(high, '▶'),
  ];
}
