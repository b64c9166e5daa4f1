import type { State } from '../../../core/game.js';
import { at, Cares, Flag, None, Size, Zone } from '../layout.js';
import {
  clearFlag,
  copyOf,
  countIn,
  flag,
  hasCopies,
  headOf,
  nextCard,
  ownerOf,
  setFlag,
  zoneOf,
} from '../state.js';

/*
 * What a player knows of the other's hidden cards, so that a new deal (determinize.ts) leaves it true.
 *
 * A player knows where a card is, or does not: Flag.Known0, Flag.Known1. Two more facts are kept of the cards that
 * a player holds, as the other player sees them:
 *
 * - A card leaves the hand unseen, for the archives or under a card. If the other player knew cards of that hand,
 *   all its places and the new one are mixed from then on: a known card lies in one of them (Flag.Mixed).
 * - A deck is shuffled, and the other player saw cards go into it. Those (Flag.Seen) are in no place that was
 *   filled before (Flag.Kept).
 *
 * Kept and Mixed belong to places. When an unknown card of a hand or of archives turns up, the other player can't
 * tell which place it had. It takes the place of which most is known, kept before plain before mixed: what is left
 * is then true whichever it was. Copies look the same: one that turns up may have been any that is not known to
 * lie elsewhere.
 */

export const KNOWN = Flag.Known0 | Flag.Known1;
const PLACE = Flag.Kept | Flag.Mixed;

export const knownTo = (seat: number): number => (seat === 0 ? Flag.Known0 : Flag.Known1);

/** Whether a card is hidden by its owner: in hand, in archives, or face down under a card. */
export function isHeld(s: State, card: number): boolean {
  const place = s[at.place + card]!;
  if (place >= 16) return place === Zone.Under && flag(s, card, Flag.FaceDown);
  const zone = place & 7;
  return (zone === Zone.Hand || zone === Zone.Archives) && place >> 3 === ownerOf(card);
}

/** Whether a card lies in one of several places, as far as a seat knows: its owner always knows in which. */
export const isMixedTo = (s: State, card: number, seat: number): boolean =>
  ownerOf(card) !== seat && flag(s, card, Flag.Mixed);

// Cards that move

/** Before a card moves that is not in play; whether it goes from one hidden place of its owner to another unseen. */
export function leave(s: State, card: number, zone: Zone, openly: boolean): boolean {
  const held = isHeld(s, card);
  if (held && !openly && (zone === Zone.Hand || zone === Zone.Archives)) {
    passUnseen(s, card, zone);
    return true;
  }
  if (held && zone === Zone.Deck) forgetMixed(s, ownerOf(card));
  else if (held || zone === Zone.Discard || zone === Zone.Purged) turnUp(s, card);
  clearFlag(s, card, PLACE);
  return false;
}

/** After a card has come to a zone out of play, openly or from a deck. */
export function arrive(s: State, card: number, zone: Zone, seat: number): void {
  if (zone === Zone.Discard || zone === Zone.Purged) setFlag(s, card, KNOWN);
  else if (zone !== Zone.Deck) setFlag(s, card, knownTo(seat));
}

function passUnseen(s: State, card: number, zone: Zone): void {
  if (zoneOf(s, card) !== Zone.Hand) {
    if (zone === Zone.Hand && flag(s, card, Flag.Mixed)) settleMixed(s, ownerOf(card), card);
  } else if (zone !== Zone.Hand && countIn(s, ownerOf(card), Zone.Hand) > 1) layAway(s, card);
}

/** From a hand of several cards, and the other player does not see which. */
function layAway(s: State, card: number): void {
  const hand = headOf(s, ownerOf(card), Zone.Hand);
  const known = knownTo(1 - ownerOf(card));
  let allKept = true;
  for (let other = hand; other >= 0; other = nextCard(s, other)) {
    if (flag(s, other, known | Flag.Mixed)) return mix(s, hand);
    if (!flag(s, other, Flag.Kept)) allKept = false;
  }
  if (allKept) return;
  takeSurestPlace(s, card, known, true);
  clearFlag(s, card, Flag.Kept);
}

function mix(s: State, hand: number): void {
  s[at.cares]! |= Cares.Hidden;
  for (let card = hand; card >= 0; card = nextCard(s, card)) {
    clearFlag(s, card, Flag.Kept);
    setFlag(s, card, Flag.Mixed);
  }
}

/** Mixed places are plain again when known cards can't be in several zones. A card may be about to come to hand. */
function settleMixed(s: State, owner: number, coming: number): void {
  let places = 0;
  let outside = 0;
  let known = 0;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (!flag(s, card, Flag.Mixed)) continue;
    places++;
    if (card !== coming && zoneOf(s, card) !== Zone.Hand) outside++;
    if (flag(s, card, knownTo(1 - owner))) known++;
  }
  if (places === 1 || outside === 0 || known === 0) clearMixed(s, owner, 0);
}

/** A hand goes into the deck: nobody else can tell which known cards of mixed places do. */
function forgetMixed(s: State, owner: number): void {
  if (s[at.cares]! & Cares.Hidden) clearMixed(s, owner, knownTo(1 - owner));
}

