import type { State } from '../../../src/core/game.js';
import { Aura, at, Building, Zone } from '../../../src/games/codex/layout.js';
import { Keyword, Trait } from '../../../src/games/codex/program.js';
import { maxLevel } from '../../../src/games/codex/rules/heroes.js';
import { attack, hpLeft, keywords } from '../../../src/games/codex/rules/stats.js';
import {
  definition,
  hasTrait,
  head,
  heroInPlay,
  heroOf,
  next,
  size,
  slotOf,
  stands,
} from '../../../src/games/codex/state.js';
import { EVALUATION } from './evaluation-weights.js';
import { baseLeft } from './situation.js';
import { deckWorth } from './worth.js';

/** What is counted for a seat, in the order of the weights. */
export const FEATURES = [
  'Finesse',
  'hp of the base',
  'hp of the base below 8',
  'workers',
  'gold',
  'cards in hand',
  'tech I',
  'tech II',
  'tech III',
  'tower',
  'surplus',
  'hero',
  'level of the hero',
  'hero at its highest level',
  'attack of the hero',
  'hp of the hero',
  'units',
  'attack of units',
  'hp of units',
  'attack that patrollers do not stop',
  'Virtuosos',
  'Virtuosos that damage buildings',
  'cards that free Virtuosos',
  'swift strike',
  'patrollers',
  'hp of patrollers',
  'cards of the deck',
  'worth of the deck',
] as const;

/** Weights: a constant, then those of the seat whose turn it is, then those of the other. */
export const WEIGHTS = 1 + 2 * FEATURES.length;

/** Where each group of features begins. */
const enum From {
  Table = 0,
  Hero = 11,
  Units = 16,
  Deck = 26,
}

/** With fewer hp than these a base is soon lost. */
const LOW = 8;

function countTable(s: State, seat: number, out: Float64Array, from: number): void {
  const left = baseLeft(s, seat);
  out[from] = s[at.spec + seat]!;
  out[from + 1] = left;
  out[from + 2] = Math.max(0, LOW - left);
  out[from + 3] = s[at.workers + seat]!;
  out[from + 4] = s[at.gold + seat]!;
  out[from + 5] = size(s, seat, Zone.Hand);
  for (let b: number = Building.Tech1; b <= Building.Surplus; b++)
    out[from + 5 + b] = stands(s, seat, b) ? 1 : 0;
}

function countHero(s: State, seat: number, out: Float64Array, from: number): void {
  const isThere = heroInPlay(s, seat);
  const level = s[at.level + seat]!;
  out[from] = isThere ? 1 : 0;
  out[from + 1] = level;
  out[from + 2] = isThere && level === maxLevel(s, seat) ? 1 : 0;
  out[from + 3] = isThere ? attack(s, heroOf(seat)) : 0;
  out[from + 4] = isThere ? hpLeft(s, heroOf(seat)) : 0;
}

const PASSING = Keyword.Flying | Keyword.Invisible | Keyword.Unstoppable | Keyword.Stealth;

function countUnits(s: State, seat: number, out: Float64Array, from: number): void {
  const sums = at.aura + seat * Aura.Words;
  out.fill(0, from, from + From.Deck - From.Units);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const n = attack(s, card);
    out[from]!++;
    out[from + 1]! += n;
    out[from + 2]! += hpLeft(s, card);
    if (keywords(s, card) & PASSING) out[from + 3]! += n;
    if (hasTrait(s, card, Trait.Virtuoso)) out[from + 4]!++;
    countPatroller(s, card, out, from + 8);
  }
  if (heroInPlay(s, seat)) countPatroller(s, heroOf(seat), out, from + 8);
  out[from + 5] = s[sums + Aura.Ability] === 0 ? 0 : out[from + 4]!;
  out[from + 6] = s[sums + Aura.Free]!;
  out[from + 7] = s[sums + Aura.Keywords]! & Keyword.SwiftStrike ? 1 : 0;
}

function countPatroller(s: State, card: number, out: Float64Array, from: number): void {
  if (slotOf(s, card) === 0) return;
  out[from]!++;
  out[from + 1]! += hpLeft(s, card);
}

/** What the worth of a deck is counted in: about that of a good card. */
const A_CARD = 1000;

function countDeck(s: State, seat: number, out: Float64Array, from: number): void {
  out[from] = 0;
  out[from + 1] = 0;
  for (let zone: number = Zone.Deck; zone <= Zone.Discard; zone++) {
    out[from]! += size(s, seat, zone);
    for (let card = head(s, seat, zone); card >= 0; card = next(s, card)) {
      out[from + 1]! += deckWorth(definition(s, card)) / A_CARD;
    }
  }
}

function countSeat(s: State, seat: number, out: Float64Array, from: number): void {
  countTable(s, seat, out, from + From.Table);
  countHero(s, seat, out, from + From.Hero);
  countUnits(s, seat, out, from + From.Units);
  countDeck(s, seat, out, from + From.Deck);
}

/** All features at the beginning of a turn: 1 for the constant, the active seat's, the other's. */
export function features(s: State, out: Float64Array): void {
  out[0] = 1;
  countSeat(s, s[at.active]!, out, 1);
  countSeat(s, 1 - s[at.active]!, out, 1 + FEATURES.length);
}

const counted = new Float64Array(WEIGHTS);

/** The chance of each side, by a logistic regression on games that the heuristic played against itself. */
export function evaluateCodex(s: State, out: Float64Array): void {
  features(s, counted);
  let sum = 0;
  for (let i = 0; i < WEIGHTS; i++) sum += EVALUATION[i]! * counted[i]!;
  const chance = 1 / (1 + Math.exp(-sum));
  const active = s[at.active]!;
  out[active] = chance;
  out[1 - active] = 1 - chance;
}
