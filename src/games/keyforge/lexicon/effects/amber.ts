import type { EffectWriter } from '../../compile/effects.js';
import { From, Op, Who } from '../../program.js';
import type { Amount, Place, Player, Target } from '../../vocabulary.js';
import { AMBER } from '../../words/nouns.js';
import { quantity, quantityFor } from '../../words/quantities.js';
import { type Did, type Scope, sayPlayer, sayPlayers, sayRef, their } from '../../words/scope.js';
import { clause, doing } from '../../words/statements.js';
import { isPlural, sayTarget } from '../../words/targets.js';
import { sayAmount } from '../amounts.js';
import { seatOf } from '../references.js';
import type { EffectOf, EffectWord, EffectWords } from '../word.js';

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

const gainOrLose = (op: Op, participle: string): EffectWord<EffectOf<'gain'>> => ({
  write: ({ n, who }, w) => w.emit(op, w.amount(n), seatOf(who)),
  say(effect, scope) {
    const who = sayPlayer(effect.who, scope);
    const some = effect.do === 'lose' ? fromPool(effect.n, their(effect.who), effect.who, scope) : undefined;
    const text = clause(who, effect.do, some ?? amber(effect.n, scope));
    scope.did = moved(participle);
    return text;
  },
});

const sayCaptor = (by: Target, scope: Scope): string =>
  by === 'it' || by === 'subject' || by === 'those' ? sayRef(by, scope, 'subject') : sayTarget(by, scope);

/** Capturing takes from the captor's opponent unless said. */
function sayVictim(from: EffectOf<'capture'>['from'], scope: Scope): string {
  if (from === 'opponent') return '';
  if (from === 'controller') return ' from its own side';
  return ` from ${sayPlayers(from, scope)} pool`;
}

const isCards = (place: Target | Place): place is Target =>
  place !== 'supply' && !(typeof place === 'object' && 'pool' in place);

function writePlace(place: Target | Place, w: EffectWriter): number {
  if (place === 'supply') return From.Supply;
  return isCards(place) ? w.target(place) : From.Pool + seatOf(place.pool);
}

function sayPlace(place: Target | Place, scope: Scope): string {
  if (place === 'supply') return 'the common supply';
  return isCards(place) ? sayTarget(place, scope) : `${sayPlayers(place.pool, scope)} pool`;
}

function sayCost(cost: Amount | 'free', scope: Scope): string {
  if (cost === 'free') return 'at no cost';
  if (cost === 0) return 'at current cost';
  if (typeof cost === 'object' && cost.amount === 'either') {
    const condition = scope.voice.condition(cost.if, scope);
    return `${sayCost(cost.a, scope)} if ${condition}, or ${sayCost(cost.b, scope)} otherwise`;
  }
  const { head, tail } = quantity(cost, AMBER, scope);
  return `at +${head} current cost${tail}`;
}

/** Æmber between pools, cards and the supply, and the keys it is spent on. */
export const AMBERS = {
  gain: gainOrLose(Op.Gain, 'gained'),
  lose: gainOrLose(Op.Lose, 'lost'),
  steal: {
    write: ({ n, by }, w) => w.emit(Op.Steal, w.amount(n), seatOf(by)),
    say({ n, by }, scope) {
      const who = sayPlayer(by, scope);
      const some = by === 'you' ? fromPool(n, "your opponent's", 'opponent', scope) : undefined;
      const text = clause(who, 'steal', some ?? amber(n, scope));
      scope.did = moved('stolen');
      return text;
    },
  },
  capture: {
    write({ n, by, from }, w) {
      const captors = w.target(by);
      w.emit(Op.Capture, w.amount(n), captors, from === 'controller' ? From.Controller : seatOf(from));
    },
    say(effect, scope) {
      const implied = effect.by === 'self' && scope.bold;
      const by = implied ? 'you' : sayCaptor(effect.by, scope);
      const some =
        effect.from === 'opponent' ? fromPool(effect.n, "your opponent's", 'opponent', scope) : undefined;
      const { head, tail } = some ? { head: some, tail: '' } : quantityFor(effect.by, effect.n, AMBER, scope);
      scope.did = moved('captured');
      const many = isPlural(effect.by);
      return clause(many ? `${by} each` : by, 'capture', head + sayVictim(effect.from, scope) + tail, many);
    },
  },
  captureFromAnyone: {
    write: ({ n, by }, w) => w.emit(Op.CaptureFromAnyone, w.amount(n), w.target(by)),
    say({ n, by }, scope) {
      const who = by === 'self' && scope.bold ? 'you' : sayCaptor(by, scope);
      return clause(who, 'capture', `${amber(n, scope)} from any combination of players`);
    },
  },
  moveAmber: {
    write(effect, w) {
      let from = writePlace(effect.from, w);
      if (from === Who.Those && isCards(effect.to) && typeof effect.to !== 'string') {
        w.emit(Op.Keep);
        from = Who.Earlier;
      }
      const to = writePlace(effect.to, w);
      w.emit(Op.MoveAmber, w.amount(effect.n), from, to);
    },
    say(effect, scope) {
      const from = sayPlace(effect.from, scope);
      const { head, tail } = quantity(effect.n, AMBER, scope);
      const to = sayPlace(effect.to, scope);
      scope.did = moved('moved');
      const verb = effect.from === 'supply' ? 'place' : 'move';
      return doing(
        `${verb} ${head} from ${from} ${isCards(effect.to) && verb === 'place' ? 'on' : 'to'} ${to}${tail}`,
      );
    },
  },
  forge: {
    write: ({ cost }, w) => w.emit(Op.Forge, w.amount(cost)),
    say: ({ cost }, scope) => doing(`forge a key ${sayCost(cost, scope)}`),
  },
  preventForging: {
    write: (_, w) => w.emit(Op.PreventForging),
    say: () => doing('prevent that key from being forged'),
  },
  /** The key of which the condition before it speaks. */
  unforge: {
    write: ({ who }, w) => w.emit(Op.Unforge, seatOf(who)),
    say: () => doing('unforge that key'),
  },
} satisfies Partial<EffectWords>;
