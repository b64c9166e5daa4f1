import type { State } from '../../../src/core/game.js';
import { at, Zone } from '../../../src/games/aeons-end/layout.js';
import { castOf } from '../../../src/games/aeons-end/pool.js';
import { breachBonus } from '../../../src/games/aeons-end/rules/breaches.js';
import { definition, isBreach, isOpen, seatAt } from '../../../src/games/aeons-end/state.js';
import { apart } from './apart.js';
import { damageOn, extraOn } from './print.js';
import { DAMAGE } from './weights.js';

/** What casting a prepped spell now is worth. */
export function castWorth(s: State, card: number, caster: number, bonus: number): number {
  const place = s[at.place + card]!;
  return apart.read(s, castOf[definition(s, card)]!, card, caster, place, bonus + bonusAt(s, place));
}

/** What a prepped spell will usually be worth when it is cast. */
export const preppedWorth = (s: State, card: number): number =>
  damageOn(definition(s, card)) + extraOn(definition(s, card)) + bonusAt(s, s[at.place + card]!) * DAMAGE;

/** Damage that the breach of a list adds. */
export function bonusAt(s: State, place: number): number {
  if (!isBreach(place)) return 0;
  const b = (place & 7) - Zone.Breach;
  return isOpen(s, seatAt(place), b) ? breachBonus(b) : 0;
}
