import type { State } from '../../../core/game.js';
import { at, Flag, Size, Zone } from '../layout.js';
import { clearFlag, definition, flag, head, next, ownerOf, setFlag, zoneOf } from '../state.js';

/*
 * What a seat knows of the other's hidden cards: those in its hand, deck and discard pile and its workers. Both
 * codices are open lists, but not which cards were taken from them.
 *
 * Every hidden place has the number of the last mixing that its card went through, and every hidden card the number
 * of the mixing in which it was lost sight of. A card may be in any place whose number is not lower than its own:
 * what lay in the hand before a reshuffle can't be a card that was shuffled in. A card that is known to lie where it
 * does is marked as placed; a placed card that was never seen is a new one from the codex.
 */

const NUMBER = 16;
const LOW = 0xffff;

/** The mixing since which nobody has seen the card. */
export const since = (s: State, card: number): number => s[at.mixing + card]! & LOW;
/** The last mixing that the card in this place went through. */
export const mixedIn = (s: State, card: number): number => s[at.mixing + card]! >>> NUMBER;
export const setSince = (s: State, card: number, n: number): void => {
  s[at.mixing + card] = (s[at.mixing + card]! & ~LOW) | n;
};
export const setMixedIn = (s: State, card: number, n: number): void => {
  s[at.mixing + card] = (s[at.mixing + card]! & LOW) | (n << NUMBER);
};

export const isHidden = (s: State, card: number): boolean => {
  const place = s[at.place + card]!;
  return place < Size.Lists && (place & 7) <= Zone.Hired;
};

/** Cards that are shuffled lie anywhere among each other. */
export function mixOne(s: State, card: number, mixing: number): void {
  if (flag(s, card, Flag.Placed)) {
    clearFlag(s, card, Flag.Placed);
    setSince(s, card, mixing);
  }
  setMixedIn(s, card, mixing);
}

/** One card of the hand becomes a worker, and the opponent does not see which: what was known of the hand is now known of hand and worker together. */
export function mixHand(s: State, seat: number, hired: number): void {
  let mixing = mixedIn(s, hired);
  let known = flag(s, hired, Flag.Placed);
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card)) {
    if (flag(s, card, Flag.Placed)) known = true;
    if (mixedIn(s, card) > mixing) mixing = mixedIn(s, card);
  }
  if (known) mixing = ++s[at.mixes + seat]!;
  mixOne(s, hired, mixing);
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card)) mixOne(s, card, mixing);
}

/**
 * A card comes out of hiding. When an equal one was seen before and may be this one, nobody can tell them apart:
 * then as many copies are known as before, and the other one may be any card of the codex.
 */
export function reveal(s: State, card: number): void {
  clearFlag(s, card, Flag.Placed);
  if (flag(s, card, Flag.Seen)) return;
  setFlag(s, card, Flag.Seen);
  const from = ownerOf(card) * Size.Seat;
  for (let other = from + 1; other < from + s[at.made + ownerOf(card)]!; other++) {
    if (other === card || !isTwin(s, other, card)) continue;
    clearFlag(s, other, Flag.Seen);
    if (since(s, card) < since(s, other)) setSince(s, other, since(s, card));
    return;
  }
}

const isTwin = (s: State, other: number, card: number): boolean =>
  definition(s, other) === definition(s, card) &&
  isHidden(s, other) &&
  (s[at.flags + other]! & (Flag.Seen | Flag.Placed)) === Flag.Seen &&
  since(s, other) <= mixedIn(s, card);

/** Of equal cards in a hand, the one that both players know is played first: they can't be told apart. */
export const precedence = (s: State, card: number): number => s[at.flags + card]! & (Flag.Placed | Flag.Seen);

/** Whether the owner, too, does not know where it lies. */
export const isShuffled = (s: State, card: number): boolean =>
  zoneOf(s, card) === Zone.Deck && !flag(s, card, Flag.Placed);
