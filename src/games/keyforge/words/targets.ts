import { list, type Noun, noun, units } from '../../../core/english.js';
import { sayAmount } from '../lexicon/amounts.js';
import type { Amount, Selector, Target } from '../vocabulary.js';
import { eachOne, filterNoun, isYours, kindOf, oneOf } from './filters.js';
import { CARD, CREATURE } from './nouns.js';
import { type Scope, sayPlayers, sayRef } from './scope.js';
import type { From } from './zones.js';

/** The cards an effect touches; later words may call them "that creature" or "those creatures". */
export function sayTarget(target: Target, scope: Scope, from: From = 'in'): string {
  if (typeof target === 'string') return sayRef(target, scope);
  const text = saySelector(target, scope, from);
  remember(targetNoun(target, scope), scope);
  return text;
}

export function remember(kind: Noun, scope: Scope): void {
  scope.it = kind;
  scope.those = kind;
}

function saySelector(target: Selector, scope: Scope, from: From): string {
  switch (target.choose) {
    case 'a':
      return target.n === 1
        ? oneOf(target.filter, scope, from)
        : several('', target.n, filterNoun(target.filter, scope, from), scope);
    case 'upTo':
      return several('up to ', target.n, filterNoun(target.filter, scope, from), scope);
    case 'any':
      return `any number of ${filterNoun(target.filter, scope, from).many}${totalPower(target.power)}`;
    case 'each':
      return `${eachOne(target.filter, scope, from)}${target.except ? ` except ${saySelector(target.except, scope, from)}` : ''}`;
    case 'random':
      return sayRandom(target.n, filterNoun(target.filter, scope, from), scope);
    case 'most':
    case 'least':
      return theFirst(
        target.n,
        prefixed(`${target.choose} powerful`, filterNoun(target.filter, scope, from)),
        scope,
      );
    case 'top':
      return `${topCards(target.n, scope)} of ${sayPlayers(target.of, scope)} ${target.pile === 'deck' ? 'deck' : 'discard pile'}`;
    case 'with':
      return sayBoth(target.first, target.then, scope, from);
  }
}

const totalPower = (power: number | undefined): string =>
  power ? ` with a total power of ${power} or more` : '';

/** How many cards of what: "2 creatures", "up to 1 creature", "a number of creatures equal to …". */
function several(before: string, n: Amount, of: Noun, scope: Scope): string {
  if (typeof n === 'number') return `${before}${units(n, of)}`;
  if (n === 'all') return `${before}all ${of.many}`;
  return `${before}a number of ${of.many} equal to ${sayAmount(n, scope)}`;
}

const prefixed = (word: string, of: Noun): Noun => noun(`${word} ${of.one}`, `${word} ${of.many}`);

const sayRandom = (n: Amount, of: Noun, scope: Scope): string =>
  n === 1 ? `a random ${of.one}` : several('', n, prefixed('random', of), scope);

/** "the top card", "the 3 most powerful creatures". */
function theFirst(n: Amount, of: Noun, scope: Scope): string {
  return n === 1 ? `the ${of.one}` : several('the ', n, of, scope).replace('the a number', 'a number');
}

/** The number stands after "top": "the top 3 cards". */
const topCards = (n: Amount, scope: Scope): string =>
  typeof n === 'number' && n > 1 ? `the top ${n} cards` : theFirst(n, prefixed('top', CARD), scope);

/** Beside those that are chosen already only the new ones are said. */
function sayBoth(first: Target, then: Target, scope: Scope, from: From): string {
  if (first === 'those') return sayTarget(then, scope, from);
  const text = sayTarget(first, scope, from);
  if (isNeighboursOfIt(then)) return `${text} and each of its neighbors`;
  return list([text, ...partsOf(then).map((part) => sayTarget(part, scope, from))]);
}

const partsOf = (target: Target): Target[] =>
  typeof target === 'object' && target.choose === 'with'
    ? [...partsOf(target.first), ...partsOf(target.then)]
    : [target];

const isNeighboursOfIt = (target: Target): boolean =>
  typeof target === 'object' && target.choose === 'each' && target.filter === 'creature neighbour:it';

/** "this way": what the effect has done is counted by later words. */
export function reached(target: Target, participle: string, scope: Scope): void {
  scope.did = { of: targetNoun(target, scope), done: `${participle} this way` };
}

/** "3 damage to each of 2 creatures": not 3 in all. */
export const eachOf = (target: Target, text: string): string =>
  isPlural(target) && (typeof target === 'string' || target.choose !== 'with') ? `each of ${text}` : text;

/** What a chosen card is called afterwards. */
export function targetNoun(target: Target, scope: Scope): Noun {
  if (typeof target === 'string') return (target === 'those' ? scope.those : scope.it) ?? CARD;
  if (target.choose === 'top') return CARD;
  if (target.choose === 'with') return bothNoun(target.first, target.then, scope);
  return kindOf(target.filter);
}

function bothNoun(first: Target, then: Target, scope: Scope): Noun {
  if (isNeighboursOfIt(then)) return CREATURE;
  if (first === 'those') return targetNoun(then, scope);
  const [a, b] = [targetNoun(first, scope), targetNoun(then, scope)];
  return a.one === b.one ? a : CARD;
}

export function isPlural(target: Target): boolean {
  if (typeof target === 'string') return target === 'those';
  if (target.choose === 'each') return false;
  return target.choose === 'with' || target.choose === 'any' || target.choose === 'upTo' || target.n !== 1;
}

/** "your", "its owner's", "their owners'": whose hand or deck the cards go to. */
export function ownersOf(target: Target): string {
  if (typeof target === 'object' && 'filter' in target && isYours(target.filter)) return 'your';
  if (typeof target === 'object' && target.choose === 'top' && target.of === 'you') return 'your';
  return isPlural(target) ? "their owners'" : "its owner's";
}
