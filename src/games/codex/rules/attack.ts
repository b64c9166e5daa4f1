import type { State } from '../../../core/game.js';
import { at, Decision, F, Flag, Frame, Slot, Zone } from '../layout.js';
import { attacksOf, bandAttacks, obliterateOf, techOf } from '../pool.js';
import { Keyword } from '../program.js';
import {
  buildingOf,
  controllerOf,
  definition,
  flag,
  head,
  isBuilding,
  isCharacter,
  isHero,
  next,
  ownerOf,
  seatOfBuilding,
  setFlag,
  slotOf,
  stands,
} from '../state.js';
import { inSlot, isHiddenAttacker, lineUp, mayAttack, targets, targetsOf } from './attack-targets.js';
import { sideIsSwift, strike } from './combat.js';
import { ask, goesOn, pop, push, pushEffect } from './stack.js';
import { attack, bandOf, hasKeyword, hpLeft, keywords } from './stats.js';
import { found } from './targets.js';

/** The steps of an attack, in the order of the rules. */
export const enum AttackStep {
  Obliterate = 0,
  Triggers = 1,
  NewTarget = 2,
  Sparkshot = 3,
  Overpower = 4,
  Swift = 5,
  Rest = 6,
  Over = 7,
}

export function startAttack(s: State, card: number, thing: number): void {
  if (!mayAttack(s, card)) throw new Error('that card can’t attack');
  const words = keywords(s, card);
  const seat = controllerOf(s, card);
  setFlag(s, card, words & Keyword.Readiness ? Flag.Attacked : Flag.Attacked | Flag.Exhausted);
  detectAttacker(s, card, 1 - seat, words);
  const frame = push(s, Frame.Attack, card, seat);
  s[frame + F.Target] = thing + 1;
  s[frame + F.Count] = isHero(card) ? 0 : obliterateOf[definition(s, card)]!;
}

/** The tower of the defending seat sees the first hidden attacker of the turn. */
function detectAttacker(s: State, card: number, foe: number, words: number): void {
  const hides = (words & (Keyword.Stealth | Keyword.Invisible)) !== 0 && !flag(s, card, Flag.Detected);
  if (hides && !isHiddenAttacker(s, card, words)) detect(s, foe, card);
}

/** A tower sees one card in each turn. */
export function detect(s: State, seat: number, card: number): void {
  s[at.detected + seat] = card + 1;
  setFlag(s, card, Flag.Detected);
}

export function stepAttack(s: State, frame: number): void {
  do {
    if (!isCharacter(s, s[frame + F.Self]!)) return pop(s);
    stepOne(s, frame);
  } while (goesOn(s, frame) && s[at.recheck] === 0 && s[at.winner]! < 0);
}

function stepOne(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case AttackStep.Obliterate:
      return obliterate(s, frame);
    case AttackStep.Triggers:
      s[frame + F.Pc] = AttackStep.NewTarget;
      return pushEffect(s, triggerOf(s, s[frame + F.Self]!), s[frame + F.Self]!, s[frame + F.You]!);
    case AttackStep.NewTarget:
      if (!isThere(s, s[frame + F.Target]! - 1)) return ask(s, Decision.Target, s[frame + F.You]!);
      s[frame + F.Pc] = AttackStep.Sparkshot;
      return;
    case AttackStep.Sparkshot:
      return aimSparkshot(s, frame);
    case AttackStep.Overpower:
      return aimOverpower(s, frame);
    case AttackStep.Swift:
      s[frame + F.Swift] = swiftSides(s, frame);
      s[frame + F.Slot] = slotAttacked(s, frame);
      s[frame + F.Pc] = AttackStep.Rest;
      return s[frame + F.Swift] === 0 ? undefined : strike(s, frame, true);
    case AttackStep.Rest:
      s[frame + F.Pc] = AttackStep.Over;
      return strike(s, frame, false);
    default:
      return pop(s);
  }
}

function triggerOf(s: State, card: number): number {
  return isHero(card) ? bandAttacks[bandOf(s, ownerOf(card), card)]! : attacksOf[definition(s, card)]!;
}

/** Whether what is attacked is still there. */
const isThere = (s: State, thing: number): boolean =>
  isBuilding(thing) ? stands(s, seatOfBuilding(thing), buildingOf(thing)) : isCharacter(s, thing);

/** What may be attacked in place of something that is gone. */
export function newTargets(s: State, frame: number): number {
  lineUp(s, 1 - s[frame + F.You]!);
  return targetsOf(s, s[frame + F.Self]!, -1);
}

