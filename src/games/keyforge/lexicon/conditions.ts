import { howMany, isMass, list, opposite, orList } from '../../../core/english.js';
import { Test } from '../program.js';
import type { Amount, Comparison, Condition } from '../vocabulary.js';
import { filterNoun, oneOf, particularCard, sayIs } from '../words/filters.js';
import { type Scope, sayPlayer, sayRef } from '../words/scope.js';
import { amountWord, isOne, playerHas, sayAmount } from './amounts.js';
import { COMPARISONS, WHO } from './references.js';
import type { ConditionOf, ConditionWord, ConditionWords } from './word.js';

const RELATIONS: Record<Comparison, string> = {
  '=': 'equal to',
  '>=': 'at least',
  '<=': 'at most',
  '>': 'greater than',
  '<': 'less than',
};

function sayCompare({ a, is, b }: ConditionOf<'compare'>, scope: Scope, not: boolean): string {
  const relation = not ? opposite(is) : is;
  if (relation === '!=') return `${sayAmount(a, scope)} is not ${sayAmount(b, scope)}`;
  if (typeof b === 'number') return sayLimit(a, relation, b, scope);
  return (
    sayMore(a, relation, b, scope) ??
    `${sayAmount(a, scope)} is ${RELATIONS[relation]} ${sayAmount(b, scope)}`
  );
}

/** Against a fixed number: "your opponent has 7 or more æmber". */
function sayLimit(a: Amount, is: Comparison, n: number, scope: Scope): string {
  const own = typeof a === 'object' ? amountWord(a).limit?.(a, is, n, scope) : undefined;
  if (own) return own;
  if (a === 'did' && scope.did) {
    const were = isOne(is, n) || isMass(scope.did.of) ? 'was' : 'were';
    return `${howMany(is, n, scope.did.of)} ${were} ${scope.did.done}`;
  }
  return `${sayAmount(a, scope)} is ${limit(is, n)}`;
}

function limit(is: Comparison, n: number): string {
  if (is === '>=') return `${n} or more`;
  if (is === '<=') return `${n} or less`;
  return is === '=' ? `exactly ${n}` : `${RELATIONS[is]} ${n}`;
}

/** One side against the other: "your opponent has more æmber than you". */
function sayMore(a: Amount, is: Comparison, b: Amount, scope: Scope): string | undefined {
  if (typeof a !== 'object' || typeof b !== 'object' || (is !== '>' && is !== '<')) return undefined;
  const more = is === '>' ? 'more' : 'fewer';
  if (a.amount === 'count' && b.amount === 'count') {
    return `there are ${more} ${filterNoun(a.of, scope).many} than ${filterNoun(b.of, scope).many}`;
  }
  if (a.amount === 'pool' && b.amount === 'pool') {
    return `${playerHas(sayPlayer(a.of, scope), `${is === '>' ? 'more' : 'less'} æmber`)} than ${sayPlayer(b.of, scope)}`;
  }
  if (a.amount !== 'keys' || b.amount !== 'keys') return undefined;
  return `${playerHas(sayPlayer(a.of, scope), `forged ${more} keys`)} than ${sayPlayer(b.of, scope)}`;
}

function sayThereIs(filter: string, scope: Scope, none: boolean): string {
  const card = particularCard(filter);
  if (card) return `${sayRef(card, scope, 'subject')} ${sayIs(filter, scope, none)}`;
  const place = /\bin:/.test(filter) ? '' : ' in play';
  if (none) return `there are no ${filterNoun(filter, scope).many}${place}`;
  return `there is ${oneOf(filter, scope)}${place}`;
}

/** What must hold; with `not` its opposite is said. */
const CONDITIONS: ConditionWords = {
  compare: {
    write: ({ a, is, b }, w) => [Test.Compare, w.amount(a), COMPARISONS[is], w.amount(b)],
    say: sayCompare,
  },
  is: {
    write: ({ card, filter }, w) => [Test.Is, WHO[card], w.filter(filter)],
    say: ({ card, filter }, scope, not) => `${sayRef(card, scope, 'subject')} ${sayIs(filter, scope, not)}`,
  },
  some: {
    write: ({ filter }, w) => [Test.Some, w.filter(filter)],
    say: ({ filter }, scope, not) => sayThereIs(filter, scope, not),
  },
  none: {
    write: ({ filter }, w) => [Test.None, w.filter(filter)],
    say: ({ filter }, scope, not) => sayThereIs(filter, scope, !not),
  },
  not: {
    write: ({ condition }, w) => [Test.Not, w.condition(condition)],
    say: ({ condition }, scope, not) => sayCondition(condition, scope, !not),
  },
  destroyed: {
    write: ({ card }) => [Test.Destroyed, WHO[card]],
    say: ({ card }, scope, not) =>
      `${sayRef(card, scope, 'subject')} is ${not ? 'not ' : ''}destroyed this way`,
  },
  fighting: {
    write: ({ card, role, against }, w) => [
      Test.Fighting,
      WHO[card],
      role === 'attacking' ? 1 : 0,
      against ? w.filter(against) : 0,
    ],
    say({ card, role, against }, scope, not) {
      const how = role === 'attacking' ? 'attacking' : 'fighting';
      const foe = against ? ` ${oneOf(against, scope)}` : '';
      return `${sayRef(card, scope, 'subject')} is ${not ? 'not ' : ''}${how}${foe}`;
    },
  },
  yourTurn: {
    write: () => [Test.YourTurn],
    say: (_, __, not) => `it is ${not ? 'not ' : ''}your turn`,
  },
  lowTide: {
    write: () => [Test.LowTide],
    say: (_, __, not) => `the tide is ${not ? 'not ' : ''}low`,
  },
  shareHouse: {
    write: () => [Test.ShareHouse],
    say: (_, scope, not) => `${sayRef('those', scope, 'subject')} share ${not ? 'no' : 'a'} house`,
  },
  all: {
    write: ({ conditions }, w) => [
      Test.All,
      conditions.length,
      ...conditions.map((each) => w.condition(each)),
    ],
    say: ({ conditions }, scope, not) =>
      (not ? orList : list)(conditions.map((each) => sayCondition(each, scope, not))),
  },
};

export const conditionWord = (condition: Condition): ConditionWord =>
  CONDITIONS[condition.test] as ConditionWord;

export const sayCondition = (condition: Condition, scope: Scope, not = false): string =>
  conditionWord(condition).say(condition, scope, not);
