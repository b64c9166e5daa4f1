import type { State } from '../../../src/core/game.js';
import { at, Cap, Size, Variant, Zone } from '../../../src/games/shards/layout.js';
import { defenseOf } from '../../../src/games/shards/pool.js';
import { sideOf, sidesIn } from '../../../src/games/shards/rules/players.js';
import {
  champions,
  definition,
  head,
  isNemesis,
  isVariant,
  list,
  next,
} from '../../../src/games/shards/state.js';
import { EVALUATION } from './evaluation-weights.js';
import { Part, POWER } from './weights.js';
import {
  addAverage,
  averageWorth,
  cardWorth,
  deckSize,
  exhaustWorth,
  takeStock,
  turnsToCome,
} from './worth.js';

/** What is counted for a seat, in the order of the weights. */
export const FEATURES = [
  'health',
  'health below 20',
  'mastery up to 10',
  '10 mastery',
  'mastery from 10 to 20',
  '20 mastery',
  'mastery from 20 on',
  'mastery beyond 26',
  'champions: what they give',
  'champions: the same, by the turns to come',
  'champions: defense',
  'the average card by the turns to come',
  'cards',
  'hand beyond the average',
  'average: gems',
  'average: power',
  'average: mastery',
  'average: health',
  'average: draw',
  'average: banish',
  'average: destroy',
  'average: shield',
  'average: other',
] as const;
const enum Place {
  Average = 14,
}

/** Weights: one for having the turn, then those of the features. */
export const WEIGHTS = 1 + FEATURES.length;

/** Writes what counts for a seat. */
export function countSeat(s: State, seat: number, out: Float64Array): void {
  takeStock(s, seat);
  out.fill(0);
  countNumbers(s, seat, out);
  countChampions(s, seat, out);
  if (!isNemesis(s, seat)) countCards(s, seat, out);
}

function countNumbers(s: State, seat: number, out: Float64Array): void {
  const health = s[at.health + seat]!;
  const mastery = s[at.mastery + seat]!;
  out[0] = health;
  out[1] = Math.max(0, 20 - health);
  out[2] = Math.min(10, mastery);
  out[3] = mastery >= 10 ? 1 : 0;
  out[4] = Math.max(0, Math.min(20, mastery) - 10);
  out[5] = mastery >= 20 ? 1 : 0;
  out[6] = Math.max(0, mastery - 20);
  out[7] = Math.max(0, Math.min(Cap.Mastery, mastery) - 26);
}

function countChampions(s: State, seat: number, out: Float64Array): void {
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    out[8]! += exhaustWorth(d) / POWER;
    out[10]! += defenseOf[d]!;
  }
  out[9] = (out[8]! * turnsToCome()) / 100;
}

function countCards(s: State, seat: number, out: Float64Array): void {
  const average = averageWorth();
  let hand = 0;
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card)) {
    hand += cardWorth(definition(s, card)) - average;
  }
  out[11] = (average * turnsToCome()) / (100 * POWER);
  out[12] = deckSize();
  out[13] = hand / POWER;
  addAverage(out, Place.Average);
  out[Place.Average + Part.Other]! /= POWER;
}

const counted = new Float64Array(FEATURES.length);

/** Of two players at the beginning of a turn: 1, then how far the active one is ahead in each feature. */
export function features(s: State, out: Float64Array): void {
  const active = s[at.active]!;
  out[0] = 1;
  countSeat(s, active, counted);
  for (let i = 0; i < FEATURES.length; i++) out[i + 1] = counted[i]!;
  countSeat(s, 1 - active, counted);
  for (let i = 0; i < FEATURES.length; i++) out[i + 1]! -= counted[i]!;
}

/** Of all who are still in the game. */
function scoreOf(s: State, seat: number): number {
  countSeat(s, seat, counted);
  let sum = s[at.active] === seat ? EVALUATION[0]! : 0;
  for (let i = 0; i < FEATURES.length; i++) sum += EVALUATION[i + 1]! * counted[i]!;
  return sum;
}

const scores = new Float64Array(Size.Seats);

/**
 * The chance of each side: its odds among those of all who are still in the game. The weights are those of a
 * logistic regression on games that the heuristic played against itself.
 */
export function evaluateShards(s: State, out: Float64Array): void {
  const isSolo = isVariant(s, Variant.Nemesis);
  const players = s[at.players]!;
  let high = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    scores[seat] = s[at.out + seat] === 1 ? Number.NEGATIVE_INFINITY : scoreOf(s, seat);
    high = Math.max(high, scores[seat]!);
  }
  out.fill(0);
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const odds = Math.exp(scores[seat]! - high);
    out[isSolo ? seat : sideOf(s, seat)]! += odds;
    sum += odds;
  }
  for (let side = 0; side < sidesIn(s); side++) out[side]! /= sum;
}
