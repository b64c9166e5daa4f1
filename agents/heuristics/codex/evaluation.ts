import type { State } from '../../../src/core/game.js';
import { at, Building, Zone } from '../../../src/games/codex/layout.js';
import { head, heroInPlay, heroOf, next, size, stands } from '../../../src/games/codex/state.js';
import { baseLeft } from './situation.js';
import { worth } from './worth.js';

/** Weights of a position, in hundredths of a damage to a base. */
const E = {
  base: 100,
  lastBase: 600,
  worker: 150,
  gold: 50,
  card: 60,
  tech: 300,
  addOn: 200,
  /** The seat whose turn begins. */
  turn: 400,
  /** So much ahead makes the odds e to 1. */
  scale: 1300,
} as const;

/** What a seat has, by the worth that the heuristic gives to cards. */
function count(s: State, seat: number): number {
  const left = baseLeft(s, seat);
  let sum = E.base * left - Math.trunc(E.lastBase / Math.max(1, left));
  sum += E.worker * s[at.workers + seat]! + E.gold * s[at.gold + seat]! + E.card * size(s, seat, Zone.Hand);
  for (let b: number = Building.Tech1; b <= Building.Surplus; b++) {
    if (stands(s, seat, b)) sum += b < Building.Tower ? E.tech : E.addOn;
  }
  if (heroInPlay(s, seat)) sum += worth(s, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) sum += worth(s, card);
  return sum;
}

/** The chance of each side at the beginning of a turn. */
export function evaluateCodex(s: State, out: Float64Array): void {
  const active = s[at.active]!;
  const ahead = count(s, active) - count(s, 1 - active) + E.turn;
  const chance = 1 / (1 + Math.exp(-ahead / E.scale));
  out[active] = chance;
  out[1 - active] = 1 - chance;
}
