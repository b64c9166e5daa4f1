import type { State } from '../../../src/core/game.js';
import { at, Building, Flag, Size, Slot } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import { healingOf, kindOf, techOf, traitsOf, workersOf } from '../../../src/games/codex/pool.js';
import { Kind, Trait } from '../../../src/games/codex/program.js';
import { maxLevel } from '../../../src/games/codex/rules/heroes.js';
import { attack, hpLeft } from '../../../src/games/codex/rules/stats.js';
import {
  buildingForm,
  definition,
  formOf,
  heroInPlay,
  isBuilding,
  isHero,
  stands,
} from '../../../src/games/codex/state.js';
import { danger, patrolling, strongest } from './situation.js';
import { W } from './weights.js';
import { deckWorth, extraOf, worth } from './worth.js';

// Patrol

/** The weights of each slot; a card that scores less than 0 does not patrol. */
export function patrolScore(s: State, option: number): number {
  if (kindIn(option) !== OptionKind.Patrol) return kindIn(option) === OptionKind.Empty ? 0 : -1;
  const card = firstIn(option);
  const extra = isHero(card) ? 0 : extraOf(definition(s, card));
  const slot = secondIn(option);
  const dies = hpLeft(s, card) + (slot === Slot.Leader ? 1 : 0) <= strongest ? worth(s, card) : 0;
  const more = W.patrolDanger * danger - W.patrolExtra * extra - W.patrolDies * dies;
  return slotScore(s, slot, card) - W.patrolMany * patrolling + Math.trunc(more / 100);
}

function slotScore(s: State, slot: number, card: number): number {
  const hp = hpLeft(s, card);
  const n = attack(s, card);
  const hero = isHero(card) ? 1 : 0;
  switch (slot) {
    case Slot.Leader:
      return W.leader + W.leaderAttack * n + W.leaderHp * hp + W.leaderHero * hero;
    case Slot.Elite:
      return W.elite + W.eliteAttack * n + W.eliteHp * hp + W.eliteHero * hero;
    case Slot.Scavenger:
      return W.scavenger + W.scavengerAttack * n + W.scavengerHp * hp + W.scavengerHero * hero;
    case Slot.Technician:
      return W.technician + W.technicianAttack * n + W.technicianHp * hp + W.technicianHero * hero;
    default:
      return W.lookout + W.lookoutAttack * n + W.lookoutHp * hp + W.lookoutHero * hero;
  }
}

// Tech

/** Turns until units of a tech level can be played, when a worker is hired every turn. */
function turnsTo(s: State, me: number, level: number): number {
  let turns = 0;
  for (let b = 1; b <= level; b++) {
    if (stands(s, me, b)) continue;
    if ((s[at.never + me]! >> b) & 1) return NEVER;
    const workers = workersOf[buildingForm(s, b)]! - s[at.workers + me]! - 1;
    turns = Math.max(turns, workers) + 1;
  }
  return turns;
}

const NEVER = 20;

/** Units of the tech that is coming, the better the sooner. */
export function techScore(s: State, option: number, me: number): number {
  if (kindIn(option) === OptionKind.Done) return W.enough;
  const printed = firstIn(option);
  const d = formOf(s, printed);
  const copy = W.copy * s[at.codex + me * Size.Playable + printed]!;
  if (kindOf[d] !== Kind.Unit) return deckWorth(d) + copy - casterMissing(s, d, me);
  return deckWorth(d) + copy - tooLate(turnsTo(s, me, techOf[d]!)) - W.old * belowHighest(s, me, techOf[d]!);
}

function tooLate(turns: number): number {
  return turns === 0 ? 0 : turns === 1 ? W.late1 : turns === 2 ? W.late2 : W.late3 * (turns - 2);
}

function belowHighest(s: State, me: number, tech: number): number {
  let highest: number = Building.Tech3;
  while (highest > tech && turnsTo(s, me, highest) > 1) highest--;
  return highest - tech;
}

/** Spells need a hero; ultimate ones a great one. */
function casterMissing(s: State, d: number, me: number): number {
  const hero = heroInPlay(s, me) ? 0 : W.noHero;
  const isMaxed = s[at.level + me] === maxLevel(s, me);
  return traitsOf[d]! & Trait.Ultimate && !isMaxed ? hero + W.notMaxed : hero;
}

// Others

/** Healing first where somebody would die. */
export function orderScore(s: State, option: number): number {
  const card = firstIn(option);
  if (isBuilding(card)) return 1;
  const heals = healingOf[definition(s, card)]! > 0;
  return heals === wouldDie(s) ? 2 : 0;
}

function wouldDie(s: State): boolean {
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.flags + card]! & Flag.Waits && hpLeft(s, card) <= 1) return true;
  }
  return false;
}
