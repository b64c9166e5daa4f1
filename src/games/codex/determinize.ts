import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, Size, Zone } from './layout.js';
import { printedOf } from './pool.js';
import { isHidden, isShuffled, mixedIn, since } from './rules/knowledge.js';
import { definition, flag, formOf, head, next } from './state.js';

const luck = new Luck();

/**
 * Deals anew what `seat` does not know: the order of its own deck, and of the other seat's hidden cards which they are
 * and where they lie, so that what the seat has seen stays true: see rules/knowledge.ts. Places are taken in the order
 * of their lists, cards in an order of their own: so the same seed gives the same deal for all hidden cards.
 */
export function determinize(s: State, seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  dealOwnDeck(s, seat);
  dealCodex(s, 1 - seat);
  dealHidden(s, 1 - seat);
  s[at.luck] = luck.bits();
  s[at.luck + 1] = luck.bits();
}

/** Places, each by the card that lies there now. */
const places = new Int32Array(Size.Seat);
let placeCount = 0;
/** The cards to be dealt: definition, and since when nobody has seen it, above that whether it is known to exist. */
const defs = new Int32Array(Size.Seat);
const keys = new Int32Array(Size.Seat);
const SEEN = 1 << 20;
const SINCE = 0xffff;

function dealOwnDeck(s: State, seat: number): void {
  placeCount = 0;
  for (let card = head(s, seat, Zone.Deck); card >= 0; card = next(s, card)) {
    if (isShuffled(s, card)) takePlace(s, card);
  }
  sortEntries();
  for (let left = placeCount; left > 0; left--) {
    const i = luck.below(left);
    lay(s, places[left - 1]!, i);
    moveEntry(left - 1, i);
  }
}

/**
 * Cards of the codex that were never seen may be any others of the codex: all of them go back, and those that are
 * known to lie where they do are dealt first.
 */
function dealCodex(s: State, seat: number): void {
  const end = seat * Size.Seat + s[at.made + seat]!;
  inCodex = 0;
  for (let card = seat * Size.Seat + 1; card < end; card++) {
    if (isUnseen(s, card)) s[at.codex + seat * Size.Playable + printedOf[definition(s, card)]!]!++;
  }
  for (let i = 0; i < Size.Playable; i++) inCodex += s[at.codex + seat * Size.Playable + i]!;
  for (let card = seat * Size.Seat + 1; card < end; card++) {
    if (isUnseen(s, card) && flag(s, card, Flag.Placed)) s[at.definition + card] = takeCopy(s, seat);
  }
}
let inCodex = 0;

const isUnseen = (s: State, card: number): boolean => !flag(s, card, Flag.Seen) && isHidden(s, card);

/** Any of the copies that are left in a codex. */
function takeCopy(s: State, seat: number): number {
  const codex = at.codex + seat * Size.Playable;
  let n = luck.below(inCodex--);
  let printed = 0;
  for (; n >= s[codex + printed]!; printed++) n -= s[codex + printed]!;
  s[codex + printed]!--;
  return formOf(s, printed);
}

/** A card that was lost sight of later has fewer places where it can be; it is dealt first. */
function dealHidden(s: State, seat: number): void {
  placeCount = 0;
  for (let zone: number = Zone.Deck; zone <= Zone.Hired; zone++) {
    for (let card = head(s, seat, zone); card >= 0; card = next(s, card)) {
      if (!flag(s, card, Flag.Placed)) takePlace(s, card);
    }
  }
  sortEntries();
  for (let i = 0; i < placeCount; i++) if (!(keys[i]! & SEEN)) defs[i] = takeCopy(s, seat);
  let left = placeCount;
  for (let i = 0; i < placeCount; i++) left = dealEntry(s, i, left);
}

/** Lays a card in any of the places that are left and can hold it. */
function dealEntry(s: State, i: number, left: number): number {
  const least = keys[i]! & SINCE;
  let fitting = 0;
  for (let p = 0; p < left; p++) if (mixedIn(s, places[p]!) >= least) fitting++;
  let pick = luck.below(fitting);
  let p = 0;
  for (; mixedIn(s, places[p]!) < least || pick-- > 0; p++);
  lay(s, places[p]!, i);
  places[p] = places[left - 1]!;
  return left - 1;
}

// Entries

function takePlace(s: State, card: number): void {
  places[placeCount] = card;
  defs[placeCount] = definition(s, card);
  keys[placeCount++] = since(s, card) | (flag(s, card, Flag.Seen) ? SEEN : 0);
}

function moveEntry(from: number, to: number): void {
  defs[to] = defs[from]!;
  keys[to] = keys[from]!;
}

/** The place keeps the number of its mixing, the card brings its own. */
function lay(s: State, place: number, i: number): void {
  s[at.definition + place] = defs[i]!;
  s[at.mixing + place] = (s[at.mixing + place]! & ~SINCE) | (keys[i]! & SINCE);
  if (keys[i]! & SEEN) s[at.flags + place]! |= Flag.Seen;
  else s[at.flags + place]! &= ~Flag.Seen;
}

/** By the latest moment first, then unseen ones, then by the card: insertion, because they are few. */
function sortEntries(): void {
  for (let i = 1; i < placeCount; i++) {
    const d = defs[i]!;
    const key = keys[i]!;
    let j = i;
    for (; j > 0 && isBefore(key, d, keys[j - 1]!, defs[j - 1]!); j--) moveEntry(j - 1, j);
    defs[j] = d;
    keys[j] = key;
  }
}

const isBefore = (key: number, d: number, otherKey: number, otherD: number): boolean => {
  const later = (key & SINCE) - (otherKey & SINCE);
  return later > 0 || (later === 0 && (key < otherKey || (key === otherKey && d < otherD)));
};
