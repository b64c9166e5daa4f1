import type { State } from '../../../core/game.js';
import { at, Decision, End, Flag, INFINITE, Phase, Variant } from '../layout.js';
import { definition, head, isVariant, next } from '../state.js';
import { hand, isOpenToAttack, shieldInPlay, shieldOn } from './champions.js';
import { endIfWon, opponentsOf } from './players.js';
import { ask } from './stack.js';

/** All power that is left goes to the opponents who can be attacked. */
export function beginAttack(s: State): void {
  const you = s[at.active]!;
  const open = s[at.power] === 0 ? 0 : openTo(s, you);
  if (open === 0) {
    s[at.phase] = Phase.End;
    return;
  }
  const isSplit = (open & (open - 1)) !== 0 && !isVariant(s, Variant.ThreeWay) && s[at.power]! < INFINITE;
  if (!isSplit) return assignToAll(s, open);
  s[at.left] = s[at.power]!;
  s[at.waiting] = open;
  s[at.phase] = Phase.Assign;
}

function openTo(s: State, you: number): number {
  const opponents = opponentsOf(s, you);
  let open = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (opponents & (1 << seat) && isOpenToAttack(s, seat, you)) open |= 1 << seat;
  }
  return open;
}

function assignToAll(s: State, open: number): void {
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (open & (1 << seat)) s[at.assigned + seat] = s[at.power]!;
  }
  beginShields(s);
}

/** The next opponent, clockwise, who still has to be assigned power. */
export function nextToAssign(s: State): number {
  let seat = s[at.active]!;
  do seat = (seat + 1) % s[at.players]!;
  while ((s[at.waiting]! & (1 << seat)) === 0);
  return seat;
}

/** The last opponent gets the rest. */
export function stepAssign(s: State): void {
  const seat = nextToAssign(s);
  const others = s[at.waiting]! & ~(1 << seat);
  if (others !== 0 && s[at.left]! > 0) return ask(s, Decision.Assign, s[at.active]!);
  s[at.assigned + seat] = s[at.left]!;
  beginShields(s);
}

export function assign(s: State, seat: number, n: number): void {
  s[at.assigned + seat] = n;
  s[at.left]! -= n;
  s[at.waiting]! &= ~(1 << seat);
}

// Shields

function beginShields(s: State): void {
  s[at.blocker] = 0;
  s[at.phase] = Phase.Shields;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (s[at.assigned + seat]! > 0)
      s[at.blocked + seat] = s[at.ignoreShields] === 1 ? 0 : shieldInPlay(s, seat);
  }
}

/** Whether a player is attacked and can still show a shield that would help. */
function mayBlock(s: State, seat: number): boolean {
  if (s[at.ignoreShields] === 1 || s[at.assigned + seat]! >= INFINITE) return false;
  if (s[at.assigned + seat]! <= s[at.blocked + seat]!) return false;
  for (let card = head(s, hand(seat)); card >= 0; card = next(s, card))
    if (isShield(s, card, seat)) return true;
  return false;
}

/** Whether a card of a hand can be shown now. */
export const isShield = (s: State, card: number, seat: number): boolean =>
  (s[at.card + card]! & Flag.Shown) === 0 && shieldOn(s, definition(s, card), seat) > 0;

/** The attacked players are asked clockwise, each until they are done. */
export function stepShields(s: State): void {
  const players = s[at.players]!;
  for (; s[at.blocker]! < players - 1; s[at.blocker]!++) {
    const seat = (s[at.active]! + 1 + s[at.blocker]!) % players;
    if (mayBlock(s, seat)) return ask(s, Decision.Shield, seat);
  }
  s[at.phase] = Phase.Damage;
}

export function showShield(s: State, card: number, seat: number): void {
  s[at.card + card]! |= Flag.Shown | Flag.Seen;
  s[at.blocked + seat]! += shieldOn(s, definition(s, card), seat);
}

export function endShields(s: State): void {
  s[at.blocker]!++;
}

// Damage

/** Everybody who was attacked takes what was not blocked; who has no health left is out. */
export function stepDamage(s: State): void {
  const isInfinite = s[at.power]! >= INFINITE;
  let excess = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (s[at.assigned + seat]! > 0) excess = Math.max(excess, damage(s, seat));
  }
  endIfWon(s, isInfinite ? End.Infinity : End.Power);
  s[at.phase] = Phase.End;
  if (isVariant(s, Variant.Team) && excess > 0 && s[at.winner]! < 0) attackOn(s, excess);
}

/** Returns what is left of the power when the player drops out. */
function damage(s: State, seat: number): number {
  const n = Math.max(0, s[at.assigned + seat]! - s[at.blocked + seat]!);
  const health = s[at.health + seat]!;
  for (let card = head(s, hand(seat)); card >= 0; card = next(s, card)) s[at.card + card]! &= ~Flag.Shown;
  s[at.assigned + seat] = 0;
  s[at.blocked + seat] = 0;
  s[at.dealt + seat] = Math.min(INFINITE, s[at.dealt + seat]! + n);
  s[at.health + seat] = Math.max(0, health - n);
  if (n < health) return 0;
  s[at.out + seat] = 1;
  return n >= INFINITE - health ? INFINITE : n - health;
}

/** In the team game what is left goes on at once to the other opponent. */
function attackOn(s: State, n: number): void {
  const open = openTo(s, s[at.active]!);
  if (open === 0) return;
  s[at.assigned + 31 - Math.clz32(open)] = n;
  beginShields(s);
}

/** Damage to one opponent in this turn. */
export function mostDealt(s: State): number {
  let most = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) most = Math.max(most, s[at.dealt + seat]!);
  return most;
}
