import { program } from '../../../src/games/aeons-end/pool.js';
import { Op } from '../../../src/games/aeons-end/program.js';

/** Words of each operation, itself included, by its number; an "or" has two more for each way. */
const LENGTHS = Int32Array.from([
  1, 2, 3, 2, 4, 3, 6, 1, 2, 3, 2, 3, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 3, 2, 1, 3, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1,
  2, 1, 1, 2, 2, 2, 6, 2, 3, 4, 2, 3, 3, 2, 2, 1, 2, 1,
]);

export function lengthAt(p: number): number {
  const op = program[p]!;
  return op === Op.OneOf ? 3 + 2 * program[p + 2]! : LENGTHS[op]!;
}

/** Where an effect goes on behind the ways of an "or": each way ends with a jump there. */
export const behindWays = (p: number): number => program[program[p + 6]! - 1]!;
