import type { State } from '../../../src/core/game.js';
import { at, Building, Flag, Zone } from '../../../src/games/codex/layout.js';
import { lineUp, mayAttack } from '../../../src/games/codex/rules/attack-targets.js';
import { attack } from '../../../src/games/codex/rules/stats.js';
import {
  buildingDamage,
  flag,
  head,
  heroInPlay,
  heroOf,
  next,
  slotOf,
} from '../../../src/games/codex/state.js';

/** How much damage a base can still take. */
export const baseLeft = (s: State, seat: number): number =>
  s[at.baseHp + seat]! - buildingDamage(s, seat, Building.Base);

/** Attack of all that the other side has in play, in percent of what the own base can still take. */
export let danger = 0;
/** Attack of all that can attack now. */
export let striking = 0;
/** Patrollers of the other side. */
export let guards = 0;
/** How many of the own side are not exhausted, and how many of them patrol. */
export let ready = 0;
export let patrolling = 0;
/** The highest attack of the other side. */
export let strongest = 0;

const MOST_DANGER = 150;

/** Looks at the table before options of the main or the patrol phase are scored. */
export function look(s: State, me: number): void {
  const foe = 1 - me;
  strongest = heroInPlay(s, foe) ? attack(s, heroOf(foe)) : 0;
  let sum = strongest;
  for (let card = head(s, foe, Zone.Units); card >= 0; card = next(s, card)) {
    const n = attack(s, card);
    sum += n;
    if (n > strongest) strongest = n;
  }
  danger = Math.min(MOST_DANGER, Math.trunc((100 * sum) / baseLeft(s, me)));
  striking = 0;
  ready = 0;
  patrolling = 0;
  if (heroInPlay(s, me)) countOwn(s, heroOf(me));
  for (let card = head(s, me, Zone.Units); card >= 0; card = next(s, card)) countOwn(s, card);
  guards = lineUp(s, foe);
}

function countOwn(s: State, card: number): void {
  if (flag(s, card, Flag.Exhausted)) return;
  ready++;
  if (slotOf(s, card) !== 0) patrolling++;
  if (mayAttack(s, card)) striking += attack(s, card);
}
