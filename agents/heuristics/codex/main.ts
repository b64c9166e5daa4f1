import type { State } from '../../../src/core/game.js';
import { at, Building, Thing, Zone } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import { bandFrom } from '../../../src/games/codex/pool.js';
import { Trait } from '../../../src/games/codex/program.js';
import { isAddOn } from '../../../src/games/codex/rules/buildings.js';
import { maxLevel } from '../../../src/games/codex/rules/heroes.js';
import { attack } from '../../../src/games/codex/rules/stats.js';
import {
  buildingOf,
  damageOn,
  definition,
  formOf,
  hasTrait,
  heroOf,
  isBuilding,
  isHero,
  size,
  thingOf,
  zoneOf,
} from '../../../src/games/codex/state.js';
import { attackWorth, baseLeft } from './attacks.js';
import { playWorth } from './plays.js';
import { FIRST, W } from './weights.js';
import { keepWorth } from './worth.js';

/** Workers up to which one is hired every turn. */
const ENOUGH_WORKERS = 11;
/** Gold that a surplus or tower leaves for other things. */
const SPARE = 2;

let isLethal = false;

/** Whether all that can reach the base now brings it down. */
export function seeLethal(s: State, options: Int32Array, count: number, me: number): void {
  const base = thingOf(1 - me, Building.Base);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const option = options[i]!;
    if (kindIn(option) === OptionKind.Attack && secondIn(option) === base) sum += attack(s, firstIn(option));
  }
  isLethal = sum >= baseLeft(s, 1 - me);
}

/** What the option is worth by itself, and above that its place in the order of a turn. */
export function mainScore(s: State, option: number, me: number): number {
  const a = firstIn(option);
  switch (kindIn(option)) {
    case OptionKind.Worker:
      return workerScore(s, formOf(s, a), me);
    case OptionKind.Build:
      return buildScore(s, a, me);
    case OptionKind.Summon:
      return FIRST.summon;
    case OptionKind.Level:
      return levelScore(s, me);
    case OptionKind.Play:
      return above(FIRST.play, playWorth(s, formOf(s, a), me));
    case OptionKind.Ability:
      return abilityScore(s, a);
    case OptionKind.Detect:
      return FIRST.detect;
    case OptionKind.Attack:
      return attackScore(s, a, secondIn(option));
    default:
      return 0;
  }
}

/** Nothing that loses is done: ending the phase scores 0. */
const above = (first: number, worth: number): number => (worth > 0 ? first + worth : worth - 1);

function workerScore(s: State, d: number, me: number): number {
  if (s[at.workers + me]! >= ENOUGH_WORKERS) return -1;
  return FIRST.worker - keepWorth(d);
}

function buildScore(s: State, b: number, me: number): number {
  if (!isAddOn(b)) return FIRST.tech + b;
  if (s[at.workers + me]! < ENOUGH_WORKERS - 2 || hasAddOn(s, me)) return -1;
  return b === Building.Surplus && size(s, me, Zone.Hand) < SPARE ? FIRST.addOn : -1;
}

const hasAddOn = (s: State, me: number): boolean =>
  s[at.buildings + me * 6 + Building.Tower] !== 0 || s[at.buildings + me * 6 + Building.Surplus] !== 0;

/** A band that the gold is enough for is worth as much as a unit; other levels are what gold is left for. */
function levelScore(s: State, me: number): number {
  const hero = heroOf(me);
  const bands = 3 * definition(s, hero);
  const level = s[at.level + me]!;
  const next = level < bandFrom[bands + 1]! ? bandFrom[bands + 1]! : maxLevel(s, me);
  const missing = next - level;
  if (missing > s[at.gold + me]!) return FIRST.level;
  return FIRST.play + W.band - W.gold * missing + W.hp * damageOn(s, hero);
}

/** River's sideline comes before attacks; Maestro's damage is weighed like an attack; Harmony plays on. */
function abilityScore(s: State, card: number): number {
  if (zoneOf(s, card) === Zone.Ongoing) return -1;
  if (isHero(card)) return FIRST.attack + W.sideline;
  return hasTrait(s, card, Trait.Virtuoso) ? FIRST.attack + 2 * W.base - W.guard : -1;
}

function attackScore(s: State, card: number, target: number): number {
  const isBase = isBuilding(target) && buildingOf(target) === Building.Base;
  if (isLethal && isBase) return FIRST.lethal + target - Thing.Building;
  return above(FIRST.attack, attackWorth(s, card, target));
}

/** In damage to a base; NaN where only a rule of thumb decides. */
export function mainWorth(s: State, option: number, me: number): number {
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playWorth(s, formOf(s, firstIn(option)), me);
    case OptionKind.Attack:
      return attackWorth(s, firstIn(option), secondIn(option));
    default:
      return Number.NaN;
  }
}
