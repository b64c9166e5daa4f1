import type { State } from '../../../core/game.js';
import { Aura, at, Building, End, F, Slot } from '../layout.js';
import { keywordsOf, towerDamageOf } from '../pool.js';
import { Keyword } from '../program.js';
import { buildingForm, definition, isBuilding, isCharacter, isHero, slotOf, stands } from '../state.js';
import { isHiddenAttacker, lineUp, passes, patrol } from './attack-targets.js';
import { hurt } from './damage.js';
import { attack, hpLeft, keywords } from './stats.js';

/** What sparkshot deals. */
const SPARK = 1;

/** Swift strike comes from a card that gives it to all units and heroes of a side. */
export const sideIsSwift = (s: State, seat: number): boolean =>
  (s[at.aura + seat * Aura.Words + Aura.Keywords]! & Keyword.SwiftStrike) !== 0;

/** Combat damage of those with swift strike, or of the others: all of it at the same time. */
export function strike(s: State, frame: number, swift: boolean): void {
  const card = s[frame + F.Self]!;
  const target = s[frame + F.Target]! - 1;
  const who = s[frame + F.Swift]!;
  s[at.cause] = End.Combat;
  const back = ((who & 2) !== 0) === swift ? defenders(s, frame) : 0;
  if (((who & 1) !== 0) !== swift) return hurt(s, card, back);
  const byTower = towerStrike(s, card, 1 - s[frame + F.You]!);
  strikeTarget(s, frame, card, target);
  if (s[frame + F.Spark] !== 0) hurtThere(s, s[frame + F.Spark]! - 1, SPARK);
  hurt(s, card, back + byTower);
}

/** Excess beyond the hp that a patroller has left goes to one other thing; armor is not counted. */
function strikeTarget(s: State, frame: number, card: number, target: number): void {
  if (!isStanding(s, target)) return;
  const n = attack(s, card);
  const beyond = s[frame + F.Beyond]! - 1;
  const excess = beyond < 0 ? 0 : Math.max(0, n - hpLeft(s, target));
  hurt(s, target, n - excess);
  if (excess > 0) hurtThere(s, beyond, excess);
}

const isStanding = (s: State, thing: number): boolean => isBuilding(thing) || isCharacter(s, thing);

/** Something may be gone when swift strikes were first. */
function hurtThere(s: State, thing: number, n: number): void {
  if (isStanding(s, thing)) hurt(s, thing, n);
}

// Against the attacker

/** What the attacked card deals back, and the anti-air patrollers that a flier passes. */
function defenders(s: State, frame: number): number {
  const card = s[frame + F.Self]!;
  const target = s[frame + F.Target]! - 1;
  const words = keywords(s, card);
  const flier = (words & Keyword.Flying) !== 0;
  const meets = !isBuilding(target) && isCharacter(s, target) && (!flier || reachesFliers(s, target));
  const back = meets ? attack(s, target) : 0;
  return flier && !passes(s, card, words) ? back + flownOver(s, frame) : back;
}

const reachesFliers = (s: State, card: number): boolean =>
  (keywords(s, card) & (Keyword.Flying | Keyword.AntiAir)) !== 0;

/** A flier passes no patroller on its way to the squad leader, and only the leader on its way to another patroller. */
function flownOver(s: State, frame: number): number {
  const slot = s[frame + F.Slot]!;
  if (slot === Slot.Leader) return 0;
  const n = lineUp(s, 1 - s[frame + F.You]!);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const each = patrol[i]!;
    if (slot !== Slot.None && slotOf(s, each) !== Slot.Leader) continue;
    if (isAntiAirOnGround(s, each)) sum += attack(s, each);
  }
  return sum;
}

const isAntiAirOnGround = (s: State, card: number): boolean =>
  !isHero(card) &&
  (keywordsOf[definition(s, card)]! & (Keyword.AntiAir | Keyword.Flying)) === Keyword.AntiAir;

/** The tower hits every attacker that it can see, fliers too, at the moment when the attacker strikes. */
function towerStrike(s: State, card: number, seat: number): number {
  if (!stands(s, seat, Building.Tower)) return 0;
  return isHiddenAttacker(s, card, keywords(s, card)) ? 0 : towerDamageOf[buildingForm(s, Building.Tower)]!;
}
