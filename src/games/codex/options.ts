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

/** Writes every legal option of the pending decision and returns how many. */
export function listOptions(s: State, out: Int32Array): number {
  switch (s[at.decision]) {
    case Decision.Main:
      return listMain(s, s[at.active]!, out);
    case Decision.Patrol:
      return listPatrol(s, s[at.active]!, out);
    case Decision.Tech:
      return listTech(s, s[at.active]!, out);
    case Decision.Target:
      return listTargets(s, s[at.top]!, out);
    case Decision.May:
      out[0] = option(OptionKind.Yes);
      out[1] = option(OptionKind.No);
      return 2;
    case Decision.Order:
      return listOrder(s, s[at.active]!, out);
    default:
      return 0;
  }
}

// Main

function listMain(s: State, seat: number, out: Int32Array): number {
  const told = toldToBuild(s, seat);
  if (told > 0) {
    out[0] = option(OptionKind.Build, told);
    return 1;
  }
  let n = listHand(s, seat, out);
  for (let b: number = Building.Tech1; b < Size.Buildings; b++) {
    if (mayBuild(s, seat, b)) out[n++] = option(OptionKind.Build, b);
  }
  if (maySummon(s, seat)) out[n++] = option(OptionKind.Summon, heroOf(seat));
  if (mayLevel(s, seat)) out[n++] = option(OptionKind.Level, heroOf(seat));
  n = listAbilities(s, seat, out, n);
  if (stands(s, seat, Building.Tower) && s[at.detected + seat] === 0) n = listDetect(s, 1 - seat, out, n);
  n = listAttacks(s, seat, out, n);
  out[n++] = option(OptionKind.End);
  return n;
}

/** A building that the seat was told to build as soon as it can, and can; 0 for none. */
function toldToBuild(s: State, seat: number): number {
  const told = s[at.must + seat]! & ((1 << Told.Card) - 1);
  let b: number = told === 0 ? 0 : Building.Surplus;
  while (b > 0 && !((told >> b) & 1 && mayBuild(s, seat, b))) b--;
  return b;
}

/** Copies of a card are one option; the cards of a hand are counted by two words of bits. */
function listHand(s: State, seat: number, out: Int32Array): number {
  const hires = s[at.hired] === 0 && s[at.gold + seat]! > 0;
  let n = 0;
  let low = 0;
  let high = 0;
  for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card)) {
    const printed = printedOf[definition(s, card)]!;
    const bit = 1 << (printed & 31);
    if (((printed < 32 ? low : high) & bit) !== 0) continue;
    if (printed < 32) low |= bit;
    else high |= bit;
    if (hires) out[n++] = option(OptionKind.Worker, printed);
    if (mayPlay(s, seat, definition(s, card))) out[n++] = option(OptionKind.Play, printed);
  }
  return n;
}

function listAbilities(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  if (heroInPlay(s, seat) && mayUse(s, seat, heroOf(seat)))
    out[n++] = option(OptionKind.Ability, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (mayUse(s, seat, card)) out[n++] = option(OptionKind.Ability, card);
  }
  for (let card = head(s, seat, Zone.Ongoing); card >= 0; card = next(s, card)) {
    if (mayUse(s, seat, card)) out[n++] = option(OptionKind.Ability, card);
  }
  return n;
}

function listDetect(s: State, foe: number, out: Int32Array, from: number): number {
  let n = from;
  for (let card = head(s, foe, Zone.Units); card >= 0; card = next(s, card)) {
    if (isUnseen(s, card)) out[n++] = option(OptionKind.Detect, card);
  }
  return n;
}

/** How many targets `targets` has for attackers without telling keywords; -1 when it has others. */
let plain = -1;

function listAttacks(s: State, seat: number, out: Int32Array, from: number): number {
  plain = -1;
  lineUp(s, 1 - seat);
  let n = heroInPlay(s, seat) ? listAttacksOf(s, heroOf(seat), out, from) : from;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    n = listAttacksOf(s, card, out, n);
  }
  return n;
}

function listAttacksOf(s: State, card: number, out: Int32Array, from: number): number {
  if (!mayAttack(s, card)) return from;
  const isPlain = (keywords(s, card) & TELLING) === 0;
  const n = isPlain && plain >= 0 ? plain : targetsOf(s, card, -1);
  plain = isPlain ? n : -1;
  for (let i = 0; i < n; i++) out[from + i] = option(OptionKind.Attack, card, targets[i]!);
  return from + n;
}

// The others

function listPatrol(s: State, seat: number, out: Int32Array): number {
  const slot = s[at.step]!;
  let n = 0;
  if (heroInPlay(s, seat) && mayPatrol(s, heroOf(seat)))
    out[n++] = option(OptionKind.Patrol, heroOf(seat), slot);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (mayPatrol(s, card)) out[n++] = option(OptionKind.Patrol, card, slot);
  }
  out[n++] = option(OptionKind.Empty, 0, slot);
  out[n++] = option(OptionKind.Done);
  return n;
}

function listTech(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  let i = nextInCodex(s, seat, 0);
  for (; i < Size.Playable; i = nextInCodex(s, seat, i + 1)) out[n++] = option(OptionKind.Tech, i);
  if (isTechOptional(s)) out[n++] = option(OptionKind.Done);
  return n;
}

/** Cards whose upkeep effect waits; the surplus among them where its card may come from a reshuffle. */
function listOrder(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  if (surplusMatters(s, seat)) out[n++] = option(OptionKind.Order, thingOf(seat, Building.Surplus));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (waits(s, card)) out[n++] = option(OptionKind.Order, card);
  }
  return n;
}

function listTargets(s: State, frame: number, out: Int32Array): number {
  if (s[frame + F.Kind] === Frame.Attack) return listInAttack(s, frame, out);
  const n = program[s[frame + F.Pc]!] === Op.Partner ? partnersLeft(s, frame) : candidates(s, frame);
  return writeTargets(found, n, out);
}

function writeTargets(things: Int32Array, n: number, out: Int32Array): number {
  for (let i = 0; i < n; i++) out[i] = option(OptionKind.Target, things[i]!);
  return n;
}

function listInAttack(s: State, frame: number, out: Int32Array): number {
  switch (s[frame + F.Pc]) {
    case AttackStep.Obliterate:
      return writeTargets(found, lowestUnits(s, 1 - s[frame + F.You]!), out);
    case AttackStep.NewTarget: {
      const n = writeTargets(targets, newTargets(s, frame), out);
      out[n] = option(OptionKind.Done);
      return n + 1;
    }
    case AttackStep.Sparkshot:
      return writeTargets(found, neighbours(s, frame), out);
    default:
      return writeTargets(targets, beyondTargets(s, frame), out);
  }
}
