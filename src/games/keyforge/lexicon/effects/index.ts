import type { EffectWriter } from '../../compile/effects.js';
import type { Effect } from '../../vocabulary.js';
import type { Scope } from '../../words/scope.js';
import type { Statement } from '../../words/statements.js';
import type { EffectWord, EffectWords } from '../word.js';
import { ACTS } from './acts.js';
import { AMBERS } from './amber.js';
import { CARDS } from './cards.js';
import { FLOW } from './flow.js';
import { LASTING } from './lasting.js';
import { OWN } from './own.js';
import { TOKENS } from './tokens.js';
import { WOUNDS } from './wounds.js';

const EFFECTS: EffectWords = {
  ...ACTS,
  ...AMBERS,
  ...CARDS,
  ...FLOW,
  ...LASTING,
  ...OWN,
  ...TOKENS,
  ...WOUNDS,
};

const wordOf = (effect: Effect): EffectWord => EFFECTS[effect.do] as EffectWord;

export function writeEffects(effects: readonly Effect[], w: EffectWriter): void {
  for (const effect of effects) wordOf(effect).write(effect, w);
}

export const sayEffects = (effects: readonly Effect[], scope: Scope): Statement[] =>
  effects.map((effect) => wordOf(effect).say(effect, scope));
