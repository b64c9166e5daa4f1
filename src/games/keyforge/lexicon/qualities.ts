import { title, withArticle } from '../../../core/english.js';
import type { Predicate } from '../filter.js';
import { HOUSES } from '../houses.js';
import { Value, Word } from '../program.js';
import { KEYWORDS } from '../vocabulary/modifiers.js';
import { has, place } from '../words/predicates.js';
import { type Scope, sayHouse, sayRef } from '../words/scope.js';
import { COMPARISONS } from './references.js';
import type { PredicateWord } from './word.js';

/** Words of filters for what a card is: its house, traits, name, keywords and power. */

const ANYTHING = /.+/;

const HOUSE_WORDS: Readonly<Record<string, [word: Word, of: (scope: Scope) => string]>> = {
  named: [Word.HouseNamed, (scope) => sayHouse('named', scope)],
  active: [Word.HouseActive, (scope) => sayHouse('active', scope)],
  'same:it': [Word.HouseSameIt, (scope) => `the same house as ${sayRef('it', scope)}`],
  identity: [Word.HouseIdentity, () => 'a house on your identity card'],
  inPlay: [Word.HouseInPlay, () => 'a house of which you have a card in play'],
  mostCreatures: [Word.HouseMostCreatures, () => 'the house with the most creatures in play'],
};

export const HOUSE: PredicateWord = {
  takes: ANYTHING,
  write({ argument }) {
    const special = HOUSE_WORDS[argument];
    return special ? [special[0], 0] : [Word.House, 1 << houseNumber(argument)];
  },
  say(predicate, scope) {
    const special = HOUSE_WORDS[predicate.argument];
    if (special) return place(`of ${special[1](scope)}`)(predicate, scope);
    const name = sayHouse(predicate.argument, scope);
    return predicate.not
      ? { adjective: `non-${name}`, is: `does not belong to house ${name}` }
      : { adjective: name, is: `belongs to house ${name}` };
  },
};

function houseNumber(word: string): number {
  const house = (HOUSES as readonly string[]).indexOf(word);
  if (house < 0) throw new Error(`"${word}" is not a house`);
  return house;
}

/** A house where it may also be the one that was chosen, or one of which no card is in play. */
export function houseCode(word: string): number {
  if (word === 'named') return Value.HouseNamed;
  return word === 'notInPlay' ? Value.HouseNotInPlay : houseNumber(word);
}

export const TRAIT: PredicateWord = {
  takes: ANYTHING,
  write: ({ argument }, numbers) =>
    argument === 'named' ? [Word.TraitNamed, 0] : [Word.Trait, numbers.trait(argument)],
  say(predicate, scope) {
    if (predicate.argument === 'named') return has('the chosen trait')(predicate, scope);
    const name = title(predicate.argument);
    return predicate.not
      ? { adjective: `non-${name}`, is: `is not ${withArticle(name)}` }
      : { adjective: name, is: `is ${withArticle(name)}` };
  },
};

export const NAME: PredicateWord = {
  takes: ANYTHING,
  write: ({ argument }, numbers) =>
    argument === 'it' ? [Word.NameIt, 0] : [Word.Name, numbers.card(argument)],
  say({ argument, not }, scope) {
    if (argument === 'it') {
      const words = `${not ? 'a different' : 'the same'} name ${not ? 'from' : 'as'} ${sayRef('it', scope)}`;
      return { behind: `with ${words}`, is: `has ${words}` };
    }
    const name = scope.nameOf(argument);
    return not ? { behind: `not named ${name}`, is: `is not ${name}` } : { is: `is ${name}` };
  },
};

export const KEYWORD: PredicateWord = {
  takes: ANYTHING,
  write: ({ argument }) => [Word.Keyword, keywordBit(argument)],
  say: (predicate, scope) =>
    predicate.not
      ? has(predicate.argument)(predicate, scope)
      : { adjective: predicate.argument, is: `has ${predicate.argument}` },
};

export function keywordBit(word: string): number {
  const bit = (KEYWORDS as readonly string[]).indexOf(word);
  if (bit < 0) throw new Error(`"${word}" is not a keyword`);
  return 1 << bit;
}

const POWERS: Readonly<Record<string, [word: Word, words: (scope: Scope) => string]>> = {
  odd: [Word.PowerOdd, () => 'odd power'],
  even: [Word.PowerEven, () => 'even power'],
  named: [Word.PowerNamed, () => 'power equal to the chosen number'],
  those: [Word.PowerThose, () => 'the same power as one of those cards'],
  lowest: [Word.PowerLowest, () => 'the lowest power'],
  highest: [Word.PowerHighest, () => 'the highest power'],
  belowIt: [Word.PowerBelowIt, (scope) => `lower power than ${sayRef('it', scope)}`],
};

export const POWER: PredicateWord = {
  takes: Object.keys(POWERS),
  write({ argument, comparison, n }) {
    const special = POWERS[argument];
    return special ? [special[0], 0] : [Word.Power, (COMPARISONS[comparison || '='] << 8) | n];
  },
  say(predicate, scope) {
    const special = POWERS[predicate.argument];
    return has(special ? special[1](scope) : `power ${bound(predicate)}`)(predicate, scope);
  },
};

function bound({ comparison, n }: Predicate): string {
  if (comparison === '>=') return `${n} or higher`;
  if (comparison === '<=') return `${n} or lower`;
  if (comparison === '>') return `higher than ${n}`;
  return comparison === '<' ? `lower than ${n}` : `${n}`;
}
