import type { EffectWriter } from '../compile/effects.js';
import type { Predicate } from '../filter.js';
import type * as layout from '../layout.js';
import type { Ability, Amount, Comparison, Condition, Effect, Event, Modifier } from '../vocabulary.js';
import type { Bearer, Phrase } from '../words/modifiers.js';
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

/** What an amount word means: its record in the program, and its English. */
export interface AmountWord<Word = AmountNode> {
  write(amount: Word, w: Parts): readonly number[];
  /** As a number that stands alone. */
  say(amount: Word, scope: Scope): string;
  /** One of what it counts, where it is a count: "for each friendly creature". */
  each?(amount: Word, scope: Scope): string | undefined;
  /** That it reaches a fixed number, where that has words of its own: "you have 7 or more æmber". */
  limit?(amount: Word, is: Comparison, n: number, scope: Scope): string | undefined;
}
export type AmountNode = Extract<Amount, { amount: string }>;
export type AmountOf<Name extends AmountNode['amount']> = Tagged<AmountNode, 'amount', Name>;
export type AmountWords = { readonly [Name in AmountNode['amount']]: AmountWord<AmountOf<Name>> };

/** What a condition word means: its record in the program, and its English. */
export interface ConditionWord<Word = Condition> {
  write(condition: Word, w: Parts): readonly number[];
  say(condition: Word, scope: Scope, not: boolean): string;
}
export type ConditionOf<Name extends Condition['test']> = Tagged<Condition, 'test', Name>;
export type ConditionWords = { readonly [Name in Condition['test']]: ConditionWord<ConditionOf<Name>> };

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

/** A row of the tables of modifiers in pool.ts; what is left out is 0. */
export interface ModifierRow {
  kind: layout.Mod;
  n?: number;
  a?: number;
  b?: number;
  /** ModFlag */
  flags?: number;
}
/** What a modifier word means: its row, and its English as said of its bearer or as a sentence. */
export interface ModifierWord<Word = Modifier> {
  write(modifier: Word, w: Parts & { ability(ability: Ability): number }): ModifierRow;
  say(modifier: Word, bearer: Bearer, scope: Scope): Phrase | string;
}
export type ModifierOf<Mod extends Modifier['mod']> = Tagged<Modifier, 'mod', Mod>;
export type ModifierWords = { readonly [Mod in Modifier['mod']]: ModifierWord<ModifierOf<Mod>> };

/** An event as a clause: it happens ("is destroyed"), or would have ("would be destroyed"). */
export interface Happening {
  who: string;
  verb: string;
  rest: string;
}
/** What an event word means: the events of the engine in each place of an ability, and its English. */
export interface EventWord<Word = Event> {
  after?: layout.Event;
  before?: layout.Event;
  instead?: layout.Event;
  /** The only thing that can happen instead, as the rules do it themselves. */
  replacement?: Effect;
  /** AbilityFlag */
  flags?(event: Word): number;
  argument?(event: Word): number;
  say(event: Word, scope: Scope): Happening;
  /** How an ability opens that waits for it, unless by "after …". */
  opening?(event: Word, scope: Scope): string;
}
export type EventOf<Name extends Event['event']> = Tagged<Event, 'event', Name>;
export type EventWords = { readonly [Name in Event['event']]: EventWord<EventOf<Name>> };
