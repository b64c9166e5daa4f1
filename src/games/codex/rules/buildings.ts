import type { State } from '../../../core/game.js';
import { NOBODY } from '../../../core/game.js';
import { at, Building, Built, End, Size } from '../layout.js';
import { costOf, hpOf, workersOf } from '../pool.js';
import { buildingDamage, buildingForm, builtOf, setBuildingDamage, setBuilt, stands } from '../state.js';

/** What the loss of a tech building or add-on does to the base. */
const LOSS = 2;

export const buildingHp = (s: State, seat: number, b: Building): number =>
  b === Building.Base ? s[at.baseHp + seat]! : hpOf[buildingForm(s, b)]!;

/** A building under construction can't be damaged. */
export function hurtBuilding(s: State, seat: number, b: Building, n: number): void {
  if (b === Building.Base) return hurtBase(s, seat, n, s[at.cause]!);
  if (!stands(s, seat, b)) return;
  const damage = buildingDamage(s, seat, b) + n;
  if (damage >= buildingHp(s, seat, b)) loseBuilding(s, seat, b);
  else setBuildingDamage(s, seat, b, damage);
}

function hurtBase(s: State, seat: number, n: number, cause: End): void {
  if (s[at.winner] !== NOBODY) return;
  const most = s[at.baseHp + seat]!;
  const damage = Math.min(most, buildingDamage(s, seat, Building.Base) + n);
  setBuildingDamage(s, seat, Building.Base, damage);
  if (damage < most) return;
  s[at.winner] = 1 - seat;
  s[at.decider] = NOBODY;
  s[at.end] = cause;
}

/** A tech building may be rebuilt for nothing; an add-on is gone. */
export function loseBuilding(s: State, seat: number, b: Building): void {
  setBuilt(s, seat, b, isAddOn(b) ? Built.None : Built.Destroyed);
  hurtBase(s, seat, LOSS, End.Buildings);
}

export function repairBuilding(s: State, seat: number, b: Building, n: number): void {
  setBuildingDamage(s, seat, b, Math.max(0, buildingDamage(s, seat, b) - n));
}

// Building

export const isAddOn = (b: Building): boolean => b >= Building.Tower;
const otherAddOn = (b: Building): Building => (b === Building.Tower ? Building.Surplus : Building.Tower);

/** A destroyed tech building is rebuilt for nothing. */
export const buildCost = (s: State, seat: number, b: Building): number =>
  builtOf(s, seat, b) === Built.Destroyed ? 0 : costOf[buildingForm(s, b)]!;

/** A base has one add-on; one that is being built can't make room for another before it is finished. */
export function mayBuild(s: State, seat: number, b: Building): boolean {
  const state = builtOf(s, seat, b);
  if (state === Built.Building || state === Built.Standing) return false;
  if (s[at.gold + seat]! < buildCost(s, seat, b) || (s[at.never + seat]! >> b) & 1) return false;
  if (isAddOn(b)) return builtOf(s, seat, otherAddOn(b)) !== Built.Building;
  return (
    s[at.workers + seat]! >= workersOf[buildingForm(s, b)]! &&
    (b === Building.Tech1 || stands(s, seat, b - 1))
  );
}

/** Another add-on is sacrificed for the new one. */
export function build(s: State, seat: number, b: Building): void {
  s[at.gold + seat]! -= buildCost(s, seat, b);
  if (isAddOn(b) && stands(s, seat, otherAddOn(b))) loseBuilding(s, seat, otherAddOn(b));
  setBuilt(s, seat, b, Built.Building);
}

/** Construction ends with the turn. */
export function finishBuildings(s: State, seat: number): void {
  for (let b = 0; b < Size.Buildings; b++) {
    if (builtOf(s, seat, b) === Built.Building) setBuilt(s, seat, b, Built.Standing);
  }
}