// Obliterate

/** The defending player's units of the lowest tech that are not chosen yet. */
export function lowestUnits(s: State, seat: number): number {
  let lowest = 99;
  let n = 0;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const tech = techOf[definition(s, card)]!;
    if (flag(s, card, Flag.Doomed) || tech > lowest) continue;
    if (tech < lowest) n = 0;
    lowest = tech;
    found[n++] = card;
  }
  return n;
}

/** All of them are destroyed together; among more than are needed the attacker chooses. */
function obliterate(s: State, frame: number): void {
  const left = s[frame + F.Count]!;
  const n = left === 0 ? 0 : lowestUnits(s, 1 - s[frame + F.You]!);
  if (n > left) return ask(s, Decision.Target, s[frame + F.You]!);
  for (let i = 0; i < n; i++) setFlag(s, found[i]!, Flag.Doomed);
  s[frame + F.Count]! -= n;
  if (n > 0) return;
  s[frame + F.Pc] = AttackStep.Triggers;
  if (isAnyDoomed(s, 1 - s[frame + F.You]!)) s[at.recheck] = 1;
}

function isAnyDoomed(s: State, seat: number): boolean {
  let card = head(s, seat, Zone.Units);
  while (card >= 0 && !flag(s, card, Flag.Doomed)) card = next(s, card);
  return card >= 0;
}

// Sparkshot and overpower

/** Patrollers in the slots beside that of the attacked one. */
export function neighbours(s: State, frame: number): number {
  const thing = s[frame + F.Target]! - 1;
  const slot = slotOf(s, thing);
  let n = 0;
  for (let beside = slot - 1; beside <= slot + 1; beside += 2) {
    const card = beside < 1 ? -1 : inSlot(s, controllerOf(s, thing), beside);
    if (card >= 0) found[n++] = card;
  }
  return n;
}

function slotAttacked(s: State, frame: number): number {
  const thing = s[frame + F.Target]! - 1;
  return isBuilding(thing) ? Slot.None : slotOf(s, thing);
}

const attacksPatroller = (s: State, frame: number): boolean => slotAttacked(s, frame) !== Slot.None;

function aimSparkshot(s: State, frame: number): void {
  const has = attacksPatroller(s, frame) && hasKeyword(s, s[frame + F.Self]!, Keyword.Sparkshot);
  const n = has ? neighbours(s, frame) : 0;
  if (n > 1) return ask(s, Decision.Target, s[frame + F.You]!);
  s[frame + F.Spark] = n === 0 ? 0 : found[0]! + 1;
  s[frame + F.Pc] = AttackStep.Overpower;
}

/** What excess damage may hit: everything that the attacker could attack if the patroller were not there. */
export function beyondTargets(s: State, frame: number): number {
  lineUp(s, 1 - s[frame + F.You]!);
  return targetsOf(s, s[frame + F.Self]!, s[frame + F.Target]! - 1);
}

function aimOverpower(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const has = attacksPatroller(s, frame) && hasKeyword(s, card, Keyword.Overpower);
  const excess = has ? attack(s, card) - hpLeft(s, s[frame + F.Target]! - 1) : 0;
  const n = excess > 0 ? beyondTargets(s, frame) : 0;
  if (n > 1) return ask(s, Decision.Target, s[frame + F.You]!);
  s[frame + F.Beyond] = n === 0 ? 0 : targets[0]! + 1;
  s[frame + F.Pc] = AttackStep.Swift;
}

function swiftSides(s: State, frame: number): number {
  const card = s[frame + F.Self]!;
  const foe = 1 - s[frame + F.You]!;
  return (hasKeyword(s, card, Keyword.SwiftStrike) ? 1 : 0) | (sideIsSwift(s, foe) ? 2 : 0);
}

// Answers

export function answerAttack(s: State, frame: number, thing: number): void {
  switch (s[frame + F.Pc]) {
    case AttackStep.Obliterate:
      setFlag(s, thing, Flag.Doomed);
      s[frame + F.Count]!--;
      return;
    case AttackStep.NewTarget:
      if (thing < 0) return pop(s);
      s[frame + F.Target] = thing + 1;
      s[frame + F.Pc] = AttackStep.Sparkshot;
      return;
    case AttackStep.Sparkshot:
      s[frame + F.Spark] = thing + 1;
      s[frame + F.Pc] = AttackStep.Overpower;
      return;
    default:
      s[frame + F.Beyond] = thing + 1;
      s[frame + F.Pc] = AttackStep.Swift;
  }
}
