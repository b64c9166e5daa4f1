import type { State } from '../../../core/game.js';
import { at, Decision, Event, F, Flag, Frame, Mod, None, Size, Zone } from '../layout.js';
import { abilityEvent, abilityFilter, program, textOf, weakensOf } from '../pool.js';
import { Keyword, Verb } from '../program.js';
import {
  add,
  clear,
  damageOn,
  definition,
  flag,
  has,
  headOf,
  incoming,
  isCreature,
  isEmpty,
  listeners,
  nextCard,
  nextIn,
  setDamage,
  setIncoming,
  touch,
} from '../state.js';
import { armor, useArmor } from './armor.js';
import { bindText } from './context.js';
import { destroy } from './destroy.js';
import { matches } from './evaluate.js';
import { borrower, lastingBehind, lastingEnd, lentText } from './lasting.js';
import { hasKeyword, hasModifiers, isBlank, modifierTotal, ownPower, power } from './modifiers.js';
import { wardSaves } from './move.js';
import { forbidden } from './permissions.js';
import { ask, pop, pushShort } from './stack.js';
import { emit, openWindow } from './triggers.js';

/** How damage is dealt, beside the Cause in the low bits. */
export const enum Deal {
  ThroughArmor = 16,
  /** The attacker's, or the defender's, power damage kills whatever it wounds. */
  AttackerPoison = 32,
  DefenderPoison = 64,
}

/** Adds to the damage that a creature is about to be dealt. */
export function aim(s: State, card: number, n: number): void {
  if (n > 0 && isCreature(s, card)) setIncoming(s, card, incoming(s, card) + n);
}

/**
 * Deals all damage that has been aimed, at once, in the order of the rulebook's chart: effects that prevent, then
 * wards, then armor, then the rest; and destroys the dead together.
 */
export function dealDamage(s: State, how: number): void {
  const base = s[at.pendingCount]!;
  if ((((s[at.eventMask]! | s[at.lastingEvents]!) >>> Event.InsteadDamaged) & 1) === 0)
    return land(s, how, base, None.Card, None.Card);
  const frame = pushShort(s, Frame.Damage, None.Card, s[at.active]!);
  s[frame + F.Extra] = how;
  s[frame + F.Foe] = base;
  s[frame + F.Player] = None.Card;
  s[frame + F.Number] = None.Card;
  return undefined;
}

/**
 * Damage dealt to the neighbours of a Shadow Self is dealt to it: what their wards and armor have not prevented.
 * Between two of them the active player chooses. F.Foe is where the window of this damage begins.
 */
export function stepDamage(s: State, frame: number): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card)) {
      if (incoming(s, card) === 0) continue;
      const n = protectors(s, card);
      if (n === 0) continue;
      setIncoming(s, card, unprevented(s, card, s[frame + F.Extra]!));
      if (incoming(s, card) === 0) continue;
      if (n > 1) {
        s[frame + F.Subject] = card;
        ask(s, Decision.Target);
        return;
      }
      redirect(s, frame, card, protector[0]!);
    }
  }
  pop(s);
  land(s, s[frame + F.Extra]!, s[frame + F.Foe]!, s[frame + F.Player]!, s[frame + F.Number]!);
}

/** The cards that take a creature's damage upon themselves; written to `protector`. */
export const protector = new Int32Array(8);

export function protectors(s: State, card: number): number {
  let n = 0;
  const set = listeners(Event.InsteadDamaged);
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (!isBlank(s, source) && protects(s, source, definition(s, source), card)) protector[n++] = source;
  }
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const source = lentText(s, e) < 0 ? None.Card : borrower(s, e);
    if (source < 0 || isBlank(s, source) || has(s, set, source)) continue;
    if (protects(s, source, lentText(s, e), card)) protector[n++] = source;
  }
  return n;
}

function protects(s: State, source: number, d: number, card: number): boolean {
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if (abilityEvent[ability] !== Event.InsteadDamaged) continue;
    bindText(s, source, source);
    if (matches(s, abilityFilter[ability]!, card)) return true;
  }
  return false;
}

/** Poison follows the damage to the creature that takes it: F.Player the attacker's, F.Number the defender's. */
export function redirect(s: State, frame: number, from: number, to: number): void {
  const n = incoming(s, from);
  setIncoming(s, from, 0);
  setIncoming(s, to, incoming(s, to) + n);
  const poisoned = poisonFor(s, from, s[frame + F.Extra]!);
  if (poisoned & Deal.AttackerPoison) s[frame + F.Player] = to;
  if (poisoned & Deal.DefenderPoison) s[frame + F.Number] = to;
}

