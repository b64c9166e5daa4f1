import { GUARD_AGAIN, GUARD_IT, GUARD_SELF } from '../../program.js';
import {
  allOf,
  type Condition,
  compare,
  each,
  type Selector,
  some,
  stat,
  type Target,
} from '../../vocabulary/targets.js';
import type { Effect } from '../../vocabulary.js';
import type { Parts } from '../word.js';

/**
 * An optional effect is not offered when there is nothing it can be done to. A guard is a filter, the negative of a
 * condition, or one of a few small negative numbers: -1 stands for forging a key.
 */
export function guardOf(effects: readonly Effect[], w: Parts): number {
  const first = effects[0];
  if (!first) return 0;
  if (first.do === 'forge') return -1;
  if (first.do === 'again') return GUARD_AGAIN;
  if (first.do === 'ifDone') return guardOf(first.first, w);
  if (isDoneTo(first, 'it')) return GUARD_IT;
  if (isDoneTo(first, 'self')) return GUARD_SELF;
  const target = firstTarget(first);
  if (!target || typeof target === 'string') return 0;
  if (target.choose === 'with' || target.choose === 'top') return 0;
  const needed = needs(target);
  return needed ? -w.condition(needed) : w.filter(target.filter);
}

/** What must hold beside that there is such a card: a total power that can be reached, a number that is not 0. */
function needs(target: Selector): Condition | undefined {
  if (target.choose === 'any' && target.power)
    return compare(stat('power', each(target.filter)), '>=', target.power);
  if (target.choose !== 'a' || typeof target.n !== 'object') return undefined;
  return allOf(some(target.filter), compare(target.n, '>=', 1));
}

const isDoneTo = (effect: Effect, card: 'it' | 'self'): boolean =>
  ('what' in effect && effect.what === card) || ('to' in effect && effect.to === card);

function firstTarget(effect: Effect): Target | undefined {
  if ('to' in effect && effect.do !== 'moveAmber' && effect.do !== 'attach') return effect.to;
  if ('what' in effect && typeof effect.what !== 'string') return effect.what as Target;
  if ('by' in effect && effect.do === 'capture') return effect.by;
  return undefined;
}
