import type { State } from '../../../core/game.js';
import { at, Building, Decision, Flag, Frame, None, Phase, Zone } from '../layout.js';
import { healingOf, upkeepOf } from '../pool.js';
import {
  buildingForm,
  clearFlag,
  damageOn,
  definition,
  flag,
  head,
  heroInPlay,
  heroOf,
  isBuilding,
  next,
  setDamage,
  setFlag,
  size,
  stands,
  thingOf,
} from '../state.js';
import { gainGold } from './piles.js';
import { ask, pop, push, pushEffect } from './stack.js';
import { hpLeft } from './stats.js';

/** Gold from the workers; then the effects of cards wait to be ordered. */
export function startUpkeep(s: State): void {
  const seat = s[at.active]!;
  gainGold(s, seat, s[at.workers + seat]!);
  let waits = stands(s, seat, Building.Surplus) ? 1 : 0;
  s[at.step] = waits;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    if (upkeepOf[d] === 0 && healingOf[d] === 0) continue;
    setFlag(s, card, Flag.Waits);
    waits++;
  }
  if (waits > 0) push(s, Frame.Upkeep, None.Card, seat);
  else s[at.phase] = Phase.Main;
}

/** Whether the surplus has still to bring its card. */
export const surplusWaits = (s: State): boolean => s[at.step] !== 0;

export const waits = (s: State, card: number): boolean => flag(s, card, Flag.Waits);

export function stepUpkeep(s: State): void {
  const seat = s[at.active]!;
  if (orderMatters(s, seat)) return ask(s, Decision.Order, seat);
  const card = firstWaiting(s, seat);
  if (surplusWaits(s)) resolve(s, thingOf(seat, Building.Surplus));
  else if (card >= 0) resolve(s, card);
  else {
    pop(s);
    s[at.phase] = Phase.Main;
  }
}

function firstWaiting(s: State, seat: number): number {
  let card = head(s, seat, Zone.Units);
  while (card >= 0 && !waits(s, card)) card = next(s, card);
  return card;
}

/** Healing before or after damage is not the same, nor is a reshuffle before or after a death. */
function orderMatters(s: State, seat: number): boolean {
  let heals = false;
  let hurts = false;
  let dies = false;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (!waits(s, card)) continue;
    if (healingOf[definition(s, card)]! > 0) heals = true;
    else hurts = true;
    if (upkeepOf[definition(s, card)] !== 0 && hpLeft(s, card) <= 1) dies = true;
  }
  return hurts && (heals || (dies && surplusMatters(s, seat)));
}

export const surplusMatters = (s: State, seat: number): boolean =>
  surplusWaits(s) && size(s, seat, Zone.Deck) === 0;

export function resolve(s: State, thing: number): void {
  const seat = s[at.active]!;
  if (isBuilding(thing)) {
    s[at.step] = 0;
    return pushEffect(s, upkeepOf[buildingForm(s, Building.Surplus)]!, None.Card, seat);
  }
  clearFlag(s, thing, Flag.Waits);
  healAll(s, seat, healingOf[definition(s, thing)]!);
  pushEffect(s, upkeepOf[definition(s, thing)]!, thing, seat);
}

function healAll(s: State, seat: number, n: number): void {
  if (n === 0) return;
  if (heroInPlay(s, seat)) heal(s, heroOf(seat), n);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) heal(s, card, n);
}

const heal = (s: State, card: number, n: number): void => setDamage(s, card, damageOn(s, card) - n);
