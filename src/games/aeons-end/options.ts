import type { State } from '../../core/game.js';
import { CHARGE_COST } from './engine.js';
import { at, Breach, Decision, F, Flag, Frame, Place, Size, Zone } from './layout.js';
import { OptionKind, option } from './option.js';
import {
  costOf,
  kindOf,
  payAetherOf,
  payIfOf,
  payPcOf,
  preppedCostOf,
  preppedIfOf,
  preppedInMainOf,
  preppedOnceOf,
  preppedPcOf,
  program,
  slotsOf,
  textOf,
} from './pool.js';
import { Kind, Op, Pick, Text } from './program.js';
import { focusCost, LAST_STEP, listClosedBreaches, openCost, stepOf } from './rules/breaches.js';
import { candidates } from './rules/candidates.js';
import { bindFrame, bindSeat } from './rules/context.js';
import { isMinion, mostHusks } from './rules/damage.js';
import { test } from './rules/evaluate.js';
import { choosableWays } from './rules/flow.js';
import { aetherFor, choosablePiles, piles } from './rules/market.js';
import { cardOption, isListed, listFound } from './rules/pick.js';
import { choosablePlayers } from './rules/players.js';
import { alliesWithRoom } from './rules/stepwise.js';
import { countForced, mayResolve, mayUseAbility } from './rules/turn.js';
import { discardedKinds, kindsBelow } from './rules/turn-order.js';
import {
  breach,
  breachList,
  definition,
  head,
  isClosed,
  isOpen,
  isPresent,
  list,
  next,
  size,
} from './state.js';

/** More than any decision can have: a large hand of different spells for every breach, every pile, every card. */
export const MAX_OPTIONS = 256;

export function listOptions(s: State, out: Int32Array): number {
  const frame = s[at.top]!;
  switch (s[at.decision]) {
    case Decision.Main:
      return listMain(s, out);
    case Decision.Cast:
      return listCasts(s, out);
    case Decision.Order:
      return listCards(s, orderedList(s, frame), OptionKind.Order, out, 0);
    case Decision.Target:
      return listTargets(s, out);
    case Decision.Player:
      return listBits(playersFor(s, frame), OptionKind.Player, out);
    case Decision.Card:
      return listPicks(s, frame, out);
    case Decision.Breach:
      return listBreaches(s, frame, out);
    case Decision.May:
      out[0] = option(OptionKind.Yes);
      out[1] = option(OptionKind.No);
      return 2;
    case Decision.Choice:
      return listWays(s, frame, out);
    case Decision.Pile:
      return listPiles(s, frame, out);
    case Decision.TurnCard:
      return listBits(turnCardsFor(s, frame), OptionKind.TurnCard, out);
    case Decision.Number:
      return listNumbers(2, mostHusks(s, frame), out);
    case Decision.Corruption:
      return listCorruptions(s, out);
    default:
      return 0;
  }
}

function listBits(bits: number, kind: number, out: Int32Array): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    out[n++] = option(kind, 0, 31 - Math.clz32(left & -left));
  }
  return n;
}

function listNumbers(from: number, to: number, out: Int32Array): number {
  let n = 0;
  for (let value = from; value <= to; value++) out[n++] = option(OptionKind.Number, 0, value);
  return n;
}

/** The cards of a list, equal ones once. */
function listCards(s: State, place: number, kind: OptionKind, out: Int32Array, start: number): number {
  let n = start;
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    const number = cardOption(s, kind, card);
    if (!isListed(out, start, n, number)) out[n++] = number;
  }
  return n;
}

// The main phase

