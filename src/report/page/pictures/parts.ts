import * as Plot from '@observablehq/plot';
import { percent } from '../../text/match.js';
import type { Mark } from '../draw.js';
import { INK, LINE, QUIET, seriesColour, seriesSymbol } from '../theme.js';

/** What pictures are put together from. */

export const SIZE = 12;

/** About as wide as a text is drawn, in pixels. */
export const textWidth = (text: string, size = SIZE): number => 0.56 * size * [...text].length;

/** A text cut to a width in pixels. */
export function cut(text: string, pixels: number): string {
  const most = Math.floor(pixels / (0.56 * SIZE));
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, Math.max(1, most - 1)).join('')}…`;
}

/** Whole percents on an axis. */
export const percents = (rate: number): string => `${Math.round(100 * rate)}%`;

/** `57.2% (53.8% to 60.6%)`. */
export const sayRate = (value: number, low: number, high: number): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

/** Narrower than this a picture makes much of little. */
const LEAST_SPAN = 0.2;

/** Where the rates of a picture are, with some room and between 0 and 1; the reference is always shown. */
export function rateDomain(rates: readonly number[], reference: number): [number, number] {
  const all = [...rates, reference].filter(Number.isFinite);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(0.04 * (high - low), (LEAST_SPAN - (high - low)) / 2);
  return [Math.max(0, low - room), Math.min(1, high + room)];
}

/** A line that others are compared with, such as 50%. */
export const reference = (axis: 'x' | 'y', value: number, title: string): Mark =>
  (axis === 'x' ? Plot.ruleX : Plot.ruleY)([value], {
    stroke: QUIET,
    strokeWidth: 1.5,
    title: () => title,
  });

/** A line for each tick of the axis. */
export function gridOf(axis: 'x' | 'y', ticks: number): Mark {
  const options = { ticks, stroke: LINE, strokeOpacity: 1 };
  return axis === 'x' ? Plot.gridX(options) : Plot.gridY(options);
}

/** A few words at a place of the frame. */
export const note = (
  text: string,
  at: NonNullable<Plot.TextOptions['frameAnchor']>,
  more: Plot.TextOptions = {},
): Mark => Plot.text([text], { frameAnchor: at, fill: QUIET, fontSize: SIZE, ...more });

interface Entry {
  readonly text: string;
  readonly colour: string;
  readonly symbol?: Plot.SymbolType;
}

const SWATCH = 16;
const GAP = 18;
export const LEGEND_LINE = 18;

/** The words of an entry in as few lines as fit. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && SWATCH + textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Each entry with its place, line by line; one that is too long for a line has several to itself. */
function placed(entries: readonly Entry[], width: number) {
  let [dx, line] = [0, 0];
  return entries.map((entry) => {
    const lines = linesOf(entry.text, width);
    const own = SWATCH + textWidth(entry.text) + GAP;
    if (dx > 0 && dx + own - GAP > width) [dx, line] = [0, line + 1];
    const place = { ...entry, dx, line, lines };
    dx += own;
    if (lines.length > 1) [dx, line] = [0, line + lines.length];
    return place;
  });
}

export const legendHeight = (entries: readonly Entry[], width: number): number =>
  LEGEND_LINE * Math.max(0, ...placed(entries, width).map(({ line, lines }) => line + lines.length));

/** What the colours mean, above the frame, which starts `above` pixels below it; for programs as for pages. */
export function legend(entries: readonly Entry[], width: number, above: number, left: number): Mark[] {
  return placed(entries, width).flatMap(({ text, colour, symbol = 'circle', dx, line, lines }) => {
    const at = (i: number) => (line + i) * LEGEND_LINE - above + LEGEND_LINE / 2;
    return [
      Plot.dot([text], {
        frameAnchor: 'top-left',
        dx: dx + 6 - left,
        dy: at(0),
        r: 5,
        fill: colour,
        symbol,
        title: (each: string) => each,
      }),
      ...lines.map((words, i) =>
        Plot.text([words], {
          frameAnchor: 'top-left',
          dx: dx + SWATCH - left,
          dy: at(i),
          fill: INK,
          lineAnchor: 'middle',
          fontSize: SIZE,
        }),
      ),
    ];
  });
}

/** A legend of series in their order. */
export const seriesEntries = (names: readonly string[]): Entry[] =>
  names.map((text, i) => ({ text, colour: seriesColour(i), symbol: seriesSymbol(i) }));
