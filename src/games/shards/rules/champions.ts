import type { State } from '../../../core/game.js';
import { at, INFINITE, Zone } from '../layout.js';
import {
  besideOf,
  bonusLeaderOf,
  bonusOf,
  cheaperEachOf,
  cheaperOf,
  costOf,
  defenseOf,
  printedOf,
  shieldFromOf,
  shieldInPlayOf,
  shieldOf,
  shieldThenOf,
  staticsOf,
} from '../pool.js';
import { Static } from '../program.js';
import { champions, countOf, definition, head, list, next } from '../state.js';
import { isInReach } from './players.js';

/** Bonuses of several cards add up. */
export function defense(s: State, card: number, seat: number): number {
  let n = defenseOf[definition(s, card)]!;
  for (let other = head(s, champions(seat)); other >= 0; other = next(s, other)) {
    const d = definition(s, other);
    if (bonusOf[d]! > 0 && printedOf[s[at.leader + seat]!] === bonusLeaderOf[d]) n += bonusOf[d]!;
  }
  return n;
}

/** What all champions of a player have together: Static bits. */
function staticsIn(s: State, seat: number): number {
  let bits = 0;
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    bits |= staticsOf[definition(s, card)]!;
  }
  return bits;
}

/** Whether another champion of its player protects this one and its player. */
function isCovered(s: State, card: number, seat: number): boolean {
  for (let other = head(s, champions(seat)); other >= 0; other = next(s, other)) {
    if (other !== card && staticsOf[definition(s, other)]! & Static.ProtectsYou) return true;
  }
  return false;
}

function hasPrinted(s: State, seat: number, printed: number): boolean {
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    if (printedOf[definition(s, card)] === printed) return true;
  }
  return false;
}

/** Whether a champion of a seat can be attacked by a player; effects that destroy it do not ask. */
export function canBeAttacked(s: State, card: number, seat: number, by: number): boolean {
  const d = definition(s, card);
  const statics = staticsOf[d]!;
  if (statics & Static.Protected) return false;
  if (statics & Static.ProtectedBeside && hasPrinted(s, seat, besideOf[d]!)) return false;
  if (statics & Static.ProtectedByMastery && s[at.mastery + by]! < s[at.mastery + seat]!) return false;
  return !isCovered(s, card, seat);
}

export const canPayFor = (s: State, card: number, seat: number): boolean =>
  s[at.power]! >= INFINITE || s[at.power]! >= defense(s, card, seat);

/** Whether power may be assigned to a player in the attack phase. */
export const isOpenToAttack = (s: State, seat: number, by: number): boolean =>
  isInReach(s, by, seat) && (staticsIn(s, seat) & Static.ProtectsYou) === 0;

/** Axia's price falls, its cost does not. */
export function priceFor(s: State, d: number, seat: number): number {
  if (cheaperOf[d] === 0) return costOf[d]!;
  return Math.max(0, costOf[d]! - cheaperOf[d]! * countOf(s, seat, cheaperEachOf[d]!));
}

// Shields

/** What cards in play block whenever their player is attacked. */
export function shieldInPlay(s: State, seat: number): number {
  let n = 0;
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    if (shieldInPlayOf[d] === 0) continue;
    n += s[at.mastery + seat]! >= shieldFromOf[d]! ? shieldThenOf[d]! : shieldInPlayOf[d]!;
  }
  return n;
}

/** What a card blocks when it is shown from its player's hand. */
export function shieldOn(s: State, d: number, seat: number): number {
  return staticsOf[d]! & Static.ShieldIsMastery ? s[at.mastery + seat]! : shieldOf[d]!;
}

export const hand = (seat: number): number => list(seat, Zone.Hand);
