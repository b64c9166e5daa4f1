import type { State } from '../../../core/game.js';
import { at, Cares, Event, F, Zone } from '../layout.js';
import {
  add,
  clear,
  copyOf,
  firstAttached,
  has,
  isCreature,
  isEmpty,
  linkFirst,
  list,
  listeners,
  nextCard,
  nextIn,
  ownerOf,
  placeOf,
  remove,
  unlink,
  zoneOf,
} from '../state.js';
import { NO_SET, purgedBy } from './move.js';

/**
 * The rulebook's Destroyed entry: the active player also chooses the order in which cards that are destroyed
 * together, and what lies on them, go to the discard piles. It is asked for where it can matter: when a card goes
 * along that purges creatures instead (F.LoopSet of the destruction: those that leave after it), and when a
 * card of the two decks looks at the top of a discard pile (F.LoopSet: those not yet put in order).
 */

/** A creature that is purged only as long as a card that is destroyed with it is there. */
export const canBeSpared = (s: State, frame: number, card: number): boolean =>
  isCreature(s, card) &&
  has(s, at.tagged, card) &&
  !has(s, frame + F.LoopSet, card) &&
  purgedBy(s, card, NO_SET) >= 0 &&
  purgedBy(s, card, frame + F.Those) < 0;

/** Whether the active player has still to say which creatures leave after the card that purges them. */
export function asksToSpare(s: State, frame: number): boolean {
  if (s[frame + F.Loop] === 1 || isEmpty(s, listeners(Event.InsteadLeaves))) return false;
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!canBeSpared(s, frame, card)) continue;
    s[frame + F.Self] = purgedBy(s, card, NO_SET);
    return true;
  }
  return false;
}

export const spare = (s: State, frame: number, card: number): void => add(s, frame + F.LoopSet, card);
export const spareNoMore = (s: State, frame: number): void => {
  s[frame + F.Loop] = 1;
};

/** What lies on or under a card that is about to leave is discarded at the same time: kept in a set. */
export function noteAttached(s: State, set: number, host: number): void {
  if ((s[at.cares]! & Cares.Piles) === 0) return;
  for (let card = firstAttached(s, host); card >= 0; card = nextCard(s, card)) add(s, set, card);
}

/** Before the discarded cards are put in order. */
export function noteDiscarded(s: State, frame: number): void {
  clear(s, frame + F.LoopSet);
  if ((s[at.cares]! & Cares.Piles) === 0) return;
  addDiscarded(s, frame, frame + F.Those);
  addDiscarded(s, frame, frame + F.Dead);
}

/** Of a set those that lie in a discard pile now. */
export function addDiscarded(s: State, frame: number, set: number): void {
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (zoneOf(s, card) === Zone.Discard) add(s, frame + F.LoopSet, card);
  }
}

/** Whether it is still open which of the cards of one player goes to the discard pile next. */
export function asksForPile(s: State, frame: number): boolean {
  for (let seat = 0; seat < 2; seat++) {
    if (differs(s, frame + F.LoopSet, seat)) return true;
    stackRest(s, frame, seat);
  }
  return false;
}

/** Copies of one card need no order. */
function differs(s: State, set: number, seat: number): boolean {
  let first = -1;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (ownerOf(card) !== seat) continue;
    if (first >= 0 && copyOf(s, card) !== copyOf(s, first)) return true;
    first = card;
  }
  return false;
}

function stackRest(s: State, frame: number, seat: number): void {
  const set = frame + F.LoopSet;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (ownerOf(card) === seat) putOnPile(s, frame, card);
  }
}

/** The player whose pile is put in order now; the copies of a card are one option. */
export function isNextForPile(s: State, frame: number, card: number): boolean {
  const set = frame + F.LoopSet;
  if (!has(s, set, card)) return false;
  return ownerOf(card) === (differs(s, set, 0) ? 0 : 1);
}

export function putOnPile(s: State, frame: number, card: number): void {
  remove(s, frame + F.LoopSet, card);
  const pile = list(ownerOf(card), Zone.Discard);
  if (placeOf(s, card) !== pile) return;
  unlink(s, card);
  linkFirst(s, card, pile);
}
