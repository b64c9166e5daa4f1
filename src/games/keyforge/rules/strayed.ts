import type { State } from '../../../core/game.js';
import { at, Cares, Flag, None, Size, Zone } from '../layout.js';
import { clearFlag, flag, headOf, nextCard, ownerOf, setFlag } from '../state.js';
import {
  collectMixed,
  earliest,
  filled,
  hasLaidAway,
  isHeld,
  isPlaced,
  knownTo,
  LAST,
  latest,
  mixedUnknown,
  now,
  seen,
  setEarliest,
  setFilled,
  setLatest,
  setSeen,
  setStrayed,
  strayed,
} from './times.js';

/*
 * A hand goes into the deck (Screaming Cave) after a card was laid away from it unseen: see knowledge.ts.
 */

/**
 * Before a whole hand goes into the deck: what the other player knows may be in either, or laid away. A place
 * that was laid away keeps when that was (`earliest`) and which unknown cards can lie there (before `latest`).
 */
export function stray(s: State, owner: number): void {
  if (!hasLaidAway(s, owner)) return;
  const known = knownTo(1 - owner);
  const from = owner * Size.Deck;
  const to = from + Size.Deck;
  const unknown = collectMixed(s, owner);
  for (let card = from; card < to; card++) {
    if (filled(s, card) > 0 && isHeld(s, card))
      bounds[card - from] = unknownBefore(s, unknown, filled(s, card));
    strays[card - from] = flag(s, card, known) && !isPlaced(s, card) ? 1 : 0;
  }
  s[at.clock + owner]!++;
  s[at.cares]! |= Cares.Laid;
  for (let card = from; card < to; card++) {
    if (strays[card - from]) becomeStray(s, card, known);
    if (filled(s, card) > 0 && isHeld(s, card)) becomeLaid(s, card, bounds[card - from]!);
  }
}

const bounds = new Int32Array(Size.Deck);
const strays = new Int32Array(Size.Deck);

/** The time before which an unknown card came that can lie in a place filled at `time`; 0 when none can. */
function unknownBefore(s: State, unknown: number, time: number): number {
  let before = 0;
  for (let i = 0; i < unknown && earliest(s, mixedUnknown[i]!) < time; i++)
    before = latest(s, mixedUnknown[i]!) + 1;
  return Math.min(before, time);
}

function becomeStray(s: State, card: number, known: number): void {
  const since = earliest(s, card) + 1;
  setSeen(s, card, now(s, ownerOf(card)));
  setStrayed(s, card, since);
  clearFlag(s, card, known);
}

function becomeLaid(s: State, card: number, before: number): void {
  setEarliest(s, card, filled(s, card));
  setLatest(s, card, before);
  setFilled(s, card, 0);
  setFlag(s, card, Flag.Laid);
}

/** Whether a card that the other player does not know can lie in a place that was laid away before the hand went. */
export function mayBeLaid(s: State, card: number, place: number): boolean {
  if (seen(s, card) < latest(s, place)) return true;
  const time = earliest(s, place);
  return strayed(s, card) > 0 && strayed(s, card) <= time && Math.min(time, LAST) <= seen(s, card);
}

/** Whether a card can lie in a place, neither of which the other player knows. */
const canLie = (s: State, card: number, place: number): boolean =>
  flag(s, place, Flag.Laid) ? mayBeLaid(s, card, place) : seen(s, card) <= latest(s, place);

/** Whether a laid place was taken to hand. */
export function holdsLaid(s: State, owner: number): boolean {
  if ((s[at.cares]! & Cares.Laid) === 0) return false;
  for (let card = headOf(s, owner, Zone.Hand); card >= 0; card = nextCard(s, card)) {
    if (flag(s, card, Flag.Laid)) return true;
  }
  return false;
}

/** A card turns up in such a hand: it takes with it the place that leaves the most possible, if there is one. */
export function turnUpBesideLaid(s: State, card: number, known: number): boolean {
  const hand = headOf(s, ownerOf(card), Zone.Hand);
  let first = card;
  for (let other = hand; other >= 0; other = nextCard(s, other)) {
    if (!flag(s, other, known) && canLie(s, card, other) && isWithin(s, other, first, known)) first = other;
  }
  for (let other = hand; other >= 0; other = nextCard(s, other)) {
    if (flag(s, other, known) || !canLie(s, card, other) || isWithin(s, first, other, known)) continue;
    forgetStrayed(s, ownerOf(card));
    return false;
  }
  takeTimes(s, first, card);
  return true;
}

/** Whether all that can lie in one place can lie in another. */
function isWithin(s: State, place: number, other: number, known: number): boolean {
  const from = ownerOf(place) * Size.Deck;
  for (let card = from; card < from + Size.Deck; card++) {
    if (s[at.definition + card] === None.Card || flag(s, card, known)) continue;
    if (canLie(s, card, place) && !canLie(s, card, other)) return false;
  }
  return true;
}

/** A hidden card gets the times of another that is about to be seen. */
function takeTimes(s: State, card: number, from: number): void {
  s[at.host + card] = (s[at.host + card]! & 0xffff) | (s[at.host + from]! & ~0xffff);
  if (flag(s, from, Flag.Laid)) setFlag(s, card, Flag.Laid);
  else clearFlag(s, card, Flag.Laid);
}

/** A laid place is mixed with others again: all is told by when a card was seen and when a place was filled. */
export function forgetStrayed(s: State, owner: number): void {
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (s[at.definition + card] === None.Card) continue;
    if (strayed(s, card) > 0) setSeen(s, card, strayed(s, card) - 1);
    if (!flag(s, card, Flag.Laid)) continue;
    setLatest(s, card, earliest(s, card) - 1);
    clearFlag(s, card, Flag.Laid);
  }
}
