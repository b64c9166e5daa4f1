import type { State } from '../../../src/core/game.js';
import { at, Place, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { devourLimitOf, kindOf, textOf } from '../../../src/games/aeons-end/pool.js';
import { Kind, Text } from '../../../src/games/aeons-end/program.js';
import { countBreaches, list, size } from '../../../src/games/aeons-end/state.js';
import { aetherPerTurn, averageUseAt, ownedBy, spellsPerTurn, turnsLeft, weakestSpell } from './decks.js';
import { aetherOn, damageOn, focusingOn, holdOn, isFleeting, otherOn, thinningOn } from './print.js';
import { W } from './weights.js';

/** What a mage has of a card that is gained now: how often it will be used, times what it has above the average. */
export function gainWorth(s: State, seat: number, d: number): number {
  const aether = W.aether + (W.aetherPerTurn * turnsLeft(s)) / 2;
  const uses = usesOf(s, seat, (textOf[d]! & Text.ToDeck) !== 0);
  const worth = worthAt(s, seat, d, aether);
  if (isFleeting(d)) return Math.min(1, uses) * worth;
  return uses * (worth - averageUseAt(s, seat, aether));
}

/** How often a gained card will be drawn: at once, or when the deck and what lies below it in the discard pile are. */
function usesOf(s: State, seat: number, toDeck: boolean): number {
  const before = toDeck ? 0 : size(s, list(seat, Zone.Deck)) + size(s, list(seat, Zone.Discard));
  const drawn = Size.Hand * turnsLeft(s) - before;
  return Math.max(0, drawn / (ownedBy(s, seat) + 1) + W.firstUse);
}

function worthAt(s: State, seat: number, d: number, aether: number): number {
  const other = otherOn(d) + lastingWorth(s, seat, d);
  if (kindOf[d] === Kind.Gem) return W.gem * aetherOn(d) * aether * thirst(s, seat) + other;
  if (kindOf[d] !== Kind.Spell) return W.relic * (aetherOn(d) * aether + damageOn(d) + other);
  const damage = damageOn(d) - crowd(s, seat) * weakestSpell(s, seat);
  return W.spell * damage + other + holdOn(d) / 2;
}

/** Thinner decks and opened breaches pay in all turns to come. */
function lastingWorth(s: State, seat: number, d: number): number {
  const focusing = countBreaches(s, seat, false) > 0 ? focusingOn(d) : 0;
  return (thinningOn(d) + focusing) * Math.min(1, turnsLeft(s) / W.lasting);
}

/** How much a mage still wants æther: the richer, the less. */
function thirst(s: State, seat: number): number {
  const rest = (W.enough - aetherPerTurn(s, seat)) / (W.enough - Size.Hand + 1);
  return Math.max(0.1, Math.min(1, rest));
}

/** How many of the spells that one more makes find no breach: it takes the place of the weakest. */
function crowd(s: State, seat: number): number {
  const spells = spellsPerTurn(s, seat) + Size.Hand / ownedBy(s, seat);
  const room = countBreaches(s, seat, true) + W.perhaps * countBreaches(s, seat, false);
  return Math.max(0, Math.min(1, spells - room));
}

/** A nemesis that feeds on the supply is helped by whoever buys from it; what it has devoured is free of that. */
export function pileLoss(s: State, place: number): number {
  if (!devourLimitOf[s[at.nemesis]!] || place === Place.Devoured) return 0;
  return W.supply + (size(s, place) === 1 ? W.emptyPile : 0);
}
