import type { State } from '../../../src/core/game.js';
import { at, Building, Flag, Size, Slot } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import { healingOf, kindOf, techOf, traitsOf, workersOf } from '../../../src/games/codex/pool.js';
import { Kind, Trait } from '../../../src/games/codex/program.js';
import { attack, hpLeft } from '../../../src/games/codex/rules/stats.js';
import { buildingForm, definition, formOf, isBuilding, stands } from '../../../src/games/codex/state.js';
import { keepWorth } from './worth.js';

// Patrol

/** The toughest leads, the strongest is elite, those that are cheap to lose stand where their loss brings something. */
export function patrolScore(s: State, option: number): number {
  if (kindIn(option) !== OptionKind.Patrol) return kindIn(option) === OptionKind.Empty ? 0 : -1;
  const card = firstIn(option);
  const hp = hpLeft(s, card);
  const n = attack(s, card);
  switch (secondIn(option)) {
    case Slot.Leader:
      return 100 + 10 * hp + 3 * n;
    case Slot.Elite:
      return 60 + 10 * n + hp;
    case Slot.Scavenger:
    case Slot.Technician:
      return 80 - 8 * n - 5 * hp;
    default:
      return 60 + n + hp;
  }
}

// Tech

/** The highest tech building that will stand when the card is drawn, in a turn or two. */
function techSoon(s: State, me: number): number {
  let level: number = Building.Tech3;
  for (; level > 0; level--) {
    const ready = stands(s, me, level) || s[at.workers + me]! + SOON >= workersOf[buildingForm(s, level)]!;
    if (ready && (level === 1 || stands(s, me, level - 1) || stands(s, me, level))) return level;
  }
  return 1;
}
const SOON = 2;

/** Units of the tech that is coming, the better the sooner; a second copy of the same is as good as the first. */
export function techScore(s: State, option: number, me: number): number {
  if (kindIn(option) === OptionKind.Done) return ENOUGH;
  const printed = firstIn(option);
  const d = formOf(s, printed);
  const soon = techSoon(s, me);
  if (kindOf[d] !== Kind.Unit) return spellScore(s, d, me);
  const late = techOf[d]! > soon ? LATE * (techOf[d]! - soon) : 0;
  const old = techOf[d]! < soon ? OLD * (soon - techOf[d]!) : 0;
  return keepWorth(d) - late - old + COPY * s[at.codex + me * Size.Playable + printed]!;
}
const ENOUGH = 500;
const LATE = 2000;
const OLD = 150;
const COPY = 40;

/** Spells need a hero; ultimate ones a great one. */
function spellScore(s: State, d: number, me: number): number {
  const level = s[at.level + me]!;
  if (traitsOf[d]! & Trait.Ultimate) return level >= 4 ? 500 : 0;
  return level > 0 ? keepWorth(d) + 10 * level : 100;
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
