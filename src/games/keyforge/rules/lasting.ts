import type { State } from '../../../core/game.js';
import { OutOfRoom } from '../../../core/machine.js';
import { at, Lasting, Mod, Size } from '../layout.js';
import { abilityEvent, eventsOf, modKind, modN, modsOf } from '../pool.js';
import { Duration, Value } from '../program.js';
import { addSet, controllerOf, copySet, has, isEmpty, nextIn, overlap, remove, sameSet } from '../state.js';
import { bindText, ctx } from './context.js';

const FOREVER = 0x7fffffff;
/** What a claim to the control of a card is, among lasting effects. */
export const CLAIM = 0x7ffffff0;
/** The text of a definition, lent to one card; its number is added. */
export const TEXT = 0x40000000;
/** Granted to cards. */
const GRANTED = 1 << 1;
/** Ends when its source leaves play; when its card changes controller. */
const BOUND = 1 << 10;
const WHILE_CONTROLLED = 1 << 11;
/** Holds in its last turn only. */
const LATER = 1 << 20;
const TIMES_SHIFT = 21;
const ONCE = 1 << TIMES_SHIFT;

/** Where the lasting effects end, and where the one after `e` starts. */
export const lastingEnd = (s: State): number => at.lasting + s[at.lastingUsed]!;
export const lastingBehind = (s: State, e: number): number =>
  e + (isGranted(s, e) ? Size.GrantedWords : Size.LastingWords);

export const isGranted = (s: State, e: number): boolean => (s[e + Lasting.Who]! & GRANTED) !== 0;
export const sourceOf = (s: State, e: number): number => ((s[e + Lasting.Who]! >> 2) & 0xff) - 1;
export const namedIn = (s: State, e: number): number => (s[e + Lasting.Who]! >> 12) & 0xff;
/** How many equal effects this one stands for; of a counted allowance, what is left of it. */
export const timesOf = (s: State, e: number): number => s[e + Lasting.Who]! >>> TIMES_SHIFT;
export const spendOne = (s: State, e: number): void => {
  s[e + Lasting.Who]! -= ONCE;
};

/** Whether the lasting effect at `e` holds now. */
export function holdsNow(s: State, e: number): boolean {
  const left = s[e + Lasting.To]! - s[at.turn]!;
  return s[e + Lasting.Who]! & LATER ? left === 0 : left >= 0;
}

/** Speaks for the player who made it; granted to cards, each of them is its bearer. */
export function bindLasting(s: State, e: number, card: number): void {
  const granted = isGranted(s, e);
  const source = sourceOf(s, e);
  bindText(s, granted ? card : source, source);
  ctx.you = granted && card >= 0 ? controllerOf(s, card) : s[e + Lasting.Who]! & 1;
  ctx.named = namedIn(s, e);
}

/**
 * Begins a lasting effect, on the set of cards at `cards` or with NO_CARDS as it says itself. Equal ones share
 * one entry with a count; otherwise a turn full of plays would need unlimited room.
 */
export function addLasting(
  s: State,
  what: number,
  duration: number,
  you: number,
  source: number,
  named: number,
  times: number,
  cards: number,
): void {
  const to = lastTurn(s, duration, you);
  const later = duration === Duration.OpponentsNextTurn || duration === Duration.NextTurn ? LATER : 0;
  const granted = cards === NO_CARDS ? 0 : GRANTED;
  const who = you | granted | ((source + 1) << 2) | bound(duration) | ((named & 0xff) << 12) | later;
  s[at.recheck]! |= 1;
  if (!joins(s, what, to, who, times, cards)) append(s, what, to, who | (times << TIMES_SHIFT), cards);
}

export const NO_CARDS = -1;

function append(s: State, what: number, to: number, who: number, cards: number): void {
  const words = cards === NO_CARDS ? Size.LastingWords : Size.GrantedWords;
  if (s[at.lastingUsed]! + words > Size.Lasting) throw new OutOfRoom('too many lasting effects at once');
  const e = lastingEnd(s);
  s[at.lastingUsed]! += words;
  s[e + Lasting.What] = what;
  s[e + Lasting.To] = to;
  s[e + Lasting.Who] = who;
  if (cards !== NO_CARDS) copySet(s, cards, e + Lasting.Cards);
  index(s);
}

/** Adds to a lasting effect that differs at most in its cards, if there is one that can take it up. */
function joins(s: State, what: number, to: number, who: number, times: number, cards: number): boolean {
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    if (s[e + Lasting.What] !== what || s[e + Lasting.To] !== to) continue;
    if ((s[e + Lasting.Who]! ^ who) & (ONCE - 1)) continue;
    if (cards === NO_CARDS || (!isPlain(what) && sameSet(s, e + Lasting.Cards, cards))) {
      s[e + Lasting.Who]! += times << TIMES_SHIFT;
      return true;
    }
    if (isText(what)) continue;
    if (!isPlain(what) && (timesOf(s, e) !== times || overlap(s, e + Lasting.Cards, cards))) continue;
    addSet(s, cards, e + Lasting.Cards);
    return true;
  }
  return false;
}

/** What a second time adds nothing to. */
const PLAIN =
  (1 << Mod.Belongs) | (1 << Mod.Flank) | (1 << Mod.LoseKeyword) | (1 << Mod.Blank) | (1 << Mod.Cannot);

