import { MINUS, plural } from '../../core/english.js';
import type { Auction } from '../../games/dials.js';

/** A point of a curve over a handicap; a negative one is on side b. */
interface PlotPoint {
  readonly value: number;
  readonly rate: number;
}

interface HandicapPlot {
  /** Fitted at every whole number, in order. */
  readonly fit: readonly PlotPoint[];
  readonly measured: readonly PlotPoint[];
  readonly fair: { readonly estimate: number; readonly low: number; readonly high: number };
  readonly auction: Pick<Auction, 'most' | 'cost' | 'costs'>;
  /** Several of the handicap, in words. */
  readonly many: string;
}

/** Columns per step: the places between two whole numbers are drawn too. */
const PER_STEP = 2;
/** Points of win rate per line. */
const PER_LINE = 0.05;
const MARGIN = '      ';
/** Of the weaker side so much of the handicap is shown. */
const SHOWN = 0.25;

/** Neighbouring numbers of a handicap of which each costs the same. */
interface Band {
  readonly first: number;
  readonly last: number;
  readonly each: number;
}

export function bandsOf({ most, cost }: Pick<Auction, 'most' | 'cost'>): Band[] {
  const bands: Band[] = [];
  for (let value = 1; value <= most; value++) {
    const each = cost(value) - cost(value - 1);
    const band = bands.at(-1);
    if (band?.each === each) bands[bands.length - 1] = { ...band, last: value };
    else bands.push({ first: value, last: value, each });
  }
  return bands;
}

/** What is shown: some on the side that is weaker, all on the other. */
function spanOf({ fair, auction: { most } }: HandicapPlot): readonly [number, number] {
  const some = Math.ceil(SHOWN * most);
  return fair.estimate >= 0 ? [-some, most] : [-most, some];
}

/**
 * The win rate over a handicap as lines of text: `o` measured, `.` fitted, `=` the interval of the fair number
 * on the line of 50% and `X` the fair number, `:` from where on each costs more.
 */
export function plotChains(plot: HandicapPlot): string {
  const [from, to] = spanOf(plot);
  const bands = bandsOf(plot.auction);
  const shown = plot.fit.filter(({ value }) => value >= from && value <= to);
  const measured = plot.measured.filter(({ value }) => value >= from && value <= to);
  const rates = [...shown, ...measured].map(({ rate }) => rate);
  const top = Math.min(20, Math.max(11, Math.round(Math.max(...rates) / PER_LINE)));
  const bottom = Math.max(0, Math.min(9, Math.round(Math.min(...rates) / PER_LINE)));
  const canvas = new Canvas(from, to, bottom, top);
  canvas.steps(bands);
  canvas.even(plot.fair);
  canvas.curve(shown);
  for (const { value, rate } of measured) canvas.put(value, rate, 'o');
  return [...canvas.lines(), axis(from, to), ...below(plot, bands, from, to)].join('\n');
}

class Canvas {
  private readonly rows: string[][];

  constructor(
    private readonly from: number,
    private readonly to: number,
    private readonly bottom: number,
    private readonly top: number,
  ) {
    const width = (to - from) * PER_STEP + 1;
    this.rows = Array.from({ length: top - bottom + 1 }, () => new Array<string>(width).fill(' '));
  }

  put(value: number, rate: number, sign: string): void {
    const line = Math.min(this.top, Math.max(this.bottom, Math.round(rate / PER_LINE)));
    const column = Math.round((value - this.from) * PER_STEP);
    if (this.rows[this.top - line]![column] !== undefined) this.rows[this.top - line]![column] = sign;
  }

  steps(bands: readonly Band[]): void {
    for (const step of stepsBetween(bands, this.from, this.to)) {
      for (const row of this.rows) row[(step - this.from) * PER_STEP] = ':';
    }
  }

  even({ estimate, low, high }: HandicapPlot['fair']): void {
    const inside = (value: number) => value >= low && value <= high;
    for (let value = this.from; value <= this.to; value += 1 / PER_STEP) {
      this.put(value, 0.5, inside(value) ? '=' : '-');
    }
    if (estimate >= this.from && estimate <= this.to) this.put(estimate, 0.5, 'X');
  }

  /** Straight between whole numbers; the line of 50% keeps its own signs. */
  curve(points: readonly PlotPoint[]): void {
    points.forEach(({ value, rate }, i) => {
      const next = points[i + 1];
      this.dot(value, rate);
      if (next) this.dot(value + 0.5, (rate + next.rate) / 2);
    });
  }

  lines(): string[] {
    return this.rows.map((row, i) => {
      const percent = Math.round(100 * PER_LINE * (this.top - i));
      return `${`${percent}%`.padStart(4)} |${row.join('')}`.trimEnd();
    });
  }

  private dot(value: number, rate: number): void {
    if (Math.round(rate / PER_LINE) !== Math.round(0.5 / PER_LINE)) this.put(value, rate, '.');
  }
}

/** Half-way between the numbers of two bands. */
function stepsBetween(bands: readonly Band[], from: number, to: number): number[] {
  const steps = bands.slice(1).flatMap(({ first }) => [0.5 - first, first - 0.5]);
  return steps.filter((step) => step > from && step < to);
}

function axis(from: number, to: number): string {
  return `     +${'-'.repeat((to - from) * PER_STEP + 1)}`;
}

function below(
  { auction: { costs }, many }: HandicapPlot,
  bands: readonly Band[],
  from: number,
  to: number,
): string[] {
  const whose = labels(from, to, [
    [from / 2, `${many} on b`],
    [to / 2, `${many} on a`],
  ]);
  return [ticks(bands, from, to), ...(costs ? [costsOf(bands, costs, from, to)] : []), whose];
}

type Label = readonly [place: number, text: string];

/** Texts around their places below the plot, in the order of these. */
function labels(from: number, to: number, texts: readonly Label[]): string {
  let line = '';
  for (const [place, text] of texts.toSorted(([one], [other]) => one - other)) {
    if (place < from || place > to) continue;
    const column = MARGIN.length + (place - from) * PER_STEP;
    line = line.padEnd(Math.round(column - (text.length - 1) / 2)) + text;
  }
  return line;
}

/** The ends, none, and the first of every band. */
function ticks(bands: readonly Band[], from: number, to: number): string {
  const firsts = bands.slice(1).flatMap(({ first }) => [-first, first]);
  const shown = new Set([from, to, 0, ...firsts]);
  return labels(
    from,
    to,
    [...shown].map((value) => [value, String(Math.abs(value))]),
  );
}

/** In the middle of every band, what each of it costs. */
function costsOf(bands: readonly Band[], costs: string, from: number, to: number): string {
  const texts = bands.flatMap(({ first, last, each }): Label[] => {
    const text = `${MINUS}${plural(each, costs)}`;
    return [
      [-(first + last) / 2, text],
      [(first + last) / 2, text],
    ];
  });
  return labels(from, to, texts);
}
