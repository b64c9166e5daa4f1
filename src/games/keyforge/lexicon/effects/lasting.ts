import { Duration, Op, RULE_GRANTED, RULE_OF_ITS_SOURCE, Who } from '../../program.js';
import type { Duration as DurationWord, Modifier, Rule } from '../../vocabulary.js';
import { type Bearer, filterBearer, sayModifiers } from '../../words/modifiers.js';
import type { Scope } from '../../words/scope.js';
import { clause, type Statement, together, under } from '../../words/statements.js';
import { isPlural, sayTarget, targetNoun } from '../../words/targets.js';
import type { EffectOf, EffectWords } from '../word.js';

const DURATIONS: Record<DurationWord, [duration: Duration, words: (scope: Scope) => string]> = {
  turn: [Duration.Turn, () => 'for the remainder of the turn'],
  nextTurn: [Duration.NextTurn, () => 'during the next turn'],
  opponentsNextTurn: [Duration.OpponentsNextTurn, () => "during your opponent's next turn"],
  untilYourTurn: [Duration.UntilYourTurn, () => 'until the start of your next turn'],
  endOfYourNextTurn: [Duration.EndOfYourNextTurn, () => 'until the end of your next turn'],
  whileSelf: [Duration.WhileSelf, ({ self }) => `until ${self} leaves play`],
  whileControlled: [Duration.WhileControlled, () => 'while under your control'],
};

/** Whether it makes a difference which copy of its card a lasting rule comes from. */
function speaksOfSource(effect: EffectOf<'lasting'>, rule: Rule): boolean {
  if (effect.for === 'whileSelf') return true;
  const words = effect.to ? /granter/ : /self|other|host|foe|granter|"own"/;
  return words.test(JSON.stringify([effect.over, rule]));
}

const isModifier = (rule: Rule): rule is Modifier => 'mod' in rule;

function sayBearer({ over, to }: EffectOf<'lasting'>, scope: Scope): Bearer | undefined {
  if (over !== undefined) return filterBearer(over, scope);
  if (to === undefined) return undefined;
  const text = sayTarget(to, scope);
  return { text, plural: isPlural(to), inside: `this ${targetNoun(to, scope).one}` };
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

/** "At the end of the turn" says already how long it lasts. */
const waitsForItsEnd = (rule: Rule): boolean =>
  'after' in rule && rule.after.event === 'turnEnds' && rule.after.by === 'active';

/** Rules that hold for a while. */
export const LASTING = {
  lasting: {
    write(effect, w) {
      if (effect.to) w.select(effect.to, 0);
      for (const rule of effect.rules) {
        const how = (effect.to ? RULE_GRANTED : 0) | (speaksOfSource(effect, rule) ? RULE_OF_ITS_SOURCE : 0);
        w.emit(Op.Lasting, DURATIONS[effect.for][0], w.rule(rule, effect.over), how);
      }
    },
    say(effect, scope) {
      if (effect.rules.every(waitsForItsEnd)) return sayRules(effect.rules, scope);
      const bearer = sayBearer(effect, scope);
      const said = bearer ? sayGranted(effect.rules, bearer, scope) : sayRules(effect.rules, scope);
      return under(DURATIONS[effect.for][1](scope), said);
    },
  },
  lendText: {
    write(effect, w) {
      w.select(effect.of, 0);
      w.emit(Op.Keep);
      w.emit(Op.LendText, Who.Earlier, w.target(effect.to), DURATIONS[effect.for][0]);
    },
    say(effect, scope) {
      const of = sayTarget(effect.of, scope);
      const gains = clause(sayTarget(effect.to, scope), 'gain', `the text box of ${of}`);
      return under(DURATIONS[effect.for][1](scope), gains);
    },
  },
} satisfies Partial<EffectWords>;
