import type { State } from '../../../src/core/game.js';
import { Building, Slot } from '../../../src/games/codex/layout.js';
import { towerDamageOf } from '../../../src/games/codex/pool.js';
import { Keyword } from '../../../src/games/codex/program.js';
import { isHiddenAttacker, lineUp, passes, patrol } from '../../../src/games/codex/rules/attack-targets.js';
import { buildingHp } from '../../../src/games/codex/rules/buildings.js';
import { sideIsSwift } from '../../../src/games/codex/rules/combat.js';
import { armor, attack, hpLeft, keywords } from '../../../src/games/codex/rules/stats.js';
import {
  buildingDamage,
  buildingForm,
  buildingOf,
  controllerOf,
  isBuilding,
  seatOfBuilding,
  slotOf,
  stands,
} from '../../../src/games/codex/state.js';
import { baseLeft, danger, guards, ready, striking } from './situation.js';
import { W } from './weights.js';
import { killWorth, worth, woundWorth } from './worth.js';

/** What an attack brings its side: what it does to the target less what it costs the attacker. */
export function attackWorth(s: State, card: number, target: number): number {
  const n = attack(s, card);
  const gain = isBuilding(target) ? damageWorth(s, target, n) : gainOn(s, card, target, n);
  const loss = woundWorth(
    s,
    card,
    strikesFirst(s, card, target, n) ? towerHit(s, card) : hitBack(s, card, target),
  );
  return gain - Math.trunc((loss * W.loss) / 100) - missedGuard(s, card);
}

/** An attacker that stays ready may still patrol. */
export function missedGuard(s: State, card: number): number {
  if (keywords(s, card) & Keyword.Readiness) return 0;
  const guard = W.guard + W.guardHp * hpLeft(s, card);
  const last = ready <= 1 ? W.lastGuard * danger : 0;
  return Math.trunc((guard * (100 * W.calm + W.danger * danger) + 100 * last) / 10_000);
}

function gainOn(s: State, card: number, target: number, n: number): number {
  const left = hpLeft(s, target);
  const hit = n - armor(s, target);
  const over = slotOf(s, target) !== Slot.None && keywords(s, card) & Keyword.Overpower ? n - left : 0;
  const opens = hit >= left ? opening(s, target, n) - slotBonus(slotOf(s, target)) : 0;
  const wasted = over > 0 ? -over * W.base : W.overkill * Math.max(0, hit - left);
  return woundBy(s, target, hit) + opens - wasted;
}

/** Wounds are worth more where all attackers together can kill. */
function woundBy(s: State, target: number, hit: number): number {
  const left = hpLeft(s, target);
  if (hit <= 0 || hit >= left || striking < left + armor(s, target)) return woundWorth(s, target, hit);
  return Math.trunc((worth(s, target) * W.together * hit) / (100 * left));
}

/** What its player gains when a patroller is lost. */
function slotBonus(slot: Slot): number {
  return slot === Slot.Scavenger ? W.gold : slot === Slot.Technician ? W.card : 0;
}

/** A patroller less; after the last one the attackers that are left reach the base. */
export function opening(s: State, target: number, used: number): number {
  if (slotOf(s, target) === Slot.None) return 0;
  const rest = striking - used;
  if (rest <= 0) return 0;
  if (guards !== 1) return W.opens;
  if (rest >= baseLeft(s, controllerOf(s, target))) return W.opens + 10 * W.lastBase;
  return W.opens + W.opensAll * rest;
}

/** What damage to a building is worth to the other side. */
export function damageWorth(s: State, thing: number, n: number): number {
  const seat = seatOfBuilding(thing);
  const b = buildingOf(thing);
  const left = buildingHp(s, seat, b) - buildingDamage(s, seat, b);
  if (b === Building.Base) return baseWorth(left, n);
  return n >= left ? W.buildingLoss + baseWorth(baseLeft(s, seat), 2) : W.building * n;
}

function baseWorth(left: number, n: number): number {
  if (n >= left) return 100 * W.lastBase;
  return n * (W.base + Math.trunc(W.lastBase / left));
}

// Against the attacker

/** Whether what it kills has no time to strike back. */
const strikesFirst = (s: State, card: number, target: number, n: number): boolean =>
  !isBuilding(target) &&
  sideIsSwift(s, controllerOf(s, card)) &&
  !sideIsSwift(s, controllerOf(s, target)) &&
  n - armor(s, target) >= hpLeft(s, target);

function hitBack(s: State, card: number, target: number): number {
  const words = keywords(s, card);
  const flies = (words & Keyword.Flying) !== 0;
  const reaches =
    !flies || (!isBuilding(target) && (keywords(s, target) & (Keyword.Flying | Keyword.AntiAir)) !== 0);
  const back = !isBuilding(target) && reaches ? attack(s, target) : 0;
  const above = flies && !passes(s, card, words) ? antiAir(s, target, 1 - controllerOf(s, card)) : 0;
  return back + above + towerHit(s, card);
}

function antiAir(s: State, target: number, seat: number): number {
  const slot = isBuilding(target) ? Slot.None : slotOf(s, target);
  if (slot === Slot.Leader) return 0;
  const n = lineUp(s, seat);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const isPassed = slot === Slot.None || slotOf(s, patrol[i]!) === Slot.Leader;
    if (isPassed && keywords(s, patrol[i]!) & Keyword.AntiAir) sum += attack(s, patrol[i]!);
  }
  return sum;
}

function towerHit(s: State, card: number): number {
  const foe = 1 - controllerOf(s, card);
  if (!stands(s, foe, Building.Tower) || isHiddenAttacker(s, card, keywords(s, card))) return 0;
  return towerDamageOf[buildingForm(s, Building.Tower)]!;
}

/** What damage outside combat is worth to the other side. */
export const strikeWorth = (s: State, card: number, n: number): number =>
  n >= hpLeft(s, card) + armor(s, card) ? killWorth(s, card) : woundWorth(s, card, n - armor(s, card));
