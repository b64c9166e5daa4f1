import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { at, Chance, Flag, Frame, Place, Size, Zone } from '../layout.js';
import { kindOf, spillsOf } from '../pool.js';
import { Kind } from '../program.js';
import {
  clearFlag,
  definition,
  head,
  linkFirst,
  linkLast,
  list,
  moveTo,
  moveToEnd,
  moveUnseen,
  size,
  takeAll,
} from '../state.js';
import { graveholdSuffers } from './harm.js';
import { push } from './stack.js';

const hands = new Int32Array(Size.Cards);

/** The discard pile is turned over, not shuffled: its bottom card is the new top. */
function turnOver(s: State, seat: number): void {
  const n = takeAll(s, list(seat, Zone.Discard), hands, 0);
  for (let i = 0; i < n; i++) linkFirst(s, hands[i]!, list(seat, Zone.Deck));
}

/** The top card of a player's deck, with the discard pile turned over when there is none; or None.Card. */
export function topOfDeck(s: State, seat: number): number {
  if (size(s, list(seat, Zone.Deck)) === 0) turnOver(s, seat);
  return head(s, list(seat, Zone.Deck));
}

export const canDraw = (s: State, seat: number): boolean =>
  size(s, list(seat, Zone.Deck)) + size(s, list(seat, Zone.Discard)) > 0;

/** Draws as many as there are and returns how many. */
export function draw(s: State, seat: number, n: number): number {
  for (let i = 0; i < n; i++) {
    const card = topOfDeck(s, seat);
    if (card < 0) return i;
    moveTo(s, card, list(seat, Zone.Hand));
  }
  return n;
}

/** The discard pile joins the deck and all of it is shuffled: nobody knows where a card lies. */
export function shuffleDeck(s: State, seat: number): void {
  const deck = list(seat, Zone.Deck);
  const n = takeAll(s, deck, hands, takeAll(s, list(seat, Zone.Discard), hands, 0));
  shuffleInto(s, deck, n, Chance.Deck + seat);
}

/** Shuffles the first n of the cards at hand into an empty list. */
function shuffleInto(s: State, place: number, n: number, purpose: number): void {
  const luck = luckOf(s, at.luck, purpose);
  for (let left = n; left > 0; left--) {
    const i = luck.below(left);
    const card = hands[i]!;
    hands[i] = hands[left - 1]!;
    clearFlag(s, card, Flag.Placed);
    linkLast(s, card, place);
  }
}

export function shuffleCorruptions(s: State): void {
  const n = takeAll(s, Place.CorruptionDeck, hands, 0);
  shuffleInto(s, Place.CorruptionDeck, n, Chance.Corruption);
}

export const isCorruption = (s: State, card: number): boolean =>
  kindOf[definition(s, card)] === Kind.Corruption;

/** Destroyed cards leave the game, except corruptions. */
export function destroyCard(s: State, card: number): void {
  if (!isCorruption(s, card)) return moveTo(s, card, Place.Destroyed);
  if (!spillsOf[s[at.nemesis]! * 2 + s[at.increased]!]) return moveToEnd(s, card, Place.CorruptionDeck);
  if (s[at.players] === 1) return moveTo(s, card, list(0, Zone.Discard));
  moveTo(s, card, Place.Aside);
  push(s, Frame.Misplace, card, s[at.active]!);
  return undefined;
}

/** Damage to Gravehold for a corruption that can't be gained. */
const NO_CORRUPTION = 2;

/** On top of the deck nobody may look at it; in hand everybody sees it. */
export function gainCorruption(s: State, seat: number, toHand: boolean): void {
  const card = head(s, Place.CorruptionDeck);
  if (card < 0) graveholdSuffers(s, NO_CORRUPTION);
  else if (toHand) moveTo(s, card, list(seat, Zone.Hand));
  else moveUnseen(s, card, list(seat, Zone.Deck));
}