function isPlain(what: number): boolean {
  if (what >= 0) return false;
  const kind = modKind[~what]!;
  if (kind === Mod.Keyword) return modN[~what] === 0;
  return kind === Mod.Allow ? modN[~what] === Value.All : ((PLAIN >> kind) & 1) === 1;
}

const bound = (duration: number): number =>
  duration === Duration.WhileSelf ? BOUND : duration === Duration.WhileControlled ? WHILE_CONTROLLED : 0;

/** Turns alternate, so the next turn of a seat is one or two turns away. */
const nextTurnOf = (s: State, seat: number): number => s[at.turn]! + (s[at.active] === seat ? 2 : 1);

function lastTurn(s: State, duration: number, you: number): number {
  switch (duration) {
    case Duration.Turn:
      return s[at.turn]!;
    case Duration.NextTurn:
      return s[at.turn]! + 1;
    case Duration.OpponentsNextTurn:
      return nextTurnOf(s, 1 - you);
    case Duration.UntilYourTurn:
      return nextTurnOf(s, you) - 1;
    case Duration.EndOfYourNextTurn:
      return nextTurnOf(s, you);
    default:
      return FOREVER;
  }
}

/** At the end of a turn. */
export function dropExpired(s: State): void {
  for (let e = at.lasting; e < lastingEnd(s); ) {
    if (s[e + Lasting.To]! <= s[at.turn]!) drop(s, e);
    else e = lastingBehind(s, e);
  }
}

function drop(s: State, e: number): void {
  const behind = lastingBehind(s, e);
  s.copyWithin(e, behind, lastingEnd(s));
  s[at.lastingUsed]! -= behind - e;
  s[at.recheck]! |= 1;
  index(s);
}

/** A lent text brings keywords and bold abilities. */
const LENT = (1 << Mod.Lent) | (1 << Mod.Keyword) | (1 << Mod.Gains);
const isText = (what: number): boolean => what >= TEXT && what < CLAIM;

/** The definition whose text the lasting effect at `e` lends now, or -1. */
export function lentText(s: State, e: number): number {
  const what = s[e + Lasting.What]!;
  return isText(what) && holdsNow(s, e) ? what - TEXT : -1;
}
/** The card that has a lent text. */
export const borrower = (s: State, e: number): number => nextIn(s, e + Lasting.Cards, 0);

/** Which events and modifiers any lasting effect speaks of, so that all others cost one test. */
function index(s: State): void {
  let events = 0;
  let mods = 0;
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const what = s[e + Lasting.What]!;
    if (what === CLAIM) continue;
    if (isText(what)) {
      mods |= modsOf[what - TEXT]! | LENT;
      events |= eventsOf[what - TEXT]!;
    } else if (what < 0) mods |= 1 << modKind[~what]!;
    else events |= 1 << abilityEvent[what]!;
  }
  s[at.lastingEvents] = events;
  s[at.lastingMods] = mods;
}

/**
 * A card leaves play: what was bound to it ends, what was granted to it, and claims to it. Returns a card whose
 * control must be settled anew, or -1; there is at most one, as each source claims one card.
 */
export function dropBoundTo(s: State, card: number): number {
  let freed = -1;
  for (let e = at.lasting; e < lastingEnd(s); ) {
    if (s[e + Lasting.Who]! & BOUND && sourceOf(s, e) === card) {
      if (s[e + Lasting.What] === CLAIM) freed = namedIn(s, e);
      drop(s, e);
    } else if (isClaimTo(s, e, card)) {
      drop(s, e);
    } else {
      e = ungrant(s, e, card);
    }
  }
  return freed;
}

/** Takes a card out of those that an effect was granted to; returns where the next effect starts. */
function ungrant(s: State, e: number, card: number): number {
  if (isGranted(s, e) && has(s, e + Lasting.Cards, card)) {
    remove(s, e + Lasting.Cards, card);
    if (isEmpty(s, e + Lasting.Cards)) {
      drop(s, e);
      return e;
    }
  }
  return lastingBehind(s, e);
}

const isClaimTo = (s: State, e: number, card: number): boolean =>
  s[e + Lasting.What] === CLAIM && namedIn(s, e) === card;

/** Records that `seat` claims a card while the source is in play; of several claims the latest holds. */
export function claim(s: State, card: number, seat: number, source: number): void {
  append(s, CLAIM, FOREVER, seat | ((source + 1) << 2) | BOUND | (card << 12) | ONCE, NO_CARDS);
}

/** A card is given to a player for good, whatever was claimed before. */
export function dropClaims(s: State, card: number): void {
  for (let e = at.lasting; e < lastingEnd(s); ) {
    if (isClaimTo(s, e, card)) drop(s, e);
    else e = lastingBehind(s, e);
  }
}

/** The seat of the latest claim to a card, or `otherwise`. */
export function claimant(s: State, card: number, otherwise: number): number {
  let seat = otherwise;
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    if (isClaimTo(s, e, card)) seat = s[e + Lasting.Who]! & 1;
  }
  return seat;
}

/** A card changes sides: what held while one player controlled it ends. */
export function dropWhileControlled(s: State, card: number): void {
  for (let e = at.lasting; e < lastingEnd(s); ) {
    if (s[e + Lasting.Who]! & WHILE_CONTROLLED) e = ungrant(s, e, card);
    else e = lastingBehind(s, e);
  }
}
