import type { State } from '../../../src/core/game.js';
import { at, Flag } from '../../../src/games/codex/layout.js';
import {
  attackOf,
  costOf,
  healingOf,
  hpOf,
  keywordsOf,
  kindOf,
  obliterateOf,
  resistOf,
  traitsOf,
} from '../../../src/games/codex/pool.js';
import { Keyword, Kind, Trait } from '../../../src/games/codex/program.js';
import { attack, hpLeft } from '../../../src/games/codex/rules/stats.js';
import { definition, flag, isHero, ownerOf } from '../../../src/games/codex/state.js';
import { W } from './weights.js';

/** By definition: what a unit is worth beyond its attack and hp; -1 before it is asked for. */
const extras = new Int32Array(2048).fill(-1);

function extraOf(d: number): number {
  if (extras[d]! < 0) extras[d] = weigh(d);
  return extras[d]!;
}

function weigh(d: number): number {
  const words = keywordsOf[d]!;
  let sum: number = W.unit;
  if (words & Keyword.Flying) sum += W.flying;
  if (words & Keyword.Haste) sum += W.haste;
  if (words & (Keyword.Invisible | Keyword.Unstoppable)) sum += W.hidden;
  if (words & Keyword.AntiAir) sum += W.antiAir;
  if (words & Keyword.Overpower) sum += W.overpower;
  if (words & Keyword.Sparkshot) sum += W.sparkshot;
  if (obliterateOf[d]! > 0) sum += W.obliterate;
  if (healingOf[d]! > 0) sum += W.healing;
  if (resistOf[d]! > 0) sum += W.resist;
  if (traitsOf[d]! & Trait.Aura) sum += W.aura;
  return sum;
}

/** What a card in play is worth to the seat that has it. */
export function worth(s: State, card: number): number {
  const body = W.attack * attack(s, card) + W.hp * hpLeft(s, card);
  if (isHero(card)) return body + W.hero + W.level * s[at.level + ownerOf(card)]!;
  return body + extraOf(definition(s, card));
}

/** What a unit would be worth as it is printed. */
export const printedWorth = (d: number): number => W.attack * attackOf[d]! + W.hp * hpOf[d]! + extraOf(d);

/** What a card in hand is worth keeping for; spells by their cost, because what they do depends on the moment. */
export const keepWorth = (d: number): number =>
  kindOf[d] === Kind.Unit ? printedWorth(d) : SPELL + SPELL_COST * costOf[d]!;
const SPELL = 250;
const SPELL_COST = 40;

/** What so much damage to a card takes from its seat. */
export function woundWorth(s: State, card: number, n: number): number {
  const left = hpLeft(s, card);
  if (n <= 0) return 0;
  if (n >= left) return killWorth(s, card);
  return Math.trunc((worth(s, card) * W.wound * n) / (100 * left));
}

/** What its death brings the other seat. */
export const killWorth = (s: State, card: number): number =>
  isHero(card) ? worth(s, card) + W.heroKill : worth(s, card);

export const isReady = (s: State, card: number): boolean => !flag(s, card, Flag.Exhausted);

export const foeOf = (seat: number): number => 1 - seat;
