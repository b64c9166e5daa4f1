import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, None, Size, Zone } from './layout.js';
import { mayBeLaid } from './rules/strayed.js';
import {
  earliest,
  filled,
  hasLaidAway,
  isMixed,
  isPlaced,
  knownTo,
  latest,
  seen,
  setEarliest,
  setLatest,
  strayed,
} from './rules/times.js';
import { clearFlag, copyOf, firstAttached, flag, list, ownerOf, setFlag, zoneOf } from './state.js';

const luck = new Luck();
/** The card that now lies where each card lay. */
const instead = new Int32Array(Size.Cards);

/**
 * Deals anew what `seat` does not know: the other player's hidden cards and the order of both decks, so that all
 * that the seat has seen can have happened: see rules/knowledge.ts. Places are taken in the order of their lists,
 * never of the cards that lie there now: then the same seed gives the same deal whatever the hidden cards are,
 * and who decides by such deals can't see through them.
 */
export function determinize(s: State, seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  for (let card = 0; card < Size.Cards; card++) instead[card] = card;
  mixed = 0;
  deal(s, seat, seat);
  if (hasLaidAway(s, 1 - seat)) collectSpots(s, 1 - seat, seat);
  for (let tries = 1; !deal(s, 1 - seat, seat); tries++) {
    if (tries === TRIES) throw new Error('no card can lie in a hidden place');
  }
  exchange(s);
  noteSpots(s, knownTo(seat));
  s[at.luck] = luck.next();
  s[at.luck + 1] = luck.next();
}

/** Hardly ever is a second one needed; that all fail would be an error in what is known. */
const TRIES = 1000;

/** Cards that the seat does not know and that are still to be dealt, in an order that does not tell copies apart. */
const unknown = new Int32Array(Size.Deck);
const ranks = new Int32Array(Size.Deck);
let left = 0;
/** Hidden places outside the deck, by the card that lies there now, and the time by which their card came. */
const places = new Int32Array(Size.Deck);
const limits = new Int32Array(Size.Deck);
let outside = 0;

/** False when known cards were dealt so that too few unknown ones can lie in the other places. */
function deal(s: State, owner: number, seat: number): boolean {
  outside = 0;
  collectUnknown(s, owner, seat);
  collectPlaces(s, owner, seat);
  dealSpots(s, seat);
  for (let i = 0; i < outside; i++) {
    const card = takeFitting(s, places[i]!, limits[i]!);
    if (card < 0) return false;
    instead[places[i]!] = card;
  }
  for (let card = s[at.head + list(owner, Zone.Deck)]!; card >= 0; card = s[at.next + card]!) {
    if (isUnknown(s, card, owner, seat)) instead[card] = takeAt(luck.below(left));
  }
  return true;
}

function collectUnknown(s: State, owner: number, seat: number): void {
  left = 0;
  for (let card = owner * Size.Deck; card < (owner + 1) * Size.Deck; card++) {
    if (s[at.definition + card] === None.Card || !isUnknown(s, card, owner, seat)) continue;
    insert(unknown, ranks, left++, card, (copyOf(s, card) << 16) | (seen(s, card) << 8) | strayed(s, card));
  }
}

/** Whether a card belongs to `owner` and `seat` does not know that it is here. */
function isUnknown(s: State, card: number, owner: number, seat: number): boolean {
  if (ownerOf(card) !== owner || flag(s, card, knownTo(seat))) return false;
  const zone = zoneOf(s, card);
  return zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Archives || zone === Zone.Under;
}

function collectPlaces(s: State, owner: number, seat: number): void {
  for (let holder = 0; holder < 2; holder++) {
    walk(s, s[at.head + list(holder, Zone.Hand)]!, owner, seat);
    walk(s, s[at.head + list(holder, Zone.Archives)]!, owner, seat);
  }
  for (let host = 0; host < Size.Cards; host++) walk(s, firstAttached(s, host), owner, seat);
}

/** The unknown cards of a list, without those that may have changed places. */
function walk(s: State, head: number, owner: number, seat: number): void {
  for (let card = head; card >= 0; card = s[at.next + card]!) {
    if (!isUnknown(s, card, owner, seat) || (mixed > 0 && isMixed(s, card))) continue;
    const limit = flag(s, card, Flag.Laid) ? FIRST + earliest(s, card) : latest(s, card);
    insert(places, limits, outside++, card, limit);
  }
}

/** Places laid away from a hand that has gone since come before all others. */
const FIRST = -256;

/** Puts an entry where its key belongs among the first n, behind equal ones. */
function insert(entries: Int32Array, keys: Int32Array, n: number, entry: number, key: number): void {
  let i = n;
  for (; i > 0 && keys[i - 1]! > key; i--) {
    entries[i] = entries[i - 1]!;
    keys[i] = keys[i - 1]!;
  }
  entries[i] = entry;
  keys[i] = key;
}

/**
 * One of the cards that can lie in a place, or None.Card. Later places accept all that earlier ones do, so a
 * uniform pick for each place in turn is uniform over all possible deals; beside laid places it is nearly so.
 */
