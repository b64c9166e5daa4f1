import type { State } from '../../../src/core/game.js';
import { at, Place, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { devourLimitOf, textOf } from '../../../src/games/aeons-end/pool.js';
import { Text } from '../../../src/games/aeons-end/program.js';
import { list, size } from '../../../src/games/aeons-end/state.js';
import { aetherLater, besidesOf, incomeOf, OWN, ownedBy, turnsLeft } from './decks.js';
import { isFleeting } from './print.js';
import { incomeWorth } from './purse.js';
import { besides, givenBy } from './uses.js';
import { DAMAGE, W } from './weights.js';

/** What a mage has of a card that is gained now: how often it will be used, times what the deck is then better. */
export function gainWorth(s: State, seat: number, d: number): number {
  const aether = aetherLater(s);
  // A gained card is drawn at once, or when the deck and what lies below it in the discard pile have been.
  const before =
    textOf[d]! & Text.ToDeck ? 0 : size(s, list(seat, Zone.Deck)) + size(s, list(seat, Zone.Discard));
  const drawn = Size.Hand * turnsLeft[OWN]! - before;
  const owned = ownedBy(s, seat);
  const uses = Math.max(0, drawn / (owned + 1) + W.firstUse);
  if (isFleeting(d)) return (Math.min(1, uses) * (besides(s, seat, d) + (givenBy(d) / DAMAGE) * aether)) | 0;
  return ((uses * (owned + 1) * betterTurn(s, seat, d)) / Size.Hand) | 0;
}

/** By how much an average turn is worth more with a card more in the deck: it takes the place of others. */
function betterTurn(s: State, seat: number, d: number): number {
  const now = incomeWorth(s, seat, incomeOf(s, seat, 0, 0)) + besidesOf(s, seat, 0, 0);
  return (
    incomeWorth(s, seat, incomeOf(s, seat, givenBy(d), 1)) + besidesOf(s, seat, besides(s, seat, d), 1) - now
  );
}

/** A nemesis that feeds on the supply is helped by whoever buys from it; what it has devoured is free of that. */
export function pileLoss(s: State, place: number): number {
  if (!devourLimitOf[s[at.nemesis]!] || place === Place.Devoured) return 0;
  return W.supply + (size(s, place) === 1 ? W.emptyPile : 0);
}
