import type { State } from '../../../core/game.js';
import { ASSAULT } from '../compile/index.js';
import { at, Decision, Event, F, Flag, Frame, Lasting, Mod, None, Size, Zone } from '../layout.js';
import { AbilityFlag, ModFlag, modA, modB, modFlags, modKind, modN, program } from '../pool.js';
import { Keyword, Kind, Tag, Verb } from '../program.js';
import {
  add,
  clear,
  clearFlag,
  controllerOf,
  definition,
  flag,
  has,
  headOf,
  hostOf,
  isCreature,
  kindAt,
  nextCard,
  nextIn,
  remove,
  setController,
  setFlag,
  touch,
} from '../state.js';
import { bindText } from './context.js';
import { aim, Deal, dealDamage } from './damage.js';
import { Cause } from './destroy.js';
import { matches } from './evaluate.js';
import {
  ATTACKER_LEFT,
  BROKEN_OFF,
  CALLED_OFF,
  FIRST_ATTACK,
  FightStep,
  stillFighting,
} from './fight-frame.js';
import { borrower, lastingBehind, lastingEnd, lentText, timesOf } from './lasting.js';
import {
  assaultValue,
  hasKeyword,
  hasModifiers,
  hazardousValue,
  ignoredKeywords,
  isBlank,
  lastingTouches,
  modifiersAt,
  power,
  touches,
} from './modifiers.js';
import { attackForbidden, forbidden } from './permissions.js';
import { ask, goesOn, pop, pushShort } from './stack.js';
import {
  emit,
  emitAs,
  enqueueKeyword,
  enqueueTags,
  forgetSubjects,
  openWindow,
  PENDING_LIST,
} from './triggers.js';
import { markUsed } from './used.js';

// Whether a creature can fight

/** Taunt alone never leaves an attacker without a target: those who taunt can be attacked. */
export function canFight(s: State, card: number, seat: number): boolean {
  if (headOf(s, 1 - seat, Zone.Line) < 0) return false;
  if (!hasModifiers(s, Mod.Cannot)) return true;
  if (forbidden(s, Verb.Fight, card, seat)) return false;
  for (let foe = headOf(s, 1 - seat, Zone.Line); foe >= 0; foe = nextCard(s, foe)) {
    if (mayAttack(s, card, foe)) return true;
  }
  return false;
}

/** Taunt is tested when the target of an attack is chosen, and protects only neighbours without it. */
export function mayAttack(s: State, attacker: number, defender: number): boolean {
  if (attackForbidden(s, attacker, defender)) return false;
  if (ignoredKeywords(s, attacker) & Keyword.Taunt || hasKeyword(s, defender, Keyword.Taunt)) return true;
  const left = s[at.prev + defender]!;
  const right = s[at.next + defender]!;
  return (
    !(left >= 0 && hasKeyword(s, left, Keyword.Taunt)) && !(right >= 0 && hasKeyword(s, right, Keyword.Taunt))
  );
}

/** An effect's frame may keep, in F.Earlier, enemies that are not to be fought again. */
export const stillFoe = (s: State, attacker: number, foe: number, effect: number): boolean =>
  mayAttack(s, attacker, foe) && !(effect > 0 && has(s, effect + F.Earlier, foe));

// The fight

export function startFight(s: State, card: number, seat: number): number {
  const frame = pushShort(s, Frame.Fight, card, seat);
  s[frame + F.Number] = s[at.fight]!;
  s[frame + F.Foe] = None.Card;
  return frame;
}

export function stepFight(s: State, frame: number): void {
  do fightStep(s, frame);
  while (goesOn(s, frame) && s[frame + F.Kind] === Frame.Fight);
}

function fightStep(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case FightStep.Target:
      return chooseFoe(s, frame);
    case FightStep.Before:
      return beforeFight(s, frame);
    case FightStep.Damage:
      return exchangeDamage(s, frame);
    case FightStep.After:
      return afterFight(s, frame);
    default:
      return endFight(s, frame);
  }
}

function endFight(s: State, frame: number): void {
  s[at.fight] = s[frame + F.Number]!;
  pop(s);
}

