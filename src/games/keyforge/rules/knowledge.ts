import type { State } from '../../../core/game.js';
import { at, Cares, Flag, None, Size, Zone } from '../layout.js';
import { clearFlag, copyOf, flag, hasCopies, headOf, nextCard, ownerOf, setFlag, zoneOf } from '../state.js';
import { forgetStrayed, holdsLaid, stray, turnUpBesideLaid } from './strayed.js';
import {
  collectMixed,
  countMixed,
  earliest,
  filled,
  hasLaidAway,
  isHeld,
  isMixed,
  isPlaced,
  knownTo,
  LAST,
  latest,
  liesUnder,
  mixed,
  mixedUnknown,
  now,
  seen,
  setEarliest,
  setFilled,
  setLatest,
  setSeen,
  strayed,
} from './times.js';

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
 * When a hand goes into the deck, its known cards that may have been laid away have strayed: they came to no place
 * sooner than that (`seen`), but for the places laid away from that hand since they were in it (`strayed`).
 *
 * Cards that the other player does not know can't be told apart: all that is known is at which times such
 * cards came. When one of them turns up, it may have been any, so the times that stay are those that leave the
 * most possible: it takes the last of the earliest times with it, and the first of the latest that it can
 * have. This is never more than the other player knows, and all of it but in the cases among the README's gaps.
 * The same holds for copies of a card: what turns up may have been any of them.
 */

export const KNOWN = Flag.Known0 | Flag.Known1;

/** A card has openly, or from a deck, come to a zone out of play. */
export function arrive(s: State, card: number, zone: Zone, seat: number): void {
  if (zone === Zone.Discard || zone === Zone.Purged) setFlag(s, card, KNOWN);
  else if (zone !== Zone.Deck) comeNow(s, card, seat);
}

/** A card comes to a hidden place of a player, now. */
function comeNow(s: State, card: number, seat: number): void {
  const time = now(s, ownerOf(card));
  s[at.host + card] = (s[at.host + card]! & 0xffff) | (time << 16) | (time << 24);
  s[at.flags + card] = (s[at.flags + card]! & ~(Flag.FilledMask | Flag.Laid)) | knownTo(seat);
}

/** Before a held card moves; whether it does so unseen. */
export function leaveHold(s: State, card: number, zone: Zone, openly: boolean): boolean {
  const unseen = !openly && (zone === Zone.Hand || zone === Zone.Archives);
  if (unseen) passUnseen(s, card, zone);
  else if (zone === Zone.Deck) stray(s, ownerOf(card));
  else turnUp(s, card);
  return unseen;
}

/** The other player sees only that one card does. */
function passUnseen(s: State, card: number, zone: Zone): void {
  const owner = ownerOf(card);
  if (zoneOf(s, card) === Zone.Hand) {
    if (zone === Zone.Hand) return;
    if (holdsLaid(s, owner)) forgetStrayed(s, owner);
    setFilled(s, card, Math.min(LAST + 1, ++s[at.clock + owner]!));
  } else if (zone === Zone.Hand) {
    if (liesUnder(s, owner)) comeBack(s, card, owner);
    setFilled(s, card, 0);
  }
}

/** Taken while a card lies under another: what was surely in the archives then is not that one. */
function comeBack(s: State, card: number, owner: number): void {
  if (flag(s, card, Flag.Laid)) forgetStrayed(s, owner);
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if (flag(s, other, knownTo(1 - owner)) && isHeld(s, other) && isPlaced(s, other)) setFilled(s, other, 0);
  }
  if (filled(s, card) === 0) comeNow(s, card, owner);
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
  if (s[at.clock + owner] === 0 || !isMixed(s, card)) return;
  const copied = hasCopies(s, card);
  if (copied && hasLaidAway(s, owner)) takeKnownCopy(s, card, owner, known);
  if (flag(s, card, known)) return;
  if (copied && hasStrayedCopy(s, card, owner)) forgetStrayed(s, owner);
  if (holdsLaid(s, owner) && turnUpBesideLaid(s, card, known)) return;
  const sooner = copied ? takeSeen(s, card, known) : seen(s, card);
  if (hasLaidAway(s, owner)) turnUpMixed(s, card, owner, sooner);
  else takeLatest(s, card, known, sooner);
}

/** From a hand of which nothing was laid away. */
function takeLatest(s: State, card: number, known: number, sooner: number): void {
  const late = latest(s, card);
  let first = card;
  for (let other = headOf(s, ownerOf(card), Zone.Hand); other >= 0; other = nextCard(s, other)) {
    if (latest(s, other) < latest(s, first) && latest(s, other) >= sooner && !flag(s, other, known))
      first = other;
  }
  setLatest(s, first, late);
}

function turnUpMixed(s: State, card: number, owner: number, sooner: number): void {
  const n = collectMixed(s, owner);
  const from = boundBelow(s, card);
  const to = filled(s, card) || LAST + 2;
  const early = earliest(s, card);
  const late = latest(s, card);
  let last = card;
  let first = card;
  for (let i = 0; i < n; i++) {
    const other = mixedUnknown[i]!;
    if (earliest(s, other) < from || earliest(s, other) >= to) continue;
    if (earliest(s, other) > earliest(s, last)) last = other;
    if (latest(s, other) < latest(s, first) && latest(s, other) >= sooner) first = other;
  }
  setEarliest(s, last, early);
  setLatest(s, first, late);
}

