import { NOBODY, type State } from '../../../core/game.js';
import { at } from '../layout.js';
import { program } from '../pool.js';
import { Op } from '../program.js';
import { countOf } from '../state.js';
import { holds } from './conditions.js';
import { drawCards, gain } from './gain.js';
import { pushEffect } from './stack.js';

/**
 * Runs the operations of an effect that neither ask nor put anything on the stack, and returns where the first other
 * one stands: most cards have no other, and so need no frame.
 */
export function runSimple(s: State, start: number, self: number, you: number): number {
  let pc = start;
  while (s[at.winner] === NOBODY) {
    switch (program[pc]) {
      case Op.Gain:
        gain(s, program[pc + 1]!, program[pc + 2]!, you);
        pc += 3;
        break;
      case Op.GainEach:
        gain(s, program[pc + 1]!, program[pc + 2]! * countOf(s, you, program[pc + 3]!), you);
        pc += 4;
        break;
      case Op.GainMastery:
        gain(s, program[pc + 1]!, Math.ceil(s[at.mastery + you]! / program[pc + 2]!), you);
        pc += 3;
        break;
      case Op.Draw:
        drawCards(s, program[pc + 1]!, you);
        pc += 2;
        break;
      case Op.Unless:
        pc = holds(s, program[pc + 1]!, program[pc + 2]!, self, you) ? pc + 4 : program[pc + 3]!;
        break;
      case Op.Jump:
        pc = program[pc + 1]!;
        break;
      default:
        return pc;
    }
  }
  return pc;
}

/** An effect: what is simple at once, the rest on the stack. */
export function beginEffect(s: State, pc: number, self: number, you: number): void {
  if (pc === 0) return;
  const rest = runSimple(s, pc, self, you);
  if (program[rest] !== Op.End) pushEffect(s, rest, self, you);
}
