import type { Duration, Effect, Modifier, Rule } from '../vocabulary.js';
import { eachOne, kindOf, particularCard } from './filters.js';
import { type Bearer, sayModifiers } from './modifiers.js';
import type { Scope } from './scope.js';
import { type Statement, together, under } from './statements.js';
import { isPlural, sayTarget, targetNoun } from './targets.js';

type Lasting = Extract<Effect, { do: 'lasting' }>;

const isModifier = (rule: Rule): rule is Modifier => 'mod' in rule;

export function sayLasting(effect: Lasting, scope: Scope): Statement {
  const bearer = sayBearer(effect, scope);
  const said = bearer ? sayGranted(effect.rules, bearer, scope) : sayRules(effect.rules, scope);
  return under(sayDuration(effect.for, scope), said);
}

function sayDuration(duration: Duration, scope: Scope): string {
  switch (duration) {
    case 'turn':
      return 'for the remainder of the turn';
    case 'opponentsNextTurn':
      return "during your opponent's next turn";
    case 'untilYourTurn':
      return 'until the start of your next turn';
    case 'endOfYourNextTurn':
      return 'until the end of your next turn';
    case 'whileSelf':
      return `until ${scope.self} leaves play`;
    case 'whileControlled':
      return 'while under your control';
  }
}

function sayBearer({ over, to }: Lasting, scope: Scope): Bearer | undefined {
  if (over !== undefined) return filterBearer(over, scope);
  if (to === undefined) return undefined;
  const text = sayTarget(to, scope);
  return { text, plural: isPlural(to), inside: `this ${targetNoun(to, scope).one}` };
}

export function filterBearer(filter: string, scope: Scope): Bearer {
  const card = particularCard(filter);
  const kind = card === 'host' ? 'creature' : card === 'self' ? scope.card.type : kindOf(filter).one;
  return { text: eachOne(filter, scope), plural: false, inside: `this ${kind}` };
}

/** Cards that get something for a while have its abilities in quotation marks. */
function sayGranted(rules: readonly Rule[], bearer: Bearer, scope: Scope): Statement {
  const modifiers = rules.map(
    (rule): Modifier => (isModifier(rule) ? rule : { mod: 'gains', ability: rule }),
  );
  return sayModifiers(modifiers, bearer, scope);
}

function sayRules(rules: readonly Rule[], scope: Scope): Statement {
  const bearer = { text: scope.self, plural: false, inside: `this ${scope.card.type}` };
  return together(
    rules.map((rule) =>
      isModifier(rule) ? sayModifiers([rule], bearer, scope) : scope.voice.timed(rule, scope),
    ),
  );
}
