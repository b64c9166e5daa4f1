import type { State } from '../../core/game.js';
import {
  at,
  type Building,
  Built,
  Flag,
  None,
  Place,
  Printed,
  Size,
  type Slot,
  Thing,
  Wound,
  Zone,
} from './layout.js';
import { traitsOf } from './pool.js';
import type { Trait } from './program.js';

// Cards

export const ownerOf = (card: number): number => (card < Size.Seat ? 0 : 1);
export const heroOf = (seat: number): number => seat * Size.Seat;
export const isHero = (card: number): boolean => card === 0 || card === Size.Seat;
export const definition = (s: State, card: number): number => s[at.definition + card]!;
export const hasTrait = (s: State, card: number, trait: Trait): boolean =>
  (traitsOf[s[at.definition + card]!]! & trait) !== 0;
/** The definition that a printed card has in this game. */
export const formOf = (s: State, printed: number): number => s[at.forms + printed]!;

export const placeOf = (s: State, card: number): number => s[at.place + card]!;
/** The zone of a card in a list; of others a number beyond the zones. */
export const zoneOf = (s: State, card: number): number => {
  const place = s[at.place + card]!;
  return place < Size.Lists ? place & 7 : place;
};
export const isUnit = (s: State, card: number): boolean => zoneOf(s, card) === Zone.Units;
export const isHeroInPlay = (s: State, card: number): boolean => s[at.place + card] === Place.Hero;
/** A unit or hero in play. */
export const isCharacter = (s: State, card: number): boolean => isUnit(s, card) || isHeroInPlay(s, card);
export const heroInPlay = (s: State, seat: number): boolean => s[at.level + seat]! > 0;
/** Of a card in play. */
export const controllerOf = (s: State, card: number): number => {
  const place = s[at.place + card]!;
  return place < Size.Lists ? place >> 3 : ownerOf(card);
};

export const flag = (s: State, card: number, bit: number): boolean => (s[at.flags + card]! & bit) !== 0;
export const setFlag = (s: State, card: number, bit: number): void => {
  s[at.flags + card]! |= bit;
};
export const clearFlag = (s: State, card: number, bit: number): void => {
  s[at.flags + card]! &= ~bit;
};
export const slotOf = (s: State, card: number): Slot => (s[at.flags + card]! & Flag.Slot) >>> Flag.SlotShift;
export const setSlot = (s: State, card: number, slot: number): void => {
  s[at.flags + card] = (s[at.flags + card]! & ~Flag.Slot) | (slot << Flag.SlotShift);
};
/** The ongoing spell that makes a unit a partner, or None.Card. */
export const bondOf = (s: State, card: number): number =>
  ((s[at.flags + card]! & Flag.Bond) >>> Flag.BondShift) - 1;
export const setBond = (s: State, card: number, spell: number): void => {
  s[at.flags + card] = (s[at.flags + card]! & ~Flag.Bond) | ((spell + 1) << Flag.BondShift);
};

const MOST = 255;
const byte = (s: State, card: number, shift: number): number => (s[at.wounds + card]! >>> shift) & MOST;
function setByte(s: State, card: number, shift: number, n: number): void {
  const kept = n < 0 ? 0 : n > MOST ? MOST : n;
  s[at.wounds + card] = (s[at.wounds + card]! & ~(MOST << shift)) | (kept << shift);
}
export const damageOn = (s: State, card: number): number => s[at.wounds + card]! & MOST;
export const setDamage = (s: State, card: number, n: number): void => setByte(s, card, Wound.Damage, n);
/** +1/+1 runes, or -1/-1 runes below zero: runes of both kinds cancel each other. */
export const runesOn = (s: State, card: number): number => byte(s, card, Wound.Runes) - 128;
export const setRunes = (s: State, card: number, n: number): void => setByte(s, card, Wound.Runes, n + 128);
export const attackLost = (s: State, card: number): number => byte(s, card, Wound.Attack);
export const hpLost = (s: State, card: number): number => byte(s, card, Wound.Hp);
export function weakenBy(s: State, card: number, attack: number, hp: number): void {
  setByte(s, card, Wound.Attack, attackLost(s, card) + attack);
  setByte(s, card, Wound.Hp, hpLost(s, card) + hp);
}

// Buildings

export const thingOf = (seat: number, building: Building): number => Thing.Building + (seat << 3) + building;
export const isBuilding = (thing: number): boolean => thing >= Thing.Building;
export const seatOfBuilding = (thing: number): number => (thing - Thing.Building) >> 3;
export const buildingOf = (thing: number): Building => (thing - Thing.Building) & 7;
const word = (seat: number, building: number): number => at.buildings + seat * Size.Buildings + building;
export const builtOf = (s: State, seat: number, building: Building): Built =>
  s[word(seat, building)]! & Built.State;
export const stands = (s: State, seat: number, building: Building): boolean =>
  builtOf(s, seat, building) === Built.Standing;
/** A building is whole in a new state. */
export const setBuilt = (s: State, seat: number, building: Building, state: Built): void => {
  s[word(seat, building)] = state;
};
export const buildingDamage = (s: State, seat: number, building: Building): number =>
  (s[word(seat, building)]! & ~Built.State) / Built.Damage;
export const setBuildingDamage = (s: State, seat: number, building: Building, n: number): void => {
  s[word(seat, building)] = (s[word(seat, building)]! & Built.State) + n * Built.Damage;
};
export const buildingForm = (s: State, building: Building): number => s[at.forms + Printed.Base + building]!;

/** The seat that controls a card or building. */
export const seatOf = (s: State, thing: number): number =>
  isBuilding(thing) ? seatOfBuilding(thing) : controllerOf(s, thing);

// Lists

export const list = (seat: number, zone: Zone): number => (seat << 3) + zone;
export const head = (s: State, seat: number, zone: Zone): number => s[at.head + (seat << 3) + zone]!;
export const next = (s: State, card: number): number => s[at.next + card]!;
export const size = (s: State, seat: number, zone: Zone): number => s[at.size + (seat << 3) + zone]!;

/** Takes a card out of its list; one that lies in none stays as it is. */
export function unlink(s: State, card: number): void {
  const place = s[at.place + card]!;
  if (place >= Size.Lists) return;
  let before: number = None.Card;
  for (let each = s[at.head + place]!; each !== card; each = s[at.next + each]!) before = each;
  const after = s[at.next + card]!;
  if (before < 0) s[at.head + place] = after;
  else s[at.next + before] = after;
  if (after < 0) s[at.tail + place] = before;
  s[at.size + place]!--;
  s[at.next + card] = None.Card;
  s[at.place + card] = Place.None;
}

/** Puts an unlinked card at the front of a list, which is the top of a pile. */
export function linkFirst(s: State, card: number, place: number): void {
  s[at.place + card] = place;
  s[at.next + card] = s[at.head + place]!;
  s[at.head + place] = card;
  if (s[at.tail + place]! < 0) s[at.tail + place] = card;
  s[at.size + place]!++;
}

export function linkLast(s: State, card: number, place: number): void {
  const last = s[at.tail + place]!;
  s[at.place + card] = place;
  s[at.next + card] = None.Card;
  if (last < 0) s[at.head + place] = card;
  else s[at.next + last] = card;
  s[at.tail + place] = card;
  s[at.size + place]!++;
}

/** Moves a card to the top of a pile, or to the end of what lies in a row. */
export function moveTo(s: State, card: number, seat: number, zone: Zone): void {
  unlink(s, card);
  if (zone === Zone.Deck || zone === Zone.Discard) linkFirst(s, card, list(seat, zone));
  else linkLast(s, card, list(seat, zone));
}
