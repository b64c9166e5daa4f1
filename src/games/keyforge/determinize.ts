import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, None, Size, Zone } from './layout.js';
import { list, zoneOf } from './state.js';

/** What belongs to the place where a hidden card lies, and not to the card. */
const OF_THE_PLACE = Flag.FaceDown | Flag.Known0 | Flag.Known1 | Flag.SlotMask;

const luck = new Luck();
/** The card that now lies where each card lay. */
const instead = new Int32Array(Size.Cards);
const unknown = new Int32Array(Size.Deck);
const places = new Int32Array(Size.Deck);
const old = new Int32Array(Size.Cards * 5);

/**
 * Deals anew what `seat` does not know: the other player's hidden cards and the order of both decks. A card
 * that was openly shuffled into a deck is not dealt to a place that was filled before.
 */
export function determinize(s: State, seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  for (let card = 0; card < Size.Cards; card++) instead[card] = card;
  dealAnew(s, 0, seat);
  dealAnew(s, 1, seat);
  exchange(s);
  s[at.luck] = luck.next();
  s[at.luck + 1] = luck.next();
}

const seenIn = (s: State, card: number): number => (s[at.flags + card]! & Flag.SeenMask) >>> Flag.SeenShift;
const filledIn = (s: State, card: number): number => (s[at.flags + card]! & Flag.SlotMask) >>> Flag.SlotShift;

/**
 * The places of the unknown cards of one deck, those with the fewest possible cards first, then the deck's.
 * Places are taken in the order of their lists, never of the cards that lie there now: then the same seed
 * gives the same deal whatever the hidden cards are, and who decides by such deals can't see through them.
 */
function dealAnew(s: State, owner: number, seat: number): void {
  let left = collectUnknown(s, owner, seat);
  const outside = sortPlaces(s, owner, seat);
  const all = left;
  for (let i = 0; i < outside; i++) {
    instead[places[i]!] = takeFitting(s, filledIn(s, places[i]!), left--);
  }
  for (let i = outside; i < all; i++) instead[places[i]!] = takeAt(luck.below(left), left--);
}

function collectUnknown(s: State, owner: number, seat: number): number {
  let n = 0;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (s[at.definition + card] !== None.Card && isUnknown(s, card, owner, seat)) unknown[n++] = card;
  }
  return n;
}

/** Whether a card belongs to `owner` and `seat` does not know that it is here. */
function isUnknown(s: State, card: number, owner: number, seat: number): boolean {
  const known = seat === 0 ? Flag.Known0 : Flag.Known1;
  if ((s[at.flags + card]! & known) !== 0 || card >= Size.Deck !== (owner === 1)) return false;
  return isHidden(zoneOf(s, card));
}

const isHidden = (zone: number): boolean =>
  zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Archives || zone === Zone.Under;

/** Writes the places outside the deck, filled longest ago first, then those in the deck. */
function sortPlaces(s: State, owner: number, seat: number): number {
  let outside = 0;
  for (let holder = 0; holder < 2; holder++) {
    outside = walk(s, s[at.head + list(holder, Zone.Hand)]!, owner, seat, outside);
    outside = walk(s, s[at.head + list(holder, Zone.Archives)]!, owner, seat, outside);
  }
  for (let host = 0; host < Size.Cards; host++) {
    const first = (s[at.host + host]! >>> 8) - 1;
    if (first >= 0) outside = walk(s, first, owner, seat, outside);
  }
  let all = outside;
  for (let card = s[at.head + list(owner, Zone.Deck)]!; card >= 0; card = s[at.next + card]!) {
    if (isUnknown(s, card, owner, seat)) places[all++] = card;
  }
  return outside;
}

/** Inserts the unknown cards of a list from `card` on. */
function walk(s: State, card: number, owner: number, seat: number, n: number): number {
  let count = n;
  for (let each = card; each >= 0; each = s[at.next + each]!) {
    if (isUnknown(s, each, owner, seat)) insert(s, each, count++);
  }
  return count;
}

function insert(s: State, card: number, n: number): void {
  let i = n;
  for (; i > 0 && filledIn(s, places[i - 1]!) > filledIn(s, card); i--) places[i] = places[i - 1]!;
  places[i] = card;
}

/**
 * One of the cards that may lie in a place filled after `shuffles` shuffles. Later places accept all that
 * earlier ones do, so a uniform pick for each place in turn is uniform over all possible deals.
 */
function takeFitting(s: State, shuffles: number, left: number): number {
  let fitting = 0;
  for (let i = 0; i < left; i++) if (seenIn(s, unknown[i]!) <= shuffles) fitting++;
  if (fitting === 0) throw new Error('no card can lie in a hidden place');
  let pick = luck.below(fitting);
  let i = 0;
  for (; seenIn(s, unknown[i]!) > shuffles || pick-- > 0; i++);
  return takeAt(i, left);
}

function takeAt(i: number, left: number): number {
  const card = unknown[i]!;
  unknown[i] = unknown[left - 1]!;
  return card;
}

const moved = (card: number): number => (card < 0 ? None.Card : instead[card]!);

/** Every card takes the place of the one that it lies instead of, and every link follows. */
function exchange(s: State): void {
  for (let card = 0; card < Size.Cards; card++) {
    old[card * 5] = s[at.place + card]!;
    old[card * 5 + 1] = s[at.next + card]!;
    old[card * 5 + 2] = s[at.prev + card]!;
    old[card * 5 + 3] = s[at.host + card]!;
    old[card * 5 + 4] = s[at.flags + card]!;
  }
  for (let card = 0; card < Size.Cards; card++) takePlace(s, card, instead[card]!);
  for (let i = 0; i < Size.Lists; i++) {
    s[at.head + i] = moved(s[at.head + i]!);
    s[at.tail + i] = moved(s[at.tail + i]!);
  }
}

/** A hidden card has nothing attached, and its host is in play, so only a host's first card may change. */
function takePlace(s: State, of: number, card: number): void {
  const host = old[of * 5 + 3]!;
  s[at.place + card] = old[of * 5]!;
  s[at.next + card] = moved(old[of * 5 + 1]!);
  s[at.prev + card] = moved(old[of * 5 + 2]!);
  s[at.host + card] = (host & 0xff) | ((moved((host >>> 8) - 1) + 1) << 8);
  s[at.flags + card] = (old[card * 5 + 4]! & ~OF_THE_PLACE) | (old[of * 5 + 4]! & OF_THE_PLACE);
}
