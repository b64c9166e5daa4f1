import type { State } from '../../../core/game.js';
import { at, None, Place, Size, TurnCard, Zone } from '../layout.js';
import { costOf, counterOf, kindOf, program, slotsOf } from '../pool.js';
import { Kind, Measure, Pick, Sum, Test, Value } from '../program.js';
import { cost, countBreaches, countPrepped, definition, head, list, next, size, tokensOn } from '../state.js';
import { candidates } from './candidates.js';
import { context, seatOf } from './context.js';
import { missingLife } from './harm.js';
import { canDraw } from './piles.js';
import { countDiscarded, discardedKinds } from './turn-order.js';

export function amount(s: State, value: number): number {
  if (value < Value.Tree) return value;
  const p = value - Value.Tree;
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Sum.Did:
      return context.did;
    case Sum.Fury:
      return s[at.fury]!;
    case Sum.Husks:
      return s[at.husks]!;
    case Sum.EmptyPiles:
      return emptyPiles(s);
    case Sum.GemPiles:
      return gemPiles(s);
    case Sum.SelfLife:
      return tokensOn(s, context.self);
    case Sum.TurnsDiscarded:
      return s[at.turnDiscardCount]!;
    case Sum.NemesisTurns:
      return countDiscarded(s, TurnCard.Nemesis);
    case Sum.Cost:
      return context.it === None.Card ? 0 : cost(s, context.it);
    case Sum.Adjacent:
      return adjacent(s, context.from);
    case Sum.Open:
      return countBreaches(s, seatOf(s, a), true);
    case Sum.Prepped:
      return countPrepped(s, seatOf(s, a));
    case Sum.Charges:
      return s[at.charges + seatOf(s, a)]!;
    case Sum.Plus:
      return amount(s, a) + amount(s, b);
    case Sum.Minus:
      return Math.max(0, amount(s, a) - amount(s, b));
    case Sum.Times:
      return amount(s, a) * amount(s, b);
    case Sum.Half:
      return (amount(s, a) + 1) >> 1;
    case Sum.Either:
      return amount(s, test(s, a) ? b : program[p + 3]!);
    case Sum.Players:
      return s[at.players]!;
    default:
      throw new Error(`no such amount: ${program[p]}`);
  }
}

export function emptyPiles(s: State): number {
  let n = 0;
  for (let p = 0; p < Size.Piles; p++) if (s[at.pile + p]! >= 0 && size(s, Place.Supply + p) === 0) n++;
  return n;
}

function gemPiles(s: State): number {
  let n = 0;
  for (let p = 0; p < Size.Piles; p++) if (kindOf[s[at.pile + p]!] === Kind.Gem) n++;
  return n;
}

/** Spells in the breaches directly beside; one that is missing or destroyed leaves a gap. */
function adjacent(s: State, from: number): number {
  const b = (from & 7) - Zone.Breach;
  let n = 0;
  if (b > 0) n += size(s, from - 1);
  if (b < Size.Breaches - 1) n += size(s, from + 1);
  return n;
}

export function test(s: State, p: number): boolean {
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Test.AtLeast:
      return amount(s, a) >= b;
    case Test.AtMost:
      return amount(s, a) <= b;
    case Test.NthPlay:
      return s[at.plays + counterOf[definition(s, context.self)]! - 1] === a;
    case Test.PlayerRevealed:
      return context.n !== TurnCard.Nemesis;
    case Test.AllOpen:
      return countBreaches(s, seatOf(s, a), false) === 0;
    case Test.Anyone:
      return anyone(s, a, b, program[p + 3]!);
    case Test.Some:
      return candidates(s, a) >= program[a + Pick.Amount]!;
    case Test.SomePile:
      return somePile(s, a);
    case Test.MinionDiscarded:
      return lastMinion(s) >= 0;
    case Test.TurnCardDiscarded:
      return discardedKinds(s, a === 1) !== 0;
    case Test.CanSuffer:
      return s[at.prevented] === 0;
    case Test.CanDraw:
      return canDraw(s, seatOf(s, a));
    case Test.All:
      for (let i = 0; i < a; i++) if (!test(s, program[p + 2 + i]!)) return false;
      return true;
    default:
      throw new Error(`no such condition: ${program[p]}`);
  }
}

function anyone(s: State, measure: number, argument: number, n: number): boolean {
  for (let seat = 0; seat < s[at.players]!; seat++)
    if (measured(s, seat, measure, argument) >= n) return true;
  return false;
}

export function somePile(s: State, kinds: number): boolean {
  for (let p = 0; p < Size.Piles; p++) if (isPileOf(s, p, kinds)) return true;
  return false;
}

/** A supply pile of such cards that is not empty. */
export const isPileOf = (s: State, p: number, kinds: number): boolean =>
  size(s, Place.Supply + p) > 0 && (kindOf[s[at.pile + p]!]! & kinds) !== 0;

export const pileCost = (s: State, p: number): number => costOf[s[at.pile + p]!]!;

/** The minion discarded most recently, or None.Card. */
export function lastMinion(s: State): number {
  for (let card = head(s, Place.NemesisDiscard); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Minion) return card;
  }
  return None.Card;
}

/** How much of something a player has. */
export function measured(s: State, seat: number, measure: number, argument: number): number {
  switch (measure) {
    case Measure.Life:
      return s[at.life + seat]!;
    case Measure.MissingLife:
      return missingLife(s, seat);
    case Measure.Charges:
      return s[at.charges + seat]!;
    case Measure.MissingCharges:
      return slotsOf[s[at.mage + seat]!]! - s[at.charges + seat]!;
    case Measure.OpenBreaches:
      return countBreaches(s, seat, true);
    case Measure.ClosedBreaches:
      return countBreaches(s, seat, false);
    case Measure.DeckAndDiscard:
      return size(s, list(seat, Zone.Deck)) + size(s, list(seat, Zone.Discard));
    case Measure.Cards:
      return countOf(s, seat, argument);
    default:
      return 0;
  }
}

/** Cards of one player that fit, whoever the choice speaks of. */
function countOf(s: State, seat: number, cards: number): number {
  const them = context.them;
  context.them = seat;
  const n = candidates(s, cards);
  context.them = them;
  return n;
}
