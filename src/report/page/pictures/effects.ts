import { decimal } from '../../../core/english.js';
import { points } from '../../text/difference.js';
import type { Picture } from '../draw.js';
import { type Forest, type ForestRow, forest } from './forest.js';

/** More than this can't be compared at a glance. */
const MOST = 40;

type Effects = Pick<Forest, 'name' | 'title' | 'caption' | 'axis'> & { readonly rows: readonly ForestRow[] };

/** Those that stand out before others, then the largest; shown in the order of their effects. */
function chosen(rows: readonly ForestRow[]): ForestRow[] {
  const weight = ({ stands, value }: ForestRow) => (stands ? 10 : 0) + Math.abs(value);
  return rows
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .sort((one, other) => other.value - one.value);
}

/** Differences of win rates, the most helpful first. */
export function effects({ rows, caption, ...plan }: Effects): Picture {
  const shown = chosen(rows);
  const widest = Math.max(
    0.01,
    ...shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite),
  );
  const left = rows.length - shown.length;
  const some =
    left > 0 ? ` The ${MOST} that stand out most of ${rows.length}; the others are in the table.` : '';
  return forest({
    ...plan,
    caption: `${caption}${some}`,
    rows: shown,
    reference: { at: 0, title: 'no effect' },
    say: points,
    tick: (value) => decimal(100 * value, Math.abs(widest) < 0.03 ? 1 : 0),
    domain: [-1.04 * widest, 1.04 * widest],
  });
}
