import type { EffectWriter } from '../compile/effects.js';
import type { Predicate } from '../filter.js';
import type { Amount, Condition, Effect } from '../vocabulary.js';
import type { Say } from '../words/predicates.js';
import type { Scope } from '../words/scope.js';
import type { Statement } from '../words/statements.js';

/** The members of a union whose tag is, or may be, this word. */
export type Tagged<Union, Tag extends string, Word> =
  Union extends Record<Tag, infer Own> ? (Word extends Own ? Union : never) : never;

/** How the parts of a word are compiled, each to its number; passed in, because words stand in a circle. */
export interface Parts {
  amount(amount: Amount | 'free'): number;
  condition(condition: Condition): number;
  filter(text: string): number;
}

/** What an effect word means: the operations it is compiled to, and its English. */
export interface EffectWord<Word = Effect> {
  write(effect: Word, w: EffectWriter): void;
  say(effect: Word, scope: Scope): Statement;
}
export type EffectOf<Do extends Effect['do']> = Tagged<Effect, 'do', Do>;
export type EffectWords = { readonly [Do in Effect['do']]: EffectWord<EffectOf<Do>> };

/** The numbers of what is named in filters, given by the compiler. */
export interface Numbers {
  trait(name: string): number;
  card(id: string): number;
}

/** A word of filters: what may stand after its colon, its number with its argument, and its English. */
export interface PredicateWord {
  takes: readonly string[] | RegExp;
  write(predicate: Predicate, numbers: Numbers): readonly [word: number, argument: number];
  say: Say;
}
