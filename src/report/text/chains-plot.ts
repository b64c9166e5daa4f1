/** A point of a curve over chains; negative chains are on side b. */
interface PlotPoint {
  readonly chains: number;
  readonly rate: number;
}

interface ChainsPlot {
  /** Fitted at every number of chains, in order. */
  readonly fit: readonly PlotPoint[];
  readonly measured: readonly PlotPoint[];
  readonly fair: { readonly estimate: number; readonly low: number; readonly high: number };
}

/** Columns per chain: the places between two numbers are drawn too. */
const PER_CHAIN = 2;
/** Points of win rate per line. */
const PER_LINE = 0.05;
const STEP = 6;
const MOST = 24;
const MARGIN = '      ';

/** The chains that are shown: six on the side that is weaker, all on the other. */
function spanOf({ fair }: ChainsPlot): readonly [number, number] {
  return fair.estimate >= 0 ? [-STEP, MOST] : [-MOST, STEP];
}

/**
 * The win rate over chains as lines of text: `o` measured, `.` fitted, `=` the interval of the fair number on
 * the line of 50% and `X` the fair number, `:` where every refill of the hand loses one more card.
 */
export function plotChains(plot: ChainsPlot): string {
  const [from, to] = spanOf(plot);
  const shown = plot.fit.filter(({ chains }) => chains >= from && chains <= to);
  const measured = plot.measured.filter(({ chains }) => chains >= from && chains <= to);
  const rates = [...shown, ...measured].map(({ rate }) => rate);
  const top = Math.min(20, Math.max(11, Math.round(Math.max(...rates) / PER_LINE)));
  const bottom = Math.max(0, Math.min(9, Math.round(Math.min(...rates) / PER_LINE)));
  const canvas = new Canvas(from, to, bottom, top);
  canvas.steps();
  canvas.even(plot.fair);
  canvas.curve(shown);
  for (const { chains, rate } of measured) canvas.put(chains, rate, 'o');
  return [...canvas.lines(), axis(from, to), ...below(from, to)].join('\n');
}

class Canvas {
  private readonly rows: string[][];

  constructor(
    private readonly from: number,
    private readonly to: number,
    private readonly bottom: number,
    private readonly top: number,
  ) {
    const width = (to - from) * PER_CHAIN + 1;
    this.rows = Array.from({ length: top - bottom + 1 }, () => new Array<string>(width).fill(' '));
  }

  put(chains: number, rate: number, sign: string): void {
    const line = Math.min(this.top, Math.max(this.bottom, Math.round(rate / PER_LINE)));
    const column = Math.round((chains - this.from) * PER_CHAIN);
    if (this.rows[this.top - line]![column] !== undefined) this.rows[this.top - line]![column] = sign;
  }

  steps(): void {
    for (const step of stepsBetween(this.from, this.to)) {
      for (const row of this.rows) row[(step - this.from) * PER_CHAIN] = ':';
    }
  }

  even({ estimate, low, high }: ChainsPlot['fair']): void {
    const inside = (chains: number) => chains >= low && chains <= high;
    for (let chains = this.from; chains <= this.to; chains += 1 / PER_CHAIN) {
      this.put(chains, 0.5, inside(chains) ? '=' : '-');
    }
    if (estimate >= this.from && estimate <= this.to) this.put(estimate, 0.5, 'X');
  }

  /** Straight between whole numbers; the line of 50% keeps its own signs. */
  curve(points: readonly PlotPoint[]): void {
    points.forEach(({ chains, rate }, i) => {
      const next = points[i + 1];
      this.dot(chains, rate);
      if (next) this.dot(chains + 0.5, (rate + next.rate) / 2);
    });
  }

  lines(): string[] {
    return this.rows.map((row, i) => {
      const percent = Math.round(100 * PER_LINE * (this.top - i));
      return `${`${percent}%`.padStart(4)} |${row.join('')}`.trimEnd();
    });
  }

  private dot(chains: number, rate: number): void {
    if (Math.round(rate / PER_LINE) !== Math.round(0.5 / PER_LINE)) this.put(chains, rate, '.');
  }
}

/** Half-way between the chains that cost one card more and those before them. */
function stepsBetween(from: number, to: number): number[] {
  const steps = [1, 2, 3].flatMap((n) => [-n * STEP - 0.5, n * STEP + 0.5]);
  return steps.filter((step) => step > from && step < to);
}

function axis(from: number, to: number): string {
  return `     +${'-'.repeat((to - from) * PER_CHAIN + 1)}`;
}

function below(from: number, to: number): string[] {
  return [ticks(from, to), labels(from, to, PENALTIES), whose(from, to)];
}

type Label = readonly [chains: number, text: string];

/** Texts around their places below the plot. */
function labels(from: number, to: number, texts: readonly Label[]): string {
  let line = '';
  for (const [chains, text] of texts) {
    if (chains < from || chains > to) continue;
    const column = MARGIN.length + (chains - from) * PER_CHAIN;
    line = line.padEnd(Math.round(column - (text.length - 1) / 2)) + text;
  }
  return line;
}

/** The ends, and the first chains of every step. */
const TICKS = [-24, -19, -13, -7, -6, 0, 6, 7, 13, 19, 24];

function ticks(from: number, to: number): string {
  const shown = TICKS.filter((chains) => Math.abs(chains) !== STEP || chains === from || chains === to);
  return labels(
    from,
    to,
    shown.map((chains) => [chains, String(Math.abs(chains))]),
  );
}

/** The middle of every step, and how many cards fewer each refill of the hand brings there. */
const PENALTIES: readonly Label[] = [
  [-21.5, '-4 cards'],
  [-15.5, '-3 cards'],
  [-9.5, '-2 cards'],
  [-3.5, '-1 card'],
  [3.5, '-1 card'],
  [9.5, '-2 cards'],
  [15.5, '-3 cards'],
  [21.5, '-4 cards'],
];

function whose(from: number, to: number): string {
  return labels(from, to, [
    [from / 2, 'chains on b'],
    [to / 2, 'chains on a'],
  ]);
}
