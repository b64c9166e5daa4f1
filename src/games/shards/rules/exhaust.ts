import type { State } from '../../../core/game.js';
import { at, Flag } from '../layout.js';
import { exhaustOf, staticsOf } from '../pool.js';
import { Static, Test } from '../program.js';
import { definition, isNemesis } from '../state.js';
import { couldDominate, hasDominion, holds } from './conditions.js';
import { beginEffect } from './simple.js';

/** Whether a champion has an effect to use this turn. */
export function canExhaust(s: State, card: number, seat: number): boolean {
  if (s[at.card + card]! & Flag.Exhausted) return false;
  const d = definition(s, card);
  if (exhaustOf[d] === 0) return false;
  if ((staticsOf[d]! & Static.NeedsDominion) === 0) return true;
  return isNemesis(s, seat) ? holds(s, Test.Dominion, 0, card, seat) : couldDominate(s, seat);
}

export function exhaust(s: State, card: number, seat: number): void {
  const d = definition(s, card);
  s[at.card + card]! |= Flag.Exhausted;
  if (staticsOf[d]! & Static.NeedsDominion && !isNemesis(s, seat)) hasDominion(s, seat);
  beginEffect(s, exhaustOf[d]!, card, seat);
}
