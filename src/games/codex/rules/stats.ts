import type { State } from '../../../core/game.js';
import { Aura, at, Flag, Slot } from '../layout.js';
import {
  attackOf,
  auraOf,
  bandAttack,
  bandFrom,
  bandHp,
  bandKeywords,
  frenzyOf,
  hpOf,
  keywordsOf,
  partnerAttackOf,
  partnerHpOf,
  perDamageOf,
  resistOf,
  traitsOf,
} from '../pool.js';
import { Keyword, Trait } from '../program.js';
import {
  attackLost,
  bondOf,
  controllerOf,
  damageOn,
  definition,
  hpLost,
  isHero,
  ownerOf,
  runesOn,
  slotOf,
} from '../state.js';

// Of units and heroes in play

/** Low, mid or max; where its numbers stand in the tables of bands. */
export function bandOf(s: State, seat: number, hero: number): number {
  const level = s[at.level + seat]!;
  const first = 3 * s[at.definition + hero]!;
  return first + (level >= bandFrom[first + 2]! ? 2 : level >= bandFrom[first + 1]! ? 1 : 0);
}

const auraWord = (s: State, seat: number, word: Aura): number => s[at.aura + seat * Aura.Words + word]!;

/** What it deals in combat now: the glossary counts runes, bonuses and losses before attack stops at 0. */
export function attack(s: State, card: number): number {
  const sum = isHero(card) ? heroAttack(s, card) : unitAttack(s, card);
  const elite = slotOf(s, card) === Slot.Elite ? 1 : 0;
  const total = sum + elite + runesOn(s, card) - attackLost(s, card);
  return total < 0 ? 0 : total;
}

const heroAttack = (s: State, hero: number): number => bandAttack[bandOf(s, ownerOf(hero), hero)]!;

function unitAttack(s: State, card: number): number {
  const d = definition(s, card);
  const seat = controllerOf(s, card);
  const bond = bondOf(s, card);
  let sum = attackOf[d]! + perDamageOf[d]! * damageOn(s, card);
  if (seat === s[at.active]) sum += frenzyOf[d]!;
  if (bond >= 0) sum += partnerAttackOf[definition(s, bond)]!;
  if (traitsOf[d]! & Trait.Virtuoso) return sum + auraWord(s, seat, Aura.VirtuosoAttack);
  return sum + auraWord(s, seat, Aura.Attack) - auraOf[d * Aura.Words + Aura.Attack]!;
}

/** All its hp, damage not subtracted. */
export function hp(s: State, card: number): number {
  const sum = isHero(card) ? bandHp[bandOf(s, ownerOf(card), card)]! : unitHp(s, card);
  return sum + runesOn(s, card) - hpLost(s, card);
}

function unitHp(s: State, card: number): number {
  const d = definition(s, card);
  const bond = bondOf(s, card);
  const sum = bond >= 0 ? hpOf[d]! + partnerHpOf[definition(s, bond)]! : hpOf[d]!;
  return traitsOf[d]! & Trait.Virtuoso ? sum + auraWord(s, controllerOf(s, card), Aura.VirtuosoHp) : sum;
}

export const hpLeft = (s: State, card: number): number => hp(s, card) - damageOn(s, card);

/** Keyword bits, granted ones included. */
export function keywords(s: State, card: number): number {
  const stealth = s[at.flags + card]! & Flag.Stealth ? Keyword.Stealth : 0;
  if (isHero(card)) {
    const seat = ownerOf(card);
    return stealth | bandKeywords[bandOf(s, seat, card)]! | auraWord(s, seat, Aura.Keywords);
  }
  const d = definition(s, card);
  const seat = controllerOf(s, card);
  const own = stealth | keywordsOf[d]! | auraWord(s, seat, Aura.Keywords);
  return traitsOf[d]! & Trait.Virtuoso ? own | auraWord(s, seat, Aura.VirtuosoKeywords) : own;
}

export const hasKeyword = (s: State, card: number, keyword: Keyword): boolean =>
  (keywords(s, card) & keyword) !== 0;

/** Gold that an opponent pays to target it. */
export const resist = (s: State, card: number): number =>
  resistOf[definition(s, card)]! + (slotOf(s, card) === Slot.Lookout ? 1 : 0);

/** The squad leader's armor absorbs one damage in each turn. */
export const armor = (s: State, card: number): number =>
  slotOf(s, card) === Slot.Leader && !(s[at.flags + card]! & Flag.ArmorUsed) ? 1 : 0;
