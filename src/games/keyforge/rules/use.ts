import type { State } from '../../../core/game.js';
import { at, Decision, Event, F, Flag, Frame, Mod, Zone } from '../layout.js';
import { tagsOf } from '../pool.js';
import { Tag, UseHow, Verb } from '../program.js';
import { clearFlag, definition, flag, inPlay, isCreature, zoneOf } from '../state.js';
import { addToPool } from './amber.js';
import { canFight, startFight } from './fight.js';
import { hasModifiers, housesOf } from './modifiers.js';
import { canPay, pay } from './pay.js';
import {
  allowed,
  forbidden,
  isCounted,
  mustFight,
  onlyFights,
  spendAllowance,
  tollFor,
  withinSix,
} from './permissions.js';
import { ask, goesOn, pop, pushShort } from './stack.js';
import { emit, emitAs, enqueueTags, hasTag, openWindow, PENDING_LIST, waitingAt } from './triggers.js';
import { markUsed } from './used.js';

/** The ways to use a card, as bits. */
export const enum Use {
  Reap = 1,
  Fight = 2,
  Action = 4,
  Omni = 8,
  Unstun = 16,
}

const EVERY = Use.Reap | Use.Fight | Use.Action | Use.Omni | Use.Unstun;

// Whether a card may be used

/**
 * Every way in which `seat` could use this ready card now, whatever its house. Rage demands a fight only where
 * a fight is `among` the ways that are open.
 */
export function waysToUse(s: State, card: number, seat: number, among = EVERY): number {
  if (flag(s, card, Flag.Exhausted) || !withinSix(s, card) || forbidden(s, Verb.Use, card, seat)) return 0;
  if (!isCreature(s, card)) return artifactWays(s, card, seat);
  if (flag(s, card, Flag.Stunned)) return Use.Unstun;
  const fight = among & Use.Fight && canFight(s, card, seat) ? Use.Fight : 0;
  if (fight && mustFight(s, card)) return fight;
  if (hasModifiers(s, Mod.Allow) && onlyFights(s, card)) return fight;
  const reap = forbidden(s, Verb.Reap, card, seat) ? 0 : Use.Reap;
  return fight | reap | tagWays(s, card);
}

const tagWays = (s: State, card: number): number =>
  (hasTag(s, card, Tag.Action) ? Use.Action : 0) | (hasTag(s, card, Tag.Omni) ? Use.Omni : 0);

function artifactWays(s: State, card: number, seat: number): number {
  const ways = tagWays(s, card);
  return ways && canPay(s, seat, tollFor(s, Verb.Use, card, seat), 0) ? ways : 0;
}

/** What the active player may do with one of its cards in the main step. */
export function waysInMainStep(s: State, card: number): number {
  const some = waysByHouse(s, card);
  return some === 0 ? 0 : waysToUse(s, card, s[at.active]!, some) & some;
}

/** While no such rule is in force, a card is used as it is printed. */
const RULES_OF_USE =
  (1 << Mod.Gains) |
  (1 << Mod.Belongs) |
  (1 << Mod.Blank) |
  (1 << Mod.Allow) |
  (1 << Mod.Cannot) |
  (1 << Mod.Must) |
  (1 << Mod.Toll);
export const isUsePlain = (s: State): boolean => ((s[at.modMask]! | s[at.lastingMods]!) & RULES_OF_USE) === 0;

/** `waysInMainStep` of a ready card then: `ours` when it is of the active house, `fight` when there is a foe. */
export function plainWays(s: State, card: number, zone: number, ours: number, fight: number): number {
  if (!withinSix(s, card)) return 0;
  // The bits of these two tags lie one above those of the uses.
  const acts = (tagsOf[definition(s, card)]! >> 1) & (Use.Action | Use.Omni);
  if (zone === Zone.Artifacts) return ours ? acts : acts & Use.Omni;
  if (flag(s, card, Flag.Stunned)) return ours ? Use.Unstun : 0;
  if (!ours) return acts & Use.Omni;
  return fight && flag(s, card, Flag.Enraged) ? fight : fight | Use.Reap | acts;
}

/** Whether a card may be used although it is not of the active house, omni abilities aside. */
export const isHouseLent = (s: State): boolean =>
  hasModifiers(s, Mod.Allow) || hasModifiers(s, Mod.Belongs) || hasModifiers(s, Mod.Gains);

/** The ways that its house, and rules that lend it the active house, leave to a card. */
function waysByHouse(s: State, card: number): number {
  if (!hasModifiers(s, Mod.Allow))
    return isActive(s, card) ? EVERY : hasTag(s, card, Tag.Omni) ? Use.Omni : 0;
  if (isCreature(s, card) && onlyFights(s, card)) return Use.Fight | Use.Unstun;
  if (isActive(s, card) || allowed(s, Verb.Use, card)) return EVERY;
  return allowed(s, Verb.Fight, card) ? Use.Fight | Use.Omni | Use.Unstun : Use.Omni;
}

const isActive = (s: State, card: number): boolean =>
  s[at.house]! >= 0 && ((housesOf(s, card) >> s[at.house]!) & 1) === 1;

