import { isotonic } from '../numerics/isotonic.js';
import type { SeatRates } from './seat-rates.js';

/**
 * Blocks of two games by what side a won of them: nothing, only the game with the second turn, only the one
 * with the first, both.
 */
export type SeatCells = readonly [neither: number, second: number, first: number, both: number];

/** Enough to make it positive, too little to weigh against a single block. */
const NO_WEIGHT = 1e-9;

/**
 * Side a's win rates by seat along a row of handicaps that never help it: for each seat the sequence that
 * never rises and is nearest to what was measured. A handicap without any block takes what its neighbours
 * allow, as near to one half as that is.
 */
export function seatCurve(levels: readonly SeatCells[]): SeatRates[] {
  const blocks = levels.map((cells) => cells.reduce((sum, n) => sum + n, 0));
  const weights = blocks.map((n) => n + NO_WEIGHT);
  const rate = (won: number, i: number) => (blocks[i]! > 0 ? won / blocks[i]! : 0.5);
  const seat = (wins: (cells: SeatCells) => number) =>
    isotonic(
      levels.map((cells, i) => rate(wins(cells), i)),
      weights,
      'decreasing',
    );
  const first = seat(([, , first, both]) => first + both);
  const second = seat(([, second, , both]) => second + both);
  return first.map((rate, i) => ({ first: rate, second: second[i]! }));
}
