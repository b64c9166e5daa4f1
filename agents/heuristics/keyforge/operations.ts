import { program } from '../../../src/games/keyforge/pool.js';
import { From, Op, Who } from '../../../src/games/keyforge/program.js';

/** Words of each operation, itself included, by its number; a choice has one more for each way. */
const LENGTHS = Int32Array.from([
  1, 2, 3, 2, 3, 2, 5, 3, 5, 1, 1, 5, 3, 4, 2, 3, 3, 3, 4, 4, 3, 3, 3, 4, 4, 3, 3, 2, 2, 2, 4, 3, 3, 3, 3, 2,
  2, 2, 4, 5, 4, 4, 3, 3, 3, 4, 2, 1, 1, 1, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1,
]);

export function lengthAt(p: number): number {
  const op = program[p]!;
  return op === Op.Choice ? 2 + program[p + 1]! : LENGTHS[op]!;
}

/** Which operand names the cards that an operation touches; 0 where it touches none, or none that matter. */
const TARGETS = new Int32Array(LENGTHS.length);
for (const op of [Op.Destroy, Op.Under, Op.PutIntoPlay, Op.Play, Op.Use, Op.Control]) TARGETS[op] = 1;
for (const op of [Op.Damage, Op.Heal, Op.Token, Op.Exalt, Op.PowerCounters, Op.Capture, Op.Move, Op.Trigger])
  TARGETS[op] = 2;
for (const op of [Op.Counters, Op.Uncounter]) TARGETS[op] = 3;

export const NOBODY_TOUCHED = -1;

/** The `Who` that the operation at `p` touches, or NOBODY_TOUCHED. */
export function touchedBy(p: number): number {
  const op = program[p]!;
  if (op === Op.Lasting) return program[p + 3] === 1 ? Who.Those : NOBODY_TOUCHED;
  if (op === Op.Search) return Who.Those;
  if (op === Op.MoveAmber) return movedAmber(p);
  const operand = TARGETS[op]!;
  return operand === 0 ? NOBODY_TOUCHED : program[p + operand]!;
}

function movedAmber(p: number): number {
  if (program[p + 2]! < From.Controller) return program[p + 2]!;
  return program[p + 3]! < From.Controller ? program[p + 3]! : NOBODY_TOUCHED;
}

/** Where the effect goes on behind the ways of a choice: each way but the last ends with a jump there. */
export const behindWays = (p: number): number => program[program[p + 3]! - 1]!;