// Using it

/** Uses a card in the main step, with an allowance when it is not of the active house. */
export function useInMainStep(s: State, card: number, way: number): void {
  if (way !== Use.Omni && !isActive(s, card) && needsAllowance(s, card, way)) spendAllowance(s);
  startUse(s, card, s[at.active]!, way);
}

/** A counted allowance is not spent on a fight that a rule allows anyway. */
function needsAllowance(s: State, card: number, way: number): boolean {
  if (way & (Use.Fight | Use.Unstun)) {
    if (onlyFights(s, card)) return false;
    if (allowed(s, Verb.Fight, card) && !isCounted()) return false;
  }
  return allowed(s, Verb.Use, card) || allowed(s, Verb.Fight, card);
}

export function startUse(s: State, card: number, seat: number, way: number): void {
  switch (way) {
    case Use.Reap:
      pushShort(s, Frame.Reap, card, seat);
      return;
    case Use.Fight:
      startFight(s, card, seat);
      return;
    case Use.Unstun:
      unstun(s, card, seat);
      return;
    default: {
      const frame = pushShort(s, Frame.Act, card, seat);
      s[frame + F.Extra] = way === Use.Omni ? Tag.Omni : Tag.Action;
    }
  }
}

/** Any use of a stunned creature exhausts it and removes the stun instead; it was used all the same. */
function unstun(s: State, card: number, seat: number): void {
  markUsed(s, card, seat);
  clearFlag(s, card, Flag.Stunned);
  const base = s[at.pendingCount]!;
  emit(s, Event.Used, card, seat, 0);
  openWindow(s, base);
}

/** A reap: exhaust, 1 æmber, then "Reap:" and all that follows it in one window. */
export function stepReap(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    markUsed(s, card, seat);
    s[at.reaps + seat]!++;
    addToPool(s, seat, 1, 1);
    if (!goesOn(s, frame)) return;
  }
  pop(s);
  const base = s[at.pendingCount]!;
  if (isCreature(s, card)) enqueueTags(s, PENDING_LIST, card, Tag.Reap);
  emit(s, Event.Reaps, card, seat, 0, s[at.reaps]! + s[at.reaps + 1]!);
  emit(s, Event.Used, card, seat, 0);
  openWindow(s, base);
}

/** An "Action:" or "Omni:": exhaust, resolve all abilities of that tag, then what follows a use. */
export function stepAct(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  const base = s[at.pendingCount]!;
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    s[frame + F.Number] = isCreature(s, card) ? 1 : 0;
    const toll = isCreature(s, card) ? 0 : tollFor(s, Verb.Use, card, seat);
    markUsed(s, card, seat);
    enqueueAsYours(s, card, s[frame + F.Extra]!, seat);
    openWindow(s, base);
    pay(s, seat, toll);
    return;
  }
  pop(s);
  if (isCreature(s, card) && s[frame + F.Number] === 0) emitAs(s, Zone.Artifacts, Event.Used, card, seat);
  else emit(s, Event.Used, card, seat, 0);
  openWindow(s, base);
}

/** The user of a card is the one who resolves it, also when another player controls it. */
export function enqueueAsYours(s: State, card: number, tag: number, seat: number): void {
  const first = s[at.pendingCount]!;
  enqueueTags(s, PENDING_LIST, card, tag);
  for (let i = first; i < s[at.pendingCount]!; i++) {
    const e = waitingAt(PENDING_LIST, i) + 1;
    s[e] = (s[e]! & ~(3 << 8)) | (seat << 8) | (seat << 9);
  }
}

// Use by an effect

/** A card that an effect uses: F.Extra says how. The player picks the way when there are several. */
export function startUseByEffect(s: State, card: number, seat: number, how: number): void {
  const frame = pushShort(s, Frame.Use, card, seat);
  s[frame + F.Extra] = how;
}

export function stepUse(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const ways = waysByEffect(s, frame);
  if (ways === 0) return pop(s);
  if ((ways & (ways - 1)) !== 0) return ask(s, Decision.Use);
  const seat = s[frame + F.You]!;
  pop(s);
  return startUse(s, card, seat, ways);
}

const ALLOWED_WAYS: Record<number, number> = {
  [UseHow.Any]: Use.Reap | Use.Fight | Use.Action | Use.Omni | Use.Unstun,
  [UseHow.Fight]: Use.Fight | Use.Unstun,
  [UseHow.Reap]: Use.Reap | Use.Unstun,
  [UseHow.Action]: Use.Action | Use.Omni,
};

export function waysByEffect(s: State, frame: number): number {
  const card = s[frame + F.Self]!;
  if (!inPlay(s, card) || zoneOf(s, card) === Zone.Attached) return 0;
  return waysToUseBy(s, card, s[frame + F.You]!, s[frame + F.Extra]!);
}

/** The ways that an effect leaves which says how the card is used. */
export const waysToUseBy = (s: State, card: number, seat: number, how: number): number =>
  waysToUse(s, card, seat) & ALLOWED_WAYS[how]!;
