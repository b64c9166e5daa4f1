/** The colours of a scheme, by the names of their CSS variables. */
type Scheme = Readonly<Record<string, string>>;

/** Lines and dots: blue, vermilion, green, purple, ochre and sky, which colour-blind readers tell apart. */
const SERIES = ['--one', '--two', '--three', '--four', '--five', '--six'] as const;

/** From a sure loss over an even match to a sure win. */
const HEAT = Array.from({ length: 9 }, (_, i) => `--heat-${i}`);

const scheme = (plain: Scheme, series: readonly string[], heat: readonly string[]): Scheme => ({
  ...plain,
  ...Object.fromEntries(SERIES.map((name, i) => [name, series[i]!])),
  ...Object.fromEntries(HEAT.flatMap((name, i) => [[name, heat[i]!] as const, inkOn(name, heat[i]!)])),
});

const BLACK = '#12161b';
const WHITE = '#ffffff';

/** Text on a cell is black or white, whichever can be read better. */
function inkOn(name: string, colour: string): readonly [string, string] {
  return [`${name}-ink`, contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK];
}

/** The contrast of two colours `#rrggbb`, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const LIGHT: Scheme = scheme(
  {
    '--paper': '#ffffff',
    '--ink': '#1b1f24',
    '--quiet': '#57606a',
    '--line': '#d5dbe1',
    '--shade': '#f4f6f8',
  },
  ['#0068a8', '#c74f00', '#00805c', '#9b3f7c', '#8a6500', '#3a86b4'],
  ['#9a3600', '#d9661f', '#f0985a', '#fad4b4', '#eef0f2', '#c3daee', '#7db0da', '#2c7bbb', '#084a84'],
);

export const DARK: Scheme = scheme(
  {
    '--paper': '#14181d',
    '--ink': '#e8ebee',
    '--quiet': '#a8b2bd',
    '--line': '#39424c',
    '--shade': '#1c2229',
  },
  ['#5cb8ee', '#ff9457', '#35c99f', '#e59cc8', '#efc14d', '#a3d4f7'],
  ['#ffbd8c', '#e88a44', '#b0611f', '#6b4328', '#2b323a', '#28455f', '#2f6796', '#5aa2db', '#a6d3f8'],
);

const colour = (name: string): string => `var(${name})`;

export const INK = colour('--ink');
export const QUIET = colour('--quiet');
export const LINE = colour('--line');
export const PAPER = colour('--paper');

/** The colour of the nth of several series. */
export const seriesColour = (n: number): string => colour(SERIES[n % SERIES.length]!);

/** Beside the colour, so that it is not alone in telling series apart. */
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
export const seriesSymbol = (n: number): (typeof SYMBOLS)[number] => SYMBOLS[n % SYMBOLS.length]!;

/** Where the classes of the heat map end, as win rates. */
export const HEAT_BOUNDS = [0.2, 0.3, 0.4, 0.47, 0.53, 0.6, 0.7, 0.8] as const;
const heatOf = (rate: number): string => HEAT[HEAT_BOUNDS.filter((bound) => rate >= bound).length]!;
export const heatColour = (rate: number): string => colour(heatOf(rate));
export const heatInk = (rate: number): string => colour(`${heatOf(rate)}-ink`);

const declared = (of: Scheme): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Paper is white: what is printed has the light colours. */
export const VARIABLES = `:root{color-scheme:light dark;${declared(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{${declared(DARK)}}}`;

/** A picture by itself, for programs that don't know CSS variables. */
export const withColours = (svg: string): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => LIGHT[name]!);
