import { agree, howMany, isMass, list, noun, opposite, orList } from '../../../core/english.js';
import type { Amount, Comparison, Condition } from '../vocabulary.js';
import { isCounted, sayAmount, statNoun } from './amounts.js';
import { filterNoun, oneOf, particularCard, sayIs } from './filters.js';
import { memoryIs } from './memories.js';
import { AMBER } from './nouns.js';
import { type Scope, sayPlayer, sayRef } from './scope.js';

export function sayCondition(condition: Condition, scope: Scope, not = false): string {
  switch (condition.test) {
    case 'compare':
      return sayCompare(condition, scope, not);
    case 'is':
      return `${sayRef(condition.card, scope, 'subject')} ${sayIs(condition.filter, scope, not)}`;
    case 'some':
    case 'none':
      return sayThereIs(condition.filter, scope, (condition.test === 'none') !== not);
    case 'not':
      return sayCondition(condition.condition, scope, !not);
    case 'destroyed':
      return `${sayRef(condition.card, scope, 'subject')} is ${not ? 'not ' : ''}destroyed this way`;
    case 'fighting':
      return sayFighting(condition, scope, not);
    case 'yourTurn':
      return `it is ${not ? 'not ' : ''}your turn`;
    case 'all':
      return (not ? orList : list)(condition.conditions.map((each) => sayCondition(each, scope, not)));
  }
}

function sayFighting(
  condition: Extract<Condition, { test: 'fighting' }>,
  scope: Scope,
  not: boolean,
): string {
  const how = condition.role === 'attacking' ? 'attacking' : 'fighting';
  const against = condition.against ? ` ${oneOf(condition.against, scope)}` : '';
  return `${sayRef(condition.card, scope, 'subject')} is ${not ? 'not ' : ''}${how}${against}`;
}

function sayThereIs(filter: string, scope: Scope, none: boolean): string {
  const card = particularCard(filter);
  if (card) return `${sayRef(card, scope, 'subject')} ${sayIs(filter, scope, none)}`;
  const place = /\bin:/.test(filter) ? '' : ' in play';
  if (none) return `there are no ${filterNoun(filter, scope).many}${place}`;
  return `there is ${oneOf(filter, scope)}${place}`;
}

type Compare = Extract<Condition, { test: 'compare' }>;

function sayCompare({ a, is, b }: Compare, scope: Scope, not: boolean): string {
  const relation = not ? opposite(is) : is;
  if (relation === '!=') return `${sayAmount(a, scope)} is not ${sayAmount(b, scope)}`;
  if (typeof b === 'number') return sayLimit(a, relation, b, scope);
  return (
    sayMore(a, relation, b, scope) ??
    `${sayAmount(a, scope)} is ${RELATIONS[relation]} ${sayAmount(b, scope)}`
  );
}

const RELATIONS: Record<Comparison, string> = {
  '=': 'equal to',
  '>=': 'at least',
  '<=': 'at most',
  '>': 'greater than',
  '<': 'less than',
};

/** Against a fixed number: "your opponent has 7 or more æmber". */
function sayLimit(a: Amount, is: Comparison, n: number, scope: Scope): string {
  const kind = typeof a === 'object' ? a : undefined;
  if (kind?.amount === 'memory') return memoryIs(kind.fact, kind.of, kind.house ?? '', is, n, scope);
  if (kind?.amount === 'pool') return playerHas(sayPlayer(kind.of, scope), howMany(is, n, AMBER));
  if (kind?.amount === 'keys') {
    return playerHas(
      sayPlayer(kind.of, scope),
      `forged ${howMany(is, n, noun(kind.colour ? `${kind.colour} key` : 'key'))}`,
    );
  }
  if (kind?.amount === 'count') return thereAre(howMany(is, n, filterNoun(kind.of, scope)), is, n, kind.of);
  if (kind?.amount === 'houses')
    return thereAre(`${howMany(is, n, noun('house'))} among ${filterNoun(kind.of, scope).many}`, is, n, '');
  if (a === 'did' && scope.did)
    return `${howMany(is, n, scope.did.of)} ${isOne(is, n) || isMass(scope.did.of) ? 'was' : 'were'} ${scope.did.done}`;
  if (kind?.amount === 'stat' && isCounted(kind.stat))
    return thereAre(howMany(is, n, statNoun(kind.stat, kind.of, scope)), is, n, '');
  return `${sayAmount(a, scope)} is ${limit(is, n)}`;
}

const isOne = (is: Comparison, n: number): boolean => n === 1 && (is === '=' || is === '>=');

const playerHas = (who: string, what: string): string => `${who} ${agree(who, 'have')} ${what}`;

function thereAre(what: string, is: Comparison, n: number, filter: string): string {
  const place = filter === '' || /\bin:|neighbour:/.test(filter) ? '' : ' in play';
  return `there ${isOne(is, n) ? 'is' : 'are'} ${what}${place}`;
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
