import type { State } from '../../../core/game.js';
import { at, Flag, Mod } from '../layout.js';
import { armorOf } from '../pool.js';
import {
  add,
  armorSeen,
  armorUsed,
  definition,
  flag,
  isCreature,
  nextIn,
  setArmorSeen,
  setArmorUsed,
  setFlag,
} from '../state.js';
import { hasModifiers, modifierTotal } from './modifiers.js';

/** All armor, used up this turn or not. */
export function totalArmor(s: State, card: number): number {
  const base = armorOf[definition(s, card)]!;
  return hasModifiers(s, Mod.Armor) ? Math.max(0, base + modifierTotal(s, Mod.Armor, card, 0)) : base;
}

/** What is left of it this turn. */
export const armor = (s: State, card: number): number =>
  Math.max(0, totalArmor(s, card) - armorUsed(s, card));

/** Armor prevents damage for the whole turn, point by point; returns how much of `n` it prevents now. */
export function useArmor(s: State, card: number, n: number): number {
  const left = armor(s, card);
  const prevented = Math.min(n, left);
  if (prevented === 0) return 0;
  const used = armorUsed(s, card);
  noteUsed(s, card, left + used, used + prevented);
  return prevented;
}

/** All armor, used up or not, is gone for the turn; armor gained later counts again. Returns how much was lost. */
export function loseArmor(s: State, card: number): number {
  const lost = totalArmor(s, card);
  if (lost === 0) return 0;
  noteUsed(s, card, lost, lost);
  setFlag(s, card, Flag.Burnt);
  return lost;
}

function noteUsed(s: State, card: number, total: number, used: number): void {
  setArmorSeen(s, card, total);
  setArmorUsed(s, card, used);
  add(s, at.marked, card);
}

/**
 * The rulebook's Armor entry: a part that is lost is first the part that has prevented damage this turn. Printed
 * armor that Red-Hot Armor has taken does not come back with a bonus that comes and goes.
 */
export function settleArmor(s: State): void {
  for (let card = nextIn(s, at.marked, 0); card >= 0; card = nextIn(s, at.marked, card + 1)) {
    const used = armorUsed(s, card);
    if (used === 0 || !isCreature(s, card)) continue;
    const total = totalArmor(s, card);
    const lost = armorSeen(s, card) - total;
    const burnt = flag(s, card, Flag.Burnt) ? armorOf[definition(s, card)]! : 0;
    if (lost > 0) setArmorUsed(s, card, Math.max(burnt, used - lost));
    if (lost !== 0) setArmorSeen(s, card, total);
  }
}
