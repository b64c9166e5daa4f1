import type { State } from '../../../src/core/game.js';
import { at, Place, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { devourLimitOf, kindOf, textOf } from '../../../src/games/aeons-end/pool.js';
import { Kind, Text } from '../../../src/games/aeons-end/program.js';
import { countBreaches, list, size } from '../../../src/games/aeons-end/state.js';
import {
  aetherLater,
  aetherRates,
  averageUseAt,
  OWN,
  ownedBy,
  readDeck,
  readTime,
  spellRates,
  turnsLeft,
  weakestSpell,
} from './decks.js';
import { aetherOn, damageOn, focusingOn, holdOn, isFleeting, otherOn, thinningOn } from './print.js';
import { DAMAGE, W } from './weights.js';

/** What a mage has of a card that is gained now: how often it will be used, times what it has above the average. */
export function gainWorth(s: State, seat: number, d: number): number {
  const aether = aetherLater(s);
  const worth = worthAt(s, seat, d, aether);
  // A gained card is drawn at once, or when the deck and what lies below it in the discard pile have been.
  const before =
    textOf[d]! & Text.ToDeck ? 0 : size(s, list(seat, Zone.Deck)) + size(s, list(seat, Zone.Discard));
  const drawn = Size.Hand * turnsLeft[OWN]! - before;
  const uses = Math.max(0, drawn / (ownedBy(s, seat) + 1) + W.firstUse);
  if (isFleeting(d)) return (Math.min(1, uses) * worth) | 0;
  return (uses * (worth - averageUseAt(s, seat, aether))) | 0;
}

function worthAt(s: State, seat: number, d: number, aether: number): number {
  const other = otherOn(d) + lastingWorth(s, seat, d);
  const given = (aetherOn(d) / DAMAGE) * aether;
  if (kindOf[d] === Kind.Gem) return ((W.gem * given * thirst(s, seat)) / DAMAGE + other) | 0;
  if (kindOf[d] !== Kind.Spell) return (W.relic * (given + damageOn(d) + other)) | 0;
  const damage = damageOn(d) - crowded(s, seat);
  return (W.spell * damage + other + holdOn(d) / 2) | 0;
}

/** Thinner decks and opened breaches pay in all turns to come. */
function lastingWorth(s: State, seat: number, d: number): number {
  const focusing = countBreaches(s, seat, false) > 0 ? focusingOn(d) : 0;
  readTime(s);
  return ((thinningOn(d) + focusing) * Math.min(1, turnsLeft[OWN]! / W.lasting)) | 0;
}

/** How much a mage still wants what an æther is worth: the richer, the less. */
function thirst(s: State, seat: number): number {
  readDeck(s, seat);
  const rest = (W.enough - aetherRates[seat]!) / (W.enough - Size.Hand + 1);
  return (Math.max(0.1, Math.min(1, rest)) * DAMAGE) | 0;
}

/** One more spell may find no breach: it takes the place of the weakest. */
function crowded(s: State, seat: number): number {
  readDeck(s, seat);
  const spells = spellRates[seat]! + Size.Hand / ownedBy(s, seat);
  const room = countBreaches(s, seat, true) + W.perhaps * countBreaches(s, seat, false);
  return (Math.max(0, Math.min(1, spells - room)) * weakestSpell(s, seat)) | 0;
}

/** A nemesis that feeds on the supply is helped by whoever buys from it; what it has devoured is free of that. */
export function pileLoss(s: State, place: number): number {
  if (!devourLimitOf[s[at.nemesis]!] || place === Place.Devoured) return 0;
  return W.supply + (size(s, place) === 1 ? W.emptyPile : 0);
}
