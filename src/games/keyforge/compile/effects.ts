import { Writer } from '../../../core/program.js';
import { writeEffects } from '../lexicon/effects/index.js';
import { seatOf, WHO } from '../lexicon/references.js';
import type { Parts } from '../lexicon/word.js';
import { compiled } from '../pool.js';
import { Op, Select, Value, Who } from '../program.js';
import type { Effect, Rule, Selector, Target } from '../vocabulary.js';
import { compileFilter } from './filters.js';
import { compileAmount, compileCondition } from './values.js';

/** How lasting effects get their abilities and modifiers compiled: given by the compiler of abilities. */
export type CompileRule = (rule: Rule, over: string | undefined) => number;

/** Compiles the effects of one ability into operations and returns where they start in the program. */
export function compileEffects(effects: readonly Effect[], rule: CompileRule, untag = false): number {
  const writer = new EffectWriter(rule);
  if (untag) writer.emit(Op.Untag);
  writer.effects(effects);
  writer.emit(Op.End);
  return writer.place();
}

const MODES = {
  a: Select.A,
  upTo: Select.UpTo,
  any: Select.Any,
  each: Select.Each,
  random: Select.Random,
  most: Select.Most,
  least: Select.Least,
} as const;

/** Writes the operations of one ability; the words of the lexicon say which. */
export class EffectWriter extends Writer implements Parts {
  readonly amount = compileAmount;
  readonly condition = compileCondition;
  readonly filter = compileFilter;
  /** Where the ability begins. */
  readonly start = this.here();
  /** A card has been revealed, which the ability then calls "it". */
  revealed = false;
  private loops = 0;

  constructor(readonly rule: CompileRule) {
    super(compiled);
  }

  effects(effects: readonly Effect[]): void {
    writeEffects(effects, this);
  }

  /** Writes the choosing of a target and returns how the operation then refers to it. */
  target(target: Target, purpose = 0): number {
    if (typeof target === 'string') return WHO[target];
    this.select(target, purpose);
    return Who.Those;
  }

  /** Two groups: the first is kept aside while the second is chosen. */
  pair(first: Target, second: Target): [number, number] {
    let a = this.target(first);
    if (a === Who.Those) {
      this.emit(Op.Keep);
      a = Who.Earlier;
    }
    return [a, this.target(second)];
  }

  select(target: Target, add: number): void {
    if (target === 'those' && (add & 1) === 0) return;
    if (typeof target === 'string') {
      this.emit(Op.SelectWho, WHO[target], add & 1);
    } else if (target.choose === 'with') {
      this.select(target.first, add);
      this.select(target.then, add | 1);
    } else if (target.choose === 'top') {
      const pile = target.pile === 'discard' ? 1 : 0;
      this.emit(Op.SelectTop, this.amount(target.n), seatOf(target.of), pile, add & 1);
    } else {
      this.choose(target, add);
    }
  }

  private choose(target: Exclude<Selector, { choose: 'with' | 'top' }>, add: number): void {
    const except = target.choose === 'each' ? target.except : undefined;
    if (except) {
      this.select(except, 0);
      this.emit(Op.Keep);
    }
    const n = 'n' in target ? this.amount(target.n) : Value.All;
    this.emit(Op.Select, MODES[target.choose], this.candidates(target.filter), n, add);
    if (except) this.emit(Op.Without);
  }

  /** A choice among those sets them aside, as it gathers its own. */
  private candidates(filter: string): number {
    if (!/\bin:those\b/.test(filter)) return this.filter(filter);
    this.emit(Op.Keep);
    return this.filter(filter.replace('in:those', 'in:earlier'));
  }

  /** One loop register per frame, so loops don't nest; none of the cards asks for it. */
  loop(next: Op, effects: readonly Effect[]): void {
    if (this.loops++ > 0) throw new Error('a loop within a loop');
    const body = this.here();
    this.effects(effects);
    this.emit(next, body);
    this.loops--;
  }
}
