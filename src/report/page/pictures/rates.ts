import { percent } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { type Forest, type ForestRow, forest } from './forest.js';
import { percents, rateDomain } from './parts.js';

interface Rates extends Pick<Forest, 'name' | 'title' | 'caption' | 'rows' | 'series'> {
  /** An even match, or an equal share. */
  readonly even: number;
  readonly axis?: string;
}

/** Win rates with their intervals, below each other. */
export function rates({ even, axis = 'win rate', ...plan }: Rates): Picture {
  const all = plan.rows.flatMap(({ low, high }: ForestRow) => [low, high]);
  return forest({
    ...plan,
    reference: { at: even, title: `${percent(even)}: even` },
    axis,
    say: percent,
    tick: percents,
    domain: rateDomain(all, even),
  });
}
