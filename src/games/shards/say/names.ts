import type { State } from '../../../core/game.js';
import { at, Flag, Place, Variant, Zone } from '../layout.js';
import { definitions } from '../pool.js';
import { definition, isNemesis, isVariant, placeOf } from '../state.js';

const SEATS = ['A', 'B', 'C', 'D'] as const;

export const cardName = (d: number): string => definitions[d]!.card.name;
export const nameOfCard = (s: State, card: number): string => cardName(definition(s, card));

/** What a player is called. */
export const seatName = (s: State, seat: number): string =>
  isNemesis(s, seat) ? 'The Nemesis' : SEATS[seat]!;

/** Within a sentence. */
export const within = (s: State, seat: number): string => (isNemesis(s, seat) ? 'the Nemesis' : SEATS[seat]!);

export const leaderName = (s: State, seat: number): string =>
  s[at.leader + seat]! < 0 ? 'no leader' : cardName(s[at.leader + seat]!);

/** Whether a reader sees a card: without a reader everything is open. */
export function isOpen(s: State, card: number, viewer: number | undefined): boolean {
  if (viewer === undefined) return true;
  const place = placeOf(s, card);
  if (place >= Place.Center) return true;
  switch (place & 7) {
    case Zone.Deck:
      return false;
    case Zone.Hand:
      return place >> 3 === viewer || (s[at.card + card]! & Flag.Seen) !== 0;
    case Zone.Relics:
      return place >> 3 === viewer || !isVariant(s, Variant.Secret);
    default:
      return true;
  }
}
