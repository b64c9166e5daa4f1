import type { State } from '../../../core/game.js';
import { at, Cap, End, Variant } from '../layout.js';
import { Resource } from '../program.js';
import { gainPower, isNemesis, isVariant } from '../state.js';
import { banishFromCenter, draw } from './piles.js';
import { finish } from './players.js';

/** Neither health nor mastery goes beyond its cap. */
export function gain(s: State, what: number, n: number, seat: number): void {
  switch (what) {
    case Resource.Gems:
      if (isNemesis(s, seat)) banishFromCenter(s, n);
      else s[at.gems] = Math.min(Cap.Gems, s[at.gems]! + n);
      return;
    case Resource.Power:
      return gainPower(s, n);
    case Resource.Mastery:
      return gainMastery(s, n, seat);
    default:
      s[at.health + seat] = Math.min(Cap.Health, s[at.health + seat]! + n);
      // Entropic Talons: health beyond the cap counts too.
      if (s[at.talons] === 1) gainPower(s, n);
  }
}

/** The Nemesis wins with the last mastery. */
export function gainMastery(s: State, n: number, seat: number): void {
  s[at.mastery + seat] = Math.min(Cap.Mastery, s[at.mastery + seat]! + n);
  if (s[at.mastery + seat] === Cap.Mastery && isNemesis(s, seat)) finish(s, 1, End.NemesisMastery);
}

/** The Nemesis gains mastery for each card that it would draw. */
export function drawCards(s: State, n: number, seat: number): void {
  if (isVariant(s, Variant.Nemesis) && seat === 1) gainMastery(s, n, seat);
  else draw(s, seat, n);
}
