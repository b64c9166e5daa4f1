import { lengthOf, program } from '../../../src/games/keyforge/pool.js';
import { From, Op, RULE_GRANTED, Who } from '../../../src/games/keyforge/program.js';

/** Which operand names the cards that an operation touches; 0 where it touches none, or none that matter. */
const TARGETS = new Int32Array(lengthOf.length);
for (const op of [Op.Destroy, Op.Under, Op.PutIntoPlay, Op.Play, Op.Use, Op.Control, Op.MoveTo])
  TARGETS[op] = 1;
for (const op of [Op.Damage, Op.Heal, Op.Token, Op.Exalt, Op.PowerCounters, Op.Capture, Op.Move, Op.Trigger])
  TARGETS[op] = 2;
for (const op of [Op.CaptureFromAnyone, Op.Attach, Op.LendText]) TARGETS[op] = 2;
for (const op of [Op.Counters, Op.Uncounter]) TARGETS[op] = 3;

export const NOBODY_TOUCHED = -1;

/** The `Who` that the operation at `p` touches, or NOBODY_TOUCHED. */
export function touchedBy(p: number): number {
  const op = program[p]!;
  if (op === Op.Lasting) return program[p + 3]! & RULE_GRANTED ? Who.Those : NOBODY_TOUCHED;
  if (op === Op.Search) return Who.Those;
  if (op === Op.MoveAmber) return movedAmber(p);
  const operand = TARGETS[op]!;
  return operand === 0 ? NOBODY_TOUCHED : program[p + operand]!;
}

/** From one card to another, both of them chosen: the giver was kept while the other was chosen. */
export const isBetweenCards = (p: number): boolean =>
  program[p] === Op.MoveAmber && program[p + 2] === Who.Earlier && program[p + 3]! < From.Controller;

function movedAmber(p: number): number {
  if (program[p + 2]! < From.Controller && !isBetweenCards(p)) return program[p + 2]!;
  return program[p + 3]! < From.Controller ? program[p + 3]! : NOBODY_TOUCHED;
}

/** Where the effect goes on after the ways of a choice: each way ends with a jump there. */
export const afterWays = (p: number): number => program[program[p + 3]! - 1]!;
