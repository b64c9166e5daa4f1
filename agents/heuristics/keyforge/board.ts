import type { State } from '../../../src/core/game.js';
import { at, Flag, Mod, Size, Zone } from '../../../src/games/keyforge/layout.js';
import { keywordsOf } from '../../../src/games/keyforge/pool.js';
import { Keyword } from '../../../src/games/keyforge/program.js';
import { armor } from '../../../src/games/keyforge/rules/armor.js';
import { countKeys } from '../../../src/games/keyforge/rules/memory.js';
import { hasModifiers, isBlank, modifierTotal, power } from '../../../src/games/keyforge/rules/modifiers.js';
import { keyCost } from '../../../src/games/keyforge/rules/permissions.js';
import { amberOn, damageOn, definition, isCreature, zoneOf } from '../../../src/games/keyforge/state.js';
import { presence } from './cards.js';
import { PART, part, W } from './weights.js';

// What constant abilities make of a card is dear to find out, and nothing changes while one decision is
// weighed: it is looked up once.

const powers = new Int32Array(Size.Cards);
const keywords = new Int32Array(Size.Cards);
const worths = new Int32Array(Size.Cards);
const powersKnown = new Int32Array(Size.Cards);
const keywordsKnown = new Int32Array(Size.Cards);
const worthsKnown = new Int32Array(Size.Cards);
/** By seat: the cost of a key, and what it means to be able to pay it. */
const costs = new Int32Array(2);
const checks = new Int32Array(2);
let decision = 0;

/** To be called when another decision is weighed. */
export function forgetBoard(s: State): void {
  decision = (decision + 1) | 0;
  for (let seat = 0; seat < 2; seat++) {
    costs[seat] = keyCost(s, seat);
    checks[seat] = countKeys(s[at.keys + seat]!) === 2 ? W.lastKey : W.check;
  }
}

export function powerNow(s: State, card: number): number {
  if (powersKnown[card] !== decision) {
    powersKnown[card] = decision;
    powers[card] = power(s, card);
  }
  return powers[card]!;
}

export function keywordsNow(s: State, card: number): number {
  if (keywordsKnown[card] !== decision) {
    keywordsKnown[card] = decision;
    keywords[card] = readKeywords(s, card);
  }
  return keywords[card]!;
}

function readKeywords(s: State, card: number): number {
  let bits = isBlank(s, card) ? 0 : keywordsOf[definition(s, card)]!;
  if (hasModifiers(s, Mod.Keyword)) bits |= modifierTotal(s, Mod.Keyword, card, 0);
  return hasModifiers(s, Mod.LoseKeyword) ? bits & ~modifierTotal(s, Mod.LoseKeyword, card, 0) : bits;
}

/** What a card in play is worth to its controller. */
export function standing(s: State, card: number): number {
  if (worthsKnown[card] !== decision) {
    worthsKnown[card] = decision;
    worths[card] = readStanding(s, card);
  }
  return worths[card]!;
}

function readStanding(s: State, card: number): number {
  const text = presence(definition(s, card));
  if (!isCreature(s, card)) return W.artifact + text;
  const worth = Math.max(100, W.creature + W.power * powerNow(s, card) + text);
  return s[at.flags + card]! & Flag.Stunned ? part(PART.stunned, worth) : worth;
}

/** What its controller loses with it: the æmber on a creature that leaves play goes to the other player. */
export const loss = (s: State, card: number): number => standing(s, card) + W.captured * amberOn(s, card);

export const lifeOf = (s: State, card: number): number => powerNow(s, card) - damageOn(s, card);

/** What damage takes from a card's controller. */
export function damageLoss(s: State, card: number, n: number): number {
  if (zoneOf(s, card) !== Zone.Line || n <= 0 || keywordsNow(s, card) & Keyword.Invulnerable) return 0;
  if (s[at.flags + card]! & Flag.Warded) return W.ward;
  return woundLoss(n - armor(s, card), lifeOf(s, card), loss(s, card));
}

/** Of damage that gets through: death, or the part of the worth that wounds take. */
export const woundLoss = (n: number, life: number, worth: number): number =>
  n <= 0 ? 0 : n >= life ? worth : ((PART.wound * n * worth) / life) | 0;

/** What a change of a pool is worth to `me`, with the step over the cost of a key counted apart. */
export function poolWorth(s: State, me: number, seat: number, change: number): number {
  const pool = s[at.amber + seat]!;
  const after = Math.max(0, pool + change);
  const cost = costs[seat]!;
  let worth = W.amber * (after - pool);
  if (pool < cost !== after < cost) worth += (after < cost ? -1 : 1) * checks[seat]!;
  return part(seat === me ? 1 : -1, worth);
}
