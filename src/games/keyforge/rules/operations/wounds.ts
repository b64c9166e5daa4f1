import type { State } from '../../../../core/game.js';
import { at, Decision, F } from '../../layout.js';
import { add, clear, copySet, damageOn, isCreature, nextIn, setDamage, touch } from '../../state.js';
import { advance } from '../advance.js';
import { aim, Deal, dealDamage } from '../damage.js';
import { Cause, destroy } from '../destroy.js';
import { amount, collect } from '../evaluate.js';
import { found } from '../select.js';
import { ask } from '../stack.js';
import { amountFor, targets } from './targets.js';

/** Damage to all targets at once, with splash to their neighbours. */
export function damage(s: State, frame: number, n: number, who: number, splash: number, how: number): void {
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    aim(s, card, amountFor(s, n, card));
    if (splash > 0 && isCreature(s, card)) {
      if (s[at.prev + card]! >= 0) aim(s, s[at.prev + card]!, splash);
      if (s[at.next + card]! >= 0) aim(s, s[at.next + card]!, splash);
    }
  }
  clear(s, frame + F.Dead);
  const assault = how === 2 && s[at.fight]! >= 0 && s[s[at.fight]! + F.Self] === s[frame + F.Self];
  dealDamage(s, Cause.Damage | (how === 1 ? Deal.ThroughArmor : 0) | (assault ? Cause.Assault : 0));
}

/** One point after the other is aimed, then all is dealt at once. F.Count: one more than is left. */
export function divide(s: State, frame: number, n: number, filter: number): void {
  if (s[frame + F.Count] === 0) s[frame + F.Count] = amount(s, n) + 1;
  const creatures = collect(s, filter, found);
  if (creatures === 1) aim(s, found[0]!, s[frame + F.Count]! - 1);
  if (creatures <= 1 || s[frame + F.Count] === 1) {
    s[frame + F.Count] = 0;
    advance(s, frame);
    dealDamage(s, Cause.Damage);
    return;
  }
  ask(s, Decision.Target);
}

/** Heals all targets; with "up to" the player says how much. */
export function heal(s: State, frame: number, n: number, who: number, upTo: number): void {
  const set = targets(s, frame, who);
  const first = nextIn(s, set, 0);
  const limit = first < 0 ? 0 : Math.min(amountFor(s, n, first), damageOn(s, first));
  if (upTo && limit > 0) {
    ask(s, Decision.Amount);
    return;
  }
  advance(s, frame);
  let total = 0;
  clear(s, at.dead);
  for (let card = first; card >= 0; card = nextIn(s, set, card + 1)) {
    const healed = healCard(s, card, amountFor(s, n, card));
    if (healed > 0) add(s, at.dead, card);
    total += healed;
  }
  copySet(s, at.dead, frame + F.Those);
  s[frame + F.Did] = total;
}

/** A creature without damage may be chosen, but is not "healed". */
export function healCard(s: State, card: number, n: number): number {
  if (!isCreature(s, card)) return 0;
  const healed = Math.min(n, damageOn(s, card));
  setDamage(s, card, damageOn(s, card) - healed);
  touch(s);
  return healed;
}

/** All targets are destroyed at once. */
export function destroyAll(s: State, frame: number, who: number): void {
  copySet(s, targets(s, frame, who), at.dead);
  destroy(s, at.dead, Cause.Destroy);
}
