import type { State } from '../../../core/game.js';
import { pushFrame } from '../../../core/machine.js';
import { at, F, Frame } from '../layout.js';

export { ask, goesOn, pop } from '../../../core/machine.js';

/** Puts a frame on top and returns its base. */
export function push(s: State, kind: Frame, self: number, you: number): number {
  const frame = pushFrame(s, kind, F.Words, at.words);
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  return frame;
}

/** Puts an effect on top of the stack; does nothing without a program. */
export function pushEffect(s: State, pc: number, self: number, you: number): void {
  if (pc !== 0) s[push(s, Frame.Effect, self, you) + F.Pc] = pc;
}
