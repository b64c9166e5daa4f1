import type { State } from '../../../core/game.js';
import { at, Decision, End, Flag, None, Phase, Place, Size, TurnCard, Zone } from '../layout.js';
import { OptionKind } from '../option.js';
import {
  abilityIfOf,
  abilityPcOf,
  kindOf,
  playOf,
  preppedInMainOf,
  preppedPcOf,
  runs,
  slotsOf,
  whenOf,
} from '../pool.js';
import { Kind, When } from '../program.js';
import {
  breachList,
  clearFlag,
  countPrepped,
  definition,
  flag,
  head,
  isOpen,
  list,
  moveTo,
  next,
  setFlag,
  size,
} from '../state.js';
import { forgetFocus } from './breaches.js';
import { castSpell } from './cast.js';
import { bindSeat } from './context.js';
import { healHusks } from './damage.js';
import { test } from './evaluate.js';
import { finish } from './harm.js';
import { Count, count } from './ledger.js';
import {
  beginNemesisTurn,
  drawNemesisCard,
  endNemesisDraw,
  endNemesisTurn,
  resolveDrawn,
  stepMain,
} from './nemesis.js';
import { cardOption, onlyOneKind } from './pick.js';
import { draw, isCorruption } from './piles.js';
import { ask, pushEffect } from './stack.js';
import { drawTurnCard, turnCardNow } from './turn-order.js';

/** The frame at the bottom of the stack: what is next in the course of turns. */
export function stepTurn(s: State): void {
  switch (s[at.phase]) {
    case Phase.Setup:
      s[at.phase] = Phase.Next;
      return;
    case Phase.Next:
      return nextTurn(s);
    case Phase.Drawn:
      return offer(s, When.TurnCard, Phase.Whose);
    case Phase.Whose:
      return giveTurn(s);
    case Phase.Start:
      return resolveCorruptions(s, Phase.Casting);
    case Phase.Casting:
      return castingPhase(s);
    case Phase.CastingEnd:
      return endCasting(s);
    case Phase.Main:
      return ask(s, Decision.Main, s[at.active]!);
    case Phase.MainEnd:
      return resolveCorruptions(s, Phase.Discard);
    case Phase.Discard:
      return discardPlayed(s);
    case Phase.Draw:
      return drawPhase(s);
    default:
      return stepNemesis(s);
  }
}

function stepNemesis(s: State): void {
  switch (s[at.phase]) {
    case Phase.NemesisMain:
      return stepMain(s);
    case Phase.NemesisDraw:
      return drawNemesisCard(s);
    case Phase.NemesisDrawn:
      return wardOrResolve(s);
    case Phase.NemesisResolve:
      return endNemesisDraw(s);
    case Phase.NemesisEnd:
      return endNemesisTurn(s);
    default:
      return endTurn(s);
  }
}

// The turn order

function nextTurn(s: State): void {
  s[at.turn]!++;
  drawTurnCard(s);
  s[at.phase] = Phase.Drawn;
}

/** The mage whose ability may be used at this moment, or None.Seat. */
function readyMage(s: State, when: number): number {
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (whenOf[s[at.mage + seat]!] === when && isCharged(s, seat)) return seat;
  }
  return None.Seat;
}

export const isCharged = (s: State, seat: number): boolean =>
  s[at.charges + seat]! >= slotsOf[s[at.mage + seat]!]! && s[at.charges + seat]! > 0;

/** Asks the mage who may use an ability now; either way the phase that follows is `then`. */
function offer(s: State, when: number, then: Phase): void {
  const seat = readyMage(s, when);
  s[at.phase] = then;
  if (seat >= 0) ask(s, Decision.May, seat);
}

/** All charges go, then the ability takes effect. */
export function useAbility(s: State, seat: number): void {
  s[at.charges + seat] = 0;
  runs[s[at.mage + seat]!]!++;
  count(s[at.mage + seat]!, Count.Used);
  pushEffect(s, abilityPcOf[s[at.mage + seat]!]!, None.Card, seat);
}

/** In a main phase: the active player's own ability, or an ally's that any main phase allows. */
export function mayUseAbility(s: State, seat: number): boolean {
  const d = s[at.mage + seat]!;
  if (!isCharged(s, seat)) return false;
  if (whenOf[d] !== When.AnyMain && !(whenOf[d] === When.OwnMain && seat === s[at.active])) return false;
  bindSeat(seat, None.Card);
  return abilityIfOf[d] === 0 || test(s, abilityIfOf[d]!);
}

function giveTurn(s: State): void {
  const card = turnCardNow(s);
  if (card === TurnCard.Nemesis) {
    s[at.nemesisTurn] = 1;
    return beginNemesisTurn(s);
  }
  if (card === TurnCard.Wild) return ask(s, Decision.Player, s[at.active]!);
  return startPlayerTurn(s, card);
}

export function startPlayerTurn(s: State, seat: number): void {
  s[at.nemesisTurn] = 0;
  s[at.active] = seat;
  s[at.phase] = Phase.Start;
}

// The player's turn

