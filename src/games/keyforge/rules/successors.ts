import type { State } from '../../../core/game.js';
import { at, Cares, F, None, Size, Zone } from '../layout.js';
import { controllerOf, has, hostOf, inPlay, isCreature, setHost, zoneOf } from '../state.js';
import { How, startPlay } from './play.js';

/**
 * A creature in a discard pile that is to take the place of one that dies (Gebuk). Until then its host is the dying
 * creature, and beside the host stand who will be its left neighbour, plus 1, and how many creatures stood to the
 * left of the dying one.
 */
const LEFT_SHIFT = 16;
const PLACE_SHIFT = 24;

/** Binds a discarded creature to the place of the dying one. */
export function nameSuccessor(s: State, card: number, of: number): void {
  s[at.cares]! |= Cares.Successors;
  setHost(s, card, of);
  notePlace(s, card, of);
}

function notePlace(s: State, card: number, of: number): void {
  if (!isCreature(s, of)) return;
  let place = 0;
  for (let c = s[at.prev + of]!; c >= 0; c = s[at.prev + c]!) place++;
  s[at.host + card] = (s[at.host + card]! & 0xffffff) | (place << PLACE_SHIFT);
  noteLeft(s, card, s[at.prev + of]!);
}

/** The first from there to the left that stays. */
function noteLeft(s: State, card: number, from: number): void {
  let left = from;
  while (left >= 0 && has(s, at.tagged, left)) left = s[at.prev + left]!;
  s[at.host + card] = (s[at.host + card]! & ~(0xff << LEFT_SHIFT)) | ((left + 1) << LEFT_SHIFT);
}

const leftOf = (s: State, card: number): number => ((s[at.host + card]! >>> LEFT_SHIFT) & 0xff) - 1;

/** Cards are about to leave play together: places are noted as those leave them that stay. */
export function noteSuccession(s: State, leaving: number): void {
  if ((s[at.cares]! & Cares.Successors) === 0) return;
  for (let card = 0; card < Size.Cards; card++) {
    if (!isSuccessor(s, card)) continue;
    if (has(s, leaving, hostOf(s, card))) notePlace(s, card, hostOf(s, card));
    noteLeft(s, card, leftOf(s, card));
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
  for (let card = leftmost(s); card >= 0; card = leftmost(s)) {
    const dead = hostOf(s, card);
    const left = leftOf(s, card);
    s[at.host + card] = 0;
    if (!inPlay(s, dead)) comeTo(s, card, controllerOf(s, dead), left);
  }
}

/** Each comes to the right of the same neighbour, and the last to begin comes first: so they begin from the left. */
function leftmost(s: State): number {
  let first: number = None.Card;
  for (let card = 0; card < Size.Cards; card++) {
    if (!isSuccessor(s, card) || isStillToLeave(s, hostOf(s, card))) continue;
    if (first < 0 || placeOfHost(s, card) < placeOfHost(s, first)) first = card;
  }
  return first;
}

const isStillToLeave = (s: State, card: number): boolean => has(s, at.tagged, card) && inPlay(s, card);
const placeOfHost = (s: State, card: number): number => s[at.host + card]! >>> PLACE_SHIFT;

function comeTo(s: State, card: number, seat: number, left: number): void {
  startPlay(s, card, seat, How.Put | How.Placed);
  s[s[at.top]! + F.Subject] = left;
}
