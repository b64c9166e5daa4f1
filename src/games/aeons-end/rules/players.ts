import type { State } from '../../../core/game.js';
import { at, Decision, F, Size } from '../layout.js';
import { program } from '../pool.js';
import { Choose } from '../program.js';
import { advance } from './advance.js';
import { bindFrame } from './context.js';
import { measured } from './evaluate.js';
import { ask } from './stack.js';

const values = new Int32Array(Size.Seats);

/**
 * The players among whom the operation at `pc` chooses, as bits. An ally is anybody else, and a single mage is
 * its own ally. Exhausted players never have the lowest life, unless nobody else is left.
 */
export function choosablePlayers(s: State, frame: number, pc: number): number {
  bindFrame(s, frame);
  const mode = program[pc + 1]!;
  const n = s[at.players]!;
  let bits = (1 << n) - 1;
  if (n > 1 && (mode & 3) === Choose.Ally) bits &= ~(1 << s[frame + F.You]!);
  if (n > 1 && (mode & 3) === Choose.Another) bits &= ~(1 << s[frame + F.Them]!);
  if (mode === Choose.LowestLife) return lowestLife(s, bits);
  if (mode & (Choose.Able | Choose.Most)) return keepBest(s, pc, bits, mode);
  return bits;
}

function lowestLife(s: State, all: number): number {
  let least = 9999;
  let bits = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (s[at.exhausted + seat] || s[at.life + seat]! > least) continue;
    if (s[at.life + seat]! < least) bits = 0;
    least = s[at.life + seat]!;
    bits |= 1 << seat;
  }
  return bits === 0 ? all : bits;
}

/** Those with the most; for "able" whatever is beyond the amount does not count. */
function keepBest(s: State, pc: number, among: number, mode: number): number {
  const enough = mode & Choose.Able ? program[pc + 4]! : 9999;
  let best = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (!((among >> seat) & 1)) continue;
    values[seat] = Math.min(enough, measured(s, seat, program[pc + 2]!, program[pc + 3]!));
    best = Math.max(best, values[seat]!);
  }
  if (best === 0 && program[pc + 5]! > 0) return 0;
  let bits = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if ((among >> seat) & 1 && values[seat] === best) bits |= 1 << seat;
  }
  return bits;
}

export function choosePlayer(s: State, frame: number, pc: number): void {
  const bits = choosablePlayers(s, frame, pc);
  if (bits & (bits - 1)) return ask(s, Decision.Player, s[frame + F.You]!);
  if (bits === 0) s[frame + F.Pc] = program[pc + 5]!;
  else takePlayer(s, frame, 31 - Math.clz32(bits));
  return undefined;
}

export function takePlayer(s: State, frame: number, seat: number): void {
  s[frame + F.Them] = seat;
  advance(s, frame);
}
