import type { State } from '../../core/game.js';
import { at, Decision, F, Frame, Place, RELIC_MASTERY, Size, Zone } from './layout.js';
import { OptionKind, option } from './option.js';
import { costOf, focusPriceOf, program, traitsOf } from './pool.js';
import { Op, Trait } from './program.js';
import { isShield, nextToAssign } from './rules/attack.js';
import { canBeAttacked, canPayFor, hand, priceFor } from './rules/champions.js';
import { mostBid } from './rules/deal.js';
import { canExhaust } from './rules/exhaust.js';
import { opponentsOf } from './rules/players.js';
import { listTargets } from './rules/targets.js';
import { champions, definition, head, list, next } from './state.js';

/** Power to assign is the longest list: 0 to 999. */
export const MAX_OPTIONS = 1024;

/** Writes the options of the pending decision and returns how many there are. */
export function listOptions(s: State, out: Int32Array): number {
  const frame = s[at.top]!;
  switch (s[at.decision]) {
    case Decision.Main:
      return listMain(s, out);
    case Decision.Assign:
      return listAssign(s, out);
    case Decision.Shield:
      return listShields(s, s[at.decider]!, out);
    case Decision.Target:
      return listChoice(s, frame, out);
    case Decision.Player:
      return listOpponents(s, frame, out);
    case Decision.Bid:
      return listBids(s, out);
    case Decision.Leader:
      return listLeaders(s, out);
    default:
      return listCards(s, Place.Draft, OptionKind.Relic, out, 0);
  }
}

/** Whether an option is already there. */
function isListed(out: Int32Array, from: number, n: number, number: number): boolean {
  for (let i = from; i < n; i++) if (out[i] === number) return true;
  return false;
}

/** Equal cards of a list are one option. */
function listCards(s: State, place: number, kind: number, out: Int32Array, from: number): number {
  let n = from;
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    const number = option(kind, definition(s, card));
    if (!isListed(out, from, n, number)) out[n++] = number;
  }
  return n;
}

function listMain(s: State, out: Int32Array): number {
  const you = s[at.active]!;
  let n = listCards(s, hand(you), OptionKind.Play, out, 0);
  n = listRow(s, you, out, n);
  n = listExhausts(s, you, out, n);
  if (s[at.focused + you] === 0 && s[at.gems]! >= focusPriceOf[s[at.leader + you]!]!) {
    out[n++] = option(OptionKind.Focus);
  }
  if (s[at.power]! > 0) n = listAttacks(s, you, out, n);
  if (s[at.mastery + you]! >= RELIC_MASTERY) {
    n = listCards(s, list(you, Zone.Relics), OptionKind.Relic, out, n);
  }
  out[n++] = option(OptionKind.End);
  return n;
}

function listRow(s: State, you: number, out: Int32Array, from: number): number {
  const gems = s[at.gems]!;
  let n = from;
  for (let p = 0; p < Size.Row; p++) {
    const card = s[at.row + p]!;
    if (card < 0) continue;
    const d = definition(s, card);
    if (costOf[d]! > gems && priceFor(s, d, you) > gems) continue;
    const number = option(OptionKind.Recruit, d);
    if (isListed(out, from, n, number)) continue;
    out[n++] = number;
    if (traitsOf[d]! & Trait.Mercenary) out[n++] = option(OptionKind.FastPlay, d);
  }
  return n;
}

function listExhausts(s: State, you: number, out: Int32Array, from: number): number {
  let n = from;
  for (let card = head(s, champions(you)); card >= 0; card = next(s, card)) {
    if (!canExhaust(s, card, you)) continue;
    const number = option(OptionKind.Exhaust, definition(s, card));
    if (!isListed(out, from, n, number)) out[n++] = number;
  }
  return n;
}

function listAttacks(s: State, you: number, out: Int32Array, from: number): number {
  const opponents = opponentsOf(s, you);
  let n = from;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (opponents & (1 << seat)) n = listAttacksOn(s, you, seat, out, n);
  }
  return n;
}

function listAttacksOn(s: State, you: number, seat: number, out: Int32Array, from: number): number {
  let n = from;
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    if (!canPayFor(s, card, seat) || !canBeAttacked(s, card, seat, you)) continue;
    const number = option(OptionKind.Attack, definition(s, card), seat);
    if (!isListed(out, from, n, number)) out[n++] = number;
  }
  return n;
}

function listAssign(s: State, out: Int32Array): number {
  const seat = nextToAssign(s);
  const left = s[at.left]!;
  for (let i = 0; i <= left; i++) out[i] = option(OptionKind.Assign, seat, i);
  return left + 1;
}

function listShields(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  for (let card = head(s, hand(seat)); card >= 0; card = next(s, card)) {
    if (!isShield(s, card, seat)) continue;
    const number = option(OptionKind.Shield, definition(s, card));
    if (!isListed(out, 0, n, number)) out[n++] = number;
  }
  out[n++] = option(OptionKind.Done);
  return n;
}

/** Only banishing may be left alone. */
function listChoice(s: State, frame: number, out: Int32Array): number {
  let n = listTargets(s, frame, out);
  if (s[frame + F.Kind] === Frame.Effect && program[s[frame + F.Pc]!] === Op.Banish) {
    out[n++] = option(OptionKind.Done);
  }
  return n;
}

function listOpponents(s: State, frame: number, out: Int32Array): number {
  const opponents = opponentsOf(s, s[frame + F.You]!);
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (opponents & (1 << seat)) out[n++] = option(OptionKind.Player, 0, seat);
  }
  return n;
}

function listBids(s: State, out: Int32Array): number {
  const most = mostBid(s, s[at.decider]!);
  let n = 0;
  out[n++] = option(OptionKind.Pass);
  for (let i = s[at.bid]! + 1; i <= most; i++) out[n++] = option(OptionKind.Bid, 0, i);
  return n;
}

function listLeaders(s: State, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < Size.Seats; i++) {
    if (s[at.leaders + i]! >= 0) out[n++] = option(OptionKind.Leader, s[at.leaders + i]!);
  }
  return n;
}
