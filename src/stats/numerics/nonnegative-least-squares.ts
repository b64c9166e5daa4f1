import { leastSquares } from './least-squares.js';

/** A column that points less than this towards what is left over is left out. */
const CLOSE = 1e-10;

/**
 * The coefficients, none of them negative, that bring the sum of the columns nearest to `target`: Lawson and
 * Hanson's active set method, which ends after finitely many steps,
 * https://en.wikipedia.org/wiki/Non-negative_least_squares
 */
export function nonnegativeLeastSquares(
  columns: readonly (readonly number[])[],
  target: readonly number[],
): number[] {
  let now = columns.map(() => 0);
  let used: ReadonlySet<number> = new Set();
  let rest = residual(columns, now, target);
  const refused = new Set<number>();
  for (;;) {
    const next = mostUseful(columns, rest, used, refused);
    if (next < 0) return now;
    const trial = new Set([...used, next]);
    const better = settle(columns, target, now, trial);
    const left = residual(columns, better, target);
    // Where rounding eats the gain, a column would be added and dropped forever.
    if (squares(left) < squares(rest)) {
      [now, used, rest] = [better, trial, left];
      refused.clear();
    } else refused.add(next);
  }
}

function squares(vector: readonly number[]): number {
  return vector.reduce((sum, cell) => sum + cell * cell, 0);
}

export function residual(
  columns: readonly (readonly number[])[],
  coefficients: readonly number[],
  target: readonly number[],
): number[] {
  const rest = [...target];
  for (const [k, column] of columns.entries()) {
    if (coefficients[k] === 0) continue;
    for (let i = 0; i < rest.length; i++) rest[i]! -= coefficients[k]! * column[i]!;
  }
  return rest;
}

/** The column, neither used nor refused, that points most towards what is left over, or -1 if none does. */
function mostUseful(
  columns: readonly (readonly number[])[],
  rest: readonly number[],
  used: ReadonlySet<number>,
  refused: ReadonlySet<number>,
): number {
  let best = -1;
  let most = CLOSE;
  for (const [k, column] of columns.entries()) {
    if (used.has(k) || refused.has(k)) continue;
    const gain = column.reduce((sum, cell, i) => sum + cell * rest[i]!, 0);
    if (gain > most) [best, most] = [k, gain];
  }
  return best;
}

/** Goes to the best coefficients of the used columns; a column whose coefficient sinks to 0 is dropped. */
function settle(
  columns: readonly (readonly number[])[],
  target: readonly number[],
  from: readonly number[],
  used: Set<number>,
): number[] {
  let now = [...from];
  for (;;) {
    const goal = bestOf(columns, target, used);
    const sinking = [...used].filter((k) => goal[k]! <= 0);
    if (sinking.length === 0) return goal;
    const wayOf = (k: number) => (now[k]! > 0 ? now[k]! / (now[k]! - goal[k]!) : 0);
    const first = sinking.reduce((nearest, k) => (wayOf(k) < wayOf(nearest) ? k : nearest));
    const way = wayOf(first);
    now = now.map((value, k) => value + way * (goal[k]! - value));
    for (const k of sinking) if (k === first || now[k]! <= CLOSE) used.delete(k);
    now = now.map((value, k) => (used.has(k) ? value : 0));
  }
}

/**
 * The best coefficients of the used columns, whatever their sign. A column with a single entry makes good
 * whatever the others leave in its row, so such rows and columns are set aside, which saves most of the work
 * where many columns are so.
 */
function bestOf(
  columns: readonly (readonly number[])[],
  target: readonly number[],
  used: ReadonlySet<number>,
): number[] {
  const alone = new Map<number, number>();
  for (const k of used) {
    const row = onlyRow(columns[k]!);
    if (row >= 0) alone.set(row, k);
  }
  const single = new Set(alone.values());
  const others = [...used].filter((k) => !single.has(k)).sort((a, b) => a - b);
  const open = (vector: readonly number[]) => vector.filter((_, row) => !alone.has(row));
  const best = leastSquares(
    others.map((k) => open(columns[k]!)),
    open(target),
  );
  const goal = columns.map(() => 0);
  for (const [i, k] of others.entries()) goal[k] = best[i]!;
  const rest = residual(columns, goal, target);
  for (const [row, k] of alone) goal[k] = rest[row]! / columns[k]![row]!;
  return goal;
}

/** The row of a column's only entry, or -1. */
function onlyRow(column: readonly number[]): number {
  const row = column.findIndex((cell) => cell !== 0);
  return column.findLastIndex((cell) => cell !== 0) === row ? row : -1;
}
