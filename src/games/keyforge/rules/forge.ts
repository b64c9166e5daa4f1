import type { State } from '../../../core/game.js';
import { NOBODY } from '../../../core/game.js';
import { at, Cares, Decision, Event, F, Frame, None } from '../layout.js';
import { Spend, Value, Verb } from '../program.js';
import { changePool, touch } from '../state.js';
import { countKeys } from './memory.js';
import { payWhatOthersLack } from './pay.js';
import { forbidden, keyCost, spendableOnCards } from './permissions.js';
import { ask, pop, pushShort } from './stack.js';
import { countSpentOnce, emit, openWindow } from './triggers.js';

const enum Step {
  Check = 0,
  Pay = 1,
  Key = 2,
  Forged = 3,
  Done = 4,
}

/** F.Number is what is added to the current cost, or Value.Free; F.Extra what is still to be paid. */
export function startForge(s: State, seat: number, extra: number): void {
  const frame = pushShort(s, Frame.Forge, None.Card, seat);
  s[frame + F.Number] = extra;
}

/** The cost is computed at the moment of forging; a reduction stops at nothing. */
export const costOf = (s: State, seat: number, extra: number): number =>
  extra === Value.Free ? 0 : Math.max(0, keyCost(s, seat) + extra);

export const canForge = (s: State, seat: number, extra: number): boolean =>
  s[at.amber + seat]! + spendableOnCards(s, seat, Spend.Keys) >= costOf(s, seat, extra) &&
  !forbidden(s, Verb.Forge, None.Card, seat);

export function stepForge(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case Step.Check:
      return check(s, frame);
    case Step.Pay:
      return pay(s, frame);
    case Step.Key:
      return chooseKey(s, frame);
    case Step.Forged:
      return forged(s, frame);
    default:
      pop(s);
      return tellBelow(s, 0);
  }
}

function check(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  if (!canForge(s, seat, s[frame + F.Number]!)) {
    pop(s);
    tellBelow(s, 0);
    return;
  }
  s[frame + F.Pc] = Step.Pay;
  s[frame + F.Extra] = costOf(s, seat, s[frame + F.Number]!);
  s[frame + F.Player] = s[frame + F.Extra]!;
  const base = s[at.pendingCount]!;
  emit(s, Event.BeforeForges, None.Card, seat, s[frame + F.Extra]!);
  openWindow(s, base);
}

/** Nothing is paid or forged; what else waits for this forging has nothing to wait for. */
export function preventForging(s: State, effect: number): void {
  for (let frame = s[effect + F.Below]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Window) s[at.pendingCount] = s[frame + F.Extra]!;
    if (s[frame + F.Kind] !== Frame.Forge) continue;
    s[frame + F.Pc] = Step.Done;
    return;
  }
}

/** An effect that waits for this forging learns whether it happened. */
function tellBelow(s: State, did: number): void {
  const below = s[at.top]!;
  if (s[below + F.Kind] === Frame.Effect) s[below + F.Did] = did;
}

/** From the pool; æmber on cards that may be spent is taken where the player likes, if anything is left to like. */
function pay(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  payWhatOthersLack(s, frame, Spend.Keys);
  if (s[frame + F.Extra]! > 0 && spendableOnCards(s, seat, Spend.Keys) > 0) return ask(s, Decision.Spend);
  return payFromPool(s, frame);
}

export function payFromPool(s: State, frame: number): void {
  changePool(s, s[frame + F.You]!, -s[frame + F.Extra]!);
  s[frame + F.Extra] = 0;
  s[frame + F.Pc] = Step.Key;
}

/** Which key it is matters only to cards that ask for its colour. */
function chooseKey(s: State, frame: number): void {
  const left = 7 & ~s[at.keys + s[frame + F.You]!]!;
  if (s[at.cares]! & Cares.Colours && (left & (left - 1)) !== 0) return ask(s, Decision.Key);
  return forgeKey(s, frame, left & -left);
}

export function forgeKey(s: State, frame: number, key: number): void {
  const seat = s[frame + F.You]!;
  s[at.keys + seat]! |= key;
  s[at.keysForged + seat]! |= key;
  touch(s);
  s[frame + F.Pc] = Step.Forged;
  if (countKeys(s[at.keys + seat]!) === 3) win(s, seat);
}

/** The third key ends the game at once. */
function win(s: State, seat: number): void {
  s[at.winner] = seat;
  s[at.decider] = NOBODY;
}

function forged(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  const spent = s[frame + F.Player]!;
  pop(s);
  tellBelow(s, 1);
  const base = s[at.pendingCount]!;
  emit(s, Event.Forges, None.Card, seat, spent);
  countSpentOnce(s, base);
  openWindow(s, base);
}
