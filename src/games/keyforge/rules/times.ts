import type { State } from '../../../core/game.js';
import { at, Cares, Flag, Size, Zone } from '../layout.js';
import { flag, headOf, nextCard, ownerOf, zoneOf } from '../state.js';

/*
 * When hidden cards came to their places, as the other player may reckon: what for, see knowledge.ts.
 */

export const knownTo = (seat: number): number => (seat === 0 ? Flag.Known0 : Flag.Known1);

/** Times are 8 bits; after the last one of cards comes the last one of places, so that later nothing is excluded. */
export const LAST = 254;
export const now = (s: State, seat: number): number => Math.min(LAST, s[at.clock + seat]!);

/** A hand is about to be drawn while nothing is known of its player's cards. */
export const startClock = (s: State, seat: number): void => {
  s[at.clock + seat] = 0;
};

export const earliest = (s: State, card: number): number => (s[at.host + card]! >>> 16) & 0xff;
export const latest = (s: State, card: number): number => s[at.host + card]! >>> 24;
export const filled = (s: State, card: number): number => (s[at.flags + card]! >>> Flag.FilledShift) & 0xff;
export const seen = (s: State, card: number): number => (s[at.print + card]! >>> 23) & 0xff;

/** When a card came to the hand from which it may have been laid away, plus 1; 0 when that can't be any more. */
export const strayed = (s: State, card: number): number => s[at.definition + card]! >>> 24;

export function setEarliest(s: State, card: number, time: number): void {
  s[at.host + card] = (s[at.host + card]! & ~0xff0000) | (time << 16);
}
export function setLatest(s: State, card: number, time: number): void {
  s[at.host + card] = (s[at.host + card]! & 0xffffff) | (time << 24);
}
export function setSeen(s: State, card: number, time: number): void {
  s[at.print + card] = (s[at.print + card]! & ~(0xff << 23)) | (time << 23);
  setStrayed(s, card, 0);
}
export function setStrayed(s: State, card: number, time: number): void {
  s[at.definition + card] = (s[at.definition + card]! & 0xffffff) | (time << 24);
}
export function setFilled(s: State, card: number, time: number): void {
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

/** Whether any card of a player was laid away from the hand unseen. */
export function hasLaidAway(s: State, owner: number): boolean {
  for (let card = headOf(s, owner, Zone.Archives); card >= 0; card = nextCard(s, card)) {
    if (isMixed(s, card)) return true;
  }
  return liesUnder(s, owner);
}

/** Whether a card was laid under another from the hand unseen. */
export function liesUnder(s: State, owner: number): boolean {
  if ((s[at.cares]! & Cares.Under) === 0) return false;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (s[at.place + card] === Zone.Under && isMixed(s, card)) return true;
  }
  return false;
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

/** Mixed cards of a player: all of them, and those that the other player does not know, the first to come first. */
export const mixed = new Int32Array(Size.Deck);
export const mixedUnknown = new Int32Array(Size.Deck);
let mixedCount = 0;

/**
 * Collects both and gives the number of the unknown ones. It is not known which of those came when, only at which
 * times such cards did: then the first of the earliest times goes with the first of the latest.
 */
export function collectMixed(s: State, owner: number): number {
  mixedCount = 0;
  collectFrom(s, headOf(s, owner, Zone.Hand));
  collectFrom(s, headOf(s, owner, Zone.Archives));
  if (s[at.cares]! & Cares.Under) collectUnder(s, owner);
  const n = collectUnknown(s, knownTo(1 - owner));
  for (let i = 1; i < n; i++)
    for (let j = i; j > 0; j--) sortLatest(s, mixedUnknown[j - 1]!, mixedUnknown[j]!);
  return n;
}

/** How many mixed cards there are, known or not. */
export const countMixed = (): number => mixedCount;

function collectFrom(s: State, head: number): void {
  for (let card = head; card >= 0; card = nextCard(s, card)) if (isMixed(s, card)) mixed[mixedCount++] = card;
}

function collectUnder(s: State, owner: number): void {
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (zoneOf(s, card) === Zone.Under && isMixed(s, card)) mixed[mixedCount++] = card;
  }
}

function collectUnknown(s: State, known: number): number {
  let n = 0;
  for (let k = 0; k < mixedCount; k++) {
    const card = mixed[k]!;
    if (flag(s, card, known)) continue;
    let i = n++;
    for (; i > 0 && earliest(s, mixedUnknown[i - 1]!) > earliest(s, card); i--)
      mixedUnknown[i] = mixedUnknown[i - 1]!;
    mixedUnknown[i] = card;
  }
  return n;
}

function sortLatest(s: State, a: number, b: number): void {
  const first = latest(s, a);
  if (first <= latest(s, b)) return;
  setLatest(s, a, latest(s, b));
  setLatest(s, b, first);
}
