import { noun, numeral } from '../../../../core/english.js';
import { Op, Token } from '../../program.js';
import type { Amount, CounterKind, Target } from '../../vocabulary.js';
import { quantityFor } from '../../words/quantities.js';
import type { Scope } from '../../words/scope.js';
import { doing, type Statement } from '../../words/statements.js';
import { eachOf, reached, sayTarget } from '../../words/targets.js';
import type { EffectWord, EffectWords } from '../word.js';

type State = 'ready' | 'exhaust' | 'stun' | 'unstun' | 'ward' | 'unward' | 'enrage';

/** A card comes into a state; the participle is for "this way". */
const state = (token: Token, verb: string, participle: string): EffectWord<{ do: State; what: Target }> => ({
  write: ({ what }, w) => w.emit(Op.Token, token, w.target(what)),
  say({ what }, scope) {
    const text = `${verb} ${sayTarget(what, scope)}`;
    reached(what, participle, scope);
    return doing(text);
  },
});

/** The counters of one kind that cards place; the others have one place on a card in common. */
const kindNumber = (kind: CounterKind | 'power'): number => (kind === 'power' ? 2 : kind === 'doom' ? 1 : 0);

function sayCounters(n: Amount, kind: string, what: Target, scope: Scope): Statement {
  const on = eachOf(what, sayTarget(what, scope));
  const { head, tail } = quantityFor(what, n, noun(`${kind} counter`), scope);
  return doing(`put ${spelled(head)} on ${on}${tail}`);
}

/** "two +1 power counters": figures side by side are hard to read. */
const spelled = (text: string): string => text.replace(/^\d+ (?=\+)/, (n) => `${numeral(Number(n))} `);

/** States of a card, and counters on it. */
export const TOKENS = {
  ready: state(Token.Ready, 'ready', 'readied'),
  exhaust: state(Token.Exhaust, 'exhaust', 'exhausted'),
  stun: state(Token.Stun, 'stun', 'stunned'),
  unstun: state(Token.Unstun, 'unstun', 'unstunned'),
  ward: state(Token.Ward, 'ward', 'warded'),
  unward: state(Token.Unward, 'remove the ward from', 'unwarded'),
  enrage: state(Token.Enrage, 'enrage', 'enraged'),
  exalt: {
    write: ({ n, what }, w) => w.emit(Op.Exalt, n, w.target(what)),
    say({ n, what }, scope) {
      const often = n === 1 ? '' : ` ${n === 2 ? 'twice' : `${n} times`}`;
      return doing(`exalt ${sayTarget(what, scope)}${often}`);
    },
  },
  power: {
    write: ({ n, what }, w) => w.emit(Op.PowerCounters, w.amount(n), w.target(what)),
    say: ({ n, what }, scope) => sayCounters(n, '+1 power', what, scope),
  },
  counter: {
    write: ({ kind, n, what }, w) => w.emit(Op.Counters, kindNumber(kind), w.amount(n), w.target(what)),
    say: ({ kind, n, what }, scope) => sayCounters(n, kind, what, scope),
  },
  uncounter: {
    write({ kind, n, what }, w) {
      const from = w.target(what);
      w.emit(Op.Uncounter, kindNumber(kind), w.amount(n), from);
    },
    say(effect, scope) {
      const from = eachOf(effect.what, sayTarget(effect.what, scope));
      const kind = noun(`${effect.kind === 'power' ? '+1 power' : effect.kind} counter`);
      const { head, tail } = quantityFor(effect.what, effect.n, kind, scope);
      scope.did = { of: kind, done: 'removed this way' };
      return doing(`remove ${head} from ${from}${tail}`);
    },
  },
} satisfies Partial<EffectWords>;
