import type { State } from '../../../src/core/game.js';
import { Aura, Zone } from '../../../src/games/codex/layout.js';
import {
  arrivesOf,
  auraOf,
  castOf,
  kindOf,
  program,
  techOf,
  traitsOf,
} from '../../../src/games/codex/pool.js';
import { Among, Kind, Op, Operation, Trait } from '../../../src/games/codex/program.js';
import { playCost } from '../../../src/games/codex/rules/play.js';
import { hpLeft } from '../../../src/games/codex/rules/stats.js';
import { firstTargets, found } from '../../../src/games/codex/rules/targets.js';
import { definition, hasTrait, head, heroOf, next, size } from '../../../src/games/codex/state.js';
import { effectWorth } from './targets.js';
import { W } from './weights.js';
import { printedWorth, worth } from './worth.js';

/** What playing a card brings, less the gold that it costs. */
export function playWorth(s: State, d: number, me: number): number {
  const cost = playCost(s, me, d) * W.gold + (size(s, me, Zone.Hand) <= SMALL_HAND ? W.hand : 0);
  if (kindOf[d] === Kind.Unit) return unitWorth(s, d, me) - cost;
  const does = programWorth(s, castOf[d]!, me);
  return does > 0 || castIsEmpty(d) ? does + listeners(s, me, d) - cost : 0;
}

function unitWorth(s: State, d: number, me: number): number {
  const own = printedWorth(d) + programWorth(s, arrivesOf[d]!, me);
  return traitsOf[d]! & Trait.Aura ? own + forOthers(s, d * Aura.Words, me) : own;
}

/** What an aura does for the units in play, and for Virtuosos in hand. */
function forOthers(s: State, aura: number, me: number): number {
  const virtuoso = W.attack * auraOf[aura + Aura.VirtuosoAttack]! + W.hp * auraOf[aura + Aura.VirtuosoHp]!;
  const other = W.attack * auraOf[aura + Aura.Attack]!;
  let sum = 0;
  let able = 0;
  for (let card = head(s, me, Zone.Units); card >= 0; card = next(s, card)) {
    const isVirtuoso = hasTrait(s, card, Trait.Virtuoso);
    sum += isVirtuoso ? virtuoso : other;
    if (isVirtuoso) able++;
  }
  sum = Math.trunc((sum * W.auraShare) / 100);
  if (auraOf[aura + Aura.Ability]! > 0) sum += able * W.ability;
  return auraOf[aura + Aura.Free]! > 0 ? sum + W.free * freed(s, me) : sum;
}

function freed(s: State, me: number): number {
  let n = 0;
  for (let card = head(s, me, Zone.Hand); card >= 0; card = next(s, card)) {
    if (hasTrait(s, card, Trait.Virtuoso)) n++;
  }
  return n;
}

/** With no more cards than these in hand, each that is played is missed in the next hand. */
const SMALL_HAND = 3;

/** An ongoing spell that only waits for others. */
const castIsEmpty = (d: number): boolean => program[castOf[d]!] === Op.End;

/** A Dancer for each Harmony in play; of Harmony itself, those to come. */
function listeners(s: State, me: number, d: number): number {
  let n = castIsEmpty(d) ? W.harmony : 0;
  for (let card = head(s, me, Zone.Ongoing); card >= 0; card = next(s, card)) {
    if (castIsEmpty(definition(s, card))) n += W.dancer;
  }
  return n;
}

/** Each operation aimed at the best target that it would find. */
export function programWorth(s: State, start: number, me: number): number {
  let sum = 0;
  if (start === 0) return 0;
  for (let pc = start; program[pc] !== Op.End; pc += Operation.Length) sum += operationWorth(s, pc, me);
  return sum;
}

function operationWorth(s: State, pc: number, me: number): number {
  switch (program[pc]) {
    case Op.Draw:
      return W.card;
    case Op.Stealth:
      return W.base;
    case Op.MayGoOnDeck:
      return W.card >> 1;
    case Op.WeakenEach:
      return weakenWorth(s, pc, me);
    case Op.Partner:
      return size(s, me, Zone.Units) >= 2 ? W.partner : 0;
    default:
      return bestTarget(s, pc, me);
  }
}

function weakenWorth(s: State, pc: number, me: number): number {
  const among = program[pc + Operation.Filter]!;
  const hp = program[pc + Operation.B]!;
  let sum = 0;
  for (let card = head(s, 1 - me, Zone.Units); card >= 0; card = next(s, card)) {
    if (!((among >> (Among.TechShift + techOf[definition(s, card)]!)) & 1)) continue;
    sum += hpLeft(s, card) <= hp ? worth(s, card) : W.rune >> 2;
  }
  return sum;
}

function bestTarget(s: State, pc: number, me: number): number {
  const n = firstTargets(s, pc, heroOf(me), me);
  let best = LEAST;
  for (let i = 0; i < n; i++) best = Math.max(best, effectWorth(s, pc, found[i]!, me));
  return n === 0 ? 0 : best;
}
const LEAST = -100_000;
