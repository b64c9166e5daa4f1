import type { State } from '../../../core/game.js';
import { type Luck, luckOf } from '../../../core/luck.js';
import { at, Chance, End, Flag, None, Place, Size, Variant, Zone } from '../layout.js';
import {
  head,
  isVariant,
  lay,
  linkFirst,
  linkLast,
  list,
  moveTo,
  size,
  takeAll,
  takeTop,
  unlink,
} from '../state.js';
import { finish } from './players.js';

const pile = new Int32Array(Size.Cards);

/** Lays the first n cards of an array onto the end of a list, in random order. */
export function shuffleInto(s: State, cards: Int32Array, n: number, place: number, luck: Luck): void {
  for (let left = n; left > 0; left--) {
    const i = luck.below(left);
    linkLast(s, cards[i]!, place);
    cards[i] = cards[left - 1]!;
  }
}

/** The discard pile becomes the deck. With the old deck gone, everybody can tell what is in the hand. */
function reshuffle(s: State, seat: number): void {
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = s[at.next + card]!) {
    s[at.card + card]! |= Flag.Seen;
  }
  const n = takeAll(s, list(seat, Zone.Discard), pile);
  shuffleInto(s, pile, n, list(seat, Zone.Deck), luckOf(s, at.luck, Chance.Deck + seat));
}

export function draw(s: State, seat: number, n: number): void {
  const deck = list(seat, Zone.Deck);
  for (let i = 0; i < n; i++) {
    if (head(s, deck) < 0) {
      if (head(s, list(seat, Zone.Discard)) < 0) return;
      reshuffle(s, seat);
    }
    linkLast(s, takeTop(s, deck), list(seat, Zone.Hand));
  }
}

/** Out of the game, face up. */
export const banish = (s: State, card: number): void => moveTo(s, card, Place.Banished);

/** From the top of the centre deck. */
export function banishFromCenter(s: State, n: number): void {
  for (let i = 0; i < n && head(s, Place.Center) >= 0; i++) banish(s, head(s, Place.Center));
}

/** A card that leaves the row is replaced at once; against the Nemesis a row that can't be filled is lost. */
export function refill(s: State, p: number): void {
  if (head(s, Place.Center) >= 0) lay(s, takeTop(s, Place.Center), p);
  else if (isVariant(s, Variant.Nemesis)) finish(s, 1, End.EmptyCenter);
}

export function refillRow(s: State): void {
  for (let p = 0; p < s[at.rowSize]! && s[at.winner] === None.Seat; p++) if (s[at.row + p]! < 0) refill(s, p);
}

/** Fast-played mercenaries go under the centre deck in random order, which nobody knows. */
export function putUnder(s: State, cards: Int32Array, n: number): void {
  if (n === 0) return;
  const luck = luckOf(s, at.luck, Chance.Under);
  const mark = Flag.Under | (s[at.batch] === 1 ? Flag.Batch : 0);
  s[at.batch]! ^= 1;
  for (let left = n; left > 0; left--) {
    const i = left === 1 ? 0 : luck.below(left);
    linkLast(s, cards[i]!, Place.Center, mark);
    cards[i] = cards[left - 1]!;
  }
}

/** A champion goes to the discard pile of its player; the Nemesis has none. */
export function destroy(s: State, card: number, seat: number): void {
  s[at.destroyed]!++;
  if (seat === 1 && isVariant(s, Variant.Nemesis)) banish(s, card);
  else moveTo(s, card, list(seat, Zone.Discard));
}

/** To the hand, face up. */
export function toHand(s: State, card: number, seat: number): void {
  unlink(s, card);
  linkLast(s, card, list(seat, Zone.Hand), Flag.Seen);
}

/** A relic goes to the discard pile, the other one to the box; where relics are secret only its owner knows it. */
export function recruitRelic(s: State, card: number, seat: number): void {
  moveTo(s, card, list(seat, Zone.Discard));
  const marks = isVariant(s, Variant.Secret) ? Flag.Boxed | (seat << Flag.BoxedByShift) : 0;
  while (size(s, list(seat, Zone.Relics)) > 0) {
    const other = head(s, list(seat, Zone.Relics));
    unlink(s, other);
    linkFirst(s, other, Place.Box, marks);
  }
}
