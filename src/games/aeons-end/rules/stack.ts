import type { State } from '../../../core/game.js';
import { at, type Decision, F, Frame, None, Size } from '../layout.js';

/** Puts a frame on top and returns its base. */
export function push(s: State, kind: Frame, self: number, you: number): number {
  const used = s[at.stackUsed]!;
  if (used + F.Words > Size.Stack) throw new Error('effects are nested too deep');
  const frame = at.stack + used;
  for (let word = frame + F.Pc; word < frame + F.Words; word++) s[word] = 0;
  s[frame + F.Kind] = kind;
  s[frame + F.Below] = s[at.top]!;
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  s[frame + F.It] = None.Card;
  s[at.stackUsed] = used + F.Words;
  s[at.top] = frame;
  return frame;
}

/** Takes off the top frame. */
export function pop(s: State): void {
  const frame = s[at.top]!;
  s[at.stackUsed] = frame - at.stack;
  s[at.top] = s[frame + F.Below]!;
}

/** An effect on top of what goes on; nothing when there is none. */
export function pushEffect(s: State, pc: number, self: number, you: number): number {
  if (pc === 0) return -1;
  const frame = push(s, Frame.Effect, self, you);
  s[frame + F.Pc] = pc;
  s[frame + F.Them] = you;
  return frame;
}

/** Stops for a decision. */
export function ask(s: State, decision: Decision, seat: number): void {
  s[at.decision] = decision;
  s[at.decider] = seat;
}
