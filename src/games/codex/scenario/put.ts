import type { State } from '../../../core/game.js';
import { refuse } from '../../../core/input.js';
import { at, Building, Built, Flag, Slot } from '../layout.js';
import { buildingHp, isAddOn } from '../rules/buildings.js';
import {
  clearFlag,
  controllerOf,
  setBuildingDamage,
  setBuilt,
  setDamage,
  setFlag,
  setRunes,
  setSlot,
  slotOf,
} from '../state.js';
import { SLOT_WORDS } from '../words/names.js';
import type { BuildingState, CharacterSetup } from './input.js';

const FLAGS = [
  ['exhausted', Flag.Exhausted],
  ['fatigue', Flag.Fatigue],
  ['attacked', Flag.Attacked],
  ['stealth', Flag.Stealth],
] as const;

/** Sets the given fields of a unit or hero in play; the others stay as they are. */
export function putOn(s: State, card: number, given: CharacterSetup, path: string): void {
  for (const [name, bit] of FLAGS) {
    if (given[name] === true) setFlag(s, card, bit);
    if (given[name] === false) clearFlag(s, card, bit);
  }
  if (given.damage !== undefined) setDamage(s, card, given.damage);
  if (given.runes !== undefined) setRunes(s, card, given.runes);
  if (given.slot !== undefined) putInSlot(s, card, given.slot, path);
  if (given.armor !== undefined) putArmor(s, card, given.armor, path);
}

function putInSlot(s: State, card: number, word: string, path: string): void {
  if (controllerOf(s, card) === s[at.active]) {
    refuse(`${path}.slot`, 'the active player has no patrollers; expected a slot of the other player');
  }
  setSlot(s, card, (SLOT_WORDS as readonly string[]).indexOf(word));
}

function putArmor(s: State, card: number, armor: number, path: string): void {
  if (slotOf(s, card) !== Slot.Leader) refuse(`${path}.armor`, 'only a squad leader has armor');
  if (armor === 0) setFlag(s, card, Flag.ArmorUsed);
  else clearFlag(s, card, Flag.ArmorUsed);
}

const STATES: Readonly<Record<BuildingState, Built>> = {
  built: Built.Standing,
  building: Built.Building,
  destroyed: Built.Destroyed,
};

export interface GivenBuilding {
  state?: BuildingState | undefined;
  damage?: number | undefined;
}

/** A building as it was given, which must be possible. */
export function putBuilding(s: State, seat: number, b: Building, given: GivenBuilding, path: string): void {
  const { state = 'built', damage = 0 } = given;
  if (b === Building.Base && state !== 'built') refuse(`${path}.state`, 'a base always stands');
  if (isAddOn(b) && state === 'destroyed') refuse(`${path}.state`, 'a lost add-on is gone; leave it out');
  if (state !== 'built' && damage > 0) refuse(`${path}.damage`, 'only a building that stands has damage');
  if (damage >= buildingHp(s, seat, b)) refuse(`${path}.damage`, `it has ${buildingHp(s, seat, b)} hp`);
  setBuilt(s, seat, b, STATES[state]);
  setBuildingDamage(s, seat, b, damage);
}
