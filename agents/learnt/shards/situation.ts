import type { State } from '../../../src/core/game.js';
import { at, Variant, Zone } from '../../../src/games/shards/layout.js';
import { opponentsOf } from '../../../src/games/shards/rules/players.js';
import { isVariant, list, size } from '../../../src/games/shards/state.js';
import { countSeat, FEATURES } from '../../heuristics/shards/evaluation.js';
import { canEnd } from '../../heuristics/shards/main.js';
import { turnsToCome } from '../../heuristics/shards/worth.js';
import type { Opinion } from '../opinion.js';
import { BEYOND_SEATS, Besides, PER_SEAT } from './words.js';

/** Everything is brought to about the size of 1. */
const SIZES = [
  25, 10, 5, 1, 5, 1, 5, 2, 10, 5, 10, 1, 15, 5, 0.5, 0.5, 0.2, 0.5, 0.3, 0.2, 0.2, 1, 0.5,
] as const;
/** The only thing counted that others do not see. */
const HAND = FEATURES.indexOf('hand beyond the average');

const STEPS = [5, 10, 15, 20, 30] as const;

/** How much mastery is missing to the next bonus. */
export function toNextStep(mastery: number): number {
  for (const step of STEPS) if (mastery < step) return step - mastery;
  return 0;
}

/** The opponent who is closest to winning. */
export function strongestOpponent(s: State, me: number): number {
  const opponents = opponentsOf(s, me);
  let strongest = -1;
  let most = -1;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if ((opponents & (1 << seat)) === 0) continue;
    const strength = 2 * s[at.mastery + seat]! + s[at.health + seat]!;
    if (strength <= most) continue;
    most = strength;
    strongest = seat;
  }
  return strongest;
}

const counted = new Float64Array(FEATURES.length);

function tellSeat(s: State, seat: number, out: Float32Array, from: number): void {
  countSeat(s, seat, counted);
  for (let i = 0; i < FEATURES.length; i++) out[from + i] = counted[i]! / SIZES[i]!;
  out[from + FEATURES.length] = toNextStep(s[at.mastery + seat]!) / 5;
  out[from + FEATURES.length + 1] = size(s, list(seat, Zone.Deck)) / 10;
  out[from + FEATURES.length + 2] = size(s, list(seat, Zone.Discard)) / 10;
}

/** The numbers of a decision; the heuristic takes stock for one seat after the other, at last for the deciding one. */
export function tellSituation(s: State, me: number, them: number, out: Float32Array): void {
  tellSeat(s, them, out, PER_SEAT);
  out[PER_SEAT + HAND] = 0;
  tellSeat(s, me, out, 0);
  const from = BEYOND_SEATS;
  out[from + Besides.Round] = s[at.turn]! / s[at.players]! / 10;
  out[from + Besides.Turns] = turnsToCome() / 100;
  out[from + Besides.Gems] = Math.min(20, s[at.gems]!) / 5;
  out[from + Besides.Power] = Math.min(50, s[at.power]!) / 10;
  out[from + Besides.CanEnd] = canEnd(s, 0) ? 1 : 0;
  out[from + Besides.Focused] = s[at.focused + me]!;
  out[from + Besides.Redirects] = Math.min(2, s[at.redirects]!);
  out[from + Besides.Relic] = size(s, list(me, Zone.Relics)) > 0 ? 1 : 0;
  out[from + Besides.Expansion] = isVariant(s, Variant.Relics) ? 1 : 0;
  out[from + Besides.Opponents] = countBits(opponentsOf(s, me)) - 1;
}

/** What the heuristic makes of the decision. */
export function tellOpinion(by: Opinion, count: number, out: Float32Array): void {
  out[BEYOND_SEATS + Besides.Options] = Math.min(count, 20) / 10;
  out[BEYOND_SEATS + Besides.Top] = by.top;
  out[BEYOND_SEATS + Besides.Useful] = by.useful / 5;
}

function countBits(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}
