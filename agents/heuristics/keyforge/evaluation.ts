import type { State } from '../../../src/core/game.js';
import { at, Flag, Zone } from '../../../src/games/keyforge/layout.js';
import { countKeys } from '../../../src/games/keyforge/rules/memory.js';
import { power } from '../../../src/games/keyforge/rules/modifiers.js';
import { keyCost } from '../../../src/games/keyforge/rules/permissions.js';
import { amberOn, list } from '../../../src/games/keyforge/state.js';
import { EVALUATION } from './evaluation-weights.js';

/** What is counted for a seat, in the order of the weights. */
export const FEATURES = [
  'keys',
  'two keys',
  'æmber up to the cost of a key',
  'æmber beyond',
  'can forge',
  'can forge the last key',
  'creatures',
  'power of creatures',
  'æmber on creatures',
  'stunned creatures',
  'artifacts',
  'cards in hand',
  'archived cards',
  'chains',
] as const;

/** Weights: a constant, then those of the seat whose turn it is, then those of the other. */
export const WEIGHTS = 1 + 2 * FEATURES.length;

/** Writes what counts for a seat. */
function countSeat(s: State, seat: number, out: Float64Array, from: number): void {
  const keys = countKeys(s[at.keys + seat]!);
  const amber = s[at.amber + seat]!;
  const cost = keyCost(s, seat);
  let creatures = 0;
  let strength = 0;
  let carried = 0;
  let stunned = 0;
  for (let card = s[at.head + list(seat, Zone.Line)]!; card >= 0; card = s[at.next + card]!) {
    creatures++;
    strength += power(s, card);
    carried += amberOn(s, card);
    if (s[at.flags + card]! & Flag.Stunned) stunned++;
  }
  out[from] = keys;
  out[from + 1] = keys === 2 ? 1 : 0;
  out[from + 2] = Math.min(amber, cost);
  out[from + 3] = Math.max(0, Math.min(amber - cost, 6));
  out[from + 4] = amber >= cost ? 1 : 0;
  out[from + 5] = keys === 2 && amber >= cost ? 1 : 0;
  out[from + 6] = creatures;
  out[from + 7] = strength;
  out[from + 8] = carried;
  out[from + 9] = stunned;
  out[from + 10] = s[at.size + list(seat, Zone.Artifacts)]!;
  out[from + 11] = s[at.size + list(seat, Zone.Hand)]!;
  out[from + 12] = s[at.size + list(seat, Zone.Archives)]!;
  out[from + 13] = s[at.chains + seat]!;
}

/** All features at the beginning of a turn: 1 for the constant, the active seat's, the other's. */
export function features(s: State, out: Float64Array): void {
  out[0] = 1;
  countSeat(s, s[at.active]!, out, 1);
  countSeat(s, 1 - s[at.active]!, out, 1 + FEATURES.length);
}

const counted = new Float64Array(WEIGHTS);

/** The chance of each side, by a logistic regression on games that the heuristic played against itself. */
export function evaluateKeyforge(s: State, out: Float64Array): void {
  features(s, counted);
  let sum = 0;
  for (let i = 0; i < WEIGHTS; i++) sum += EVALUATION[i]! * counted[i]!;
  const chance = 1 / (1 + Math.exp(-sum));
  const active = s[at.active]!;
  out[active] = chance;
  out[1 - active] = 1 - chance;
}