/** The time before which all cards that came fill the places filled by then, and so none of them lies here. */
function boundBelow(s: State, place: number): number {
  const behind = filled(s, place) || LAST + 2;
  let bound = 0;
  for (let i = countMixed() - 1; i >= 0; i--) {
    const time = filled(s, mixed[i]!);
    if (time > bound && time < behind && isFull(s, time)) bound = time;
  }
  return bound;
}

/** Whether all cards that came before a time lie in places filled by then. */
function isFull(s: State, time: number): boolean {
  let room = 0;
  for (let i = countMixed() - 1; i >= 0; i--) {
    const card = mixed[i]!;
    if (earliest(s, card) < time) room--;
    if (filled(s, card) > 0 && filled(s, card) <= time) room++;
  }
  return room === 0;
}

// Copies: the other player sees which card it is, not which of its copies

/**
 * Which of several copies in one hand is taken: as the other player can't tell, one that this player knows to be
 * there, and of those the last to come, which is there most surely. The higher, the sooner.
 */
export const precedence = (s: State, card: number): number =>
  flag(s, card, knownTo(1 - ownerOf(card))) ? 1 + earliest(s, card) : 0;

export function knownCopy(s: State, cards: Int32Array, n: number, i: number): number {
  const card = cards[i]!;
  if (!hasCopies(s, card) || zoneOf(s, card) !== Zone.Hand) return i;
  let first = i;
  for (let j = 0; j < n; j++) {
    const other = cards[j]!;
    if (copyOf(s, other) !== copyOf(s, card) || zoneOf(s, other) !== Zone.Hand) continue;
    if (precedence(s, other) > precedence(s, cards[first]!)) first = j;
  }
  return first;
}

/** The copy that was seen last takes its time with it; gives the time that the first one leaves behind. */
function takeSeen(s: State, card: number, known: number): number {
  const from = ownerOf(card) * Size.Deck;
  let last = card;
  let sooner = seen(s, card);
  for (let other = from; other < from + Size.Deck; other++) {
    if (!isCopy(s, other, card) || flag(s, other, known)) continue;
    if (seen(s, other) > seen(s, last)) last = other;
    sooner = Math.min(sooner, seen(s, other));
  }
  const time = seen(s, card);
  setSeen(s, card, seen(s, last));
  setSeen(s, last, time);
  return sooner;
}

/** A card that has strayed and a copy that has not may each lie where the other can't. */
function hasStrayedCopy(s: State, card: number, owner: number): boolean {
  if ((s[at.cares]! & Cares.Laid) === 0) return false;
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if ((other === card || isCopy(s, other, card)) && strayed(s, other) > 0) return true;
  }
  return false;
}

const isCopy = (s: State, other: number, card: number): boolean =>
  other !== card && hasCopies(s, other) && copyOf(s, other) === copyOf(s, card);

/**
 * A card turns up that may have been a known copy of it, here or in another place. If so, that is the one taken, and
 * of several the one that came last; but as it may also have been an unknown card, those may now lie wherever it
 * could.
 */
function takeKnownCopy(s: State, card: number, owner: number, known: number): void {
  if (flag(s, card, known) && isPlaced(s, card)) return;
  const copy = lastKnownCopy(s, card, owner, known);
  if (copy < 0) return;
  const early = earliest(s, copy);
  if (copy !== card) exchangeTimes(s, card, copy, known);
  const late = lastSeenCopy(s, card, owner, known);
  if (late < 0) return;
  for (let i = collectMixed(s, owner) - 1; i >= 0; i--) {
    const other = mixedUnknown[i]!;
    setEarliest(s, other, Math.min(earliest(s, other), early));
    setLatest(s, other, Math.max(latest(s, other), late));
  }
}

function lastKnownCopy(s: State, card: number, owner: number, known: number): number {
  let last = None.Card;
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if (copyOf(s, other) !== copyOf(s, card) || !flag(s, other, known) || isPlaced(s, other)) continue;
    if (last < 0 || earliest(s, other) > earliest(s, last)) last = other;
  }
  return last;
}

function exchangeTimes(s: State, card: number, copy: number, known: number): void {
  const times = s[at.host + card]! & ~0xffff;
  const wasKnown = flag(s, card, known);
  s[at.host + card] = (s[at.host + card]! & 0xffff) | (s[at.host + copy]! & ~0xffff);
  s[at.host + copy] = (s[at.host + copy]! & 0xffff) | times;
  setFlag(s, card, known);
  if (!wasKnown) clearFlag(s, copy, known);
}

/** When the last of the unknown copies was seen, or -1 when there is none. */
function lastSeenCopy(s: State, card: number, owner: number, known: number): number {
  let last = -1;
  for (let other = owner * Size.Deck; other < (owner + 1) * Size.Deck; other++) {
    if (isCopy(s, other, card) && !flag(s, other, known)) last = Math.max(last, seen(s, other));
  }
  return last;
}

/** A deck is about to be shuffled: nobody will know a place in it; what the other saw there can't be elsewhere. */
export function noteShuffle(s: State, seat: number): void {
  s[at.clock + seat]!++;
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = nextCard(s, card)) {
    if (flag(s, card, knownTo(1 - seat))) setSeen(s, card, now(s, seat));
    clearFlag(s, card, KNOWN);
  }
}
