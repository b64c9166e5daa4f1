import { decimal } from '../../../core/english.js';
import { points } from '../../text/difference.js';
import type { Picture } from '../draw.js';
import type { Estimate } from '../run.js';
import { type Forest, type ForestRow, forest } from './forest.js';

/** More than this can't be compared at a glance. */
const MOST = 40;

export interface Effect extends Estimate, Pick<ForestRow, 'label' | 'stands' | 'heading'> {
  /** The same with another pilot. */
  readonly other?: Estimate;
}

interface Effects extends Pick<Forest, 'name' | 'title' | 'caption' | 'axis' | 'lines'> {
  readonly rows: readonly Effect[];
  /** Where another pilot has played: what the two are called. */
  readonly pilots?: readonly [string, string];
}

/** Those that stand out before others, then the largest; shown in the order of their effects. */
function chosen(rows: readonly Effect[]): Effect[] {
  const weight = ({ stands, value }: Effect) => (stands ? 10 : 0) + Math.abs(value);
  return rows
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .sort((one, other) => other.value - one.value);
}

/** An effect, and below it what another pilot makes of it. */
const withOther = ({ other, ...own }: Effect): ForestRow[] => [
  { ...own, series: 0 },
  ...(other ? [{ ...other, label: own.label, series: 1, stands: other.low > 0 || other.high < 0 }] : []),
];

/** Differences of win rates, the most helpful first. */
export function effects({ rows, caption, pilots, ...plan }: Effects): Picture {
  const all = chosen(rows);
  const shown = pilots ? all.flatMap(withOther) : all;
  const widest = Math.max(
    0.01,
    ...shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite),
  );
  const left = rows.length - all.length;
  const some =
    left > 0 ? ` The ${MOST} that stand out most of ${rows.length}; the others are in the table.` : '';
  return forest({
    ...plan,
    caption: `${caption}${some}`,
    rows: shown,
    ...(pilots ? { series: pilots } : {}),
    reference: { at: 0, title: 'no effect' },
    say: points,
    tick: (value) => decimal(100 * value, Math.abs(widest) < 0.03 ? 1 : 0),
    domain: [-1.04 * widest, 1.04 * widest],
  });
}