function clearMixed(s: State, owner: number, known: number): void {
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (flag(s, card, Flag.Mixed)) clearFlag(s, card, Flag.Mixed | known);
  }
}

// Cards that are seen

/** Both players see where the card is. */
export function show(s: State, card: number): void {
  showTo(s, card, 1 - ownerOf(card));
  setFlag(s, card, KNOWN);
}

export function showTo(s: State, card: number, seat: number): void {
  if (seat !== ownerOf(card)) turnUp(s, card);
  setFlag(s, card, knownTo(seat));
}

/** Before the other player sees a hidden card. */
export function turnUp(s: State, card: number): void {
  if ((s[at.cares]! & Cares.Hidden) === 0) return;
  const known = knownTo(1 - ownerOf(card));
  if (flag(s, card, known) && !flag(s, card, Flag.Mixed)) return clearFlag(s, card, Flag.Kept);
  const held = isHeld(s, card);
  lookAtCopies(s, card, known);
  if (held && anyUnknown) takeSurestPlace(s, card, known, anyUnseen);
  const wasMixed = flag(s, card, Flag.Mixed);
  if (held && mixedCopy >= 0 && !flag(s, card, known)) clearFlag(s, mixedCopy, known);
  clearFlag(s, card, PLACE);
  if (wasMixed || mixedCopy >= 0) settleMixed(s, ownerOf(card), None.Card);
}

/** Of a card and its copies: is one unknown, is such a one not seen in the deck, and a known one in a mixed place. */
let anyUnknown = false;
let anyUnseen = false;
let mixedCopy: number = None.Card;

/** As any of them may be the one that turns up, none counts as seen in the deck any more. */
function lookAtCopies(s: State, card: number, known: number): void {
  anyUnknown = false;
  anyUnseen = false;
  mixedCopy = None.Card;
  const copied = hasCopies(s, card);
  const end = copied ? (ownerOf(card) + 1) * Size.Deck : card + 1;
  for (let other = copied ? copyOf(s, card) : card; other < end; other++) {
    if (other !== card && !(hasCopies(s, other) && copyOf(s, other) === copyOf(s, card))) continue;
    if (!flag(s, other, known)) {
      anyUnknown = true;
      if (!flag(s, other, Flag.Seen)) anyUnseen = true;
      clearFlag(s, other, Flag.Seen);
    } else if (flag(s, other, Flag.Mixed)) mixedCopy = other;
  }
}

const doubt = (s: State, card: number): number =>
  flag(s, card, Flag.Kept) ? 0 : flag(s, card, Flag.Mixed) ? 2 : 1;

/** Exchanges places with the unknown card beside it whose place is the surest that this one can have had. */
function takeSurestPlace(s: State, card: number, known: number, mayBeKept: boolean): void {
  const place = s[at.place + card]!;
  if (place === Zone.Under) return;
  let surest = card;
  for (let other = s[at.head + place]!; other >= 0; other = nextCard(s, other)) {
    if (flag(s, other, known) || (flag(s, other, Flag.Kept) && !mayBeKept)) continue;
    if (doubt(s, other) < doubt(s, surest)) surest = other;
  }
  const marks = s[at.flags + card]! & PLACE;
  s[at.flags + card] = (s[at.flags + card]! & ~PLACE) | (s[at.flags + surest]! & PLACE);
  s[at.flags + surest] = (s[at.flags + surest]! & ~PLACE) | marks;
}

/**
 * Which of several copies in one hand is taken: as the other player can't tell, one that this player knows to be
 * there, of those one that came after the last shuffle, and before an unknown one one that may be there. The
 * higher, the sooner.
 */
export function precedence(s: State, card: number): number {
  if (!flag(s, card, knownTo(1 - ownerOf(card)))) return 0;
  return flag(s, card, Flag.Mixed) ? 1 : flag(s, card, Flag.Kept) ? 2 : 3;
}

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

// Shuffles

/** A deck is about to be shuffled: nobody will know a place in it. */
export function noteShuffle(s: State, seat: number): void {
  if (knowsCards(s, seat)) markSeen(s, seat);
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = nextCard(s, card)) clearFlag(s, card, KNOWN);
}

/** Whether the other player knows a card of the deck. */
function knowsCards(s: State, seat: number): boolean {
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = nextCard(s, card)) {
    if (flag(s, card, knownTo(1 - seat))) return true;
  }
  return false;
}

/** What was seen there at an earlier shuffle may be held since. */
function markSeen(s: State, seat: number): void {
  const known = knownTo(1 - seat);
  s[at.cares]! |= Cares.Hidden;
  for (let card = seat * Size.Deck; card < (seat + 1) * Size.Deck; card++) {
    clearFlag(s, card, Flag.Seen);
    if (zoneOf(s, card) === Zone.Deck && flag(s, card, known)) setFlag(s, card, Flag.Seen);
    else if (isHeld(s, card) && !flag(s, card, Flag.Mixed)) setFlag(s, card, Flag.Kept);
  }
}
