import { type Noun, sentence, title } from '../../core/english.js';
import { sayAmount as amountWords } from './lexicon/amounts.js';
import { sayCondition as conditionWords } from './lexicon/conditions.js';
import { sayEffects } from './lexicon/effects/index.js';
import type { Ability, Amount, Card, Condition, Target } from './vocabulary.js';
import { sayAbilityText, sayTimed } from './words/abilities.js';
import { filterNoun } from './words/filters.js';
import { grantedScope, openScope, type Scope, type Voice } from './words/scope.js';
import { sayTarget as targetWords } from './words/targets.js';

/** The name of a card, by its id. */
export type NameOf = (id: string) => string;

const VOICE: Voice = {
  target: targetWords,
  condition: conditionWords,
  effects: sayEffects,
  granted: (ability, bearer, scope) => sayAbilityText(ability, grantedScope(scope, bearer)),
  timed: sayTimed,
};

const speak = (card: Card, nameOf: NameOf): Scope => openScope(card, VOICE, nameOf);

/** The card's text in English, a line for each keyword and each ability. */
export const sayText = (card: Card, nameOf: NameOf = title): string[] => [
  ...(card.keywords ?? []).map((keyword) => sentence(keyword.replace(':', ' '))),
  ...(card.text ?? []).map((ability) => sayAbility(ability, card, nameOf)),
];

export const sayAbility = (ability: Ability, card: Card, nameOf: NameOf = title): string =>
  sayAbilityText(ability, speak(card, nameOf));

/** The amount as a number that stands alone: "the number of friendly creatures". */
export const sayAmount = (amount: Amount, card: Card, nameOf: NameOf = title): string =>
  amountWords(amount, speak(card, nameOf));

export const sayCondition = (condition: Condition, card: Card, nameOf: NameOf = title): string =>
  conditionWords(condition, speak(card, nameOf));

/** "a friendly creature", "each of 2 enemy creatures". */
export const sayTarget = (target: Target, card: Card, nameOf: NameOf = title): string =>
  targetWords(target, speak(card, nameOf));

/** The cards that the filter lets through, as a noun without an article, for one of them and for many. */
export const sayFilter = (filter: string, card: Card, nameOf: NameOf = title): Noun =>
  filterNoun(filter, speak(card, nameOf));
