import { HOUSES } from '../houses.js';
import { COMPARISONS, seatOf, WHO } from '../lexicon/references.js';
import type { Parts } from '../lexicon/word.js';
import { append } from '../pool.js';
import { Stat, Sum, Test, Value } from '../program.js';
import { type Amount, type Condition, MEMORIES, type Stat as StatWord, type Target } from '../vocabulary.js';
import { compileFilter } from './filters.js';

const STATS: Record<StatWord, number> = {
  power: Stat.Power,
  armor: Stat.Armor,
  damage: Stat.Damage,
  amber: Stat.Amber,
  traits: Stat.Traits,
  bonus: Stat.Bonus,
  doom: Stat.Doom,
  fuse: Stat.Other,
  glory: Stat.Other,
  growth: Stat.Other,
  disruption: Stat.Other,
};
const COLOURS = { red: 1, yellow: 2, blue: 4 };

/** A whole number as it stands; anything else becomes a tree in the program. */
export function compileAmount(amount: Amount | 'free'): number {
  if (typeof amount === 'number') return amount >= 0 ? amount : tree(Sum.Negative, -amount);
  if (amount === 'all') return Value.All;
  if (amount === 'free') return Value.Free;
  if (amount === 'did') return tree(Sum.Did);
  if (amount === 'named') return tree(Sum.Named);
  switch (amount.amount) {
    case 'count':
      return tree(Sum.Count, compileFilter(amount.of));
    case 'houses':
      return tree(Sum.Houses, compileFilter(amount.of));
    case 'stat':
      return tree(Sum.Stat, STATS[amount.stat], compileStatTarget(amount.of));
    case 'pool':
      return tree(Sum.Pool, seatOf(amount.of));
    case 'keys':
      return tree(Sum.Keys, seatOf(amount.of), amount.colour ? COLOURS[amount.colour] : 0);
    case 'memory':
      return tree(Sum.Memory, MEMORIES.indexOf(amount.fact), seatOf(amount.of), houseNumber(amount.house));
    case 'part':
      return tree(Sum.Part, compileAmount(amount.of), amount.divisor, amount.up ? 1 : 0);
    case 'plus':
      return tree(Sum.Plus, compileAmount(amount.a), compileAmount(amount.b));
    case 'minus':
      return tree(Sum.Minus, compileAmount(amount.a), compileAmount(amount.b));
    case 'times':
      return tree(Sum.Times, compileAmount(amount.a), compileAmount(amount.b));
    case 'atMost':
      return tree(Sum.AtMost, compileAmount(amount.a), compileAmount(amount.b));
    case 'either':
      return tree(Sum.Either, compileCondition(amount.if), compileAmount(amount.a), compileAmount(amount.b));
  }
}

/** For words that are made of other words. */
export const PARTS: Parts = { amount: compileAmount, condition: compileCondition, filter: compileFilter };

const tree = (...numbers: number[]): number => Value.Tree + append(numbers);

const houseNumber = (house: string | undefined): number => (HOUSES as readonly string[]).indexOf(house ?? '');

/** A stat is of one card, or summed over each card of a filter. */
function compileStatTarget(target: Target): number {
  if (typeof target === 'string') return WHO[target];
  if (target.choose !== 'each') throw new Error('a stat is of one card or of each card');
  return Value.Tree + compileFilter(target.filter);
}

export function compileCondition(condition: Condition): number {
  switch (condition.test) {
    case 'compare':
      return append([
        Test.Compare,
        compileAmount(condition.a),
        COMPARISONS[condition.is],
        compileAmount(condition.b),
      ]);
    case 'is':
      return append([Test.Is, WHO[condition.card], compileFilter(condition.filter)]);
    case 'some':
      return append([Test.Some, compileFilter(condition.filter)]);
    case 'none':
      return append([Test.None, compileFilter(condition.filter)]);
    case 'not':
      return append([Test.Not, compileCondition(condition.condition)]);
    case 'destroyed':
      return append([Test.Destroyed, WHO[condition.card]]);
    case 'fighting':
      return append([
        Test.Fighting,
        WHO[condition.card],
        condition.role === 'attacking' ? 1 : 0,
        condition.against ? compileFilter(condition.against) : 0,
      ]);
    case 'yourTurn':
      return append([Test.YourTurn]);
    case 'all':
      return append([Test.All, condition.conditions.length, ...condition.conditions.map(compileCondition)]);
  }
}
