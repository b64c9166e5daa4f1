import type { State } from '../../../core/game.js';
import { ask as askSeat, goesOn as isOnTop, pushFrame } from '../../../core/machine.js';
import { at, type Decision, F, type Frame, None, Size } from '../layout.js';

export { pop } from '../../../core/machine.js';

/** Where the room for frames ends: abilities that wait in windows lie at the back of the stack. */
export const roomEnd = (s: State): number => at.words - s[at.pendingCount]! * Size.PendingWords;

/** A frame of ten words, for a procedure of the rules. */
export function pushShort(s: State, kind: Frame, self: number, you: number): number {
  const frame = pushFrame(s, kind, F.Short, roomEnd(s));
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  s[frame + F.Subject] = None.Card;
  s[frame + F.Foe] = None.Card;
  return frame;
}

/** A frame with registers and sets, for an effect or a destruction. */
export function pushLong(s: State, kind: Frame, self: number, you: number): number {
  const frame = pushFrame(s, kind, F.Long, roomEnd(s));
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  s[frame + F.Subject] = None.Card;
  s[frame + F.Foe] = None.Card;
  s[frame + F.Granter] = None.Card;
  s[frame + F.It] = None.Card;
  return frame;
}

/** Whether the procedure of this frame may take its next step at once: nothing came on top, is asked or to be checked. */
export const goesOn = (s: State, frame: number): boolean => isOnTop(s, frame) && s[at.recheck] === 0;

/** Stops for a decision of the active player, who makes all of them once the game has begun. */
export const ask = (s: State, decision: Decision): void => askSeat(s, decision, s[at.active]!);
