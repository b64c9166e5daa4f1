import type { State } from '../../../src/core/game.js';
import { at, Mod } from '../../../src/games/keyforge/layout.js';
import { modsOf, program } from '../../../src/games/keyforge/pool.js';
import { From, Kind, Seat, Spend, Who } from '../../../src/games/keyforge/program.js';
import { ctx, seatOf } from '../../../src/games/keyforge/rules/context.js';
import { isSpendable } from '../../../src/games/keyforge/rules/permissions.js';
import { amberOn, controllerOf, definition, kindAt } from '../../../src/games/keyforge/state.js';
import { lifeOf, poolWorth } from './board.js';
import { reckon } from './visible.js';
import { part, W } from './weights.js';

// æmber that comes onto cards and leaves them.

/** A strong creature keeps what it captures. */
export function capture(s: State, p: number, card: number, me: number): number {
  const from = program[p + 3]!;
  const mine = controllerOf(s, card);
  const seat = from === From.Controller ? mine : from === Seat.Opponent ? 1 - mine : seatOf(s, from);
  const taken = Math.min(reckon(s, program[p + 1]!), s[at.amber + seat]!);
  return taken === 0 ? 0 : captured(s, me, seat, taken) + keeping(s, card, me);
}

const captured = (s: State, me: number, seat: number, n: number): number =>
  ((W.captured * poolWorth(s, me, seat, part(-1, n))) / W.amber) | 0;

/** æmber is wanted on a friend that lives long and on an enemy that does not. */
const keeping = (s: State, card: number, me: number): number =>
  part(controllerOf(s, card) === me ? 20 : -20, lifeOf(s, card));

/** As much as there is from the other pool, the rest from one's own. */
export function captureFromAnyone(s: State, p: number, me: number): number {
  const n = reckon(s, program[p + 1]!);
  const theirs = Math.min(n, s[at.amber + 1 - ctx.you]!);
  const own = Math.min(n - theirs, s[at.amber + ctx.you]!);
  return captured(s, me, 1 - ctx.you, theirs) + captured(s, me, ctx.you, own);
}

/** From a card to a pool or away; or onto a card. */
export function moveAmber(s: State, p: number, card: number, me: number): number {
  const from = program[p + 2]!;
  if (from < From.Controller && from !== Who.Earlier) return givenUp(s, p, card, me);
  if (from >= From.Pool && isPurse(s, card)) return controllerOf(s, card) === me ? W.margin : -W.margin;
  return part(laidOn(s, card, me), reckon(s, program[p + 1]!));
}

/**
 * One æmber laid on a card: of a creature that dies the other player gets it, an artifact keeps it. What can be spent
 * from there is as good as in the pool.
 */
export function laidOn(s: State, card: number, me: number): number {
  const mine = controllerOf(s, card) === me ? 1 : -1;
  if (isPurse(s, card)) return mine * W.amber;
  return kindAt(s, card) === Kind.Creature ? keeping(s, card, me) - mine * W.exalted : mine * W.exalted;
}

const isPurse = (s: State, card: number): boolean =>
  isSpendable(s, card, Spend.Keys | Spend.Anything) ||
  (card === ctx.self && ((modsOf[definition(s, card)]! >> Mod.Spendable) & 1) === 1);

/** What a card gives away of the æmber on it. */
export function givenUp(s: State, p: number, card: number, me: number): number {
  const foe = controllerOf(s, card) === me ? -1 : 1;
  const to = program[p + 3]!;
  const n = Math.min(reckon(s, program[p + 1]!), amberOn(s, card));
  if (n === 0) return 0;
  const pool = to >= From.Pool ? poolWorth(s, me, seatOf(s, to - From.Pool), n) : 0;
  return pool - W.captured * n * foe - keeping(s, card, me);
}
