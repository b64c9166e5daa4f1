import type { State } from '../../../src/core/game.js';
import { Size } from '../../../src/games/aeons-end/layout.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { countBreaches } from '../../../src/games/aeons-end/state.js';
import { OWN, ownedBy, readDeck, readTime, spellRates, turnsLeft, weakestSpell } from './decks.js';
import { aetherOn, damageOn, focusingOn, holdOn, otherOn, thinningOn } from './print.js';
import { W } from './weights.js';

/** Æther that a card gives its mage each time that it is drawn, in the parts in which worth is counted. */
export const givenBy = (d: number): number =>
  kindOf[d] === Kind.Gem ? aetherOn(d) : kindOf[d] === Kind.Spell ? 0 : (W.relic * aetherOn(d)) | 0;

/** What else a card does for its mage each time that it is drawn. */
export function besides(s: State, seat: number, d: number): number {
  const other = otherOn(d) + lastingWorth(s, seat, d);
  if (kindOf[d] === Kind.Gem) return other;
  if (kindOf[d] !== Kind.Spell) return (W.relic * (damageOn(d) + other)) | 0;
  const damage = damageOn(d) - crowded(s, seat);
  return (W.spell * damage + other + holdOn(d) / 2) | 0;
}

/** Thinner decks and opened breaches pay in all turns to come. */
function lastingWorth(s: State, seat: number, d: number): number {
  const focusing = countBreaches(s, seat, false) > 0 ? focusingOn(d) : 0;
  readTime(s);
  return ((thinningOn(d) + focusing) * Math.min(1, turnsLeft[OWN]! / W.lasting)) | 0;
}

/** One more spell may find no breach: it takes the place of the weakest. */
function crowded(s: State, seat: number): number {
  readDeck(s, seat);
  const spells = spellRates[seat]! + Size.Hand / ownedBy(s, seat);
  const room = countBreaches(s, seat, true) + W.perhaps * countBreaches(s, seat, false);
  return (Math.max(0, Math.min(1, spells - room)) * weakestSpell(s, seat)) | 0;
}
