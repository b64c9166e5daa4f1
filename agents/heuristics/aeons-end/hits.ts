import type { State } from '../../../src/core/game.js';
import { at, Phase, Place, Size, Target } from '../../../src/games/aeons-end/layout.js';
import { damageCapOf, hurtPcOf, kindOf, textOf } from '../../../src/games/aeons-end/pool.js';
import { Kind, Text } from '../../../src/games/aeons-end/program.js';
import { huskLife } from '../../../src/games/aeons-end/rules/damage.js';
import { breachList, definition, head, next, size, tokensOn } from '../../../src/games/aeons-end/state.js';
import { apart } from './apart.js';
import { bonusAt } from './casts.js';
import { huskLoss, minionWorth } from './nemesis.js';
import { damageOn } from './print.js';
import { DAMAGE, W } from './weights.js';

/** What damage is worth where it does most. */
export function bestHit(s: State, n: number, dealer: number): number {
  if (n <= 0) return 0;
  let best = hitNemesis(s, n, dealer);
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Minion) best = Math.max(best, hitMinion(s, card, n, dealer));
  }
  if (s[at.husks]! > 0) best = Math.max(best, hitHusk(s, n, Target.Husk));
  return best;
}

/** All at the nemesis once the spells that the mage still has prepped are enough to slay it. */
export function hitNemesis(s: State, n: number, dealer: number): number {
  const left = s[at.nemesisLife]! - n;
  if (left <= 0) return W.game;
  return s[at.phase] === Phase.Casting && preppedDamage(s, dealer) >= left * DAMAGE ? W.game / 2 : n * DAMAGE;
}

/** Damage of the spells that a mage has prepped. */
export function preppedDamage(s: State, seat: number): number {
  let damage = 0;
  for (let b = 0; b < Size.Breaches; b++) {
    const place = breachList(seat, b);
    for (let card = head(s, place); card >= 0; card = next(s, card))
      damage += damageOn(definition(s, card)) + bonusAt(s, place) * DAMAGE;
  }
  return damage;
}

/** Whoever hurts it may have to pay for that. */
export function hitMinion(s: State, card: number, n: number, dealer: number): number {
  const d = definition(s, card);
  if (textOf[d]! & Text.Shielded && s[at.husks]! > 0) return 0;
  const life = tokensOn(s, card);
  const cap = damageCapOf[d]!;
  const damage = Math.min(n, life, cap === 0 ? n : cap);
  const paid = hurtPcOf[d] === 0 ? 0 : apart.read(s, hurtPcOf[d]!, card, dealer);
  if (damage === life) return paid + (isLastOfAll(s) ? W.game : minionWorth(s, card));
  const part = cap === 0 && isDoomed(s, life, dealer) ? W.needless : W.wound;
  return paid + (((part * minionWorth(s, card) * damage) / life) | 0);
}

/** With the nemesis deck empty, the last card in play is all that stands between the mages and their win. */
const isLastOfAll = (s: State): boolean =>
  size(s, Place.NemesisDeck) === 0 && size(s, Place.NemesisPlay) === 1;

/** One of the mage's spells that are still prepped kills it on its own. */
function isDoomed(s: State, life: number, dealer: number): boolean {
  for (let b = 0; b < Size.Breaches; b++) {
    const place = breachList(dealer, b);
    for (let card = head(s, place); card >= 0; card = next(s, card))
      if (damageOn(definition(s, card)) >= (life - bonusAt(s, place)) * DAMAGE) return true;
  }
  return false;
}

/** A husk that is only hurt heals before the next turn. */
export function hitHusk(s: State, n: number, target: number): number {
  const life = target === Target.HurtHusk ? 1 : huskLife(s);
  return n >= life ? huskWorth(s, 1) : ((W.needless * n * DAMAGE) / life) | 0;
}

/** Damage that is spread over several husks. */
export const hitHusks = (s: State, n: number): number =>
  huskWorth(s, Math.min(s[at.husks]!, Math.floor(n / huskLife(s))));

/** Husks that are discarded: with the last of them goes the shield of minions that they guard. */
function huskWorth(s: State, n: number): number {
  let guarded = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card))
    if (textOf[definition(s, card)]! & Text.Shielded) guarded += minionWorth(s, card);
  return (-huskLoss(s, -n) + (W.shield * guarded * n) / Math.max(1, s[at.husks]!)) | 0;
}
