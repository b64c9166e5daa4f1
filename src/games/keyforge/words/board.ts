import { noun, numeral, withArticle } from '../../../core/english.js';
import type { Amount, Effect, Target } from '../vocabulary.js';
import { quantity, quantityFor } from './amounts.js';
import { filterNoun } from './filters.js';
import { DAMAGE } from './nouns.js';
import { type Scope, sayPlayer } from './scope.js';
import { clause, doing, following, type Statement } from './statements.js';
import { isPlural, sayTarget, targetNoun } from './targets.js';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** "this way": what the effect has done is counted by later words. */
export function reached(target: Target, participle: string, scope: Scope): void {
  scope.did = { of: targetNoun(target, scope), done: `${participle} this way` };
}

/** The target is said first: an amount may speak of it. */
export function sayDamage(effect: Of<'damage'>, scope: Scope): Statement {
  const to = eachOf(effect.to, sayTarget(effect.to, scope));
  const { head, tail } = quantityFor(effect.to, effect.n, DAMAGE, scope);
  const splash = effect.splash ? `, with ${effect.splash} splash` : '';
  scope.did = { of: DAMAGE, done: 'dealt this way' };
  const dealt = doing(`deal ${head} to ${to}${splash}${tail}`);
  return effect.throughArmor ? following(dealt, 'This damage cannot be prevented by armor.') : dealt;
}

/** "3 damage to each of 2 creatures": not 3 in all. */
const eachOf = (target: Target, text: string): string =>
  isPlural(target) && (typeof target === 'string' || target.choose !== 'with') ? `each of ${text}` : text;

export function sayDivide(effect: Of<'divide'>, scope: Scope): Statement {
  const { head, tail } = quantity(effect.n, DAMAGE, scope);
  return doing(
    `deal ${head}${tail}, divided as you choose among any number of ${filterNoun(effect.filter, scope).many}`,
  );
}

export function sayHeal(effect: Of<'heal'>, scope: Scope): Statement {
  const to = sayTarget(effect.to, scope);
  const { head, tail } = quantityFor(effect.to, effect.n, DAMAGE, scope);
  scope.did = { of: DAMAGE, done: 'healed this way' };
  if (effect.n === 'all') return doing(`fully heal ${to}`);
  return doing(`heal ${effect.upTo ? 'up to ' : ''}${head} from ${eachOf(effect.to, to)}${tail}`);
}

export function sayDestroy(effect: Of<'destroy'>, scope: Scope): Statement {
  const text = `${effect.sacrifice ? 'sacrifice' : 'destroy'} ${sayTarget(effect.what, scope)}`;
  reached(effect.what, effect.sacrifice ? 'sacrificed' : 'destroyed', scope);
  return doing(text);
}

type State = 'ready' | 'exhaust' | 'stun' | 'unstun' | 'ward' | 'unward' | 'enrage';
const STATES: Record<State, [before: string, participle: string]> = {
  ready: ['ready', 'readied'],
  exhaust: ['exhaust', 'exhausted'],
  stun: ['stun', 'stunned'],
  unstun: ['unstun', 'unstunned'],
  ward: ['ward', 'warded'],
  unward: ['remove the ward from', 'unwarded'],
  enrage: ['enrage', 'enraged'],
};

export function sayState(effect: Of<State>, scope: Scope): Statement {
  const [before, participle] = STATES[effect.do];
  const text = `${before} ${sayTarget(effect.what, scope)}`;
  reached(effect.what, participle, scope);
  return doing(text);
}

export function sayExalt(effect: Of<'exalt'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  return doing(`exalt ${what}${effect.n === 1 ? '' : ` ${effect.n === 2 ? 'twice' : `${effect.n} times`}`}`);
}

export function sayCounters(n: Amount, kind: string, what: Target, scope: Scope): Statement {
  const on = eachOf(what, sayTarget(what, scope));
  const { head, tail } = quantityFor(what, n, noun(`${kind} counter`), scope);
  return doing(`put ${spelled(head)} on ${on}${tail}`);
}

/** "two +1 power counters": figures side by side are hard to read. */
const spelled = (text: string): string => text.replace(/^\d+ (?=\+)/, (n) => `${numeral(Number(n))} `);

export function sayRemoveCounters(effect: Of<'uncounter'>, scope: Scope): Statement {
  const from = eachOf(effect.what, sayTarget(effect.what, scope));
  const kind = effect.kind === 'power' ? '+1 power counter' : `${effect.kind} counter`;
  const { head, tail } = quantityFor(effect.what, effect.n, noun(kind), scope);
  scope.did = { of: noun(kind), done: 'removed this way' };
  return doing(`remove ${head} from ${from}${tail}`);
}

export function sayUse(effect: Of<'use'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  const pronoun = isPlural(effect.what) ? 'they were' : 'it were';
  const how = {
    any: 'use',
    fight: 'fight with',
    reap: 'reap with',
    action: effect.asYours ? 'use' : 'use the "Action:" ability of',
  };
  return doing(
    `${effect.ready ? 'ready and ' : ''}${how[effect.how]} ${what}${effect.asYours ? ` as if ${pronoun} yours` : ''}`,
  );
}

export function sayTrigger(effect: Of<'trigger'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  return doing(
    `trigger the "${effect.tag}:" ability of ${what}${effect.asYours ? ' as if you controlled it' : ''}`,
  );
}

export function sayControl(effect: Of<'control'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  const until = effect.while ? ` until ${scope.self} leaves play` : '';
  const who = sayPlayer(effect.who, scope);
  return who === 'you'
    ? doing(`take control of ${what}${until}`)
    : clause(who, 'take', `control of ${what}${until}`);
}

export function saySwap(effect: Of<'swap'>, scope: Scope): Statement {
  const first = sayTarget(effect.a, scope);
  return doing(`swap ${first} with ${sayTarget(effect.b, scope)} in the battleline`);
}

export function sayMoveTo(effect: Of<'moveTo'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  return doing(
    `move ${what} ${effect.place === 'flank' ? 'to a flank of its' : 'anywhere in its'} controller's battleline`,
  );
}

export function sayAttach(effect: Of<'attach'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope);
  return doing(`attach ${what} to ${sayTarget(effect.to, scope)}`);
}

export function sayName(effect: Of<'name'>): Statement {
  const among = effect.among ? " on your opponent's identity card" : '';
  return doing(`choose ${withArticle(effect.what)}${among}`);
}
