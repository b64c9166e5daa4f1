import { noun } from '../../../core/english.js';
import type { Amount, Effect, Place, Player, Target } from '../vocabulary.js';
import { quantity, quantityFor, sayAmount } from './amounts.js';
import { sayCondition } from './conditions.js';
import { AMBER } from './nouns.js';
import { type Did, type Scope, sayPlayer, sayPlayers, sayRef, their } from './scope.js';
import { clause, doing, type Statement } from './statements.js';
import { isPlural, sayTarget } from './targets.js';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

const moved = (participle: string): Did => ({ of: AMBER, done: `${participle} this way` });

/** A pool that some of the æmber leaves: "all of your opponent's æmber", "all but 5 of it", "half of it". */
function fromPool(n: Amount, whose: string, pool: Player, scope: Scope): string | undefined {
  if (n === 'all') return `all of ${whose} æmber`;
  if (typeof n !== 'object') return undefined;
  if (n.amount === 'minus' && isPool(n.a, pool)) return `all but ${sayAmount(n.b, scope)} of ${whose} æmber`;
  if (n.amount !== 'part' || !isPool(n.of, pool)) return undefined;
  return sayAmount(n, scope).replace(sayAmount(n.of, scope), `${whose} æmber`);
}

const isPool = (n: Amount, of: Player): boolean =>
  typeof n === 'object' && n.amount === 'pool' && n.of === of;

function amber(n: Amount, scope: Scope): string {
  const { head, tail } = quantity(n, AMBER, scope);
  return head + tail;
}

export function sayGainOrLose(effect: Of<'gain' | 'lose'>, scope: Scope): Statement {
  const who = sayPlayer(effect.who, scope);
  const some = effect.do === 'lose' ? fromPool(effect.n, their(effect.who), effect.who, scope) : undefined;
  const text = clause(who, effect.do, some ?? amber(effect.n, scope));
  scope.did = moved(effect.do === 'gain' ? 'gained' : 'lost');
  return text;
}

export function saySteal(effect: Of<'steal'>, scope: Scope): Statement {
  const who = sayPlayer(effect.by, scope);
  const some = effect.by === 'you' ? fromPool(effect.n, "your opponent's", 'opponent', scope) : undefined;
  const text = clause(who, 'steal', some ?? amber(effect.n, scope));
  scope.did = moved('stolen');
  return text;
}

export function sayCapture(effect: Of<'capture'>, scope: Scope): Statement {
  const implied = effect.by === 'self' && scope.bold;
  const by = implied ? 'you' : sayCaptor(effect.by, scope);
  const some =
    effect.from === 'opponent' ? fromPool(effect.n, "your opponent's", 'opponent', scope) : undefined;
  const { head, tail } = some ? { head: some, tail: '' } : quantityFor(effect.by, effect.n, AMBER, scope);
  scope.did = moved('captured');
  const many = isPlural(effect.by);
  return clause(many ? `${by} each` : by, 'capture', head + sayVictim(effect.from, scope) + tail, many);
}

const sayCaptor = (by: Target, scope: Scope): string =>
  by === 'it' || by === 'subject' || by === 'those' ? sayRef(by, scope, 'subject') : sayTarget(by, scope);

/** Capturing takes from the captor's opponent unless said. */
function sayVictim(from: Of<'capture'>['from'], scope: Scope): string {
  if (from === 'opponent') return '';
  if (from === 'controller') return ' from its own side';
  return ` from ${sayPlayers(from, scope)} pool`;
}

export function sayMoveAmber(effect: Of<'moveAmber'>, scope: Scope): Statement {
  const from = sayPlace(effect.from, scope);
  const { head, tail } = quantity(effect.n, AMBER, scope);
  const to = sayPlace(effect.to, scope);
  scope.did = moved('moved');
  const verb = effect.from === 'supply' ? 'place' : 'move';
  return doing(
    `${verb} ${head} from ${from} ${isCards(effect.to) && verb === 'place' ? 'on' : 'to'} ${to}${tail}`,
  );
}

const isCards = (place: Target | Place): place is Target =>
  place !== 'supply' && !(typeof place === 'object' && 'pool' in place);

function sayPlace(place: Target | Place, scope: Scope): string {
  if (place === 'supply') return 'the common supply';
  return isCards(place) ? sayTarget(place, scope) : `${sayPlayers(place.pool, scope)} pool`;
}

export const sayForge = ({ cost }: Of<'forge'>, scope: Scope): Statement =>
  doing(`forge a key ${sayCost(cost, scope)}`);

function sayCost(cost: Amount | 'free', scope: Scope): string {
  if (cost === 'free') return 'at no cost';
  if (cost === 0) return 'at current cost';
  if (typeof cost === 'object' && cost.amount === 'either') {
    return `${sayCost(cost.a, scope)} if ${sayCondition(cost.if, scope)}, or ${sayCost(cost.b, scope)} otherwise`;
  }
  const { head, tail } = quantity(cost, AMBER, scope);
  return `at +${head} current cost${tail}`;
}

/** The key of which the condition before it speaks. */
export const sayUnforge = (): Statement => doing('unforge that key');

export const sayChains = (effect: Of<'draw' | 'chains'>, scope: Scope): Statement => {
  const { head, tail } = quantity(effect.n, effect.do === 'draw' ? noun('card') : noun('chain'), scope);
  const text = effect.do === 'chains' ? head.replace(/^a /, '1 ') : head;
  return clause(sayPlayer(effect.who, scope), effect.do === 'draw' ? 'draw' : 'gain', text + tail);
};
