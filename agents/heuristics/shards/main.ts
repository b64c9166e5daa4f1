import type { State } from '../../../src/core/game.js';
import type { Scored } from '../../../src/core/heuristic.js';
import { at, INFINITE, Zone } from '../../../src/games/shards/layout.js';
import { definitionIn, kindIn, numberIn, OptionKind } from '../../../src/games/shards/option.js';
import { MAX_OPTIONS } from '../../../src/games/shards/options.js';
import { focusPriceOf, playOf, program, traitsOf } from '../../../src/games/shards/pool.js';
import { Op, Test, Trait } from '../../../src/games/shards/program.js';
import {
  defense,
  isOpenToAttack,
  priceFor,
  shieldInPlay,
} from '../../../src/games/shards/rules/champions.js';
import { canExhaust } from '../../../src/games/shards/rules/exhaust.js';
import { opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, definition, findIn, head, list, next } from '../../../src/games/shards/state.js';
import { PART, POWER, W } from './weights.js';
import {
  championWorth,
  deckWorth,
  exhaustWorth,
  focusWorth,
  momentNow,
  playWorth,
  powerNow,
} from './worth.js';

/** What is done first: cards of the hand, then champions, then gems are spent, then champions are attacked. */
const enum Order {
  Play = 8_000_000,
  Exhaust = 7_000_000,
  Relic = 6_000_000,
  Spend = 4_000_000,
  LatePlay = 3_000_000,
  LateExhaust = 2_500_000,
  Attack = 2_000_000,
  End = 1_000_000,
}

const within = (worth: number): number => Math.max(-400_000, Math.min(400_000, worth | 0));

/** Gems are weighed only when nothing comes before them. */
export function mainScore({ state: s, options, count, high }: Scored, i: number): number {
  const option = options[i]!;
  const d = definitionIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playScore(s, d);
    case OptionKind.Exhaust:
      return exhaustScore(d);
    case OptionKind.Relic:
      return Order.Relic + within(deckWorth(d));
    case OptionKind.Attack:
      return attackScore(s, d, numberIn(option));
    case OptionKind.End:
      return Order.End;
    default:
      return high >= Order.Relic ? 0 : spendScore(s, options, count, i);
  }
}

/** What an option is worth by itself. */
export function mainWorth(s: State, option: number): number {
  const d = definitionIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playWorth(d);
    case OptionKind.Exhaust:
      return exhaustWorth(d);
    case OptionKind.Relic:
      return deckWorth(d);
    case OptionKind.Attack:
      return attackWorth(s, d, numberIn(option));
    case OptionKind.End:
      return 0;
    default:
      return buyWorth(s, option);
  }
}

// Playing

/** Copies want something to copy, and bonuses the mastery of this turn; champions inspire, and drawn cards come first. */
function playScore(s: State, d: number): number {
  const traits = traitsOf[d]!;
  if (traits & Trait.Champion) return Order.Play + 5;
  switch (program[playOf[d]!]) {
    case Op.Copy:
      return Order.LatePlay;
    case Op.Draw:
      return Order.Play + 4;
    case Op.Gain:
      return Order.Play + 3;
    default:
      return waitsForMastery(s, d) ? Order.LatePlay + 1 : Order.Play + 1;
  }
}

const CLOSE = 3;

/** Whether a little more mastery, which this turn may still bring, would give another effect. */
function waitsForMastery(s: State, d: number): boolean {
  const mastery = s[at.mastery + s[at.active]!]!;
  const pc = playOf[d]!;
  for (let p = pc; program[p] === Op.Unless && program[p + 1] === Test.Mastery; p = program[p + 3]!) {
    if (program[p + 2]! > mastery && program[p + 2]! <= mastery + CLOSE) return true;
  }
  return false;
}

/** Whether the active player has a card to play or a champion to use that the heuristic lets nothing come before. */
export function playsFirst(s: State): boolean {
  const you = s[at.active]!;
  for (let card = head(s, list(you, Zone.Hand)); card >= 0; card = next(s, card)) {
    if (playScore(s, definition(s, card)) >= Order.Play) return true;
  }
  for (let card = head(s, champions(you)); card >= 0; card = next(s, card)) {
    if (exhaustScore(definition(s, card)) >= Order.Exhaust && canExhaust(s, card, you)) return true;
  }
  return false;
}

/** What doubles power comes last. */
const exhaustScore = (d: number): number =>
  traitsOf[d]! & Trait.PlainExhaust ? Order.Exhaust + 2 : Order.LateExhaust + 1;

// Spending

export const priceOf = (s: State, option: number): number =>
  kindIn(option) === OptionKind.Focus
    ? focusPriceOf[s[at.leader + s[at.active]!]!]!
    : priceFor(s, definitionIn(option), s[at.active]!);

function buyWorth(s: State, option: number): number {
  const d = definitionIn(option);
  switch (kindIn(option)) {
    case OptionKind.Focus:
      return focusWorth();
    case OptionKind.FastPlay:
      return playWorth(d) + (canEnd(s, powerNow(d)) ? W.ends : 0);
    default:
      return deckWorth(d);
  }
}

const isSpending = (option: number): boolean => {
  const kind = kindIn(option);
  return kind === OptionKind.Recruit || kind === OptionKind.FastPlay || kind === OptionKind.Focus;
};

/** By option: what it is worth and costs to buy, as known in this decision; nothing for other options. */
const worths = new Int32Array(MAX_OPTIONS);
const prices = new Int32Array(MAX_OPTIONS);
let weighedAt = 0;

function weighPurchases(s: State, options: Int32Array, count: number): void {
  if (weighedAt === momentNow()) return;
  weighedAt = momentNow();
  for (let i = 0; i < count; i++) {
    const option = options[i]!;
    worths[i] = isSpending(option) ? buyWorth(s, option) : 0;
    if (worths[i]! > 0) prices[i] = priceOf(s, option);
  }
}

/** The worth of a purchase and of the best second one that the remaining gems can buy. */
function spendScore(s: State, options: Int32Array, count: number, i: number): number {
  weighPurchases(s, options, count);
  if (worths[i]! <= 0) return 0;
  const left = s[at.gems]! - prices[i]!;
  let more = 0;
  for (let j = 0; j < count; j++) {
    if (worths[j]! <= more || prices[j]! > left || j === i) continue;
    if (definitionIn(options[j]!) !== definitionIn(options[i]!)) more = worths[j]!;
  }
  return Order.Spend + within(worths[i]! + PART.second * more);
}

// Attacking champions

/** Power that would not be enough to end an opponent is worth less than a good champion. */
function attackWorth(s: State, d: number, seat: number): number {
  const card = findIn(s, champions(seat), d);
  const price = s[at.power]! >= INFINITE ? 0 : defense(s, card, seat);
  return (PART.attack * championWorth(d) - price * POWER) | 0;
}

function attackScore(s: State, d: number, seat: number): number {
  const worth = canEnd(s, 0) ? 0 : attackWorth(s, d, seat);
  return worth > 0 ? Order.Attack + within(worth) : 0;
}

/** Whether the power of this turn plus `more` eliminates an opponent who shows no shields. */
export function canEnd(s: State, more: number): boolean {
  const you = s[at.active]!;
  const opponents = opponentsOf(s, you);
  const power = s[at.power]! + more;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if ((opponents & (1 << seat)) === 0 || power < s[at.health + seat]!) continue;
    if (isOpenToAttack(s, seat, you) && power >= s[at.health + seat]! + shieldInPlay(s, seat)) return true;
  }
  return false;
}