function takeFitting(s: State, place: number, limit: number): number {
  let fitting = 0;
  for (let i = 0; i < left; i++) if (fits(s, unknown[i]!, place, limit)) fitting++;
  if (fitting === 0) return None.Card;
  let pick = luck.below(fitting);
  let i = 0;
  for (; !fits(s, unknown[i]!, place, limit) || pick-- > 0; i++);
  return takeAt(i);
}

const fits = (s: State, card: number, place: number, limit: number): boolean =>
  limit < 0 ? mayBeLaid(s, card, place) : seen(s, card) <= limit;

function takeAt(i: number): number {
  const card = unknown[i]!;
  unknown[i] = unknown[--left]!;
  return card;
}

// Places between which cards may have moved unseen

/** Those of the other player, the first filled in front, and when they were filled. */
const spots = new Int32Array(Size.Deck);
const times = new Int32Array(Size.Deck);
let mixed = 0;
/** A hand takes cards at any time. */
const ALWAYS = 256;

/** What is dealt to each: a known card, or UNKNOWN; since when it may have come there, and by when it did. */
const tokens = new Int32Array(Size.Deck);
const since = new Int32Array(Size.Deck);
const until = new Int32Array(Size.Deck);
/** Above all cards. */
const UNKNOWN = Size.Cards;

function collectSpots(s: State, owner: number, seat: number): void {
  walkSpots(s, s[at.head + list(owner, Zone.Archives)]!, owner, seat);
  for (let host = 0; host < Size.Cards; host++) walkSpots(s, firstAttached(s, host), owner, seat);
  walkSpots(s, s[at.head + list(owner, Zone.Hand)]!, owner, seat);
}

/** A known card that can be nowhere else stays where it is. */
function walkSpots(s: State, head: number, owner: number, seat: number): void {
  for (let card = head; card >= 0; card = s[at.next + card]!) {
    if (ownerOf(card) !== owner || !isMixed(s, card)) continue;
    if (flag(s, card, knownTo(seat)) && isPlaced(s, card)) continue;
    insert(spots, times, mixed++, card, filled(s, card) || ALWAYS);
  }
}

/** Deals the tokens, and adds the spots of unknown cards to the places. */
function dealSpots(s: State, seat: number): void {
  for (let i = 0; i < mixed; i++) {
    const card = spots[i]!;
    tokens[i] = flag(s, card, knownTo(seat)) ? card : UNKNOWN;
    since[i] = earliest(s, card);
    until[i] = tokens[i] === UNKNOWN ? latest(s, card) : 0;
  }
  sortTokens(s);
  shuffleTokens();
  for (let i = 0; i < mixed; i++) {
    if (tokens[i] !== UNKNOWN) instead[spots[i]!] = tokens[i]!;
    else insert(places, limits, outside++, spots[i]!, Math.min(until[i]!, times[i]! - 1));
  }
}

/** An order that tells nothing: known cards, with 0, then the times of unknown ones, the first with the first. */
function sortTokens(s: State): void {
  for (let n = 1; n < mixed; n++) {
    for (let i = n; i > 0 && comesBefore(s, i, i - 1); i--) {
      swap(tokens, i, i - 1);
      swap(since, i, i - 1);
    }
    for (let i = n; i > 0 && until[i]! < until[i - 1]!; i--) swap(until, i, i - 1);
  }
}

function comesBefore(s: State, i: number, j: number): boolean {
  const a = tokens[i] === UNKNOWN ? UNKNOWN : copyOf(s, tokens[i]!);
  const b = tokens[j] === UNKNOWN ? UNKNOWN : copyOf(s, tokens[j]!);
  return a < b || (a === b && (since[i]! < since[j]! || (since[i] === since[j] && tokens[i]! < tokens[j]!)));
}

/** Each spot in turn takes one of the tokens left that may have come before it was filled. */
function shuffleTokens(): void {
  for (let i = 0; i < mixed; i++) {
    let fitting = 0;
    for (let j = i; j < mixed; j++) if (since[j]! < times[i]!) fitting++;
    let pick = luck.below(fitting);
    let j = i;
    for (; since[j]! >= times[i]! || pick-- > 0; j++);
    swap(tokens, i, j);
    swap(since, i, j);
    swap(until, i, j);
  }
}

function swap(of: Int32Array, i: number, j: number): void {
  const first = of[i]!;
  of[i] = of[j]!;
  of[j] = first;
}

/** After the exchange: what is known, and the times, go with the tokens and not with the places. */
function noteSpots(s: State, known: number): void {
  for (let i = 0; i < mixed; i++) {
    const card = instead[spots[i]!]!;
    setEarliest(s, card, since[i]!);
    setLatest(s, card, until[i]!);
    if (tokens[i] === UNKNOWN) clearFlag(s, card, known);
    else setFlag(s, card, known);
  }
}

// Carrying it out

/** What belongs to the place where a hidden card lies, and not to the card. */
const OF_THE_PLACE = Flag.FaceDown | Flag.Known0 | Flag.Known1 | Flag.FilledMask | Flag.Laid;
const old = new Int32Array(Size.Cards * 5);

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
  s[at.host + card] = (host & ~0xff00) | ((moved(((host >>> 8) & 0xff) - 1) + 1) << 8);
  s[at.flags + card] = (old[card * 5 + 4]! & ~OF_THE_PLACE) | (old[of * 5 + 4]! & OF_THE_PLACE);
}
