import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, Place, Zone } from '../layout.js';
import { castOf, counterOf, playOf, preppedCostOf, preppedPcOf, runs } from '../pool.js';
import { definition, isOpen, list, moveTo, seatAt, setFlag } from '../state.js';
import { breachBonus } from './breaches.js';
import { Count, count } from './ledger.js';
import { destroyCard } from './piles.js';
import { pop, push, pushEffect } from './stack.js';

/** The spell goes to the discard pile of whoever prepped it before its effect begins. */
export function castSpell(s: State, card: number, caster: number, bonus: number, keep = false): void {
  const from = s[at.place + card]!;
  const d = definition(s, card);
  if (!keep) moveTo(s, card, list(seatAt(from), Zone.Discard));
  s[at.cast]!++;
  runs[d]!++;
  count(d, Count.Cast);
  const frame = pushEffect(s, castOf[d]!, card, caster);
  s[frame + F.From] = from;
  s[frame + F.Bonus] = bonus + bonusOf(s, from);
}

function bonusOf(s: State, place: number): number {
  const b = (place & 7) - Zone.Breach;
  return isOpen(s, seatAt(place), b) ? breachBonus(b) : 0;
}

/** First without discarding it; a spell that has then left its breach is not cast again. */
export function castTwice(s: State, card: number, caster: number): void {
  const frame = push(s, Frame.CastTwice, card, caster);
  s[frame + F.From] = s[at.place + card]!;
}

export function stepCastTwice(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const caster = s[frame + F.You]!;
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    return castSpell(s, card, caster, 0, true);
  }
  const there = s[at.place + card] === s[frame + F.From];
  pop(s);
  if (there) castSpell(s, card, caster, 0);
  return undefined;
}

// Gems and relics

export function playCard(s: State, card: number): void {
  const seat = s[at.active]!;
  moveTo(s, card, list(seat, Zone.Played));
  resolvePlay(s, card, seat);
}

function resolvePlay(s: State, card: number, seat: number): void {
  const d = definition(s, card);
  if (counterOf[d]! > 0) s[at.plays + counterOf[d]! - 1]!++;
  runs[d]!++;
  count(d, Count.Used);
  pushEffect(s, playOf[d]!, card, seat);
}

/** A gem lies aside while it resolves twice; then it is destroyed. */
export function playTwice(s: State, card: number, seat: number): void {
  moveTo(s, card, Place.Aside);
  push(s, Frame.PlayTwice, card, seat);
}

export function stepPlayTwice(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  if (s[frame + F.Pc]!++ < 2) return resolvePlay(s, card, s[frame + F.You]!);
  pop(s);
  return destroyCard(s, card);
}

/** The effect of a spell while it is prepped, in its owner's main phase. */
export function usePrepped(s: State, card: number): void {
  const d = definition(s, card);
  setFlag(s, card, Flag.Used);
  count(d, Count.Used);
  s[at.aether]! -= preppedCostOf[d]!;
  pushEffect(s, preppedPcOf[d]!, card, s[at.active]!);
}
