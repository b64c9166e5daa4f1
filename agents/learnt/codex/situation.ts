import type { State } from '../../../src/core/game.js';
import { Aura, at, Building, Built, Zone } from '../../../src/games/codex/layout.js';
import { bandFrom } from '../../../src/games/codex/pool.js';
import { Keyword, Trait } from '../../../src/games/codex/program.js';
import { mayAttack } from '../../../src/games/codex/rules/attack-targets.js';
import { maxLevel } from '../../../src/games/codex/rules/heroes.js';
import { attack, hpLeft, keywords } from '../../../src/games/codex/rules/stats.js';
import {
  builtOf,
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
import { baseLeft, danger, striking } from '../../heuristics/codex/situation.js';
import type { Opinion } from '../opinion.js';
import { BEYOND_SEATS, PER_SEAT } from './words.js';

/** Where each group of numbers of a seat begins. */
const enum From {
  Table = 0,
  Buildings = 8,
  Hero = 14,
  Units = 20,
  Patrol = 28,
}

/** With fewer hp than these a base is soon lost. */
const LOW = 8;
export const PASSING = Keyword.Flying | Keyword.Invisible | Keyword.Unstoppable | Keyword.Stealth;

/** Everything is brought to about the size of 1. */
function tellSeat(s: State, seat: number, out: Float32Array, from: number): void {
  tellTable(s, seat, out, from + From.Table);
  tellBuildings(s, seat, out, from + From.Buildings);
  tellHero(s, seat, out, from + From.Hero);
  tellUnits(s, seat, out, from);
}

function tellTable(s: State, seat: number, out: Float32Array, from: number): void {
  const left = baseLeft(s, seat);
  out[from] = s[at.spec + seat]!;
  out[from + 1] = left / 20;
  out[from + 2] = Math.max(0, LOW - left) / LOW;
  out[from + 3] = s[at.workers + seat]! / 10;
  out[from + 4] = s[at.gold + seat]! / 10;
  out[from + 5] = size(s, seat, Zone.Hand) / 5;
  out[from + 6] = size(s, seat, Zone.Deck) / 10;
  out[from + 7] = size(s, seat, Zone.Discard) / 10;
}

function tellBuildings(s: State, seat: number, out: Float32Array, from: number): void {
  for (let b: number = Building.Tech1; b <= Building.Surplus; b++)
    out[from + b - 1] = stands(s, seat, b) ? 1 : 0;
  let coming: number = Building.Tech3;
  while (coming > 0 && builtOf(s, seat, coming) !== Built.Building) coming--;
  out[from + 5] = coming / 3;
}

/** Levels that a hero is short of its next band. */
export function levelsMissing(s: State, seat: number): number {
  const level = s[at.level + seat]!;
  const mid = bandFrom[3 * definition(s, heroOf(seat)) + 1]!;
  return level < mid ? mid - level : maxLevel(s, seat) - level;
}

function tellHero(s: State, seat: number, out: Float32Array, from: number): void {
  const hero = heroOf(seat);
  const isThere = heroInPlay(s, seat);
  out[from] = isThere ? 1 : 0;
  out[from + 1] = s[at.level + seat]! / 5;
  out[from + 2] = isThere ? levelsMissing(s, seat) / 4 : 0;
  out[from + 3] = isThere && s[at.level + seat] === maxLevel(s, seat) ? 1 : 0;
  out[from + 4] = isThere ? attack(s, hero) / 4 : 0;
  out[from + 5] = isThere ? hpLeft(s, hero) / 4 : 0;
}

function tellUnits(s: State, seat: number, out: Float32Array, from: number): void {
  const sums = at.aura + seat * Aura.Words;
  out.fill(0, from + From.Units, from + PER_SEAT);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) tellUnit(s, card, out, from);
  if (heroInPlay(s, seat)) tellFighter(s, heroOf(seat), out, from);
  const units = from + From.Units;
  out[units + 6] = s[sums + Aura.Ability] === 0 ? 0 : out[units + 5]!;
  out[units + 7] = s[sums + Aura.Free]!;
}

function tellUnit(s: State, card: number, out: Float32Array, from: number): void {
  const units = from + From.Units;
  const n = attack(s, card);
  out[units]! += 1 / 5;
  out[units + 1]! += n / 10;
  out[units + 2]! += hpLeft(s, card) / 10;
  if (keywords(s, card) & PASSING) out[units + 4]! += n / 5;
  if (hasTrait(s, card, Trait.Virtuoso)) out[units + 5]! += 1 / 3;
  tellFighter(s, card, out, from);
}

/** Of a unit or hero. */
function tellFighter(s: State, card: number, out: Float32Array, from: number): void {
  if (mayAttack(s, card)) out[from + From.Units + 3]! += attack(s, card) / 10;
  if (slotOf(s, card) === 0) return;
  out[from + From.Patrol]! += 1 / 3;
  out[from + From.Patrol + 1]! += hpLeft(s, card) / 10;
}

/** The numbers of a decision; the heuristic has been asked for its opinion and has looked at the table. */
export function tellSituation(s: State, me: number, count: number, by: Opinion, out: Float32Array): void {
  tellSeat(s, me, out, 0);
  tellSeat(s, 1 - me, out, PER_SEAT);
  const turn = s[at.turn]!;
  out[BEYOND_SEATS] = Math.min(40, turn) / 20;
  out[BEYOND_SEATS + 1] = turn <= 4 ? 1 : 0;
  out[BEYOND_SEATS + 2] = s[at.first] === me ? 1 : 0;
  out[BEYOND_SEATS + 3] = s[at.hired]!;
  out[BEYOND_SEATS + 4] = Math.min(count, 30) / 10;
  out[BEYOND_SEATS + 5] = by.top / 4;
  out[BEYOND_SEATS + 6] = by.useful / 5;
  out[BEYOND_SEATS + 7] = danger / 100;
  out[BEYOND_SEATS + 8] = Math.min(2, striking / baseLeft(s, 1 - me));
}
