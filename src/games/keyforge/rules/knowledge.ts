import type { State } from '../../../core/game.js';
import { at, Cares, Flag, Size, Zone } from '../layout.js';
import { clearFlag, flag, headOf, nextCard, ownerOf, setFlag, zoneOf } from '../state.js';

/*
 * What a player knows of the other's hidden cards, so that a new deal (determinize.ts) leaves it true.
 *
 * A player knows a card, or does not: Flag.Known0, Flag.Known1. A known card of a hand may then go to the
 * archives, or face down under a card, unseen. It is still held, but where? Only times tell. The clock of a
 * player ticks with each shuffle of the deck and with each card that leaves the hand unseen, and
 *
 * - a place filled from the hand (`filled`) holds a card that came to the hand before (`earliest`),
 * - a card seen in the deck when it was shuffled (`seen`) came to its place no sooner (`latest`).
 *
 * Cards that the other player does not know can't be told apart: all that is known is at which times such
 * cards came. When one of them turns up, it may have been any, so the times that stay are those that leave the
 * most possible: it takes the last of the earliest times with it, and the first of the latest that it can
 * have. This is never more than the other player knows, and all of it but in the cases among the README's gaps.
 */

export const KNOWN = Flag.Known0 | Flag.Known1;
export const knownTo = (seat: number): number => (seat === 0 ? Flag.Known0 : Flag.Known1);

/** Times are 8 bits; after the last one of cards comes the last one of places, so that later nothing is excluded. */
const LAST = 254;
const now = (s: State, seat: number): number => Math.min(LAST, s[at.clock + seat]!);

/** A hand is about to be drawn while nothing is known of its player's cards. */
export const startClock = (s: State, seat: number): void => {
  s[at.clock + seat] = 0;
};

export const earliest = (s: State, card: number): number => (s[at.host + card]! >>> 16) & 0xff;
export const latest = (s: State, card: number): number => s[at.host + card]! >>> 24;
export const filled = (s: State, card: number): number => (s[at.flags + card]! >>> Flag.FilledShift) & 0xff;
export const seen = (s: State, card: number): number => (s[at.print + card]! >>> 23) & 0xff;

export function setEarliest(s: State, card: number, time: number): void {
  s[at.host + card] = (s[at.host + card]! & ~0xff0000) | (time << 16);
}
export function setLatest(s: State, card: number, time: number): void {
  s[at.host + card] = (s[at.host + card]! & 0xffffff) | (time << 24);
}
function setSeen(s: State, card: number, time: number): void {
  s[at.print + card] = (s[at.print + card]! & ~(0xff << 23)) | (time << 23);
}
function setFilled(s: State, card: number, time: number): void {
  s[at.flags + card] = (s[at.flags + card]! & ~Flag.FilledMask) | (time << Flag.FilledShift);
}

/** Whether a card is hidden by its owner: in hand, in archives, or face down under a card. */
export function isHeld(s: State, card: number): boolean {
  const place = s[at.place + card]!;
  if (place >= 16) return place === Zone.Under && flag(s, card, Flag.FaceDown);
  const zone = place & 7;
  return (zone === Zone.Hand || zone === Zone.Archives) && place >> 3 === ownerOf(card);
}

/** A held card that may have changed places with others unseen: all in hand, and what was laid away from there. */
export const isMixed = (s: State, card: number): boolean =>
  zoneOf(s, card) === Zone.Hand || (filled(s, card) > 0 && isHeld(s, card));

/** A card has openly, or from a deck, come to a zone out of play. */
export function arrive(s: State, card: number, zone: Zone, seat: number): void {
  if (zone === Zone.Discard || zone === Zone.Purged) setFlag(s, card, KNOWN);
  else if (zone !== Zone.Deck) comeNow(s, card, seat);
}

/** A card comes to a hidden place of a player, now. */
function comeNow(s: State, card: number, seat: number): void {
  const time = now(s, ownerOf(card));
  s[at.host + card] = (s[at.host + card]! & 0xffff) | (time << 16) | (time << 24);
  s[at.flags + card] = (s[at.flags + card]! & ~Flag.FilledMask) | knownTo(seat);
}

/** Before a held card moves; whether it does so unseen. */
export function leaveHold(s: State, card: number, zone: Zone, openly: boolean): boolean {
  const unseen = !openly && (zone === Zone.Hand || zone === Zone.Archives);
  if (unseen) passUnseen(s, card, zone);
  else if (zone === Zone.Deck) forgetLaidAway(s, ownerOf(card));
  else turnUp(s, card);
  return unseen;
}

/** The other player sees only that one card does. */
function passUnseen(s: State, card: number, zone: Zone): void {
  const owner = ownerOf(card);
  if (zoneOf(s, card) === Zone.Hand) {
    if (zone !== Zone.Hand) setFilled(s, card, Math.min(LAST + 1, ++s[at.clock + owner]!));
  } else if (zone === Zone.Hand) {
    if (filled(s, card) === 0 && liesUnder(s, owner)) comeNow(s, card, owner);
    setFilled(s, card, 0);
  }
}

