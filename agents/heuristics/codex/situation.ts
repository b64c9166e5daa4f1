import type { State } from '../../../src/core/game.js';
import { at, Building, Zone } from '../../../src/games/codex/layout.js';
import { lineUp, mayAttack } from '../../../src/games/codex/rules/attack-targets.js';
import { attack } from '../../../src/games/codex/rules/stats.js';
import { buildingDamage, head, heroInPlay, heroOf, next } from '../../../src/games/codex/state.js';

/** How much damage a base can still take. */
export const baseLeft = (s: State, seat: number): number =>
  s[at.baseHp + seat]! - buildingDamage(s, seat, Building.Base);

/** Attack of all that the other side has in play, in percent of what the own base can still take. */
export let danger = 0;
/** Attack of all that can attack now. */
export let striking = 0;
/** Patrollers of the other side. */
export let guards = 0;

const MOST_DANGER = 150;

/** Looks at the table before options of the main or the patrol phase are scored. */
export function look(s: State, me: number): void {
  const foe = 1 - me;
  let sum = heroInPlay(s, foe) ? attack(s, heroOf(foe)) : 0;
  for (let card = head(s, foe, Zone.Units); card >= 0; card = next(s, card)) sum += attack(s, card);
  danger = Math.min(MOST_DANGER, Math.trunc((100 * sum) / baseLeft(s, me)));
  striking = heroInPlay(s, me) ? strikeOf(s, heroOf(me)) : 0;
  for (let card = head(s, me, Zone.Units); card >= 0; card = next(s, card)) striking += strikeOf(s, card);
  guards = lineUp(s, foe);
}

const strikeOf = (s: State, card: number): number => (mayAttack(s, card) ? attack(s, card) : 0);
