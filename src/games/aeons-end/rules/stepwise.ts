import type { State } from '../../../core/game.js';
import { at, Decision, F, TurnCard } from '../layout.js';
import { slotsOf } from '../pool.js';
import { advance } from './advance.js';
import { ask } from './stack.js';
import { discardedKinds, kindsBelow, placeTurnCard, refillTurnDeck, turnCardBack } from './turn-order.js';

const onlyBit = (bits: number): number => (bits & (bits - 1) ? -1 : 31 - Math.clz32(bits));

// A turn order card goes back into the deck

export function putBack(s: State, frame: number, wild: boolean): void {
  const kinds = discardedKinds(s, wild);
  if (kinds === 0) {
    advance(s, frame);
    return undefined;
  }
  const only = onlyBit(kinds);
  if (only < 0) return ask(s, Decision.TurnCard, s[frame + F.You]!);
  return backInto(s, frame, only);
}

export function backInto(s: State, frame: number, kind: number): void {
  turnCardBack(s, kind);
  if (kind < TurnCard.Wild) s[frame + F.Them] = kind;
  advance(s, frame);
}

// Charges for allies, one at a time

/** Allies that have room for a charge, as bits; a single mage is its own ally. */
export function alliesWithRoom(s: State, you: number): number {
  let bits = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (seat === you && s[at.players]! > 1) continue;
    if (s[at.charges + seat]! < slotsOf[s[at.mage + seat]!]!) bits |= 1 << seat;
  }
  return bits;
}

export function splitCharges(s: State, frame: number, n: number): void {
  if (s[frame + F.Count] === 0) s[frame + F.Count] = n + 1;
  while (s[frame + F.Count]! > 1) {
    const allies = alliesWithRoom(s, s[frame + F.You]!);
    if (allies === 0) break;
    const only = onlyBit(allies);
    if (only < 0) return ask(s, Decision.Player, s[frame + F.You]!);
    giveCharge(s, frame, only);
  }
  s[frame + F.Count] = 0;
  advance(s, frame);
  return undefined;
}

export function giveCharge(s: State, frame: number, seat: number): void {
  s[at.charges + seat]!++;
  s[frame + F.Count]!--;
}

// The turn order deck in any order

/** From the top down, each card is chosen among those that are left. */
export function arrangeTurns(s: State, frame: number): void {
  if (s[frame + F.Count] === 0) {
    refillTurnDeck(s);
    s[frame + F.Count] = s[at.turnDeckCount]! + 1;
  }
  while (s[frame + F.Count]! > 1) {
    const left = s[frame + F.Count]! - 1;
    const only = onlyBit(kindsBelow(s, left));
    if (only < 0) return ask(s, Decision.TurnCard, s[frame + F.You]!);
    placeNext(s, frame, only);
  }
  s[frame + F.Count] = 0;
  advance(s, frame);
  return undefined;
}

export function placeNext(s: State, frame: number, kind: number): void {
  placeTurnCard(s, kind, s[frame + F.Count]! - 1);
  s[frame + F.Count]!--;
}
