import type { State } from '../../../core/game.js';
import { at, Decision, F, None, Size, Zone } from '../layout.js';
import { OptionKind, option } from '../option.js';
import { program } from '../pool.js';
import { Action, Pick, Seat, Value } from '../program.js';
import { definition, head, list, moveTo, next, seatAt } from '../state.js';
import { advance } from './advance.js';
import { candidates, found } from './candidates.js';
import { bindFrame, context, seatOf } from './context.js';
import { amount } from './evaluate.js';
import { destroyCard } from './piles.js';
import { ask } from './stack.js';

/**
 * A card as an option. Copies in a hand, in one breach or among the cards played are one option; in a discard
 * pile their place matters, except for equal cards that lie on each other.
 */
export function cardOption(s: State, kind: OptionKind, card: number): number {
  const place = s[at.place + card]!;
  const d = definition(s, card);
  return option(kind, d, place, (place & 7) === Zone.Discard ? depth(s, place, card) : 0);
}

/** How many cards lie on the topmost of the equal cards around this one. */
function depth(s: State, place: number, card: number): number {
  let run = 0;
  let at_ = 0;
  let before = -1;
  for (let each = head(s, place); ; each = next(s, each), at_++) {
    const d = definition(s, each);
    if (d !== before) run = at_;
    before = d;
    if (each === card) return run;
  }
}

/** The option of the i-th candidate is one that an earlier candidate has too. */
export function isListed(out: Int32Array, from: number, n: number, number: number): boolean {
  for (let i = from; i < n; i++) if (out[i] === number) return true;
  return false;
}

export function listFound(s: State, kind: OptionKind, n: number, out: Int32Array, start: number): number {
  let end = start;
  for (let i = 0; i < n; i++) {
    const number = cardOption(s, kind, found[i]!);
    if (!isListed(out, start, end, number)) out[end++] = number;
  }
  return end;
}

/** The candidate that an option means. */
export function foundBy(s: State, kind: OptionKind, n: number, number: number): number {
  for (let i = 0; i < n; i++) if (cardOption(s, kind, found[i]!) === number) return found[i]!;
  throw new Error('that card can’t be chosen');
}

export function onlyOneKind(s: State, place: number): boolean {
  const first = head(s, place);
  if (first < 0) return true;
  const d = definition(s, first);
  for (let card = next(s, first); card >= 0; card = next(s, card))
    if (definition(s, card) !== d) return false;
  return true;
}

// The operation

/** Who picks: the player whose cards they are; of everybody's, the one who carries the effect out. */
const decider = (s: State, record: number): number => {
  const of = program[record + Pick.Of]!;
  return of === Seat.Everyone ? context.you : seatOf(s, of);
};

/** Picks card after card. Each is dealt with at once, so that discarded cards lie in the order of the picks. */
export function pick(s: State, frame: number, pc: number): void {
  const record = program[pc + 1]!;
  const action = program[pc + 2]!;
  if (s[frame + F.Count] === 0) begin(s, frame, record);
  while (s[frame + F.Count]! > 1) {
    bindFrame(s, frame);
    const n = candidates(s, record);
    if (n === 0) break;
    if (!program[record + Pick.UpTo] && isSettled(s, action, n, s[frame + F.Count]! - 1)) {
      take(s, frame, action, found[0]!);
    } else {
      return ask(s, Decision.Card, decider(s, record));
    }
  }
  s[frame + F.Count] = 0;
  advance(s, frame);
  return undefined;
}

function begin(s: State, frame: number, record: number): void {
  const n = amount(s, program[record + Pick.Amount]!);
  s[frame + F.Count] = (n === Value.All ? Size.Cards : n) + 1;
  s[frame + F.Did] = 0;
  s[frame + F.It] = None.Card;
}

/** There is nothing to choose: all are equal, or all are taken and the order can't matter. */
function isSettled(s: State, action: number, n: number, wanted: number): boolean {
  if (action !== Action.Discard && n <= wanted) return true;
  const first = cardOption(s, OptionKind.Card, found[0]!);
  for (let i = 1; i < n; i++) if (cardOption(s, OptionKind.Card, found[i]!) !== first) return false;
  return true;
}

export function take(s: State, frame: number, action: number, card: number): void {
  s[frame + F.It] = card;
  s[frame + F.Did]!++;
  s[frame + F.Count]!--;
  act(s, action, card);
}

export function act(s: State, action: number, card: number): void {
  const seat = seatAt(s[at.place + card]!);
  switch (action) {
    case Action.Discard:
      return moveTo(s, card, list(seat, Zone.Discard));
    case Action.Destroy:
      return destroyCard(s, card);
    case Action.ToHand:
      return moveTo(s, card, list(seat, Zone.Hand));
    default:
      return undefined;
  }
}

export function answerPick(s: State, frame: number, number: number): void {
  const pc = s[frame + F.Pc]!;
  bindFrame(s, frame);
  const n = candidates(s, program[pc + 1]!);
  take(s, frame, program[pc + 2]!, foundBy(s, OptionKind.Card, n, number));
}

export function stopPicking(s: State, frame: number): void {
  s[frame + F.Count] = 1;
}
