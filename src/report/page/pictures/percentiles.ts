import { sayPlace } from '../../text/percentile.js';
import type { Picture } from '../draw.js';
import { type Forest, type ForestRow, forest } from './forest.js';

type Percentiles = Pick<Forest, 'name' | 'title' | 'caption'> & { readonly rows: readonly ForestRow[] };

/** Where decks stand among those of their field, from the weakest to the strongest. */
export const percentiles = (plan: Percentiles): Picture =>
  forest({
    ...plan,
    reference: { at: 0.5, title: 'the middle of the field' },
    axis: 'percentile: so many of 100 are weaker',
    say: sayPlace,
    tick: sayPlace,
    domain: [0, 1],
  });
