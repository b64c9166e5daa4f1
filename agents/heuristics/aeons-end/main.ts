import type { State } from '../../../src/core/game.js';
import { at, None, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import {
  abilityPcOf,
  kindOf,
  payAetherOf,
  playOf,
  preppedCostOf,
  preppedPcOf,
} from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { breachBonus } from '../../../src/games/aeons-end/rules/breaches.js';
import { breachList, definition, head, isOpen, list, next } from '../../../src/games/aeons-end/state.js';
import { OWN, readTime, turnsLeft } from './decks.js';
import { readApart } from './effect.js';
import { discardWorth, isPlanned, plan, plannedWorth } from './plan.js';
import { abilityOn, damageOn, extraOn, holdOn, isHungry, isNeighbourly, wantsPrepped } from './print.js';
import { DAMAGE, W } from './weights.js';

const NEVER = -DAMAGE;

/** Whether the plan for the æther has been made for this decision. */
let isMade = false;

export function beginMain(): void {
  isMade = false;
}

/**
 * The score of an option of the main phase: its place in the order of doing, then what it is worth. Ending the
 * phase scores nothing, and what is not worth doing less.
 */
export function mainScore(s: State, options: Int32Array, count: number, i: number, high: number): number {
  const option = options[i]!;
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playScore(s, definitionIn(option));
    case OptionKind.Discard:
      return payAetherOf[definitionIn(option)]! > 0
        ? spendScore(s, options, count, i, high)
        : inOrder(W.orderPay, discardWorth(s, definitionIn(option)));
    case OptionKind.Use:
      return preppedCostOf[definitionIn(option)]! > 0
        ? spendScore(s, options, count, i, high)
        : inOrder(W.orderGem - W.step, freeUse(s, option));
    case OptionKind.Ability:
      return abilityScore(s, placeIn(option));
    case OptionKind.Prep:
      return high >= W.orderPrep + W.step ? NEVER : inOrder(W.orderPrep, prepWorth(s, option));
    case OptionKind.End:
      return 0;
    default:
      return spendScore(s, options, count, i, high);
  }
}

/** What an option of the main phase is worth in itself, whatever its place in the order of the turn. */
export function mainWorth(s: State, options: Int32Array, count: number, i: number): number {
  const option = options[i]!;
  const d = definitionIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playWorth(s, d);
    case OptionKind.Ability:
      return abilityWorth(s, placeIn(option));
    case OptionKind.Prep:
      return prepWorth(s, option);
    case OptionKind.End:
      return 0;
    default:
      makePlan(s, options, count);
      return plannedWorth(i);
  }
}

const inOrder = (order: number, worth: number): number =>
  worth > 0 ? order + Math.min(worth, W.step - DAMAGE) : NEVER;

// Cards of the hand

/** A card that is played makes room for another. */
function playScore(s: State, d: number): number {
  if (kindOf[d] === Kind.Gem) return W.orderGem + damageOn(d);
  return inOrder(wantsPrepped(d) ? W.orderLate : W.orderRelic, playWorth(s, d) + W.cycle);
}

function playWorth(s: State, d: number): number {
  const seat = s[at.active]!;
  let card = head(s, list(seat, Zone.Hand));
  while (definition(s, card) !== d) card = next(s, card);
  return readApart(s, playOf[d]!, card, seat);
}

/** The best spells first, each where it does most; one that is better held needs no bonus. */
function prepWorth(s: State, option: number): number {
  const d = definitionIn(option);
  const b = (placeIn(option) & 7) - Zone.Breach;
  const open = isOpen(s, s[at.active]!, b);
  const bonus = open ? breachBonus(b) : -W.needless;
  const beside = isNeighbourly(d) && b > 0 && b < 3 ? W.needless : 0;
  const better = 1 + (holdOn(d) > 0 ? W.needless * bonus : bonus) + beside;
  return damageOn(d) + extraOn(d) + ((better * DAMAGE) | 0);
}

// Abilities and spells that are prepped

function freeUse(s: State, option: number): number {
  const d = definitionIn(option);
  return readApart(s, preppedPcOf[d]!, head(s, placeIn(option)), s[at.active]!) + W.cycle;
}

const abilityWorth = (s: State, seat: number): number =>
  readApart(s, abilityPcOf[s[at.mage + seat]!]!, None.Card, seat);

/** The moment must be worth it, the less so the fewer moments are to come. */
function abilityScore(s: State, seat: number): number {
  const mage = s[at.mage + seat]!;
  readTime(s);
  const hurry = Math.min(1, turnsLeft[OWN]! / W.chargeTurns);
  const worth = abilityWorth(s, seat);
  if (worth < W.patience * hurry * abilityOn(mage)) return NEVER;
  if (worth >= W.game / 2) return W.orderWin;
  return inOrder(wantsPrepped(mage) && !isFed(s) ? W.orderLate : W.orderAbility, worth);
}

/** A prepped spell would use up cards of the hand, which had better still be there. */
function isFed(s: State): boolean {
  for (let seat = 0; seat < s[at.players]!; seat++) {
    for (let b = 0; b < Size.Breaches; b++) {
      for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card))
        if (isHungry(definition(s, card))) return true;
    }
  }
  return false;
}

// Æther

/** What the plan buys; a plan is only made when nothing comes before. */
function spendScore(s: State, options: Int32Array, count: number, i: number, high: number): number {
  if (high >= W.orderSpend + W.step) return NEVER;
  makePlan(s, options, count);
  return isPlanned(i) ? inOrder(W.orderSpend, plannedWorth(i)) : NEVER;
}

function makePlan(s: State, options: Int32Array, count: number): void {
  if (!isMade) plan(s, options, count);
  isMade = true;
}