function listMain(s: State, out: Int32Array): number {
  const seat = s[at.active]!;
  let n = listHand(s, seat, out);
  n = listGains(s, out, n);
  if (s[at.aether]! >= CHARGE_COST && s[at.charges + seat]! < slotsOf[s[at.mage + seat]!]!) {
    out[n++] = option(OptionKind.Charge);
  }
  for (let b = 0; b < Size.Breaches; b++) n = listBreachActs(s, seat, b, out, n);
  n = listUses(s, seat, out, n);
  n = listDiscards(s, seat, out, n);
  for (let mage = 0; mage < s[at.players]!; mage++) {
    if (mayUseAbility(s, mage)) out[n++] = option(OptionKind.Ability, 0, mage);
  }
  out[n++] = option(OptionKind.End);
  return n;
}

function listHand(s: State, seat: number, out: Int32Array): number {
  const hand = list(seat, Zone.Hand);
  let n = 0;
  for (let card = head(s, hand); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    if (isRepeated(s, hand, card, d)) continue;
    if (kindOf[d]! & (Kind.Gem | Kind.Relic)) out[n++] = option(OptionKind.Play, d, hand);
    else if (kindOf[d] === Kind.Spell) n = listPreps(s, seat, d, out, n);
  }
  return n;
}

function isRepeated(s: State, place: number, card: number, d: number): boolean {
  for (let each = head(s, place); each !== card; each = next(s, each))
    if (definition(s, each) === d) return true;
  return false;
}

function listPreps(s: State, seat: number, d: number, out: Int32Array, start: number): number {
  let n = start;
  for (let b = 0; b < Size.Breaches; b++) {
    if (mayPrep(s, seat, b, d)) out[n++] = option(OptionKind.Prep, d, breachList(seat, b));
  }
  return n;
}

/** In an open breach, or in a closed one that was focused this turn; one spell, or two through Kadir's gate. */
function mayPrep(s: State, seat: number, b: number, d: number): boolean {
  const spells = size(s, breachList(seat, b));
  if (isOpen(s, seat, b)) return spells < 1 + s[at.gate]!;
  if (!isPresent(s, seat, b) || spells > 0) return false;
  return (breach(s, seat, b) & Breach.FocusedThisTurn) !== 0 || (textOf[d]! & Text.PrepAnywhere) !== 0;
}

function listGains(s: State, out: Int32Array, start: number): number {
  let n = start;
  for (let place = Place.Supply; place <= Place.Devoured; place++) {
    const card = head(s, place);
    if (card < 0) continue;
    const d = definition(s, card);
    if (costOf[d]! <= aetherFor(s, d)) out[n++] = option(OptionKind.Gain, d, place);
  }
  return n;
}

/** In the last position focusing is opening, at the same cost. */
function listBreachActs(s: State, seat: number, b: number, out: Int32Array, start: number): number {
  let n = start;
  if (!isClosed(s, seat, b)) return n;
  const place = breachList(seat, b);
  if (stepOf(s, seat, b) < LAST_STEP && focusCost(s, b) <= s[at.aether]!)
    out[n++] = option(OptionKind.Focus, 0, place);
  if (openCost(s, seat, b) <= s[at.aether]!) out[n++] = option(OptionKind.Open, 0, place);
  return n;
}

function listUses(s: State, seat: number, out: Int32Array, start: number): number {
  let n = start;
  for (let b = 0; b < Size.Breaches; b++) {
    for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card)) {
      if (!mayUse(s, seat, card)) continue;
      const number = option(OptionKind.Use, definition(s, card), breachList(seat, b));
      if (!isListed(out, start, n, number)) out[n++] = number;
    }
  }
  return n;
}

function mayUse(s: State, seat: number, card: number): boolean {
  const d = definition(s, card);
  if (preppedPcOf[d] === 0 || preppedInMainOf[d] === 0) return false;
  if (preppedOnceOf[d] && s[at.card + card]! & Flag.Used) return false;
  if (preppedCostOf[d]! > s[at.aether]!) return false;
  bindSeat(seat, card);
  return preppedIfOf[d] === 0 || test(s, preppedIfOf[d]!);
}

