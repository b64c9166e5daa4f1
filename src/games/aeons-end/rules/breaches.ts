import type { State } from '../../../core/game.js';
import { at, Breach, Decision, F, None, Size } from '../layout.js';
import { OptionKind, option } from '../option.js';
import { program } from '../pool.js';
import { Seat } from '../program.js';
import { breach, breachList, isClosed } from '../state.js';
import { advance } from './advance.js';
import { context, seatOf } from './context.js';
import { ask } from './stack.js';

/** By breach; breach I is open wherever a mage has it. */
const FOCUS_COSTS = [0, 2, 3, 4] as const;
/** By breach and by how often it has been focused. */
const OPEN_COSTS = [0, 0, 0, 0, 5, 4, 3, 2, 9, 7, 5, 3, 13, 10, 7, 4] as const;
/** Damage that an open breach adds to a cast. */
const BONUS = [0, 0, 1, 1] as const;
export const LAST_STEP = 3;

export const printedFocusCost = (b: number): number => FOCUS_COSTS[b]!;
export const breachBonus = (b: number): number => BONUS[b]!;
export const stepOf = (s: State, seat: number, b: number): number => breach(s, seat, b) & Breach.Step;

export const focusCost = (s: State, b: number): number => Math.max(0, FOCUS_COSTS[b]! - s[at.discount]!);
export const printedOpenCost = (s: State, seat: number, b: number): number =>
  OPEN_COSTS[(b << 2) + stepOf(s, seat, b)]!;
export const openCost = (s: State, seat: number, b: number): number =>
  Math.max(0, printedOpenCost(s, seat, b) - s[at.discount]!);

/**
 * A quarter turn; from the last position the breach opens. The discounts of this turn are used up by the next
 * focusing or opening of any kind, also one that costs nothing.
 */
export function focusBreach(s: State, seat: number, b: number): void {
  s[at.discount] = 0;
  const word = at.breaches + (seat << 2) + b;
  if ((s[word]! & Breach.Step) === LAST_STEP) openBreach(s, seat, b);
  else s[word] = (s[word]! + 1) | Breach.FocusedThisTurn;
}

export function openBreach(s: State, seat: number, b: number): void {
  s[at.discount] = 0;
  s[at.breaches + (seat << 2) + b]! |= Breach.Open;
}

export function forgetFocus(s: State): void {
  for (let i = 0; i < Size.Seats * Size.Breaches; i++) s[at.breaches + i]! &= ~Breach.FocusedThisTurn;
}

// The operation: focusing for nothing

export function focusByEffect(s: State, frame: number, pc: number): void {
  const of = program[pc + 2]!;
  if (program[pc + 1] === 1) {
    focusCheapest(s, seatOf(s, of));
    advance(s, frame);
    return;
  }
  const n = closedBreaches(s, of);
  if (n > 1) {
    ask(s, Decision.Breach, of === Seat.Everyone ? context.you : seatOf(s, of));
    return;
  }
  if (n === 1) focusBreach(s, places[0]! >> 3, (places[0]! & 7) - 4);
  s[frame + F.Did] = n;
  advance(s, frame);
}

/** Costs rise from breach to breach. */
function focusCheapest(s: State, seat: number): void {
  for (let b = 0; b < Size.Breaches; b++) {
    if (!isClosed(s, seat, b)) continue;
    focusBreach(s, seat, b);
    return;
  }
}

const places = new Int32Array(Size.Seats * Size.Breaches);

/** Fills `places` with the lists of the closed breaches of a player, or of all. */
function closedBreaches(s: State, of: number): number {
  const only = of === Seat.Everyone ? None.Seat : seatOf(s, of);
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (only >= 0 && seat !== only) continue;
    for (let b = 0; b < Size.Breaches; b++) if (isClosed(s, seat, b)) places[n++] = breachList(seat, b);
  }
  return n;
}

export function listClosedBreaches(s: State, of: number, out: Int32Array): number {
  const n = closedBreaches(s, of);
  for (let i = 0; i < n; i++) out[i] = option(OptionKind.Breach, 0, places[i]!);
  return n;
}
