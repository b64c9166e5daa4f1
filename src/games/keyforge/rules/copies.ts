import type { State } from '../../../core/game.js';
import { at, Cares, None, Size, Zone } from '../layout.js';
import { clearFlag, copyOf, flag, hasCopies, ownerOf, setFlag, zoneOf } from '../state.js';
import {
  collectMixed,
  earliest,
  isPlaced,
  knownTo,
  latest,
  mixedUnknown,
  seen,
  setEarliest,
  setLatest,
  setSeen,
  strayed,
} from './times.js';

/*
 * Copies of a card: the other player sees which card it is, not which of its copies. What for, see knowledge.ts.
 */

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
export function takeSeen(s: State, card: number, known: number): number {
  let last = card;
  let sooner = seen(s, card);
  for (let other = copyOf(s, card); other < endOf(card); other++) {
    if (!isCopy(s, other, card) || flag(s, other, known)) continue;
    if (seen(s, other) > seen(s, last)) last = other;
    sooner = Math.min(sooner, seen(s, other));
  }
  if (last === card) return sooner;
  const time = seen(s, card);
  setSeen(s, card, seen(s, last));
  setSeen(s, last, time);
  return sooner;
}

/** A card that has strayed and a copy that has not may each lie where the other can't. */
export function hasStrayedCopy(s: State, card: number): boolean {
  if ((s[at.cares]! & Cares.Laid) === 0) return false;
  for (let other = copyOf(s, card); other < endOf(card); other++) {
    if ((other === card || isCopy(s, other, card)) && strayed(s, other) > 0) return true;
  }
  return false;
}

/** Behind the last card of its owner's deck list; copies lie between the first of them and this. */
const endOf = (card: number): number => (ownerOf(card) + 1) * Size.Deck;

const isCopy = (s: State, other: number, card: number): boolean =>
  other !== card && hasCopies(s, other) && copyOf(s, other) === copyOf(s, card);

/**
 * A card turns up that may have been a known copy of it, here or in another place. If so, that is the one taken, and
 * of several the one that came last; but as it may also have been an unknown card, those may now lie wherever it
 * could.
 */
export function takeKnownCopy(s: State, card: number, owner: number, known: number): void {
  if (flag(s, card, known) && isPlaced(s, card)) return;
  const copy = lastKnownCopy(s, card, known);
  if (copy < 0) return;
  const early = earliest(s, copy);
  if (copy !== card) exchangeTimes(s, card, copy, known);
  const late = lastSeenCopy(s, card, known);
  if (late < 0) return;
  for (let i = collectMixed(s, owner) - 1; i >= 0; i--) {
    const other = mixedUnknown[i]!;
    setEarliest(s, other, Math.min(earliest(s, other), early));
    setLatest(s, other, Math.max(latest(s, other), late));
  }
}

function lastKnownCopy(s: State, card: number, known: number): number {
  let last = None.Card;
  for (let other = copyOf(s, card); other < endOf(card); other++) {
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
function lastSeenCopy(s: State, card: number, known: number): number {
  let last = -1;
  for (let other = copyOf(s, card); other < endOf(card); other++) {
    if (isCopy(s, other, card) && !flag(s, other, known)) last = Math.max(last, seen(s, other));
  }
  return last;
}
