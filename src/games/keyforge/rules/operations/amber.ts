import type { State } from '../../../../core/game.js';
import { at, Cares, Decision, F, None } from '../../layout.js';
import { program } from '../../pool.js';
import { From, Seat } from '../../program.js';
import { controllerOf, copySet, inPlay, isCreature, nextIn, remove, touch } from '../../state.js';
import { advance } from '../advance.js';
import { addToPool, capture, lose, putOn, takeOff } from '../amber.js';
import { bindFrame, ctx, isSomebody, seatOf } from '../context.js';
import { amount } from '../evaluate.js';
import { ask } from '../stack.js';
import { amountFor, targets } from './targets.js';

/** One player or both gain æmber. */
export function gain(s: State, frame: number, n: number, who: number): void {
  const each = isSomebody(s, who) ? amount(s, n) : 0;
  if (who !== Seat.Both) {
    s[frame + F.Did] = addToPool(s, seatOf(s, who), each);
    return;
  }
  s[frame + F.Did] = addToPool(s, s[at.active]!, each) + addToPool(s, 1 - s[at.active]!, each);
}

/** One player or both lose æmber. */
export function loseAmber(s: State, frame: number, n: number, who: number): void {
  const each = isSomebody(s, who) ? amount(s, n) : 0;
  if (who === Seat.Both) s[frame + F.Did] = lose(s, 0, each) + lose(s, 1, each);
  else s[frame + F.Did] = lose(s, seatOf(s, who), each);
}

/**
 * The pool a creature captures from; "your opponent" is that of the capturing creature's controller, or of
 * the player who uses its ability as if it were theirs.
 */
function captureSeat(s: State, card: number, from: number): number {
  if (from === From.Controller) return controllerOf(s, card);
  if (from !== Seat.Opponent) return seatOf(s, from);
  return 1 - (card === ctx.self ? ctx.you : controllerOf(s, card));
}

/** All capture at once; where a pool is too small for all, the player says which of them do. */
export function captureAll(s: State, frame: number, n: number, who: number, from: number): void {
  if (s[frame + F.Count] === 0) {
    copySet(s, targets(s, frame, who), frame + F.Earlier);
    s[frame + F.Count] = 1;
    s[frame + F.Extra] = 0;
  }
  const set = frame + F.Earlier;
  const scarce = isScarce(s, frame, n, from, 0) | (isScarce(s, frame, n, from, 1) << 1);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!isCreature(s, card)) remove(s, set, card);
    else if (((scarce >> captureSeat(s, card, from)) & 1) === 0) captureOne(s, frame, card);
  }
  if (scarce !== 0) {
    ask(s, Decision.Target);
    return;
  }
  s[frame + F.Did] = s[frame + F.Extra]!;
  s[frame + F.Count] = 0;
  advance(s, frame);
}

/** 1 when several creatures would take more from this pool than there is, and something to begin with. */
function isScarce(s: State, frame: number, n: number, from: number, seat: number): number {
  const set = frame + F.Earlier;
  let wanted = 0;
  let rivals = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!isCreature(s, card) || captureSeat(s, card, from) !== seat) continue;
    wanted += amountFor(s, n, card);
    rivals++;
  }
  const pool = s[at.amber + seat]!;
  return rivals > 1 && pool > 0 && wanted > pool ? 1 : 0;
}

/** One of the creatures that capture does so now. */
export function captureOne(s: State, frame: number, card: number): void {
  bindFrame(s, frame);
  const pc = s[frame + F.Pc]!;
  const n = amountFor(s, program[pc + 1]!, card);
  s[frame + F.Extra]! += capture(s, card, captureSeat(s, card, program[pc + 3]!), n);
  remove(s, frame + F.Earlier, card);
}

/** The most that can be captured in all, where the player says how much of it comes from the opponent. */
export function captureFromAnyone(s: State, frame: number, n: number, who: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  if (card < 0 || !isCreature(s, card)) return advance(s, frame);
  s[frame + F.It] = card;
  s[frame + F.Extra] = amount(s, n);
  if (leastFrom(s, frame) < mostFrom(s, frame)) return ask(s, Decision.Amount);
  return captureShare(s, frame, mostFrom(s, frame));
}

/** How much must, and how much can, come from the opponent. */
export const leastFrom = (s: State, frame: number): number =>
  Math.min(
    s[at.amber + 1 - s[frame + F.You]!]!,
    Math.max(0, s[frame + F.Extra]! - s[at.amber + s[frame + F.You]!]!),
  );
export const mostFrom = (s: State, frame: number): number =>
  Math.min(s[frame + F.Extra]!, s[at.amber + 1 - s[frame + F.You]!]!);

/** So much from the opponent, and the rest from the player. */
export function captureShare(s: State, frame: number, n: number): void {
  const card = s[frame + F.It]!;
  const you = s[frame + F.You]!;
  const rest = s[frame + F.Extra]! - n;
  s[frame + F.Did] = capture(s, card, 1 - you, n) + capture(s, card, you, rest);
  advance(s, frame);
}

/** æmber goes from the supply, a pool or cards to another such place, if there is one. */
export function moveAmber(s: State, frame: number, n: number, from: number, to: number): void {
  s[frame + F.Did] = 0;
  const card = to >= From.Supply ? None.Card : nextIn(s, targets(s, frame, to), 0);
  if (to < From.Supply && (card < 0 || !inPlay(s, card))) return;
  let moved = 0;
  if (from === From.Supply) moved = amount(s, n);
  else if (from >= From.Pool) moved = lose(s, seatOf(s, from - From.Pool), amount(s, n));
  else moved = takeFromCards(s, targets(s, frame, from), n);
  s[frame + F.Did] = moved;
  if (to >= From.Pool) s[frame + F.Did] = addToPool(s, seatOf(s, to - From.Pool), moved);
  else if (card >= 0) putOn(s, card, moved);
}

function takeFromCards(s: State, set: number, n: number): number {
  let moved = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (inPlay(s, card)) moved += takeOff(s, card, amountFor(s, n, card));
  }
  return moved;
}

/** The keys forged in a player's previous turn that are forged still. */
export const unforgeable = (s: State, seat: number): number =>
  s[at.keysForgedLast + seat]! & s[at.keys + seat]!;

/** One key; which of two it is matters only to cards that ask for its colour. */
export function unforge(s: State, frame: number, seat: number): void {
  const forged = unforgeable(s, seat);
  if (s[at.cares]! & Cares.Colours && (forged & (forged - 1)) !== 0) return ask(s, Decision.Key);
  return unforgeKey(s, frame, seat, forged & -forged);
}

export function unforgeKey(s: State, frame: number, seat: number, key: number): void {
  s[at.keys + seat]! &= ~key;
  s[frame + F.Did] = key === 0 ? 0 : 1;
  advance(s, frame);
  touch(s);
}
