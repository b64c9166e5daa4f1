import type { State } from '../../../src/core/game.js';
import { Aura, at, Building, Zone } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import { bandFrom, printedOf, program, sacrificeOf } from '../../../src/games/codex/pool.js';
import { Operation } from '../../../src/games/codex/program.js';
import { mayAttack } from '../../../src/games/codex/rules/attack-targets.js';
import { buildCost, isAddOn } from '../../../src/games/codex/rules/buildings.js';
import { heroAbility, maxLevel, summonCost } from '../../../src/games/codex/rules/heroes.js';
import { isUnseen } from '../../../src/games/codex/rules/targets.js';
import {
  builtOf,
  damageOn,
  definition,
  formOf,
  head,
  heroOf,
  isHero,
  next,
  size,
  zoneOf,
} from '../../../src/games/codex/state.js';
import { attackWorth, missedGuard } from './attacks.js';
import { lethalDamage } from './lethal.js';
import { playWorth, programWorth } from './plays.js';
import { danger } from './situation.js';
import { FIRST, W } from './weights.js';
import { deckWorth } from './worth.js';

/** Workers up to which one is hired every turn. */
const ENOUGH_WORKERS = 11;
const FULL_HAND = 5;

/** What the option is worth by itself, and above that its place in the order of a turn. */
export function mainScore(s: State, option: number, me: number): number {
  const a = firstIn(option);
  const lethal = lethalDamage(s, option, me);
  if (lethal > 0) return FIRST.lethal + lethal;
  switch (kindIn(option)) {
    case OptionKind.Worker:
      return workerScore(s, formOf(s, a), me);
    case OptionKind.Build:
      return above(FIRST.spend, buildWorth(s, a, me) - W.gold * buildCost(s, me, a));
    case OptionKind.Summon:
      return above(FIRST.spend, summonWorth() - W.gold * summonCost(s, me));
    case OptionKind.Level:
      return levelScore(s, me);
    case OptionKind.Play:
      return above(FIRST.spend, playWorth(s, formOf(s, a), me));
    case OptionKind.Ability:
      return abilityScore(s, a, me);
    case OptionKind.Detect:
      return FIRST.detect;
    case OptionKind.Attack:
      return above(FIRST.attack, attackWorth(s, a, secondIn(option)));
    default:
      return 0;
  }
}

/** Nothing that loses is done: ending the phase scores 0. */
const above = (first: number, worth: number): number => (worth > 0 ? first + worth : worth - 1);

/** The card that is worth least, what can be played now being worth more. */
function workerScore(s: State, d: number, me: number): number {
  if (s[at.workers + me]! >= ENOUGH_WORKERS) return -1;
  const now = Math.max(0, playWorth(s, d, me));
  return FIRST.worker - deckWorth(d) - Math.trunc((W.playable * now) / 100);
}

// Buildings

function buildWorth(s: State, b: number, me: number): number {
  const isBashing = s[at.spec + me] === 0;
  if (isAddOn(b)) return hasAddOn(s, me) ? 0 : addOnWorth(s, b, me);
  if (b === Building.Tech1) return W.tech1;
  if (b === Building.Tech2) return isBashing ? W.tech2Bashing : W.tech2Finesse;
  return isBashing ? W.tech3Bashing : W.tech3Finesse;
}

function addOnWorth(s: State, b: number, me: number): number {
  if (b === Building.Surplus) return W.surplus + W.surplusHand * (FULL_HAND - size(s, me, Zone.Hand));
  let hidden = 0;
  for (let card = head(s, 1 - me, Zone.Units); card >= 0; card = next(s, card)) {
    if (isUnseen(s, card)) hidden++;
  }
  return W.tower + W.towerHidden * hidden;
}

const hasAddOn = (s: State, me: number): boolean =>
  builtOf(s, me, Building.Tower) !== 0 || builtOf(s, me, Building.Surplus) !== 0;

// The hero

const summonWorth = (): number => W.summon - Math.trunc((W.summonDanger * danger) / 100);

/** A band that the gold is enough for is worth as much as a unit; other levels are what gold is left for. */
function levelScore(s: State, me: number): number {
  const hero = heroOf(me);
  const level = s[at.level + me]!;
  const isLow = level < bandFrom[3 * definition(s, hero) + 1]!;
  const missing = (isLow ? bandFrom[3 * definition(s, hero) + 1]! : maxLevel(s, me)) - level;
  const gold = s[at.gold + me]!;
  const worth = bandWorth(s[at.spec + me]!, isLow) - W.gold * missing + W.hp * damageOn(s, hero);
  if (missing <= gold && worth > 0) return FIRST.spend + worth;
  return above(FIRST.level, W.fill - W.gold + W.fillGold * gold);
}

function bandWorth(spec: number, isLow: boolean): number {
  if (spec === 0) return isLow ? W.midBashing : W.maxBashing;
  return isLow ? W.midFinesse : W.maxFinesse;
}

/** Weighed like an attack of the same card. */
function abilityScore(s: State, card: number, me: number): number {
  if (zoneOf(s, card) === Zone.Ongoing) return above(FIRST.attack, angerWorth(s, card, me));
  const pc = isHero(card) ? heroAbility(s, me) : s[at.aura + me * Aura.Words + Aura.Ability]!;
  return above(FIRST.attack, programWorth(s, pc, me) - missedGuard(s, card));
}

/** Harmony is given up for the dancers that get angry. */
function angerWorth(s: State, spell: number, me: number): number {
  const dancer = program[sacrificeOf[definition(s, spell)]! + Operation.A]!;
  let sum = -W.harmony;
  for (let card = head(s, me, Zone.Units); card >= 0; card = next(s, card)) {
    if (printedOf[definition(s, card)] === dancer) sum += mayAttack(s, card) ? W.angry : W.angry >> 1;
  }
  return sum;
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
