import type { State } from '../../../src/core/game.js';
import { at, Place, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf, playOf, spillsOf } from '../../../src/games/aeons-end/pool.js';
import { Action, Kind } from '../../../src/games/aeons-end/program.js';
import { countBreaches, definition, isBreach, seatAt } from '../../../src/games/aeons-end/state.js';
import { apart } from './apart.js';
import { countSpells } from './breaches.js';
import { preppedWorth } from './casts.js';
import { destroyedLoss, useWorth } from './decks.js';
import { isFleeting } from './print.js';
import { W } from './weights.js';

/** What it is worth to the mages that something is done to one of their cards. */
export function touch(s: State, action: number, card: number): number {
  const place = s[at.place + card]!;
  if (place >= Place.Supply) return 0;
  const seat = seatAt(place);
  if (kindOf[definition(s, card)] === Kind.Corruption) return ofCorruption(s, action);
  switch (action) {
    case Action.Discard:
      return -missed(s, card, place) | 0;
    case Action.Destroy:
      return 0 - destroyedLoss(s, seat, definition(s, card)) - ((W.tempo * missed(s, card, place)) | 0);
    case Action.ToHand:
      return keepWorth(s, card);
    default:
      return 0;
  }
}

/** What its mage could have done with a card before it comes again. */
function missed(s: State, card: number, place: number): number {
  if (isBreach(place)) return (W.lostCast * preppedWorth(s, card)) | 0;
  if ((place & 7) === Zone.Hand) return keepWorth(s, card);
  return (place & 7) === Zone.Deck ? useWorth(s, definition(s, card)) - W.draw : 0;
}

/** What a card is worth in the hand of its mage. */
export function keepWorth(s: State, card: number): number {
  const d = definition(s, card);
  const worth = useWorth(s, d);
  if (kindOf[d] === Kind.Gem) return (W.gemInHand * worth) | 0;
  if (kindOf[d] !== Kind.Spell) return worth;
  const seat = seatAt(s[at.place + card]!);
  return (worth * (countSpells(s, seat) <= countBreaches(s, seat, true) ? W.inHand : W.noBreach)) | 0;
}

/** Discarded it comes again; destroyed it is gone, or somebody else's. */
function ofCorruption(s: State, action: number): number {
  if (action === Action.Discard) return W.corruption >> 1;
  if (action !== Action.Destroy) return -W.corruption;
  return spillsOf[s[at.nemesis]! * 2 + s[at.increased]!] ? W.corruption >> 1 : W.corruption;
}

/** A card that destroys itself as part of its effect; one that always does is played for that. */
export function selfLoss(s: State, card: number): number {
  const place = card < 0 ? Place.Aside : s[at.place + card]!;
  if (place >= Place.Supply || isFleeting(definition(s, card))) return 0;
  return destroyedLoss(s, seatAt(place), definition(s, card));
}

/** A gem of the hand that resolves twice and is destroyed. */
export function playedTwice(s: State, card: number, seat: number): number {
  if (card < 0) return 0;
  const d = definition(s, card);
  const once = apart.read(s, playOf[d]!, card, seat);
  return 2 * once - keepWorth(s, card) - destroyedLoss(s, seat, d);
}
