import type { State } from '../../../core/game.js';
import { at, Building, Flag, None, Size, Slot, Zone } from '../layout.js';
import { keywordsOf } from '../pool.js';
import { Keyword } from '../program.js';
import {
  controllerOf,
  definition,
  flag,
  head,
  heroInPlay,
  heroOf,
  isHero,
  next,
  slotOf,
  stands,
  thingOf,
} from '../state.js';
import { isFresh } from './play.js';
import { keywords } from './stats.js';
import { isUnseen } from './targets.js';

/** A card attacks once a turn, also with readiness. */
export const mayAttack = (s: State, card: number): boolean =>
  isFresh(s, card) && !flag(s, card, Flag.Attacked);

/** Patrollers of a seat, the squad leader first; see `lineUp`. */
export const patrol = new Int32Array(Size.Slots);
let patrollers = 0;

/** By slot; that of no slot is not looked at. */
const inSlots = new Int32Array(1 + Size.Slots);

/** Finds the patrollers of a seat. */
export function lineUp(s: State, seat: number): number {
  for (let slot: number = Slot.Leader; slot <= Slot.Lookout; slot++) inSlots[slot] = None.Card;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) inSlots[slotOf(s, card)] = card;
  if (heroInPlay(s, seat)) inSlots[slotOf(s, heroOf(seat))] = heroOf(seat);
  let n = 0;
  for (let slot: number = Slot.Leader; slot <= Slot.Lookout; slot++) {
    if (inSlots[slot]! >= 0) patrol[n++] = inSlots[slot]!;
  }
  patrollers = n;
  return n;
}

/** The patroller in a slot, or None.Card. */
export function inSlot(s: State, seat: number, slot: number): number {
  if (heroInPlay(s, seat) && slotOf(s, heroOf(seat)) === slot) return heroOf(seat);
  let card = head(s, seat, Zone.Units);
  while (card >= 0 && slotOf(s, card) !== slot) card = next(s, card);
  return card;
}

const flies = (s: State, card: number): boolean =>
  !isHero(card) && (keywordsOf[definition(s, card)]! & Keyword.Flying) !== 0;

/** Hidden from the other seat, whose tower sees the first hidden attacker of the turn. */
export function isHiddenAttacker(s: State, card: number, words: number): boolean {
  if ((words & (Keyword.Stealth | Keyword.Invisible)) === 0 || flag(s, card, Flag.Detected)) return false;
  const foe = 1 - controllerOf(s, card);
  return !(stands(s, foe, Building.Tower) && s[at.detected + foe] === 0);
}

/** Whether it passes all patrollers. */
export const passes = (s: State, card: number, words: number): boolean =>
  (words & Keyword.Unstoppable) !== 0 || isHiddenAttacker(s, card, words);

/** Ground forces without anti-air can't reach fliers; an invisible card is seen only while it patrols. */
const reaches = (s: State, words: number, target: number): boolean =>
  (!flies(s, target) || (words & (Keyword.Flying | Keyword.AntiAir)) !== 0) &&
  (isHero(target) || slotOf(s, target) !== 0 || !isUnseen(s, target));

/** Fliers fly over ground patrollers, anti-air may ignore flying ones. */
const ignores = (s: State, words: number, patroller: number): boolean =>
  flies(s, patroller) ? (words & Keyword.AntiAir) !== 0 : (words & Keyword.Flying) !== 0;

/** What was found by `targetsOf`. */
export const targets = new Int32Array(Size.Cards + 16);

/** Attackers that differ in these may attack other things. */
export const TELLING =
  Keyword.Flying | Keyword.AntiAir | Keyword.Stealth | Keyword.Invisible | Keyword.Unstoppable;

/** All that a card may attack; `without` is left out as if it were not there. `lineUp` comes first. */
export function targetsOf(s: State, card: number, without: number): number {
  const words = keywords(s, card);
  const foe = 1 - controllerOf(s, card);
  if (passes(s, card, words)) return addAll(s, foe, words, without);
  let bound = false;
  for (let i = 0; i < patrollers; i++) {
    const each = patrol[i]!;
    if (each === without || !reaches(s, words, each) || ignores(s, words, each)) continue;
    if (slotOf(s, each) === Slot.Leader) {
      targets[0] = each;
      return 1;
    }
    bound = true;
  }
  return bound ? addPatrollers(s, words, without) : addAll(s, foe, words, without);
}

function addPatrollers(s: State, words: number, without: number): number {
  let n = 0;
  for (let i = 0; i < patrollers; i++) {
    if (patrol[i] !== without && reaches(s, words, patrol[i]!)) targets[n++] = patrol[i]!;
  }
  return n;
}

function addAll(s: State, foe: number, words: number, without: number): number {
  const hero = heroOf(foe);
  let n = 0;
  if (heroInPlay(s, foe) && hero !== without) targets[n++] = hero;
  for (let card = head(s, foe, Zone.Units); card >= 0; card = next(s, card)) {
    if (card !== without && reaches(s, words, card)) targets[n++] = card;
  }
  for (let b = 0; b < Size.Buildings; b++) if (stands(s, foe, b)) targets[n++] = thingOf(foe, b);
  return n;
}