/** Those in hand now were drawn in this turn; what they bring into hand waits for the next one. */
export function endMainPhase(s: State): void {
  s[at.phase] = Phase.MainEnd;
  for (let card = head(s, list(s[at.active]!, Zone.Hand)); card >= 0; card = next(s, card)) {
    if (isCorruption(s, card)) setFlag(s, card, Flag.Waits);
  }
}

/** At the start of a turn every corruption in hand, at the end of the main phase those that wait. */
export const mayResolve = (s: State, card: number): boolean =>
  isCorruption(s, card) && (s[at.phase] === Phase.Start || flag(s, card, Flag.Waits));

function resolveCorruptions(s: State, then: Phase): void {
  const seat = s[at.active]!;
  let n = 0;
  let only = -1;
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card)) {
    if (!mayResolve(s, card)) continue;
    n++;
    only = card;
  }
  if (n > 1) return ask(s, Decision.Corruption, seat);
  if (n === 1) return resolveCorruption(s, only);
  s[at.phase] = then;
  return undefined;
}

export function resolveCorruption(s: State, card: number): void {
  const d = definition(s, card);
  moveTo(s, card, Place.Aside);
  runs[d]!++;
  pushEffect(s, playOf[d]!, card, s[at.active]!);
}

function castingPhase(s: State): void {
  const seat = s[at.active]!;
  const prepped = countPrepped(s, seat);
  if (prepped === 0) {
    s[at.phase] = Phase.CastingEnd;
    return undefined;
  }
  const forced = prepped === countForced(s, seat) ? onlySpell(s, seat) : None.Card;
  return forced >= 0 ? castSpell(s, forced, seat, 0) : ask(s, Decision.Cast, seat);
}

/** Spells that must be cast: those in closed breaches. */
export function countForced(s: State, seat: number): number {
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) if (!isOpen(s, seat, b)) n += size(s, breachList(seat, b));
  return n;
}

/** The prepped spell when there is no choice among several, or None.Card. */
function onlySpell(s: State, seat: number): number {
  let only = -1;
  for (let b = 0; b < Size.Breaches; b++) {
    for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card)) {
      if (only >= 0 && cardOption(s, OptionKind.Cast, card) !== cardOption(s, OptionKind.Cast, only))
        return -1;
      only = card;
    }
  }
  return only;
}

export function endCastingPhase(s: State): void {
  s[at.phase] = Phase.CastingEnd;
  const seat = s[at.active]!;
  for (let b = 0; b < Size.Breaches; b++) {
    for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card))
      setFlag(s, card, Flag.Waits);
  }
}

/** What prepped spells do at the end of their owner's casting phase, one after the other. */
function endCasting(s: State): void {
  const seat = s[at.active]!;
  for (let b = 0; b < Size.Breaches; b++) {
    for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card)) {
      if (!flag(s, card, Flag.Waits)) continue;
      clearFlag(s, card, Flag.Waits);
      const d = definition(s, card);
      if (preppedPcOf[d] === 0 || preppedInMainOf[d] === 1) continue;
      pushEffect(s, preppedPcOf[d]!, card, seat);
      return;
    }
  }
  s[at.phase] = Phase.Main;
}

/** To the discard pile in the order that the player likes. */
function discardPlayed(s: State): void {
  const seat = s[at.active]!;
  const played = list(seat, Zone.Played);
  if (!onlyOneKind(s, played)) return ask(s, Decision.Order, seat);
  for (let card = head(s, played); card >= 0; card = head(s, played))
    moveTo(s, card, list(seat, Zone.Discard));
  s[at.phase] = Phase.Draw;
  return undefined;
}

function drawPhase(s: State): void {
  const seat = s[at.active]!;
  draw(s, seat, Math.max(0, Size.Hand - size(s, list(seat, Zone.Hand))));
  s[at.phase] = Phase.End;
}

// The nemesis

/** Before an attack or a power resolves, Adelheim may discard it. */
function wardOrResolve(s: State): void {
  const card = head(s, Place.Aside);
  if (card >= 0 && kindOf[definition(s, card)] !== Kind.Minion && !s[at.wardOffered]) {
    const seat = readyMage(s, When.NemesisDraw);
    s[at.wardOffered] = 1;
    if (seat >= 0) return ask(s, Decision.May, seat);
  }
  return resolveDrawn(s);
}

// The end of any turn

function endTurn(s: State): void {
  s[at.aether] = 0;
  s[at.gemAether] = 0;
  s[at.spellAether] = 0;
  s[at.discount] = 0;
  s[at.prevented] = 0;
  s[at.gate] = 0;
  s[at.wardOffered] = 0;
  for (let i = 0; i < Size.Plays; i++) s[at.plays + i] = 0;
  forgetFocus(s);
  for (let seat = 0; seat < s[at.players]!; seat++) forgetPrepping(s, seat);
  healHusks(s);
  s[at.phase] = Phase.Next;
  if (size(s, Place.NemesisDeck) === 0 && size(s, Place.NemesisPlay) === 0) finish(s, 0, End.Outlasted);
}

function forgetPrepping(s: State, seat: number): void {
  for (let b = 0; b < Size.Breaches; b++) {
    for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card)) {
      clearFlag(s, card, Flag.PreppedThisTurn | Flag.Used);
    }
  }
}
