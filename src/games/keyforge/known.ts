import type { State } from '../../core/game.js';
import { at, Flag, Size, Zone } from './layout.js';
import { isHeld, isMixedTo, knownTo } from './rules/knowledge.js';
import { firstAttached, flag, nextCard, ownerOf, zoneOf } from './state.js';

/** What stands in for a card that the seat can't see. */
const UNSEEN = -2;
/** Marks of the engine's own for a new deal; they say nothing that the other fields do not. */
const MARKS = Flag.Known0 | Flag.Known1 | Flag.Seen | Flag.Kept | Flag.Mixed;

/**
 * All that a seat knows, as plain data: every public word of the state, every pile as a list of its cards,
 * and of hidden cards only how many there are; also which cards the other player holds wherever they are.
 */
export function known(s: State, seat: number): unknown {
  return {
    counts: [...s.subarray(0, at.luck), ...s.subarray(at.luck + 2, at.head)],
    piles: Array.from({ length: Size.Lists }, (_, place) => seen(s, s[at.head + place]!, seat)),
    cards: Array.from({ length: Size.Cards }, (_, card) =>
      sees(s, card, seat) ? look(s, card, seat) : UNSEEN,
    ),
    held: Array.from({ length: Size.Cards }, (_, card) => knowsHeld(s, card, seat)),
    going: [...s.subarray(at.inPlay, at.words)],
  };
}

function seen(s: State, head: number, seat: number): number[] {
  const cards: number[] = [];
  for (let card = head; card >= 0; card = nextCard(s, card)) cards.push(sees(s, card, seat) ? card : UNSEEN);
  return cards;
}

/** One's own hand and archives, all that lies open, and whatever else was shown to the seat. */
export function sees(s: State, card: number, seat: number): boolean {
  if (isOpen(s, card) || (flag(s, card, knownTo(seat)) && !isMixedTo(s, card, seat))) return true;
  const zone = zoneOf(s, card);
  return (zone === Zone.Hand || zone === Zone.Archives) && s[at.place + card]! >> 3 === seat;
}

/** Whether a seat knows a card to be among those that the other one hides. */
export const knowsHeld = (s: State, card: number, seat: number): boolean =>
  isHeld(s, card) && ownerOf(card) !== seat && flag(s, card, knownTo(seat));

/** Whether a card lies where everybody sees it. */
export function isOpen(s: State, card: number): boolean {
  switch (zoneOf(s, card)) {
    case Zone.Hand:
    case Zone.Archives:
    case Zone.Deck:
      return false;
    case Zone.Under:
      return !flag(s, card, Flag.FaceDown);
    default:
      return true;
  }
}

function look(s: State, card: number, seat: number): unknown {
  const words = [at.definition, at.print, at.place, at.damage, at.tokens].map((field) => s[field + card]!);
  const on = seen(s, firstAttached(s, card), seat);
  const marks = [s[at.flags + card]! & ~MARKS, s[at.host + card]! & 0xff];
  return [...words, ...marks, ...on];
}
