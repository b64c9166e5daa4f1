import type { State } from '../../../../core/game.js';
import { at, F, Zone } from '../../layout.js';
import { Stat, Value, Who } from '../../program.js';
import { add, clear, copySet, has, inPlay, sizeOf, zoneOf } from '../../state.js';
import { cardOf, ctx } from '../context.js';
import { amount, collect, statOfSet } from '../evaluate.js';
import { found, take } from '../select.js';

/**
 * The set an operation speaks of. A single card becomes a set for the length of the operation. The rulebook's Card
 * Ability entry: only a text about a destroyed card reaches into the discard pile, so a foe must have survived.
 */
export function targets(s: State, frame: number, who: number): number {
  if (who === Who.Those) return frame + F.Those;
  if (who === Who.Earlier) return frame + F.Earlier;
  clear(s, at.scratch);
  const card = cardOf(s, who);
  if (card >= 0 && !hasGone(s, frame, who, card)) add(s, at.scratch, card);
  return at.scratch;
}

/** The creature fought is spoken of as one in play, so it can't be reached in the discard pile either. */
function hasGone(s: State, frame: number, who: number, card: number): boolean {
  if (who === Who.Foe) return !inPlay(s, card);
  const left = who === Who.Subject || who === Who.Self || (who === Who.It && has(s, frame + F.Dead, card));
  return left && isOutOfReach(s, card);
}

/** The rulebook's Leaves Play entry: no effect follows a card out of play but into the discard pile. */
function isOutOfReach(s: State, card: number): boolean {
  const zone = zoneOf(s, card);
  return zone === Zone.Hand || zone === Zone.Deck || zone === Zone.Archives || zone === Zone.Purged;
}

/** An amount for one of the targets, who is "it" meanwhile. */
export function amountFor(s: State, n: number, card: number): number {
  if (n < Value.Tree) return n;
  ctx.it = card;
  return amount(s, n);
}

/** The chosen ones become a single card, or it is added to them. */
export function selectWho(s: State, frame: number, who: number, adding: number): void {
  if (adding === 0) clear(s, frame + F.Those);
  const card = cardOf(s, who);
  if (card >= 0) take(s, frame, card);
}

/** The chosen ones are from now on those chosen earlier, too. */
export function keep(s: State, frame: number): void {
  copySet(s, frame + F.Those, frame + F.Earlier);
}

/** Cards that fit are kept while the chosen ones stay chosen: neighbours, before what they stand beside dies. */
export function note(s: State, frame: number, filter: number): void {
  const n = collect(s, filter, found);
  clear(s, frame + F.Earlier);
  for (let i = 0; i < n; i++) add(s, frame + F.Earlier, found[i]!);
}

/** Of the kept cards that were to be destroyed with a total power, a ward or an "instead" may have saved too many. */
export function enough(s: State, frame: number, power: number): void {
  const allDied = sizeOf(s, frame + F.Those) === sizeOf(s, frame + F.Earlier);
  if (!allDied && statOfSet(s, Stat.Power, frame + F.Those) < power) s[frame + F.Did] = 0;
}

/** The chosen ones, without those chosen earlier. */
export function without(s: State, frame: number): void {
  for (let w = 0; w < 3; w++) s[frame + F.Those + w]! &= ~s[frame + F.Earlier + w]!;
}

/** Done counts the chosen ones. */
export function countThose(s: State, frame: number): void {
  s[frame + F.Did] = sizeOf(s, frame + F.Those);
}