/** Whether a card was laid under another from the hand: one that was in the archives then is not that one. */
function liesUnder(s: State, owner: number): boolean {
  if ((s[at.cares]! & Cares.Under) === 0) return false;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (zoneOf(s, card) === Zone.Under && isMixed(s, card)) return true;
  }
  return false;
}

/** Both players see where the card is. */
export function show(s: State, card: number): void {
  if (isHeld(s, card)) showTo(s, card, 1 - ownerOf(card));
  setFlag(s, card, KNOWN);
}

export function showTo(s: State, card: number, seat: number): void {
  if (seat !== ownerOf(card) && isHeld(s, card)) {
    turnUp(s, card);
    comeNow(s, card, seat);
  }
  setFlag(s, card, knownTo(seat));
}

/** Before the other player sees a card: if it was held, the cards whose times it takes get its own. */
export function turnUp(s: State, card: number): void {
  const owner = ownerOf(card);
  const known = knownTo(1 - owner);
  if (s[at.clock + owner] === 0 || flag(s, card, known) || !isMixed(s, card)) return;
  const before = filled(s, card) || LAST + 2;
  const early = earliest(s, card);
  const late = latest(s, card);
  let last = card;
  let first = card;
  for (let i = collectAlike(s, card, owner, known) - 1; i >= 0; i--) {
    const other = alike[i]!;
    if (earliest(s, other) > earliest(s, last) && earliest(s, other) < before) last = other;
    if (latest(s, other) < latest(s, first) && latest(s, other) >= seen(s, card)) first = other;
  }
  setEarliest(s, last, early);
  setLatest(s, first, late);
}

/** Mixed cards that the other player does not know; of those in hand, which came at another time than one of them. */
const alike = new Int32Array(Size.Deck);
const TIMES = ~0xffff;

function collectAlike(s: State, card: number, owner: number, known: number): number {
  const times = s[at.host + card]! & TIMES;
  let n = 0;
  for (let other = headOf(s, owner, Zone.Hand); other >= 0; other = nextCard(s, other)) {
    if ((s[at.host + other]! & TIMES) !== times && !flag(s, other, known)) alike[n++] = other;
  }
  for (let other = headOf(s, owner, Zone.Archives); other >= 0; other = nextCard(s, other)) {
    if (isMixed(s, other) && !flag(s, other, known)) alike[n++] = other;
  }
  if ((s[at.cares]! & Cares.Under) === 0) return n;
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if (zoneOf(s, other) === Zone.Under && isMixed(s, other) && !flag(s, other, known)) alike[n++] = other;
  }
  return n;
}

/**
 * Whether a card that the other player knows can lie nowhere else. Later places accept whatever earlier ones
 * do, so if a card can be elsewhere at all, it can by changing places with a single other one.
 */
export function isPlaced(s: State, card: number): boolean {
  if (!isHeld(s, card) || !isMixed(s, card)) return true;
  const owner = ownerOf(card);
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if (other !== card && isMixed(s, other) && mayExchange(s, card, other)) return false;
  }
  return true;
}

function mayExchange(s: State, a: number, b: number): boolean {
  const filledA = filled(s, a);
  const filledB = filled(s, b);
  if (filledA === 0 && filledB === 0) return false;
  return (filledA === 0 || earliest(s, b) < filledA) && (filledB === 0 || earliest(s, a) < filledB);
}

/** Whether any card of a player was laid away from the hand unseen. */
export function hasLaidAway(s: State, owner: number): boolean {
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (filled(s, card) > 0 && isHeld(s, card)) return true;
  }
  return false;
}

/**
 * Before a whole hand goes into the deck: a card that may have been laid away from it may be in either. If the
 * other player knows all that is held, no card of the deck is one of those laid away.
 */
function forgetLaidAway(s: State, owner: number): void {
  if (!hasLaidAway(s, owner)) return;
  const known = knownTo(1 - owner);
  const from = owner * Size.Deck;
  const to = from + Size.Deck;
  let all = true;
  for (let card = from; card < to; card++) if (isHeld(s, card) && !flag(s, card, known)) all = false;
  for (let card = headOf(s, owner, Zone.Deck); all && card >= 0; card = nextCard(s, card)) {
    setSeen(s, card, now(s, owner));
  }
  for (let card = from; card < to; card++) {
    if (!flag(s, card, known) || isPlaced(s, card)) continue;
    setSeen(s, card, earliest(s, card));
    clearFlag(s, card, known);
  }
  for (let card = from; card < to; card++) {
    if (filled(s, card) === 0 || !isHeld(s, card)) continue;
    setLatest(s, card, filled(s, card) - 1);
    setFilled(s, card, 0);
  }
}

/** A deck is about to be shuffled: nobody will know a place in it; what the other saw there can't be elsewhere. */
export function noteShuffle(s: State, seat: number): void {
  s[at.clock + seat]!++;
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = nextCard(s, card)) {
    if (flag(s, card, knownTo(1 - seat))) setSeen(s, card, now(s, seat));
    clearFlag(s, card, KNOWN);
  }
}
