import type { Picture } from '../draw.js';
import { type Forest, type ForestRow, forest } from './forest.js';

/** A place in the field, from 0 to 100. */
export const sayPercentile = (fraction: number): string => (100 * fraction).toFixed(0);

type Percentiles = Pick<Forest, 'name' | 'title' | 'caption'> & { readonly rows: readonly ForestRow[] };

/** Where decks stand among those of their field, from the weakest to the strongest. */
export const percentiles = (plan: Percentiles): Picture =>
  forest({
    ...plan,
    reference: { at: 0.5, title: 'the middle of the field' },
    axis: 'percentile: weaker than it are so many of 100',
    say: sayPercentile,
    tick: sayPercentile,
    domain: [0, 1],
  });
