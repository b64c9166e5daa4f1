import type { State } from '../../../core/game.js';
import { F } from '../layout.js';
import { lengthOf, program } from '../pool.js';

/** The frame goes on after the operation that it is at. */
export function advance(s: State, frame: number): void {
  s[frame + F.Pc]! += lengthOf[program[s[frame + F.Pc]!]!]!;
}
