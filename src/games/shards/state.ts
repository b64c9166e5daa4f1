import type { State } from '../../core/game.js';
import { at, Cap, Flag, INFINITE, None, Place, Size, Variant, Zone } from './layout.js';
import { traitsOf } from './pool.js';
import { CountBits } from './program.js';

// Cards

export const definition = (s: State, card: number): number => s[at.card + card]! & Flag.Definition;
export const traits = (s: State, card: number): number => traitsOf[s[at.card + card]! & Flag.Definition]!;
export const flag = (s: State, card: number, bit: number): boolean => (s[at.card + card]! & bit) !== 0;
export const placeOf = (s: State, card: number): number =>
  (s[at.card + card]! & Flag.Place) >> Flag.PlaceShift;
export const has = (s: State, card: number, wanted: number): boolean => (traits(s, card) & wanted) === wanted;

// Lists: the head is the top of a pile

export const list = (seat: number, zone: number): number => (seat << 3) + zone;
export const head = (s: State, place: number): number => s[at.head + place]!;
export const next = (s: State, card: number): number => s[at.next + card]!;
export const size = (s: State, place: number): number => s[at.size + place]!;

/** Takes a card out of its list, or off the row. */
export function unlink(s: State, card: number): void {
  const place = placeOf(s, card);
  if (place === Place.Row) return leaveRow(s, card);
  const after = s[at.next + card]!;
  let before: number = None.Card;
  for (let each = s[at.head + place]!; each !== card; each = s[at.next + each]!) before = each;
  if (before < 0) s[at.head + place] = after;
  else s[at.next + before] = after;
  if (after < 0) s[at.tail + place] = before;
  s[at.size + place]!--;
}

function leaveRow(s: State, card: number): void {
  let p = 0;
  while (s[at.row + p] !== card) p++;
  s[at.row + p] = None.Card;
}

/** The card at its new place, with these marks and no others. */
function put(s: State, card: number, place: number, flags: number): void {
  s[at.card + card] = (s[at.card + card]! & Flag.Definition) | (place << Flag.PlaceShift) | flags;
}

/** Puts a card that lies nowhere on top of a list. */
export function linkFirst(s: State, card: number, place: number, flags = 0): void {
  put(s, card, place, flags);
  s[at.next + card] = s[at.head + place]!;
  if (s[at.head + place]! < 0) s[at.tail + place] = card;
  s[at.head + place] = card;
  s[at.size + place]!++;
}

/** Puts a card that lies nowhere at the end of a list. */
export function linkLast(s: State, card: number, place: number, flags = 0): void {
  put(s, card, place, flags);
  s[at.next + card] = None.Card;
  if (s[at.head + place]! < 0) s[at.head + place] = card;
  else s[at.next + s[at.tail + place]!] = card;
  s[at.tail + place] = card;
  s[at.size + place]!++;
}

/** Puts a card that lies nowhere on a place of the row. */
export function lay(s: State, card: number, p: number): void {
  put(s, card, Place.Row, 0);
  s[at.next + card] = None.Card;
  s[at.row + p] = card;
}

/** To the top of a pile. */
export function moveTo(s: State, card: number, place: number, flags = 0): void {
  unlink(s, card);
  linkFirst(s, card, place, flags);
}

/** To the end of a list: hands, played cards and champions lie beside each other. */
export function moveToEnd(s: State, card: number, place: number, flags = 0): void {
  unlink(s, card);
  linkLast(s, card, place, flags);
}

/** Takes the top card off a pile that has one. */
export function takeTop(s: State, place: number): number {
  const card = s[at.head + place]!;
  const after = s[at.next + card]!;
  s[at.head + place] = after;
  if (after < 0) s[at.tail + place] = None.Card;
  s[at.size + place]!--;
  return card;
}

/** Empties a list into an array, the top first; returns how many there were. */
export function takeAll(s: State, place: number, into: Int32Array): number {
  let n = 0;
  for (let card = s[at.head + place]!; card >= 0; card = s[at.next + card]!) into[n++] = card;
  s[at.head + place] = None.Card;
  s[at.tail + place] = None.Card;
  s[at.size + place] = 0;
  return n;
}

/** The first card of a definition in a list, or -1. */
export function findIn(s: State, place: number, d: number): number {
  let card = s[at.head + place]!;
  while (card >= 0 && (s[at.card + card]! & Flag.Definition) !== d) card = s[at.next + card]!;
  return card;
}

/** The first place of the row with a card of a definition, or -1. */
export function findInRow(s: State, d: number): number {
  for (let p = 0; p < Size.Row; p++) {
    if (s[at.row + p]! >= 0 && definition(s, s[at.row + p]!) === d) return p;
  }
  return -1;
}

/** How many cards of a list have all these traits. */
export function countIn(s: State, place: number, wanted: number): number {
  let n = 0;
  for (let card = s[at.head + place]!; card >= 0; card = s[at.next + card]!) if (has(s, card, wanted)) n++;
  return n;
}

/** A compiled count of a player's cards. */
export const countOf = (s: State, seat: number, count: number): number =>
  countIn(s, list(seat, count >> CountBits.ZoneShift), count & CountBits.Traits);

export const champions = (seat: number): number => (seat << 3) + Zone.Champions;

// Players

export const isVariant = (s: State, bit: number): boolean => (s[at.variant]! & bit) !== 0;
/** The Nemesis has seat 1 in its game, and decides nothing. */
export const isNemesis = (s: State, seat: number): boolean =>
  seat === 1 && (s[at.variant]! & Variant.Nemesis) !== 0;
/** Who decides for a player. */
export const chooserFor = (s: State, seat: number): number => (isNemesis(s, seat) ? 0 : seat);

export function gainPower(s: State, n: number): void {
  if (s[at.power]! < INFINITE) s[at.power] = Math.min(Cap.Power, s[at.power]! + n);
}

/** Infinite power pays for any number of champions. */
export function spendPower(s: State, n: number): void {
  if (s[at.power]! < INFINITE) s[at.power]! -= n;
}
