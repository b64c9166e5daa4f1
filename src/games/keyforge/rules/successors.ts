import type { State } from '../../../core/game.js';
import { at, Cares, F, None, Size, Zone } from '../layout.js';
import { controllerOf, has, hostOf, inPlay, isCreature, setHost, zoneOf } from '../state.js';
import { How, startPlay } from './play.js';

/**
 * A creature in a discard pile that is to take the place of one that dies (Gebuk). Until then its host is the dying
 * creature, and beside the host stands who will be its left neighbour, plus 1, and how many stand to the left.
 */
const PLACE_SHIFT = 16;
const RANK_SHIFT = 24;

/** Binds a discarded creature to the place of the dying one. */
export function nameSuccessor(s: State, card: number, of: number): void {
  s[at.cares]! |= Cares.Successors;
  setHost(s, card, of);
  notePlace(s, card, of);
}

function notePlace(s: State, card: number, of: number): void {
  if (!isCreature(s, of)) return;
  let left = s[at.prev + of]!;
  while (left >= 0 && has(s, at.tagged, left)) left = s[at.prev + left]!;
  let rank = 0;
  for (let other = s[at.prev + of]!; other >= 0; other = s[at.prev + other]!) rank++;
  s[at.host + card] = (s[at.host + card]! & 0xffff) | ((left + 1) << PLACE_SHIFT) | (rank << RANK_SHIFT);
}

/** Cards are about to leave play together: places are noted as those leave them that stay. */
export function noteSuccession(s: State, leaving: number): void {
  if ((s[at.cares]! & Cares.Successors) === 0) return;
  for (let card = 0; card < Size.Cards; card++) {
    if (isSuccessor(s, card) && has(s, leaving, hostOf(s, card))) notePlace(s, card, hostOf(s, card));
  }
}

const isSuccessor = (s: State, card: number): boolean =>
  zoneOf(s, card) === Zone.Discard && hostOf(s, card) >= 0;

/**
 * They come into play where the dead stood; who waits for one that lives on, or has gone itself, waits no more. Of two
 * for one gap the left one comes last, to the left of the other. One that is still to leave, after a fight within the
 * window of its "Destroyed:", is waited for.
 */
export function succeed(s: State): void {
  if ((s[at.cares]! & Cares.Successors) === 0) return;
  s[at.cares]! &= ~Cares.Successors;
  for (let card = leftmost(s); card >= 0; card = leftmost(s)) {
    const dead = hostOf(s, card);
    const left = ((s[at.host + card]! >>> PLACE_SHIFT) & 0xff) - 1;
    s[at.host + card] = 0;
    if (!inPlay(s, dead)) comeTo(s, card, controllerOf(s, dead), left);
  }
}

/** The successor of the one that stood furthest to the left, of all whose turn has come; or -1. */
function leftmost(s: State): number {
  let first: number = None.Card;
  for (let card = 0; card < Size.Cards; card++) {
    if (!isSuccessor(s, card)) continue;
    if (has(s, at.tagged, hostOf(s, card)) && inPlay(s, hostOf(s, card))) s[at.cares]! |= Cares.Successors;
    else if (first < 0 || rankOf(s, card) < rankOf(s, first)) first = card;
  }
  return first;
}

const rankOf = (s: State, card: number): number => s[at.host + card]! >>> RANK_SHIFT;

function comeTo(s: State, card: number, seat: number, left: number): void {
  startPlay(s, card, seat, How.Put | How.Placed);
  const stands = left >= 0 && isCreature(s, left) && controllerOf(s, left) === seat;
  s[s[at.top]! + F.Subject] = stands ? left : None.Card;
}
