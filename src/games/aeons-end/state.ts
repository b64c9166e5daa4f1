import type { State } from '../../core/game.js';
import { at, Breach, Flag, None, Place, Size, Zone } from './layout.js';
import { costOf, kindOf } from './pool.js';

// Cards

export const definition = (s: State, card: number): number => s[at.card + card]! & Flag.Definition;
export const kind = (s: State, card: number): number => kindOf[s[at.card + card]! & Flag.Definition]!;
export const cost = (s: State, card: number): number => costOf[s[at.card + card]! & Flag.Definition]!;
export const flag = (s: State, card: number, bit: number): boolean => (s[at.card + card]! & bit) !== 0;
export const setFlag = (s: State, card: number, bit: number): void => {
  s[at.card + card]! |= bit;
};
export const clearFlag = (s: State, card: number, bit: number): void => {
  s[at.card + card]! &= ~bit;
};
/** Life of a minion, tokens of a power. */
export const tokensOn = (s: State, card: number): number => s[at.tokens + card - Size.Nemesis]!;
export const setTokens = (s: State, card: number, n: number): void => {
  s[at.tokens + card - Size.Nemesis] = n;
};

// Lists: the head is the top of a pile

export const list = (seat: number, zone: number): number => (seat << 3) + zone;
export const breachList = (seat: number, breach: number): number => (seat << 3) + Zone.Breach + breach;
export const isBreach = (place: number): boolean => place < Place.Supply && (place & 7) >= Zone.Breach;
export const seatAt = (place: number): number => place >> 3;
export const head = (s: State, place: number): number => s[at.head + place]!;
export const size = (s: State, place: number): number => s[at.size + place]!;
export const next = (s: State, card: number): number => s[at.next + card]!;

/** Takes a card out of its list. */
function unlink(s: State, card: number): void {
  const place = s[at.place + card]!;
  const behind = s[at.next + card]!;
  const before = previous(s, place, card);
  if (before < 0) s[at.head + place] = behind;
  else s[at.next + before] = behind;
  if (behind < 0) s[at.tail + place] = before;
  s[at.size + place]!--;
}

function previous(s: State, place: number, card: number): number {
  let before: number = None.Card;
  for (let each = s[at.head + place]!; each !== card; each = s[at.next + each]!) before = each;
  return before;
}

/** Puts an unlinked card on top of a list. */
export function linkFirst(s: State, card: number, place: number): void {
  s[at.place + card] = place;
  s[at.next + card] = s[at.head + place]!;
  if (s[at.head + place]! < 0) s[at.tail + place] = card;
  s[at.head + place] = card;
  s[at.size + place]!++;
}

/** Puts an unlinked card at the bottom of a list. */
export function linkLast(s: State, card: number, place: number): void {
  s[at.place + card] = place;
  s[at.next + card] = None.Card;
  if (s[at.head + place]! < 0) s[at.head + place] = card;
  else s[at.next + s[at.tail + place]!] = card;
  s[at.tail + place] = card;
  s[at.size + place]!++;
}

/** Marks that a card loses when it leaves its place. */
const OF_THE_PLACE = Flag.PreppedThisTurn | Flag.Used | Flag.Waits;

/** Rows of cards that lie beside each other, not on each other. */
const isRow = (place: number): boolean =>
  place < Place.Supply && ((place & 7) === Zone.Hand || (place & 7) === Zone.Played);

/** To the top of a pile or the end of a row: everybody sees it go there. */
export function moveTo(s: State, card: number, place: number): void {
  unlink(s, card);
  s[at.card + card] = (s[at.card + card]! & ~OF_THE_PLACE) | Flag.Seen | Flag.Placed;
  if (isRow(place)) linkLast(s, card, place);
  else linkFirst(s, card, place);
}

export function moveToEnd(s: State, card: number, place: number): void {
  unlink(s, card);
  s[at.card + card] = (s[at.card + card]! & ~OF_THE_PLACE) | Flag.Seen | Flag.Placed;
  linkLast(s, card, place);
}

/** To the top of a pile, unseen: where it lies is known, but not what it is. */
export function moveUnseen(s: State, card: number, place: number): void {
  unlink(s, card);
  setFlag(s, card, Flag.Placed);
  linkFirst(s, card, place);
}

/** Empties a list; its cards are in `into`, the top first. Returns how many. */
export function takeAll(s: State, place: number, into: Int32Array, from: number): number {
  let n = from;
  for (let card = s[at.head + place]!; card >= 0; card = s[at.next + card]!) into[n++] = card;
  s[at.head + place] = None.Card;
  s[at.tail + place] = None.Card;
  s[at.size + place] = 0;
  return n;
}

// Breaches

export const breach = (s: State, seat: number, b: number): number => s[at.breaches + (seat << 2) + b]!;
export const isPresent = (s: State, seat: number, b: number): boolean =>
  (breach(s, seat, b) & Breach.Present) !== 0;
export const isOpen = (s: State, seat: number, b: number): boolean =>
  (breach(s, seat, b) & (Breach.Present | Breach.Open)) === (Breach.Present | Breach.Open);
export const isClosed = (s: State, seat: number, b: number): boolean =>
  (breach(s, seat, b) & (Breach.Present | Breach.Open)) === Breach.Present;

export function countBreaches(s: State, seat: number, open: boolean): number {
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) if (open ? isOpen(s, seat, b) : isClosed(s, seat, b)) n++;
  return n;
}

export function countPrepped(s: State, seat: number): number {
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) n += s[at.size + breachList(seat, b)]!;
  return n;
}
