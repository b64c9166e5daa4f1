import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { at, Chance, Flag, None, Phase, Place, Size, Wound, Zone } from '../layout.js';
import { printedOf } from '../pool.js';
import {
  definition,
  formOf,
  head,
  linkFirst,
  linkLast,
  list,
  moveTo,
  next,
  ownerOf,
  setFlag,
  size,
  unlink,
} from '../state.js';
import { mixHand, mixOne, precedence, reveal, setMixedIn, setSince } from './knowledge.js';

export const enum Most {
  Gold = 20,
  /** Cards that the draw phase brings at most. */
  Drawn = 5,
}

export function gainGold(s: State, seat: number, n: number): void {
  s[at.gold + seat] = Math.min(Most.Gold, s[at.gold + seat]! + n);
}

// Making

/** A new card of a seat, in no list yet; where there is no room, a token that left the game is used again. */
export function makeCard(s: State, seat: number, printed: number): number {
  const made = s[at.made + seat]!;
  const card = made < Size.Seat ? seat * Size.Seat + made : head(s, seat, Zone.Removed);
  if (made < Size.Seat) s[at.made + seat]!++;
  else unlink(s, card);
  s[at.definition + card] = formOf(s, printed);
  s[at.place + card] = Place.None;
  s[at.next + card] = None.Card;
  s[at.flags + card] = 0;
  s[at.wounds + card] = Wound.None;
  s[at.mixing + card] = 0;
  return card;
}

/** A copy from the codex goes face down into the discard pile: the other seat knows where it lies, but not what it is. */
export function takeFromCodex(s: State, seat: number, printed: number): void {
  s[at.codex + seat * Size.Playable + printed]!--;
  const card = makeCard(s, seat, printed);
  setFlag(s, card, Flag.Placed);
  setSince(s, card, s[at.mixes + seat]!);
  setMixedIn(s, card, s[at.mixes + seat]!);
  linkFirst(s, card, list(seat, Zone.Discard));
}

// Drawing

/** The rulebook allows one reshuffle in one's main phase; upkeep, draw phase and the other's turn are free of it. */
function mayReshuffle(s: State, seat: number): boolean {
  if (size(s, seat, Zone.Discard) === 0) return false;
  if (s[at.phase] !== Phase.Main || s[at.active] !== seat) return true;
  if (s[at.reshuffled]) return false;
  s[at.reshuffled] = 1;
  return true;
}

const pile = new Int32Array(Size.Seat);

/** The discard pile becomes the deck. */
function reshuffle(s: State, seat: number): void {
  const mixing = ++s[at.mixes + seat]!;
  const discard = list(seat, Zone.Discard);
  let n = 0;
  for (let card = s[at.head + discard]!; card >= 0; card = next(s, card)) pile[n++] = card;
  s[at.head + discard] = None.Card;
  s[at.tail + discard] = None.Card;
  s[at.size + discard] = 0;
  for (let i = 0; i < n; i++) mixOne(s, pile[i]!, mixing);
  shufflePile(s, seat, n);
}

function shufflePile(s: State, seat: number, n: number): void {
  const luck = luckOf(s, at.luck, Chance.Deck + seat);
  for (let left = n; left > 0; left--) {
    const i = luck.below(left);
    linkLast(s, pile[i]!, list(seat, Zone.Deck));
    pile[i] = pile[left - 1]!;
  }
}

/** The starting deck is shuffled. */
export function shuffleDeck(s: State, seat: number): void {
  let n = 0;
  for (let card = head(s, seat, Zone.Deck); card >= 0; card = head(s, seat, Zone.Deck)) {
    pile[n++] = card;
    unlink(s, card);
  }
  shufflePile(s, seat, n);
}

export function drawCards(s: State, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (size(s, seat, Zone.Deck) === 0) {
      if (!mayReshuffle(s, seat)) return;
      reshuffle(s, seat);
    }
    moveTo(s, head(s, seat, Zone.Deck), seat, Zone.Hand);
  }
}

/** The draw phase: all cards of the hand go, and two more than these come, at most five. */
export function refillHand(s: State, seat: number): void {
  const n = size(s, seat, Zone.Hand);
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = head(s, seat, Zone.Hand)) {
    moveTo(s, card, seat, Zone.Discard);
  }
  drawCards(s, seat, Math.min(Most.Drawn, n + 2));
}

// Hands

/** The card in hand that an option names by its printed number. */
export function inHand(s: State, seat: number, printed: number): number {
  let found: number = None.Card;
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card)) {
    if (printedOf[definition(s, card)] !== printed) continue;
    if (found < 0 || precedence(s, card) > precedence(s, found)) found = card;
  }
  if (found < 0) throw new Error('that card is not in hand');
  return found;
}

export function hire(s: State, seat: number, card: number): void {
  s[at.gold + seat]!--;
  s[at.workers + seat]!++;
  s[at.hired] = 1;
  moveTo(s, card, seat, Zone.Hired);
  mixHand(s, seat, card);
}

/** Out of the hand onto the table. */
export function showFromHand(s: State, seat: number, card: number, zone: Zone.Units | Zone.Aside): void {
  reveal(s, card);
  moveTo(s, card, seat, zone);
}

/** What lies open goes to its owner's discard pile: everybody knows that it lies there. */
export function discardOpen(s: State, card: number): void {
  moveTo(s, card, ownerOf(card), Zone.Discard);
  setFlag(s, card, Flag.Placed);
}
