import type { State } from '../../../core/game.js';
import { at, Decision, F, type Frame, None, Size } from '../layout.js';

/** Puts a frame on top and returns its base. Cards are None.Card, numbers 0 until set. */
export function push(s: State, kind: Frame, words: number): number {
  const used = s[at.stackUsed]!;
  if (used + words > Size.Stack - s[at.pendingCount]! * Size.PendingWords)
    throw new Error('effects are nested too deep');
  const frame = at.stack + used;
  for (let word = frame + F.Short; word < frame + words; word++) s[word] = 0;
  s[frame + F.Kind] = kind;
  s[frame + F.Below] = s[at.top]!;
  s[frame + F.Pc] = 0;
  s[frame + F.Self] = None.Card;
  s[frame + F.You] = 0;
  s[frame + F.Subject] = None.Card;
  s[frame + F.Player] = 0;
  s[frame + F.Number] = 0;
  s[frame + F.Foe] = None.Card;
  s[frame + F.Extra] = 0;
  s[at.stackUsed] = used + words;
  s[at.top] = frame;
  return frame;
}

/** A frame of ten words, for a procedure of the rules. */
export function pushShort(s: State, kind: Frame, self: number, you: number): number {
  const frame = push(s, kind, F.Short);
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  return frame;
}

/** A frame with registers and sets, for an effect or a destruction. */
export function pushLong(s: State, kind: Frame, self: number, you: number): number {
  const frame = push(s, kind, F.Long);
  s[frame + F.Self] = self;
  s[frame + F.You] = you;
  s[frame + F.Granter] = None.Card;
  s[frame + F.It] = None.Card;
  return frame;
}

/** Takes off the top frame. */
export function pop(s: State): void {
  const frame = s[at.top]!;
  s[at.stackUsed] = frame - at.stack;
  s[at.top] = s[frame + F.Below]!;
}

/** Set while a game is told: then steps are taken one by one, so that each can be seen. */
let slowly = false;

export function stepSlowly(slow: boolean): void {
  slowly = slow;
}

/** Whether the procedure of this frame can take its next step at once: nothing came on top, is asked or to be checked. */
export const goesOn = (s: State, frame: number): boolean =>
  s[at.top] === frame && s[at.decision] === Decision.None && s[at.recheck] === 0 && !slowly;

/** Stops for a decision of the active player, who makes all of them once the game has begun. */
export function ask(s: State, decision: Decision): void {
  s[at.decision] = decision;
  s[at.decider] = s[at.active]!;
}
