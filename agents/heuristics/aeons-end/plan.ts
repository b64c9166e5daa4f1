import type { State } from '../../../src/core/game.js';
import { CHARGE_COST } from '../../../src/games/aeons-end/engine.js';
import { at, None, Place, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import { MAX_OPTIONS } from '../../../src/games/aeons-end/options.js';
import {
  costOf,
  kindOf,
  payAetherOf,
  payPcOf,
  preppedCostOf,
  preppedPcOf,
  slotsOf,
} from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { focusCost, openCost } from '../../../src/games/aeons-end/rules/breaches.js';
import { definition, head, next, size } from '../../../src/games/aeons-end/state.js';
import { focusWorth, openingWorth } from './breaches.js';
import { chargeChange } from './charges.js';
import { readApart } from './effect.js';
import { gainWorth, pileLoss } from './market.js';
import { powerWorth } from './nemesis.js';
import { W } from './weights.js';

// What the æther of this turn buys: of all that can be afforded together, the things that are worth most.

/** One bit each in the set of things that are bought. */
const MOST_THINGS = 30;
/** More æther than this is not planned with. */
const MOST_AETHER = 31;

const costs = new Int32Array(MOST_THINGS);
const worths = new Int32Array(MOST_THINGS);
/** The option by which it is bought. */
const byOption = new Int32Array(MOST_THINGS);
/** Of things with the same number only one is bought: a breach is focused or opened, charges are gained once. */
const kindred = new Int32Array(MOST_THINGS);
let things = 0;

/** By æther: the most that it can be worth, and the things that are then bought. */
const best = new Int32Array(MOST_AETHER + 1);
const bought = new Int32Array(MOST_AETHER + 1);
const planned = new Uint8Array(MAX_OPTIONS);
const optionWorth = new Int32Array(MAX_OPTIONS);

/** Plans for the options of a main phase; `isPlanned` then tells. */
export function plan(s: State, options: Int32Array, count: number): void {
  things = 0;
  for (let i = 0; i < count; i++) {
    planned[i] = 0;
    optionWorth[i] = 0;
    offer(s, options[i]!, i);
  }
  const aether = Math.min(MOST_AETHER, s[at.aether]!);
  spend(aether);
  for (let left = bought[aether]!; left !== 0; left &= left - 1)
    planned[byOption[31 - Math.clz32(left & -left)]!] = 1;
}

export const isPlanned = (i: number): boolean => planned[i] === 1;
/** What the thing that an option buys is worth. */
export const plannedWorth = (i: number): number => optionWorth[i]!;

function offer(s: State, option: number, i: number): void {
  const place = placeIn(option);
  const d = definitionIn(option);
  const seat = s[at.active]!;
  const b = (place & 7) - Zone.Breach;
  switch (kindIn(option)) {
    case OptionKind.Gain:
      return offerGain(s, seat, d, place, i);
    case OptionKind.Charge:
      return offerCharges(s, seat, i);
    case OptionKind.Focus:
      return add(focusCost(s, b), focusWorth(s, seat, b), i, MAX_OPTIONS + b);
    case OptionKind.Open:
      return add(openCost(s, seat, b), openingWorth(s, seat, b), i, MAX_OPTIONS + b);
    case OptionKind.Use:
      if (preppedCostOf[d]! > 0) add(preppedCostOf[d]!, useWorthOf(s, d, place), i, i);
      return;
    case OptionKind.Discard:
      if (payAetherOf[d]! > 0) add(payAetherOf[d]!, discardWorth(s, d), i, i);
      return;
  }
}

function add(cost: number, worth: number, option: number, group: number): void {
  optionWorth[option] = worth;
  if (worth <= 0 || things === MOST_THINGS) return;
  costs[things] = cost;
  worths[things] = worth;
  byOption[things] = option;
  kindred[things] = group;
  things++;
}

/** Æther for this kind of card only makes the first one cheaper. */
function offerGain(s: State, seat: number, d: number, place: number, i: number): void {
  const only = kindOf[d] === Kind.Gem ? s[at.gemAether]! : kindOf[d] === Kind.Spell ? s[at.spellAether]! : 0;
  const cost = costOf[d]! - Math.min(costOf[d]!, only);
  const worth = gainWorth(s, seat, d) - pileLoss(s, place);
  if (2 * costOf[d]! <= s[at.aether]! + only && size(s, place) > 1) {
    add(costOf[d]! + cost, ((1 + W.again) * worth) | 0, i, i);
  }
  add(cost, worth, i, i);
}

function offerCharges(s: State, seat: number, i: number): void {
  const room = slotsOf[s[at.mage + seat]!]! - s[at.charges + seat]!;
  for (let n = room; n > 0; n--)
    if (n * CHARGE_COST <= s[at.aether]!) add(n * CHARGE_COST, chargeChange(s, seat, n), i, i);
}

function useWorthOf(s: State, d: number, place: number): number {
  for (let card = head(s, place); card >= 0; card = next(s, card))
    if (definition(s, card) === d) return readApart(s, preppedPcOf[d]!, card, s[at.active]!);
  return 0;
}

/** A power that is paid for does nothing. */
export function discardWorth(s: State, d: number): number {
  let card = head(s, Place.NemesisPlay);
  while (definition(s, card) !== d) card = next(s, card);
  return powerWorth(s, card) + readApart(s, payPcOf[d]!, None.Card, s[at.active]!);
}

/** Thing after thing, group after group: the best for each amount of æther. */
function spend(aether: number): void {
  best.fill(0, 0, aether + 1);
  bought.fill(0, 0, aether + 1);
  for (let first = 0; first < things; ) {
    let end = first + 1;
    while (end < things && kindred[end] === kindred[first]) end++;
    for (let left = aether; left >= 0; left--) spendOn(first, end, left);
    first = end;
  }
}

function spendOn(first: number, end: number, aether: number): void {
  for (let i = first; i < end; i++) {
    const rest = aether - costs[i]!;
    if (rest < 0 || best[rest]! + worths[i]! <= best[aether]!) continue;
    best[aether] = best[rest]! + worths[i]!;
    bought[aether] = bought[rest]! | (1 << i);
  }
}
