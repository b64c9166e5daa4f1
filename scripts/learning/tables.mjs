import { tablesOf } from '../../dist/agents/learnt/weights.js';

/** Advantages are learnt in this unit, so that they are about as large as the numbers that they come from. */
export const UNIT = 0.05;

/** How wide a scorer is: numbers for a card, and the two layers. */
export const SIZES = { vector: 16, first: 32, second: 16 };

/** Tables about single cards, and about many pairs: without a reason their numbers go back to 0. */
const FADING = new Set(['vectors', 'worth of cards', 'worth by situation', 'worth by option']);

/** How large numbers are at the beginning; tables that are not here begin with 0. */
const SPREAD = {
  vectors: 0.1,
  parts: 0.15,
  situation: 0.2,
  option: 0.3,
  kinds: 0.2,
  'first to second': Math.sqrt(2 / SIZES.first),
  last: 0.05,
};

/** Roughly normal: the sum of a few uniform numbers. */
const about = (luck) => luck.fraction() + luck.fraction() + luck.fraction() + luck.fraction() - 2;

/** All numbers of a scorer in one array, with what Adam keeps about each, and the tables as parts of it. */
export class Tables {
  constructor(vocabulary, cards, luck) {
    this.list = tablesOf(vocabulary, cards, SIZES);
    const size = this.list.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    [this.values, this.slopes, this.means, this.squares, this.fading] = Array.from(
      { length: 5 },
      () => new Float32Array(size),
    );
    this.at = {};
    this.slopeAt = {};
    let from = 0;
    for (const { name, rows, columns } of this.list) {
      const to = from + rows * columns;
      this.at[name] = this.values.subarray(from, to);
      this.slopeAt[name] = this.slopes.subarray(from, to);
      for (let i = from; i < to; i++) this.values[i] = (SPREAD[name] ?? 0) * about(luck);
      if (FADING.has(name)) this.fading.fill(1, from, to);
      from = to;
    }
  }

  /** One step of Adam (Kingma and Ba 2015) along the slopes, which it empties; numbers that fade do so by `fade`. */
  step(rate, fade) {
    const { values, slopes, means, squares, fading } = this;
    this.steps = (this.steps ?? 0) + 1;
    this.power1 = (this.power1 ?? 1) * 0.9;
    this.power2 = (this.power2 ?? 1) * 0.995;
    const scale1 = rate / (1 - this.power1);
    const scale2 = 1 / (1 - this.power2);
    for (let i = 0; i < values.length; i++) {
      const slope = slopes[i];
      means[i] += 0.1 * (slope - means[i]);
      squares[i] += 0.005 * (slope * slope - squares[i]);
      values[i] -= (scale1 * means[i]) / (Math.sqrt(scale2 * squares[i]) + 1e-6);
      if (fading[i] === 1) values[i] -= rate * fade * values[i];
    }
    slopes.fill(0);
  }
}