function chooseFoe(s: State, frame: number): void {
  if (s[frame + F.Foe]! < 0) {
    const attacker = s[frame + F.Self]!;
    let only: number = None.Card;
    for (let foe = headOf(s, 1 - s[frame + F.You]!, Zone.Line); foe >= 0; foe = nextCard(s, foe)) {
      if (!stillFoe(s, attacker, foe, s[frame + F.Player]!)) continue;
      if (only >= 0) return ask(s, Decision.Target);
      only = foe;
    }
    if (only < 0) return pop(s);
    s[frame + F.Foe] = only;
  }
  if (s[frame + F.Player]! > 0) noteFoe(s, s[frame + F.Player]!, s[frame + F.Foe]!);
  s[frame + F.Pc] = FightStep.Before;
  return undefined;
}

/** For the effect that fights: whom, and beside whom that one stood. */
function noteFoe(s: State, effect: number, foe: number): void {
  add(s, effect + F.Earlier, foe);
  noteNeighbours(s, effect + F.LoopSet, foe);
}

export function noteNeighbours(s: State, set: number, card: number): void {
  clear(s, set);
  if (s[at.prev + card]! >= 0) add(s, set, s[at.prev + card]!);
  if (s[at.next + card]! >= 0) add(s, set, s[at.next + card]!);
}

/** "Before Fight:", assault and hazardous share a window, ordered by the active player. */
function beforeFight(s: State, frame: number): void {
  const attacker = s[frame + F.Self]!;
  const defender = s[frame + F.Foe]!;
  s[frame + F.Pc] = FightStep.Damage;
  s[at.fight] = frame;
  markUsed(s, attacker, s[frame + F.You]!);
  s[at.fights + s[frame + F.You]!]!++;
  s[frame + F.Extra]! |= ((s[at.prev + attacker]! + 1) << 8) | ((s[at.next + attacker]! + 1) << 16);
  if (!flag(s, defender, Flag.Attacked)) s[frame + F.Extra]! |= FIRST_ATTACK;
  setFlag(s, defender, Flag.Attacked);
  add(s, at.marked, defender);
  const base = s[at.pendingCount]!;
  enqueueTags(s, PENDING_LIST, attacker, Tag.BeforeFight);
  enqueueKeyword(s, ASSAULT, attacker, assaultValue(s, attacker));
  enqueueKeyword(s, ASSAULT, defender, hazardousValue(s, defender));
  emit(s, Event.BeforeFights, attacker, s[frame + F.You]!, 0);
  openWindow(s, base);
}

/** The running fight stops with no effect: what still waits before it, as assault and hazardous do, is void. */
export function callOff(s: State, effect: number): void {
  const fight = s[at.fight]!;
  if (fight < 0) return;
  s[fight + F.Extra]! |= CALLED_OFF;
  if (s[fight + F.Player]! > 0) remove(s, s[fight + F.Player]! + F.Earlier, s[fight + F.Foe]!);
  const window = s[effect + F.Below]!;
  if (s[window + F.Kind] === Frame.Window) s[at.pendingCount] = s[window + F.Extra]!;
}

/**
 * The first attack of the turn; the power damage of both creatures is cancelled. As a constant ability it must hold
 * when that damage would be dealt: "Before Fight:" may have taken the card that lent it.
 */
export const isEluded = (s: State, frame: number): boolean =>
  (s[frame + F.Extra]! & FIRST_ATTACK) !== 0 &&
  hasKeyword(s, s[frame + F.Foe]!, Keyword.Elusive) &&
  !(ignoredKeywords(s, s[frame + F.Self]!) & Keyword.Elusive);

/**
 * If either creature has gone, or the fight was called off, there is no power damage and no "Fight:". A fight
 * that was called off does not spend elusive.
 */
