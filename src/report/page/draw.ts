import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escaped } from './escaped.js';
import { INK, PAPER, QUIET, withColours } from './theme.js';

/** Made once: the plots of a page are drawn one after the other. */
const { document } = parseHTML('<!doctype html><html><body></body></html>');

export type Mark = Plot.Markish;

/** A plot that is ready to be drawn. */
export type Drawing = Plot.PlotOptions;

/** Something to look at; it is drawn anew for each width, because text must not shrink with the picture. */
export interface Picture {
  /** In a file name, such as `curve`. */
  readonly name: string;
  readonly title: string;
  /** How to read it. */
  readonly caption: string;
  draw(width: number): Drawing;
}

/** On a desk, in print and in talks; on a phone. */
export const WIDE = 720;
export const NARROW = 340;
export const isNarrow = (width: number): boolean => width < WIDE;

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

/** A picture as SVG for a page, in the page's colours. */
export function drawn({ title, caption, draw }: Picture, width: number): string {
  const svg = Plot.plot({
    document: document as never,
    className: 'plot',
    width,
    style: { fontSize: '12px', color: INK },
    ...draw(width),
  }) as unknown as SvgElement;
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const group of svg.querySelectorAll('[aria-label]')) group.removeAttribute('aria-label');
  for (const text of svg.querySelectorAll('g[font-variant] text')) text.setAttribute('fill', QUIET);
  svg.setAttribute('font-family', FONT);
  const label = escaped(`${title}. ${caption}`);
  return shortened(svg.outerHTML).replace('<svg ', () => `<svg role="img" aria-label="${label}" `);
}

/** Around a picture by itself, and above it for its title. */
const EDGE = 16;
const HEAD = 32;

/** A picture by itself, as a file; its title, which a page has as a heading, is in it. */
export function standalone(picture: Picture): string {
  const inner = drawn(picture, WIDE);
  const [width, height] = [WIDE + 2 * EDGE, HEAD + Number(/ height="([\d.]+)"/.exec(inner)![1]) + 2 * EDGE];
  const within = inner.replace('<svg ', `<svg x="${EDGE}" y="${EDGE + HEAD}" `);
  return `${withColours(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<text x="${EDGE}" y="${EDGE + HEAD / 2}" font-family="${escaped(FONT)}" font-size="16" font-weight="bold" fill="${INK}">${escaped(picture.title)}</text>
${within}</svg>`)}\n`;
}

interface SvgElement {
  readonly outerHTML: string;
  querySelectorAll(selector: string): Iterable<SvgElement>;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
}

/** A tenth of a pixel is as fine as can be seen. */
const shortened = (svg: string): string =>
  svg.replace(/ (?:d|transform|[xy][12]?|c[xy]|r|width|height)="[^"]*"/g, (attribute) =>
    attribute.replace(/-?\d+\.\d{2,}/g, (text) => String(Number(Number(text).toFixed(1)))),
  );
