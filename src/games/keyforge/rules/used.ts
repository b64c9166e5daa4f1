import type { State } from '../../../core/game.js';
import { at, Flag } from '../layout.js';
import { add, flag, isCreature, setFlag } from '../state.js';
import { countForSix } from './permissions.js';

/** Counts a use and exhausts the card. */
export function markUsed(s: State, card: number, seat: number): void {
  s[at.acted]!++;
  countForSix(s, card);
  if (isCreature(s, card) && !flag(s, card, Flag.Used)) s[at.used + seat]!++;
  setFlag(s, card, Flag.Exhausted | Flag.Used);
  add(s, at.marked, card);
  const uses = (s[at.flags + card]! & Flag.UsesMask) >> Flag.UsesShift;
  if (uses < 15) s[at.flags + card]! += 1 << Flag.UsesShift;
}
