import { type BlockCounts, blockMean, blockTotal } from '../intervals/block-mean.js';
import { blockVariance } from '../intervals/block-variance.js';
import { withoutNoise } from './noise-free.js';

/** The win rates of the decks of a field against the field. */
export interface FieldRates {
  /** In the order of the decks, spread as the true rates are. */
  readonly rates: readonly number[];
  /** The true rates' standard deviation over the measured ones'; 1 where games without number were played. */
  readonly shrinkage: number;
}

/** A field whose differences seem to be noise alone is not taken to have none. */
const MOST_NOISE = 0.9;

/**
 * Measured rates are spread more widely than true ones, because noise is added to them. So they are brought nearer to
 * each other until the field as a whole has the spread that it has without noise: not as near as the best guess for
 * each deck, which would leave too little. A deck's own games are against the others; a deck that is compared with
 * the field may meet its like, so each rate has a part of one half for the deck itself.
 */
export function fieldRates(counts: readonly BlockCounts[]): FieldRates {
  const size = counts.length;
  const measured = counts.map(blockMean);
  const mean = measured.reduce((sum, rate) => sum + rate, 0) / size;
  const spread = measured.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / (size - 1);
  const noise = counts.reduce((sum, each) => sum + noiseIn(each), 0) / size;
  const left = 1 - Math.min(MOST_NOISE, spread === 0 ? 1 : noise / spread);
  const others = withoutNoise({ measured, noise, mean, variance: left * spread });
  const rates = others.map((rate) => (rate * (size - 1) + 0.5) / size);
  return { rates, shrinkage: Math.sqrt(left) };
}

const noiseIn = (counts: BlockCounts): number => blockVariance(counts) / blockTotal(counts);
