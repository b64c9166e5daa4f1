import { amountWord } from '../lexicon/amounts.js';
import { conditionWord } from '../lexicon/conditions.js';
import type { Parts } from '../lexicon/word.js';
import { append } from '../pool.js';
import { Sum, Value } from '../program.js';
import type { Amount, Condition } from '../vocabulary.js';
import { compileFilter } from './filters.js';

/** For words that are made of other words. */
export const PARTS: Parts = { amount: compileAmount, condition: compileCondition, filter: compileFilter };

/** A whole number as it stands; anything else becomes a tree in the program. */
export function compileAmount(amount: Amount | 'free'): number {
  if (typeof amount === 'number') return amount >= 0 ? amount : tree([Sum.Negative, -amount]);
  if (amount === 'all') return Value.All;
  if (amount === 'free') return Value.Free;
  if (amount === 'did') return tree([Sum.Did]);
  if (amount === 'named') return tree([Sum.Named]);
  return tree(amountWord(amount).write(amount, PARTS));
}

const tree = (numbers: readonly number[]): number => Value.Tree + append(numbers);

export function compileCondition(condition: Condition): number {
  return append(conditionWord(condition).write(condition, PARTS));
}
