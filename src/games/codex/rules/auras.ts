import type { State } from '../../../core/game.js';
import { Aura, at, Zone } from '../layout.js';
import { auraOf, traitsOf } from '../pool.js';
import { Trait } from '../program.js';
import { head, next } from '../state.js';

const BITS = (1 << Aura.VirtuosoKeywords) | (1 << Aura.Keywords) | (1 << Aura.Ability);

/** After a card with an aura has come or gone: adds up the auras of the seat's cards in play. */
export function refreshAuras(s: State, seat: number): void {
  const sums = at.aura + seat * Aura.Words;
  s.fill(0, sums, sums + Aura.Words);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const d = s[at.definition + card]!;
    if (traitsOf[d]! & Trait.Aura) addAura(s, sums, d * Aura.Words);
  }
  s[at.recheck] = 1;
}

/** Two cards that grant the same ability grant it once: using it exhausts the unit either way. */
function addAura(s: State, sums: number, of: number): void {
  for (let word = 0; word < Aura.Words; word++) {
    const n = auraOf[of + word]!;
    if ((BITS >> word) & 1)
      s[sums + word] = word === Aura.Ability ? n || s[sums + word]! : s[sums + word]! | n;
    else s[sums + word]! += n;
  }
}
