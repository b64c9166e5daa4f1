import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/aeons-end/layout.js';
import { slotsOf } from '../../../src/games/aeons-end/pool.js';
import { OWN, readTime, turnsLeft } from './decks.js';
import { abilityOn } from './print.js';
import { W } from './weights.js';

/** What charges are worth to a mage: their part of the ability, if the rest can still be gained. */
export function chargesWorth(s: State, seat: number, charges: number): number {
  const mage = s[at.mage + seat]!;
  const filled = charges / slotsOf[mage]!;
  if (filled >= 1) return abilityOn(mage);
  readTime(s);
  const inTime = Math.min(1, turnsLeft[OWN]! / (W.chargeTurns * (1 - filled)));
  return (abilityOn(mage) * inTime * filled ** W.chargeBend) | 0;
}

/** What n charges more, or fewer, are worth to a mage. */
export function chargeChange(s: State, seat: number, n: number): number {
  const now = s[at.charges + seat]!;
  const then = Math.max(0, Math.min(slotsOf[s[at.mage + seat]!]!, now + n));
  return chargesWorth(s, seat, then) - chargesWorth(s, seat, now);
}
