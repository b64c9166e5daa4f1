import type { State } from '../../../core/game.js';
import { at, Flag, Size, Zone } from '../layout.js';
import { clearFlag, flag, hasCopies, headOf, nextCard, ownerOf, setFlag, zoneOf } from '../state.js';
import { hasStrayedCopy, takeKnownCopy, takeSeen } from './copies.js';
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
  if (!copied && flag(s, card, known)) return;
  const laidAway = hasLaidAway(s, owner);
  if (copied && laidAway) takeKnownCopy(s, card, owner, known);
  if (flag(s, card, known)) return;
  if (copied && hasStrayedCopy(s, card)) forgetStrayed(s, owner);
  if (holdsLaid(s, owner) && turnUpBesideLaid(s, card, known)) return;
  const sooner = copied ? takeSeen(s, card, known) : seen(s, card);
  if (laidAway) turnUpMixed(s, card, owner, sooner);
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
    if (latest(s, other) < sooner) continue;
    if (latest(s, first) < sooner || latest(s, other) < latest(s, first)) first = other;
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

/** A deck is about to be shuffled: nobody will know a place in it; what the other saw there can't be elsewhere. */
export function noteShuffle(s: State, seat: number): void {
  s[at.clock + seat]!++;
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = nextCard(s, card)) {
    if (flag(s, card, knownTo(1 - seat))) setSeen(s, card, now(s, seat));
    clearFlag(s, card, KNOWN);
  }
}
