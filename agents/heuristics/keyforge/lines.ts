import type { State } from '../../../src/core/game.js';
import { at, F, Size, Zone } from '../../../src/games/keyforge/layout.js';
import { powerOf, program } from '../../../src/games/keyforge/pool.js';
import { Fi, Keyword, Pile, Side } from '../../../src/games/keyforge/program.js';
import { ctx } from '../../../src/games/keyforge/rules/context.js';
import { collect } from '../../../src/games/keyforge/rules/evaluate.js';
import {
  amberOn,
  controllerOf,
  damageOn,
  definition,
  headOf,
  nextCard,
  placeOf,
} from '../../../src/games/keyforge/state.js';
import { keywordsNow, lifeOf, loss, powerNow, standing } from './board.js';
import { PART, part, W } from './weights.js';

// Places in a line, and what is laid on its creatures anew.

/** Taunt stands beside what is worth protecting; the weak stand beside taunt. */
export function besideScore(s: State, card: number, neighbour: number): number {
  if (neighbour < 0 || neighbour === card) return 0;
  const guards = (keywordsNow(s, card) & Keyword.Taunt) !== 0;
  const isGuarded = (keywordsNow(s, neighbour) & Keyword.Taunt) !== 0;
  if (guards === isGuarded) return 0;
  return guards
    ? (standing(s, neighbour) / (1 + powerNow(s, neighbour))) | 0
    : (W.amber / (1 + powerOf[definition(s, card)]!)) | 0;
}

/** What the place of this creature would do for the one that changes places with it. */
export function swapWorth(s: State, card: number, me: number): number {
  const mover = ctx.self >= 0 && placeOf(s, ctx.self) === placeOf(s, card) ? ctx.self : card;
  const places = besideScore(s, mover, s[at.prev + card]!) + besideScore(s, mover, s[at.next + card]!);
  return part(controllerOf(s, card) === me ? 1 : -1, places + part(0.01, standing(s, card)));
}

/** A line that is put in order keeps the one it has. */
export function orderScore(s: State, card: number): number {
  let place = 0;
  for (let other = headOf(s, controllerOf(s, card), Zone.Line); other >= 0 && other !== card; ) {
    other = nextCard(s, other);
    place++;
  }
  return -place;
}

const found = new Int32Array(Size.Cards + 8);

/** Damage that is laid anew kills the best enemy that it can, or goes to friends that bear it. */
export function redistribution(s: State, pile: number, filter: number): number {
  const n = collect(s, filter, found);
  let total = 0;
  for (let i = 0; i < n; i++) total += pile === Pile.Amber ? amberOn(s, found[i]!) : damageOn(s, found[i]!);
  if (total === 0) return 0;
  if (pile === Pile.Amber || program[filter + Fi.Side] === Side.Friendly) return W.margin;
  let best = 0;
  for (let i = 0; i < n; i++) if (powerNow(s, found[i]!) <= total) best = Math.max(best, loss(s, found[i]!));
  return best + W.margin;
}

/** One after the other: damage to friends that survive it and to enemies that do not, æmber the other way round. */
export function layScore(s: State, frame: number, card: number, me: number): number {
  const isMine = controllerOf(s, card) === me;
  const life = lifeOf(s, card);
  if (program[s[frame + F.Pc]! + 1] === Pile.Amber) return isMine ? life : -life;
  if (isMine) return life > 1 ? life : part(-1, loss(s, card));
  const share = life <= s[frame + F.Count]! - 1 ? 1 : PART.wound;
  return life <= 0 ? 0 : ((share * loss(s, card)) / life) | 0;
}
