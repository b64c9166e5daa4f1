import type { State } from '../../../core/game.js';
import { at, Decision, End, F, Frame, Place, Size, Zone } from '../layout.js';
import { costOf, devourLimitOf, kindOf, program, runs, textOf } from '../pool.js';
import { Kind, Pile, Text, Where } from '../program.js';
import { definition, head, list, moveTo, size } from '../state.js';
import { advance } from './advance.js';
import { seatOf } from './context.js';
import { emptyPiles, isPileOf, pileCost } from './evaluate.js';
import { finish, graveholdSuffers } from './harm.js';
import { Count, count } from './ledger.js';
import { ask, pop, push } from './stack.js';

/** Æther that may be spent on gaining such a card. */
export function aetherFor(s: State, d: number): number {
  const only = kindOf[d] === Kind.Gem ? s[at.gemAether]! : kindOf[d] === Kind.Spell ? s[at.spellAether]! : 0;
  return s[at.aether]! + only;
}

/** Æther for this kind of card only is spent first. */
export function payFor(s: State, d: number): void {
  const field = kindOf[d] === Kind.Gem ? at.gemAether : at.spellAether;
  const only = kindOf[d] === Kind.Relic ? 0 : Math.min(costOf[d]!, s[field]!);
  if (only > 0) s[field]! -= only;
  s[at.aether]! -= costOf[d]! - only;
}

/** The top card of the devoured pile may be bought like that of a supply pile. */
export function buy(s: State, place: number): void {
  const card = head(s, place);
  payFor(s, definition(s, card));
  gain(s, card, s[at.active]!, Where.Discard);
}

/** At once, to the top of the discard pile unless something else is said. */
export function gain(s: State, card: number, seat: number, where: number): void {
  const d = definition(s, card);
  s[at.gained]!++;
  runs[d]!++;
  count(d, Count.Gained);
  moveTo(
    s,
    card,
    list(seat, where === Where.Hand ? Zone.Hand : where === Where.Deck ? Zone.Deck : Zone.Discard),
  );
  checkSupply(s);
  if (where === Where.Discard && textOf[d]! & Text.ToDeck) push(s, Frame.Gain, card, seat);
}

/** The gainer may put it on top of the deck instead. */
export function stepGain(s: State, frame: number): void {
  if (s[frame + F.Pc] === 1) return pop(s);
  s[frame + F.Pc] = 1;
  return ask(s, Decision.May, s[frame + F.You]!);
}

function checkSupply(s: State): void {
  if (devourLimitOf[s[at.nemesis]!] && emptyPiles(s) === Size.Piles) finish(s, 1, End.Special);
}

// Choosing a pile

export const piles = new Int32Array(Size.Piles);

/** Fills `piles` with the piles among which the operation at `pc` chooses. */
export function choosablePiles(s: State, frame: number, pc: number): number {
  const mode = program[pc + 1]!;
  const kinds = program[pc + 2]!;
  const most = program[pc + 3]!;
  const done = mode === Pile.MostExpensiveLeft ? s[frame + F.N]! : 0;
  let n = 0;
  for (let p = 0; p < Size.Piles; p++) {
    if (!isPileOf(s, p, kinds) || (most >= 0 && pileCost(s, p) > most) || (done >> p) & 1) continue;
    piles[n++] = p;
  }
  return mode === Pile.Any ? n : keepCost(s, n, wantedCost(s, n, mode));
}

function keepCost(s: State, n: number, cost: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) if (pileCost(s, piles[i]!) === cost) piles[kept++] = piles[i]!;
  return kept;
}

/** Of two piles with the same highest cost either is the second most expensive. */
function wantedCost(s: State, n: number, mode: number): number {
  let least = 99;
  let first = -1;
  let second = -1;
  for (let i = 0; i < n; i++) {
    const cost = pileCost(s, piles[i]!);
    least = Math.min(least, cost);
    if (cost > first) {
      second = first;
      first = cost;
    } else if (cost > second) second = cost;
  }
  if (mode === Pile.Cheapest) return least;
  return mode === Pile.SecondMostExpensive ? second : first;
}

/** Runs the choice of a pile at `pc`. */
export function choosePile(s: State, frame: number, pc: number): void {
  const n = choosablePiles(s, frame, pc);
  if (n > 1) ask(s, Decision.Pile, seatOf(s, program[pc + 4]!));
  else if (n === 1) takePile(s, frame, pc, piles[0]!);
  else s[frame + F.Pc] = program[pc + 5]!;
}

export function takePile(s: State, frame: number, pc: number, p: number): void {
  s[frame + F.Extra] = p;
  if (program[pc + 1] === Pile.MostExpensiveLeft) s[frame + F.N]! |= 1 << p;
  advance(s, frame);
}

export function gainFromPile(s: State, frame: number, seat: number, where: number): void {
  const card = head(s, Place.Supply + s[frame + F.Extra]!);
  s[frame + F.It] = card;
  gain(s, card, seat, where);
}

/** Damage to Gravehold for each card that the pile can't give. */
const MISSING_CARD = 2;

/** Card after card to the top of the devoured pile. */
export function devour(s: State, p: number, n: number): void {
  const given = Math.min(n, size(s, Place.Supply + p));
  for (let i = 0; i < given; i++) moveTo(s, head(s, Place.Supply + p), Place.Devoured);
  checkSupply(s);
  graveholdSuffers(s, MISSING_CARD * (n - given));
}
