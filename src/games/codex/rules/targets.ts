import type { State } from '../../../core/game.js';
import { at, Building, F, Flag, Size, Zone } from '../layout.js';
import { keywordsOf, program, techOf } from '../pool.js';
import { Among, Keyword, Operation, Trait } from '../program.js';
import {
  bondOf,
  controllerOf,
  definition,
  flag,
  hasTrait,
  head,
  heroInPlay,
  heroOf,
  isBuilding,
  next,
  runesOn,
  slotOf,
  stands,
  thingOf,
} from '../state.js';
import { resist } from './stats.js';

/** Things found by the last search, in the order of the table. */
export const found = new Int32Array(Size.Cards + 16);
let count = 0;

/** What the operation at hand of an effect may be aimed at. */
export const candidates = (s: State, frame: number): number =>
  targetsAmong(s, frame, program[s[frame + F.Pc]! + Operation.Filter]!);

/** Legal targets: an opponent's flagbearer goes before all others, until one was a target. */
export function targetsAmong(s: State, frame: number, among: number): number {
  collect(s, among, s[frame + F.Self]!, s[frame + F.You]!, s[frame + F.Last]! - 1);
  if (s[frame + F.Flagged] === 0) keepFlagbearers(s, s[frame + F.You]!);
  return count;
}

/** What the operation at `pc` may be aimed at when a card of this seat begins with it. */
export function firstTargets(s: State, pc: number, self: number, you: number): number {
  collect(s, program[pc + Operation.Filter]!, self, you, -1);
  keepFlagbearers(s, you);
  return count;
}

function collect(s: State, among: number, self: number, you: number, last: number): void {
  count = 0;
  if (among & Among.Self) found[count++] = self;
  else if (among & Among.AttackedBase) found[count++] = thingOf(1 - you, Building.Base);
  else {
    if (among & Among.Enemy) collectOf(s, among, 1 - you, you, last);
    if (among & Among.Yours) collectOf(s, among, you, you, last);
  }
}

function collectOf(s: State, among: number, seat: number, you: number, last: number): void {
  if (among & Among.Buildings) collectBuildings(s, seat, among & Among.Other ? last : -1);
  if (among & Among.Heroes && heroInPlay(s, seat)) consider(s, among, heroOf(seat), you);
  if (!(among & Among.Units)) return;
  const other = among & Among.Other ? last : -1;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const fits = (among >> (Among.TechShift + techOf[definition(s, card)]!)) & 1;
    if (fits && card !== other) consider(s, among, card, you);
  }
}

/** A building under construction and a destroyed one can't be chosen. */
function collectBuildings(s: State, seat: number, last: number): void {
  for (let b = 0; b < Size.Buildings; b++) {
    if (stands(s, seat, b) && thingOf(seat, b) !== last) found[count++] = thingOf(seat, b);
  }
}

function consider(s: State, among: number, card: number, you: number): void {
  if (among & Among.Patrolling && slotOf(s, card) === 0) return;
  if (among & Among.Runeless && runesOn(s, card) > 0) return;
  if (among & Among.Single && bondOf(s, card) >= 0) return;
  if (controllerOf(s, card) !== you && !mayTarget(s, card, you)) return;
  found[count++] = card;
}

/** An invisible card must be detected, and resist be paid. */
const mayTarget = (s: State, card: number, you: number): boolean =>
  !isUnseen(s, card) && resist(s, card) <= s[at.gold + you]!;

/** Invisible to the opponent of its controller. */
export const isUnseen = (s: State, card: number): boolean =>
  (keywordsOf[definition(s, card)]! & Keyword.Invisible) !== 0 && !flag(s, card, Flag.Detected);

const isEnemyFlagbearer = (s: State, thing: number, you: number): boolean =>
  !isBuilding(thing) && hasTrait(s, thing, Trait.Flagbearer) && controllerOf(s, thing) !== you;

function keepFlagbearers(s: State, you: number): void {
  let kept = 0;
  for (let i = 0; i < count; i++) if (isEnemyFlagbearer(s, found[i]!, you)) found[kept++] = found[i]!;
  if (kept > 0) count = kept;
}

/** Aims the operation at hand and pays resist. */
export function takeTarget(s: State, frame: number, thing: number): void {
  const you = s[frame + F.You]!;
  s[frame + F.Target] = thing + 1;
  if (isBuilding(thing) || controllerOf(s, thing) === you) return;
  s[at.gold + you]! -= resist(s, thing);
  if (hasTrait(s, thing, Trait.Flagbearer)) s[frame + F.Flagged] = 1;
}
