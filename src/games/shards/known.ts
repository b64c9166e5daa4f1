import type { State } from '../../core/game.js';
import { at, Flag, Place, Size, Variant, Zone } from './layout.js';
import { definition, head, isVariant, next } from './state.js';

/** What stands in for a card that a seat can't see. */
const UNSEEN = -2;

/** All that a seat knows, as plain data: every open word of the state, and of what lies hidden only what is known of it. */
export function known(s: State, seat: number): unknown {
  return {
    numbers: [...s.subarray(0, at.luck), ...s.subarray(at.luck + 2, at.row)],
    row: [...s.subarray(at.row, at.row + Size.Row)].map((card) => (card < 0 ? card : s[at.card + card])),
    leaders: [...s.subarray(at.leaders, at.head)],
    piles: Array.from({ length: Size.Lists }, (_, place) => pile(s, place, seat)),
    owned: Array.from({ length: s[at.players]! }, (_, owner) => owned(s, owner, seat)),
    going: [...s.subarray(at.stack, at.words)],
  };
}

function listed(s: State, place: number): number[] {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
}

function pile(s: State, place: number, seat: number): unknown {
  const cards = listed(s, place);
  if (place === Place.Center) return batches(s, cards);
  return cards.map((card) => (isSeen(s, card, place, seat) ? s[at.card + card] : UNSEEN));
}

function isSeen(s: State, card: number, place: number, seat: number): boolean {
  const word = s[at.card + card]!;
  const isSecret = isVariant(s, Variant.Secret);
  if (place === Place.Box) {
    return !isSecret || ((word & Flag.Boxed) !== 0 && (word & Flag.BoxedBy) >> Flag.BoxedByShift === seat);
  }
  if (place > Place.Center) return true;
  switch (place & 7) {
    case Zone.Deck:
      return false;
    case Zone.Hand:
      return place >> 3 === seat || (word & Flag.Seen) !== 0;
    case Zone.Relics:
      return place >> 3 === seat || !isSecret;
    default:
      return true;
  }
}

/** What lies in each part of the centre deck, without the order within it. */
function batches(s: State, cards: readonly number[]): unknown {
  const parts: { mark: number; of: number[] }[] = [];
  for (const card of cards) {
    const mark = s[at.card + card]! & (Flag.Under | Flag.Batch);
    if (parts.at(-1)?.mark !== mark) parts.push({ mark, of: [] });
    parts.at(-1)!.of.push(definition(s, card));
  }
  for (const part of parts) part.of.sort((a, b) => a - b);
  return parts;
}

/** The cards of which it is only known that they are in a player's hand or deck. */
function owned(s: State, owner: number, seat: number): number[] {
  const hidden = [Zone.Deck, Zone.Hand].flatMap((zone) => {
    const place = (owner << 3) + zone;
    return listed(s, place).filter((card) => !isSeen(s, card, place, seat));
  });
  return hidden.map((card) => definition(s, card)).sort((a, b) => a - b);
}
