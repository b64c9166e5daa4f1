import type { State } from '../../../core/game.js';
import { at, Decision, F } from '../layout.js';
import { program } from '../pool.js';
import { advance } from './advance.js';
import { seatOf } from './context.js';
import { test } from './evaluate.js';
import { ask } from './stack.js';

/** The ways of an "or" that may be chosen, as bits: those that can be done fully or, failing that, all. */
export function choosableWays(s: State, pc: number): number {
  const n = program[pc + 2]!;
  let bits = 0;
  for (let i = 0; i < n; i++) {
    const condition = program[pc + 3 + 2 * i]!;
    if (condition === 0 || test(s, condition)) bits |= 1 << i;
  }
  return bits === 0 ? (1 << n) - 1 : bits;
}

export function oneOf(s: State, frame: number, pc: number): void {
  const ways = choosableWays(s, pc);
  if (ways & (ways - 1)) return ask(s, Decision.Choice, seatOf(s, program[pc + 1]!));
  return takeWay(s, frame, pc, 31 - Math.clz32(ways));
}

export function takeWay(s: State, frame: number, pc: number, way: number): void {
  s[frame + F.Pc] = program[pc + 4 + 2 * way]!;
}

/** The active player first, then around the table. */
export function eachPlayer(s: State, frame: number): void {
  s[frame + F.Loop] = s[at.players]!;
  s[frame + F.Them] = s[at.active]!;
  advance(s, frame);
}

export function nextPlayer(s: State, frame: number, body: number, behind: number): void {
  const again = --s[frame + F.Loop]! > 0;
  s[frame + F.Them] = (s[frame + F.Them]! + 1) % s[at.players]!;
  s[frame + F.Pc] = again ? body : behind;
}

export function repeats(s: State, frame: number, body: number, behind: number): void {
  s[frame + F.Pc] = --s[frame + F.Loop]! > 0 ? body : behind;
}
