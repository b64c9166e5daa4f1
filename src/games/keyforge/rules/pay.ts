import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame, None, Zone } from '../layout.js';
import { Spend } from '../program.js';
import { amberOn, headOf, nextCard } from '../state.js';
import { addToPool, lose, takeOff } from './amber.js';
import { isSpendable, spendableOnCards } from './permissions.js';
import { ask, pop, pushShort } from './stack.js';

/** Whether a player who must lose some æmber from the pool can then pay the other one so much. */
export function canPay(s: State, seat: number, n: number, lost: number): boolean {
  const left = s[at.amber + seat]! - lost;
  return n <= left || (left >= 0 && n <= left + spendableOnCards(s, seat, Spend.Anything));
}

/** The rulebook's Pay entry: from the pool of one player to that of the other. */
export function pay(s: State, seat: number, n: number): void {
  if (n === 0) return;
  const frame = pushShort(s, Frame.Pay, None.Card, seat);
  s[frame + F.Player] = n;
  s[frame + F.Extra] = n;
  stepPay(s, frame);
}

/** F.Player is what is paid in all, F.Extra what is still to be paid. */
export function stepPay(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  payWhatOthersLack(s, frame, Spend.Anything);
  if (s[frame + F.Extra]! > 0 && spendableOnCards(s, seat, Spend.Anything) > 0) ask(s, Decision.Spend);
  else payRest(s, frame);
}

export function payRest(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  const paid = s[frame + F.Player]!;
  lose(s, seat, s[frame + F.Extra]!);
  pop(s);
  addToPool(s, 1 - seat, paid);
}

/** A card pays unasked what the pool and all other cards together can't. */
export function payWhatOthersLack(s: State, frame: number, on: Spend): void {
  const seat = s[frame + F.You]!;
  const onCards = spendableOnCards(s, seat, on);
  if (onCards === 0) return;
  const short = s[frame + F.Extra]! - s[at.amber + seat]! - onCards;
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++) {
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      if (!isSpendable(s, card, on)) continue;
      s[frame + F.Extra]! -= takeOff(s, card, Math.max(0, short + amberOn(s, card)));
    }
  }
}

/**
 * Æmber taken off creatures may cost them their power, and with it the card that lets it be spent: all is paid before
 * anybody dies of it.
 */
export function isHalfPaid(s: State, frame: number): boolean {
  if (s[frame + F.Kind] !== Frame.Pay && s[frame + F.Kind] !== Frame.Forge) return false;
  return s[frame + F.Extra]! > 0 && s[frame + F.Extra]! < s[frame + F.Player]!;
}
