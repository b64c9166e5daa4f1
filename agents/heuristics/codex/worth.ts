import '../../../src/games/codex/cards/index.js';
import type { State } from '../../../src/core/game.js';
import { at, Size } from '../../../src/games/codex/layout.js';
import {
  attackOf,
  costOf,
  definitionOf,
  healingOf,
  hpOf,
  keywordsOf,
  kindOf,
  obliterateOf,
  printedOf,
  resistOf,
  traitsOf,
} from '../../../src/games/codex/pool.js';
import { Keyword, Kind, Trait } from '../../../src/games/codex/program.js';
import { attack, hpLeft } from '../../../src/games/codex/rules/stats.js';
import { definition, isHero, ownerOf } from '../../../src/games/codex/state.js';
import { IN_DECK, IN_PLAY, W } from './weights.js';

const UNKNOWN = -0x80000000;

/** By definition: what a unit is worth beyond its attack and hp, before it is asked for UNKNOWN. */
const extras = new Int32Array(2048).fill(UNKNOWN);

/** Weights by printed number. */
const inDeck = new Int32Array(Size.Printed);
const inPlay = new Int32Array(Size.Printed);

/** Reads the weights of cards, at first and whenever they have changed. */
export function readCards(): void {
  extras.fill(UNKNOWN);
  for (const [id, d] of definitionOf) {
    inDeck[d] = IN_DECK[id] ?? 0;
    inPlay[d] = IN_PLAY[id] ?? 0;
  }
}
readCards();

export function extraOf(d: number): number {
  if (extras[d] === UNKNOWN) extras[d] = weigh(d);
  return extras[d]!;
}

function weigh(d: number): number {
  const words = keywordsOf[d]!;
  let sum: number = W.unit + inPlay[printedOf[d]!]!;
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

/** What a card is worth in a deck; spells by their cost, because what they do depends on the moment. */
export function deckWorth(d: number): number {
  const more = inDeck[printedOf[d]!]! - W.deckGold * costOf[d]!;
  return more + (kindOf[d] === Kind.Unit ? printedWorth(d) : W.spell + W.spellCost * costOf[d]!);
}

/** What damage to a card takes from its seat. */
export function woundWorth(s: State, card: number, n: number): number {
  const left = hpLeft(s, card);
  if (n <= 0) return 0;
  if (n >= left) return killWorth(s, card);
  return Math.trunc((worth(s, card) * W.wound * n) / (100 * left));
}

/** What its death brings the other seat. */
export const killWorth = (s: State, card: number): number =>
  isHero(card) ? worth(s, card) + W.heroKill : worth(s, card);
