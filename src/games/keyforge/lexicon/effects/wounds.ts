import { FOR_DESTRUCTION, Op } from '../../program.js';
import { filterNoun } from '../../words/filters.js';
import { DAMAGE } from '../../words/nouns.js';
import { quantity, quantityFor } from '../../words/quantities.js';
import { sayOf, sayRef } from '../../words/scope.js';
import { clause, doing, following } from '../../words/statements.js';
import { eachOf, reached, sayTarget } from '../../words/targets.js';
import type { EffectWords } from '../word.js';

/** Damage, healing and destruction. The target is said first: an amount may speak of it. */
export const WOUNDS = {
  damage: {
    write({ n, to, splash = 0, throughArmor }, w) {
      w.emit(Op.Damage, w.amount(n), w.target(to), splash, throughArmor ? 1 : 0);
    },
    say(effect, scope) {
      const to = eachOf(effect.to, sayTarget(effect.to, scope));
      const { head, tail } = quantityFor(effect.to, effect.n, DAMAGE, scope);
      const splash = effect.splash ? `, with ${effect.splash} splash` : '';
      scope.did = { of: DAMAGE, done: 'dealt this way' };
      const dealt = doing(`deal ${head} to ${to}${splash}${tail}`);
      return effect.throughArmor ? following(dealt, 'This damage cannot be prevented by armor.') : dealt;
    },
  },
  divide: {
    write({ n, filter }, w) {
      w.emit(Op.Divide, w.amount(n), w.filter(filter));
    },
    say(effect, scope) {
      const { head, tail } = quantity(effect.n, DAMAGE, scope);
      return doing(
        `deal ${head}${tail}, divided as you choose among any number of ${filterNoun(effect.filter, scope).many}`,
      );
    },
  },
  heal: {
    write({ n, to, upTo }, w) {
      w.emit(Op.Heal, w.amount(n), w.target(to), upTo ? 1 : 0);
    },
    say(effect, scope) {
      const to = sayTarget(effect.to, scope);
      const { head, tail } = quantityFor(effect.to, effect.n, DAMAGE, scope);
      scope.did = { of: DAMAGE, done: 'healed this way' };
      if (effect.n === 'all') return doing(`fully heal ${to}`);
      return doing(`heal ${effect.upTo ? 'up to ' : ''}${head} from ${eachOf(effect.to, to)}${tail}`);
    },
  },
  /** Only the controller of a card can sacrifice it. */
  destroy: {
    write({ what }, w) {
      const total = typeof what === 'object' && 'power' in what ? what.power : undefined;
      const cards = w.target(what, FOR_DESTRUCTION);
      if (total) w.emit(Op.Keep);
      w.emit(Op.Destroy, cards);
      if (total) w.emit(Op.Enough, total);
    },
    say({ what, sacrifice }, scope) {
      if (sacrifice && what === 'subject')
        return clause(
          sayOf('subject', 'controller', scope),
          'sacrifice',
          sayRef('subject', scope, 'subject'),
        );
      const text = `${sacrifice ? 'sacrifice' : 'destroy'} ${sayTarget(what, scope)}`;
      reached(what, sacrifice ? 'sacrificed' : 'destroyed', scope);
      return doing(text);
    },
  },
} satisfies Partial<EffectWords>;
