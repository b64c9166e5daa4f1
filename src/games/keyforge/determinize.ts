import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, None, Size, Zone } from './layout.js';
import { isMixedTo, knownTo } from './rules/knowledge.js';
import { copyOf, firstAttached, flag, list, ownerOf, zoneOf } from './state.js';

const luck = new Luck();
/** The card that now lies where each card lay. */
const instead = new Int32Array(Size.Cards);

/**
 * Deals anew what `seat` does not know: the other player's hidden cards and the order of both decks, so that what
 * the seat has seen stays true: see rules/knowledge.ts. Places are taken in the order of their lists, never of the
 * cards that lie there now: then the same seed gives the same deal whatever the hidden cards are, and who decides
 * by such deals can't see through them.
 */
export function determinize(s: State, seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  for (let card = 0; card < Size.Cards; card++) instead[card] = card;
  deal(s, seat, seat);
  deal(s, 1 - seat, seat);
  exchange(s, knownTo(seat));
  s[at.luck] = luck.next();
  s[at.luck + 1] = luck.next();
}

/** Cards that the seat does not know, still to be dealt, in an order that does not tell copies apart. */
const unknown = new Int32Array(Size.Deck);
let left = 0;
/** Hidden places outside the deck, by the card that lies there now. */
const places = new Int32Array(Size.Deck);
let outside = 0;
/** Those between which known cards may have moved, and these cards. */
const mixed = new Int32Array(Size.Deck);
let mixedLeft = 0;
const held = new Int32Array(Size.Deck);
let heldLeft = 0;

/** Kept places take their cards first: all others accept whatever is left, so every possible deal has its chance. */
function deal(s: State, owner: number, seat: number): void {
  collectCards(s, owner, seat);
  collectPlaces(s, owner, seat);
  dealHeld();
  for (let i = 0; i < outside; i++) if (flag(s, places[i]!, Flag.Kept)) instead[places[i]!] = takeUnseen(s);
  for (let i = 0; i < outside; i++) if (!flag(s, places[i]!, Flag.Kept)) instead[places[i]!] = takeAny();
  for (let card = s[at.head + list(owner, Zone.Deck)]!; card >= 0; card = s[at.next + card]!) {
    if (isUnknown(s, card, owner, seat)) instead[card] = takeAny();
  }
}

function collectCards(s: State, owner: number, seat: number): void {
  left = 0;
  heldLeft = 0;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (s[at.definition + card] === None.Card) continue;
    if (isUnknown(s, card, owner, seat)) insert(s, unknown, left++, card);
    else if (isMixedTo(s, card, seat)) insert(s, held, heldLeft++, card);
  }
}

/** Whether a card belongs to `owner` and `seat` does not know that it is here. */
function isUnknown(s: State, card: number, owner: number, seat: number): boolean {
  if (ownerOf(card) !== owner || flag(s, card, knownTo(seat))) return false;
  const zone = zoneOf(s, card);
  return zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Archives || zone === Zone.Under;
}

/** Puts a card among the first n, after its copies; of those, the ones seen in the deck come last. */
function insert(s: State, among: Int32Array, n: number, card: number): void {
  let i = n;
  for (; i > 0 && rank(s, among[i - 1]!) > rank(s, card); i--) among[i] = among[i - 1]!;
  among[i] = card;
}

const rank = (s: State, card: number): number => copyOf(s, card) * 2 + (flag(s, card, Flag.Seen) ? 1 : 0);

function collectPlaces(s: State, owner: number, seat: number): void {
  outside = 0;
  mixedLeft = 0;
  for (let holder = 0; holder < 2; holder++) {
    walk(s, s[at.head + list(holder, Zone.Hand)]!, owner, seat);
    walk(s, s[at.head + list(holder, Zone.Archives)]!, owner, seat);
  }
  for (let host = 0; host < Size.Cards; host++) walk(s, firstAttached(s, host), owner, seat);
}

function walk(s: State, head: number, owner: number, seat: number): void {
  for (let card = head; card >= 0; card = s[at.next + card]!) {
    if (ownerOf(card) === owner && isMixedTo(s, card, seat)) mixed[mixedLeft++] = card;
    else if (isUnknown(s, card, owner, seat)) places[outside++] = card;
  }
}

/** A known card comes to any of the mixed places; those that are left are places of unknown cards. */
function dealHeld(): void {
  for (let i = 0; i < heldLeft; i++) {
    const pick = luck.below(mixedLeft);
    instead[mixed[pick]!] = held[i]!;
    mixed[pick] = mixed[--mixedLeft]!;
  }
  for (let i = 0; i < mixedLeft; i++) places[outside++] = mixed[i]!;
}

/** One that was not seen in the deck. */
function takeUnseen(s: State): number {
  let fitting = 0;
  for (let i = 0; i < left; i++) if (!flag(s, unknown[i]!, Flag.Seen)) fitting++;
  let pick = luck.below(fitting);
  let i = 0;
  for (; flag(s, unknown[i]!, Flag.Seen) || pick-- > 0; i++);
  return takeAt(i);
}

const takeAny = (): number => takeAt(luck.below(left));

function takeAt(i: number): number {
  const card = unknown[i]!;
  unknown[i] = unknown[--left]!;
  return card;
}

// Carrying it out

/** What belongs to the place where a hidden card lies, and not to the card. */
const OF_THE_PLACE = Flag.FaceDown | Flag.Known0 | Flag.Known1 | Flag.Kept | Flag.Mixed;
const old = new Int32Array(Size.Cards * 5);

const moved = (card: number): number => (card < 0 ? None.Card : instead[card]!);

/** Every card takes the place of the one that it lies instead of, and every link follows. */
function exchange(s: State, known: number): void {
  for (let card = 0; card < Size.Cards; card++) {
    old[card * 5] = s[at.place + card]!;
    old[card * 5 + 1] = s[at.next + card]!;
    old[card * 5 + 2] = s[at.prev + card]!;
    old[card * 5 + 3] = s[at.host + card]!;
    old[card * 5 + 4] = s[at.flags + card]!;
  }
  for (let card = 0; card < Size.Cards; card++) takePlace(s, card, instead[card]!, known);
  for (let i = 0; i < Size.Lists; i++) {
    s[at.head + i] = moved(s[at.head + i]!);
    s[at.tail + i] = moved(s[at.tail + i]!);
  }
}

/**
 * A hidden card has nothing attached, and its host is in play, so only a host's first card may change. A card known
 * to be in a mixed place is known wherever it comes.
 */
function takePlace(s: State, of: number, card: number, known: number): void {
  const host = old[of * 5 + 3]!;
  const flags = old[of * 5 + 4]!;
  const mask = flags & Flag.Mixed ? OF_THE_PLACE & ~known : OF_THE_PLACE;
  s[at.place + card] = old[of * 5]!;
  s[at.next + card] = moved(old[of * 5 + 1]!);
  s[at.prev + card] = moved(old[of * 5 + 2]!);
  s[at.host + card] = (host & ~0xff00) | ((moved(((host >>> 8) & 0xff) - 1) + 1) << 8);
  s[at.flags + card] = (old[card * 5 + 4]! & ~mask) | (flags & mask);
}
