import type { State } from '../../core/game.js';
import { at, Building, Decision, F, Frame, Size, Told, Zone } from './layout.js';
import { OptionKind, option } from './option.js';
import { printedOf, program } from './pool.js';
import { Op } from './program.js';
import { AttackStep, beyondTargets, lowestUnits, neighbours, newTargets } from './rules/attack.js';
import { lineUp, mayAttack, TELLING, targets, targetsOf } from './rules/attack-targets.js';
import { mayBuild } from './rules/buildings.js';
import { partnersLeft } from './rules/effects.js';
import { mayLevel, maySummon } from './rules/heroes.js';
import { mayPlay, mayUse } from './rules/play.js';
import { keywords } from './rules/stats.js';
import { candidates, found, isUnseen } from './rules/targets.js';
import { isTechOptional, mayPatrol, nextInCodex } from './rules/turn.js';
import { surplusMatters, waits } from './rules/upkeep.js';
import { definition, head, heroInPlay, heroOf, next, stands, thingOf } from './state.js';

/** Room for 65 attackers with 71 targets each, and for all other options; only a scenario has that many. */
export const MAX_OPTIONS = 6000;

let out: Int32Array = new Int32Array(0);
let count = 0;

const add = (kind: OptionKind, a = 0, b = 0): void => {
  out[count++] = option(kind, a, b);
};

/** Writes every legal option of the pending decision and returns how many. */
export function listOptions(s: State, into: Int32Array): number {
  out = into;
  count = 0;
  switch (s[at.decision]) {
    case Decision.Main:
      listMain(s, s[at.active]!);
      break;
    case Decision.Patrol:
      listPatrol(s, s[at.active]!);
      break;
    case Decision.Tech:
      listTech(s, s[at.active]!);
      break;
    case Decision.Target:
      listTargets(s, s[at.top]!);
      break;
    case Decision.May:
      add(OptionKind.Yes);
      add(OptionKind.No);
      break;
    case Decision.Order:
      listOrder(s, s[at.active]!);
  }
  return count;
}

// Main

function listMain(s: State, seat: number): void {
  const told = toldToBuild(s, seat);
  if (told > 0) return add(OptionKind.Build, told);
  listHand(s, seat);
  for (let b: number = Building.Tech1; b < Size.Buildings; b++) {
    if (mayBuild(s, seat, b)) add(OptionKind.Build, b);
  }
  if (maySummon(s, seat)) add(OptionKind.Summon, heroOf(seat));
  if (mayLevel(s, seat)) add(OptionKind.Level, heroOf(seat));
  listAbilities(s, seat);
  if (stands(s, seat, Building.Tower) && s[at.detected + seat] === 0) listDetect(s, 1 - seat);
  listAttacks(s, seat);
  add(OptionKind.End);
}

/** A building that the seat was told to build as soon as it can, and can; 0 for none. */
function toldToBuild(s: State, seat: number): number {
  const told = s[at.must + seat]! & ((1 << Told.Card) - 1);
  let b: number = told === 0 ? 0 : Building.Surplus;
  while (b > 0 && !((told >> b) & 1 && mayBuild(s, seat, b))) b--;
  return b;
}

/** Copies of a card are one option; the cards of a hand are counted by two words of bits. */
function listHand(s: State, seat: number): void {
  const hires = s[at.hired] === 0 && s[at.gold + seat]! > 0;
  let low = 0;
  let high = 0;
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card)) {
    const printed = printedOf[definition(s, card)]!;
    const bit = 1 << (printed & 31);
    if (((printed < 32 ? low : high) & bit) !== 0) continue;
    if (printed < 32) low |= bit;
    else high |= bit;
    if (hires) add(OptionKind.Worker, printed);
    if (mayPlay(s, seat, definition(s, card))) add(OptionKind.Play, printed);
  }
}

function listAbilities(s: State, seat: number): void {
  if (heroInPlay(s, seat) && mayUse(s, seat, heroOf(seat))) add(OptionKind.Ability, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (mayUse(s, seat, card)) add(OptionKind.Ability, card);
  }
  for (let card = head(s, seat, Zone.Ongoing); card >= 0; card = next(s, card)) {
    if (mayUse(s, seat, card)) add(OptionKind.Ability, card);
  }
}

function listDetect(s: State, foe: number): void {
  for (let card = head(s, foe, Zone.Units); card >= 0; card = next(s, card)) {
    if (isUnseen(s, card)) add(OptionKind.Detect, card);
  }
}

/** How many targets `targets` has for attackers without telling keywords; -1 when it has others. */
let plain = -1;

function listAttacks(s: State, seat: number): void {
  plain = -1;
  lineUp(s, 1 - seat);
  if (heroInPlay(s, seat)) listAttacksOf(s, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) listAttacksOf(s, card);
}

function listAttacksOf(s: State, card: number): void {
  if (!mayAttack(s, card)) return;
  const isPlain = (keywords(s, card) & TELLING) === 0;
  const n = isPlain && plain >= 0 ? plain : targetsOf(s, card, -1);
  plain = isPlain ? n : -1;
  for (let i = 0; i < n; i++) add(OptionKind.Attack, card, targets[i]!);
}

// The others

function listPatrol(s: State, seat: number): void {
  const slot = s[at.step]!;
  if (heroInPlay(s, seat) && mayPatrol(s, heroOf(seat))) add(OptionKind.Patrol, heroOf(seat), slot);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (mayPatrol(s, card)) add(OptionKind.Patrol, card, slot);
  }
  add(OptionKind.Empty, 0, slot);
  add(OptionKind.Done);
}

function listTech(s: State, seat: number): void {
  let i = nextInCodex(s, seat, 0);
  for (; i < Size.Playable; i = nextInCodex(s, seat, i + 1)) add(OptionKind.Tech, i);
  if (isTechOptional(s)) add(OptionKind.Done);
}

/** Cards whose upkeep effect waits; the surplus among them where its card may come from a reshuffle. */
function listOrder(s: State, seat: number): void {
  if (surplusMatters(s, seat)) add(OptionKind.Order, thingOf(seat, Building.Surplus));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (waits(s, card)) add(OptionKind.Order, card);
  }
}

function listTargets(s: State, frame: number): void {
  if (s[frame + F.Kind] === Frame.Attack) return listInAttack(s, frame);
  const n = program[s[frame + F.Pc]!] === Op.Partner ? partnersLeft(s, frame) : candidates(s, frame);
  addTargets(found, n);
}

function addTargets(things: Int32Array, n: number): void {
  for (let i = 0; i < n; i++) add(OptionKind.Target, things[i]!);
}

function listInAttack(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case AttackStep.Obliterate:
      return addTargets(found, lowestUnits(s, 1 - s[frame + F.You]!));
    case AttackStep.NewTarget:
      addTargets(targets, newTargets(s, frame));
      return add(OptionKind.Done);
    case AttackStep.Sparkshot:
      return addTargets(found, neighbours(s, frame));
    default:
      return addTargets(targets, beyondTargets(s, frame));
  }
}
