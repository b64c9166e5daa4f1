import type { State } from '../../../../core/game.js';
import { at, Decision, F, Zone } from '../../layout.js';
import { Pile } from '../../program.js';
import {
  add,
  amberOn,
  clear,
  damageOn,
  headOf,
  isCreature,
  linkLast,
  nextCard,
  nextIn,
  placeOf,
  remove,
  setDamage,
  setTokens,
  sizeOf,
  touch,
  unlink,
} from '../../state.js';
import { advance } from '../advance.js';
import { collect } from '../evaluate.js';
import { found } from '../select.js';
import { ask } from '../stack.js';

/** The player puts the creatures of a line in order from the left; F.Earlier: those still to be put. */
export function rearrange(s: State, frame: number, seat: number): void {
  if (s[frame + F.Count] === 0) {
    clear(s, frame + F.Earlier);
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card))
      add(s, frame + F.Earlier, card);
    s[frame + F.Count] = 1;
  }
  if (sizeOf(s, frame + F.Earlier) > 1) return ask(s, Decision.Target);
  const last = nextIn(s, frame + F.Earlier, 0);
  if (last >= 0) putNext(s, frame, last);
  s[frame + F.Count] = 0;
  touch(s);
  return advance(s, frame);
}

/** To the right of those that have their new place already. */
export function putNext(s: State, frame: number, card: number): void {
  const line = placeOf(s, card);
  remove(s, frame + F.Earlier, card);
  unlink(s, card);
  linkLast(s, card, line);
}

/**
 * All that lies on the creatures is taken off and laid again, one by one; F.Count: one more than is left, F.Earlier:
 * the creatures. Damage that is moved is not dealt: nothing prevents it, and who has too much of it then dies.
 */
export function redistribute(s: State, frame: number, pile: number, filter: number): void {
  if (s[frame + F.Count] === 0) takeUp(s, frame, pile, filter);
  if (s[frame + F.Count]! > 1 && sizeOf(s, frame + F.Earlier) > 1) return ask(s, Decision.Target);
  const only = nextIn(s, frame + F.Earlier, 0);
  while (s[frame + F.Count]! > 1) layOn(s, frame, pile, only);
  s[frame + F.Count] = 0;
  s[at.recheck]! |= 1;
  return advance(s, frame);
}

function takeUp(s: State, frame: number, pile: number, filter: number): void {
  const n = collect(s, filter, found);
  let total = 0;
  clear(s, frame + F.Earlier);
  for (let i = 0; i < n; i++) {
    const card = found[i]!;
    if (!isCreature(s, card)) continue;
    total += pile === Pile.Amber ? amberOn(s, card) : damageOn(s, card);
    lay(s, pile, card, 0);
    add(s, frame + F.Earlier, card);
  }
  s[frame + F.Count] = total + 1;
}

/** One æmber or one damage goes to this creature. */
export function layOn(s: State, frame: number, pile: number, card: number): void {
  s[frame + F.Count]!--;
  lay(s, pile, card, (pile === Pile.Amber ? amberOn(s, card) : damageOn(s, card)) + 1);
}

function lay(s: State, pile: number, card: number, n: number): void {
  if (pile === Pile.Amber) setTokens(s, card, 0, n);
  else setDamage(s, card, n);
}