const POISONS = Deal.AttackerPoison | Deal.DefenderPoison;
const dead = new Int32Array(Size.Set);

function land(s: State, how: number, base: number, poisoned: number, alsoPoisoned: number): void {
  dead[0] = 0;
  dead[1] = 0;
  dead[2] = 0;
  let total = 0;
  for (let seat = 0; seat < 2; seat++) {
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card)) {
      if (incoming(s, card) > 0) total += wound(s, card, how, card === poisoned || card === alsoPoisoned);
    }
  }
  const top = s[at.top]!;
  if (s[top + F.Kind] === Frame.Effect) s[top + F.Did] = total;
  kill(s, how);
  openWindow(s, base);
}

/**
 * Deals one creature what is left of its damage; returns how much. It must survive with the power it had: Gron
 * Nine-Toes is strong only once it is damaged.
 */
function wound(s: State, card: number, how: number, poisoned: boolean): number {
  const dealt = unprevented(s, card, how);
  setIncoming(s, card, 0);
  if (dealt === 0) return 0;
  const n = hasModifiers(s, Mod.MoreDamage) ? dealt + modifierTotal(s, Mod.MoreDamage, card, 0) : dealt;
  const strength = power(s, card);
  setDamage(s, card, damageOn(s, card) + n);
  touch(s);
  if (damageOn(s, card) >= strength || poisoned || poisonFor(s, card, how) !== 0) markDead(card);
  return n;
}

/** The first three steps of the chart: what is left of the damage aimed at a creature. */
function unprevented(s: State, card: number, how: number): number {
  if (cannotBeDamaged(s, card) || wardSaves(s, card)) return 0;
  const n = incoming(s, card);
  return how & Deal.ThroughArmor ? n : n - preventByArmor(s, card, n);
}

/** Whether anything will be left of it. */
export function getsThrough(s: State, card: number, how: number): boolean {
  if (cannotBeDamaged(s, card) || flag(s, card, Flag.Warded)) return false;
  return incoming(s, card) > (how & Deal.ThroughArmor ? 0 : armor(s, card));
}

function preventByArmor(s: State, card: number, n: number): number {
  const prevented = useArmor(s, card, n);
  if (prevented > 0) emit(s, Event.Prevents, card, 0, prevented);
  return prevented;
}

const cannotBeDamaged = (s: State, card: number): boolean =>
  hasKeyword(s, card, Keyword.Invulnerable) || forbidden(s, Verb.BeDamaged, card, None.Card);

const markDead = (card: number): void => {
  dead[card >> 5]! |= 1 << (card & 31);
};

/** Poison: any power damage that got through. Returns whose poison is in the damage aimed at a creature. */
function poisonFor(s: State, card: number, how: number): number {
  if (!(how & POISONS)) return 0;
  const fight = s[at.fight]!;
  const struck = s[fight + F.Subject]! >= 0 ? s[fight + F.Subject] : s[fight + F.Foe];
  if (card === struck) return how & Deal.AttackerPoison;
  return card === s[fight + F.Self] ? how & Deal.DefenderPoison : 0;
}

/** The set of the dead is handed over in the state, as destruction may wait for decisions. */
function kill(s: State, how: number): void {
  for (let word = 0; word < Size.Set; word++) s[at.dead + word] = dead[word]!;
  destroy(s, at.dead, how & 15);
}

/**
 * Creatures whose power has fallen to their damage, or to nothing, are destroyed at once. An undamaged one, and
 * one with more power of its own, can only be in danger while something weakens creatures.
 */
export function checkPower(s: State, all: boolean): void {
  clear(s, at.dead);
  const everyone = all || isWeakening(s);
  for (let seat = 0; seat < 2; seat++) {
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card)) {
      if (!everyone && damageOn(s, card) < ownPower(s, card)) continue;
      if (has(s, at.tagged, card) || damageOn(s, card) < power(s, card)) continue;
      if (!hasKeyword(s, card, Keyword.Invulnerable)) add(s, at.dead, card);
    }
  }
  if (!isEmpty(s, at.dead)) destroy(s, at.dead, 0);
}

function isWeakening(s: State): boolean {
  if ((s[at.lastingMods]! >> Mod.Power) & 1) return true;
  const set = at.modifies + Size.Set * Mod.Power;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (weakensOf[definition(s, card)]) return true;
  }
  return false;
}