/** Powers that the active player can pay to discard, as a whole. */
function listDiscards(s: State, seat: number, out: Int32Array, start: number): number {
  let n = start;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    if (payAetherOf[d] === 0 && payPcOf[d] === 0) continue;
    if (payAetherOf[d]! > s[at.aether]!) continue;
    bindSeat(seat, card);
    if (payIfOf[d] === 0 || test(s, payIfOf[d]!)) out[n++] = option(OptionKind.Discard, d, Place.NemesisPlay);
  }
  return n;
}

// Elsewhere

function listCasts(s: State, out: Int32Array): number {
  const seat = s[at.decider]!;
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) n = listCards(s, breachList(seat, b), OptionKind.Cast, out, n);
  if (countForced(s, seat) === 0) out[n++] = option(OptionKind.Done);
  return n;
}

const orderedList = (s: State, frame: number): number =>
  s[frame + F.Kind] === Frame.Exhaust
    ? breachList(s[at.decider]!, s[frame + F.Extra]!)
    : list(s[at.decider]!, Zone.Played);

/** The nemesis, its minions from the oldest on, a husk, a husk with damage. */
function listTargets(s: State, out: Int32Array): number {
  let n = 0;
  out[n++] = option(OptionKind.Target, 0, 1);
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (isMinion(s, card)) out[n++] = option(OptionKind.Target, definition(s, card));
  }
  if (s[at.husks]! > s[at.hurtHusks]!) out[n++] = option(OptionKind.Target, 0, 2);
  if (s[at.hurtHusks]! > 0) out[n++] = option(OptionKind.Target, 0, 3);
  return n;
}

function playersFor(s: State, frame: number): number {
  if (s[frame + F.Kind] !== Frame.Effect) return (1 << s[at.players]!) - 1;
  const pc = s[frame + F.Pc]!;
  if (program[pc] === Op.SplitCharges) return alliesWithRoom(s, s[frame + F.You]!);
  return choosablePlayers(s, frame, pc);
}

function listPicks(s: State, frame: number, out: Int32Array): number {
  const record = program[s[frame + F.Pc]! + 1]!;
  bindFrame(s, frame);
  let n = listFound(s, OptionKind.Card, candidates(s, record), out, 0);
  if (program[record + Pick.UpTo]) out[n++] = option(OptionKind.Done);
  return n;
}

function listBreaches(s: State, frame: number, out: Int32Array): number {
  if (s[frame + F.Kind] !== Frame.Exhaust) {
    bindFrame(s, frame);
    return listClosedBreaches(s, program[s[frame + F.Pc]! + 2]!, out);
  }
  const seat = s[frame + F.You]!;
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) {
    if (isPresent(s, seat, b)) out[n++] = option(OptionKind.Breach, 0, breachList(seat, b));
  }
  return n;
}

function listWays(s: State, frame: number, out: Int32Array): number {
  const pc = s[frame + F.Pc]!;
  if (program[pc] === Op.TopOrBottom) return listBits(3, OptionKind.Choice, out);
  bindFrame(s, frame);
  return listBits(choosableWays(s, pc), OptionKind.Choice, out);
}

function listPiles(s: State, frame: number, out: Int32Array): number {
  const n = choosablePiles(s, frame, s[frame + F.Pc]!);
  for (let i = 0; i < n; i++) out[i] = option(OptionKind.Pile, 0, piles[i]!);
  return n;
}

function turnCardsFor(s: State, frame: number): number {
  const pc = s[frame + F.Pc]!;
  if (program[pc] === Op.ArrangeTurns) return kindsBelow(s, s[frame + F.Count]! - 1);
  return discardedKinds(s, program[pc + 1] === 1);
}

function listCorruptions(s: State, out: Int32Array): number {
  const hand = list(s[at.decider]!, Zone.Hand);
  let n = 0;
  for (let card = head(s, hand); card >= 0; card = next(s, card)) {
    if (mayResolve(s, card)) out[n++] = cardOption(s, OptionKind.Card, card);
  }
  return n;
}