function exchangeDamage(s: State, frame: number): void {
  s[frame + F.Pc] = FightStep.After;
  if (s[frame + F.Extra]! & CALLED_OFF || !stillFighting(s, frame)) {
    const first = (s[frame + F.Extra]! & FIRST_ATTACK) !== 0;
    if (first && s[frame + F.Extra]! & CALLED_OFF) clearFlag(s, s[frame + F.Foe]!, Flag.Attacked);
    s[frame + F.Extra]! |= BROKEN_OFF;
    return;
  }
  if (isEluded(s, frame)) return;
  const attacker = s[frame + F.Self]!;
  const defender = s[frame + F.Foe]!;
  const target = s[frame + F.Subject]!;
  aim(s, target >= 0 ? target : defender, fightDamage(s, attacker, defender, true));
  if (!hasKeyword(s, attacker, Keyword.Skirmish)) aim(s, attacker, fightDamage(s, defender, attacker, false));
  const poison =
    (hasKeyword(s, attacker, Keyword.Poison) ? Deal.AttackerPoison : 0) |
    (hasKeyword(s, defender, Keyword.Poison) ? Deal.DefenderPoison : 0);
  dealDamage(s, Cause.Fight | poison);
}

/** "Fight:" and all that follows a fight or a use; triggers of others happen even if the attacker died. */
function afterFight(s: State, frame: number): void {
  const attacker = s[frame + F.Self]!;
  s[frame + F.Pc] = FightStep.End;
  touch(s);
  if (s[frame + F.You] === s[at.active]) clearFlag(s, attacker, Flag.Enraged);
  const base = s[at.pendingCount]!;
  if (!(s[frame + F.Extra]! & (BROKEN_OFF | ATTACKER_LEFT)) && isCreature(s, attacker)) {
    enqueueTags(s, PENDING_LIST, attacker, Tag.Fight);
  }
  tellOfUse(s, frame, attacker, base);
  openWindow(s, base);
}

/**
 * The attacker fought for its player and beside its old neighbours, though it may have changed sides: put into
 * play there by an Overlord Greking, or gone back when the Harland Mindlock that held it died. It does no more for them.
 */
function tellOfUse(s: State, frame: number, attacker: number, base: number): void {
  const seat = s[frame + F.You]!;
  const controller = controllerOf(s, attacker);
  setController(s, attacker, seat);
  if (!(s[frame + F.Extra]! & CALLED_OFF)) tellOfFight(s, attacker, seat);
  emit(s, Event.Used, attacker, seat, 0);
  setController(s, attacker, controller);
  if (s[frame + F.Extra]! & ATTACKER_LEFT || controller !== seat) forgetSubjects(s, base);
}

/** A creature that has died may be an artifact by now. */
function tellOfFight(s: State, attacker: number, seat: number): void {
  if (kindAt(s, attacker) === Kind.Creature) emit(s, Event.Fights, attacker, seat, 0);
  else emitAs(s, Zone.Line, Event.Fights, attacker, seat);
}

// How much damage a creature deals with its power

let dealt = 0;
let extra = 0;

function fightDamage(s: State, card: number, foe: number, attacks: boolean): number {
  if (!hasModifiers(s, Mod.FightDamage)) return power(s, card);
  dealt = -1;
  extra = 0;
  const set = at.modifies + Size.Set * Mod.FightDamage;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (!isBlank(s, source)) readText(s, source, definition(s, source), card, foe, attacks);
  }
  readLasting(s, card, foe, attacks);
  return (dealt >= 0 ? dealt : power(s, card)) + extra;
}

function readText(s: State, source: number, d: number, card: number, foe: number, attacks: boolean): void {
  const p = modifiersAt(d);
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== Mod.FightDamage) continue;
    bindText(s, modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source, source);
    if (touches(s, mod, card)) readOne(s, mod, foe, attacks);
  }
}

function readLasting(s: State, card: number, foe: number, attacks: boolean): void {
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const mod = ~s[e + Lasting.What]!;
    if (lentText(s, e) >= 0) readText(s, borrower(s, e), lentText(s, e), card, foe, attacks);
    if (mod < 0 || modKind[mod] !== Mod.FightDamage || !lastingTouches(s, e, card)) continue;
    for (let times = timesOf(s, e); times > 0; times--) readOne(s, mod, foe, attacks);
  }
}

/** modA: 0 in any fight, 1 when attacked, 2 when attacking. */
function readOne(s: State, mod: number, foe: number, attacks: boolean): void {
  if ((modA[mod] === 1 && attacks) || (modA[mod] === 2 && !attacks)) return;
  if (modB[mod] !== 0 && !matches(s, modB[mod]!, foe)) return;
  if (modFlags[mod]! & ModFlag.Add) extra += modN[mod]!;
  else dealt = modN[mod]!;
}
