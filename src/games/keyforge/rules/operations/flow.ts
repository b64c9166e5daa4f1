import type { State } from '../../../../core/game.js';
import { Decision, F, Zone } from '../../layout.js';
import { program } from '../../pool.js';
import { GUARD_AGAIN, GUARD_IT, GUARD_SELF, Value } from '../../program.js';
import { inPlay, isCreature, nextIn, remove, sizeOf, zoneOf } from '../../state.js';
import { ctx } from '../context.js';
import { saved } from '../destroy.js';
import { amount, anyMatch, test } from '../evaluate.js';
import { canForge } from '../forge.js';
import { power } from '../modifiers.js';
import { ask, pop } from '../stack.js';

/** Whether an optional effect can do anything at all, as far as its first part tells. */
export function isPossible(s: State, frame: number, guard: number, next: number): boolean {
  if (guard === 0) return true;
  if (guard > 0) return anyMatch(s, guard);
  if (guard === GUARD_IT) return ctx.it >= 0;
  if (guard === GUARD_SELF) return inPlay(s, ctx.self);
  if (guard === GUARD_AGAIN) return canRepeat(s, ctx.self);
  if (guard < GUARD_AGAIN) return test(s, -guard);
  const cost = program[next + 1]!;
  return canForge(s, s[frame + F.You]!, cost === Value.Free ? Value.Free : amount(s, cost));
}

/** Goes on after an optional effect that was not done. */
export function decline(s: State, frame: number, address: number): void {
  s[frame + F.Did] = 0;
  s[frame + F.Pc] = address;
}

/** Takes the next card of a loop, in the player's order. What was done in all is known after the loop. */
export function eachCard(s: State, frame: number, body: number, after: number): void {
  const n = sizeOf(s, frame + F.LoopSet);
  if (n === 0) {
    s[frame + F.Did] = s[frame + F.Loop]!;
    s[frame + F.Pc] = after;
  } else if (n === 1) {
    nextInLoop(s, frame, nextIn(s, frame + F.LoopSet, 0), body);
  } else {
    ask(s, Decision.Target);
  }
}

/** Runs the body of a loop with this card as "it". */
export function nextInLoop(s: State, frame: number, card: number, body: number): void {
  remove(s, frame + F.LoopSet, card);
  s[frame + F.It] = card;
  s[frame + F.Pc] = body;
}

/** A grafted card is not in play, but it is there as long as the card that bears it. */
const canRepeat = (s: State, card: number): boolean =>
  inPlay(s, card) || zoneOf(s, card) === Zone.Aside || zoneOf(s, card) === Zone.Under;

/** A repeated effect stops when its card has left play, or after more rounds in vain than wards could cause. */
export function repeats(s: State, frame: number): boolean {
  if (s[frame + F.Did] === 0 && ++s[frame + F.Loop]! > ROUNDS_IN_VAIN) return false;
  return canRepeat(s, ctx.self);
}
const ROUNDS_IN_VAIN = 12;

/** A creature without power would be destroyed, and saved, again for ever. */
export function untag(s: State): void {
  if (isCreature(s, ctx.self) && power(s, ctx.self) === 0) pop(s);
  else saved(s, ctx.self);
}
