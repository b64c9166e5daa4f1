import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { scripted } from '../../../core/script.js';
import { at, Cares, Chance, Decision, F, None, Size, Zone } from '../layout.js';
import { program } from '../pool.js';
import { FOR_DESTRUCTION, FOR_USE, Select, Stat, Value } from '../program.js';
import { add, clear, copyOf, has, inPlay, isEmpty, placeOf, zoneOf } from '../state.js';
import { bindFrame, seatOf } from './context.js';
import { amount, collect, statOfSet } from './evaluate.js';
import { knownCopy } from './knowledge.js';
import { power } from './modifiers.js';
import { ask } from './stack.js';
import { waysToUseBy } from './use.js';

/** Candidates of the choice at hand. */
export const found = new Int32Array(Size.Cards + 8);
let foundCount = 0;

/**
 * Runs a Select operation at `pc`. Returns true when the choice is complete; otherwise it has stopped for a
 * decision, and F.Count holds one more than the number of cards still to pick.
 */
export function select(s: State, frame: number, pc: number): boolean {
  const mode = program[pc + 1]!;
  if (s[frame + F.Count] === 0) begin(s, frame, (program[pc + 4]! & 1) === 1);
  if (mode === Select.Each) return takeAll(s, frame, candidates(s, frame, pc));
  if (s[frame + F.Count] === 0) {
    const n = amount(s, program[pc + 3]!);
    s[frame + F.Count] = (mode === Select.Any || n === Value.All ? Size.Cards : Math.max(0, n)) + 1;
  }
  if (mode === Select.Random) return pickRandom(s, frame, pc);
  return proceed(s, frame, pc, mode);
}

/** "It" stays the card spoken of before until one is taken, as in "with a different name". */
function begin(s: State, frame: number, adding: boolean): void {
  if (!adding) clear(s, frame + F.Those);
}

/** Cards that fit and are not chosen yet, in `found`; for most and least powerful only those next in line. */
export function candidates(s: State, frame: number, pc: number): number {
  bindFrame(s, frame);
  const n = collect(s, program[pc + 2]!, found);
  let kept = 0;
  for (let i = 0; i < n; i++) if (!has(s, frame + F.Those, found[i]!)) found[kept++] = found[i]!;
  const mode = program[pc + 1]!;
  foundCount = mode === Select.Most || mode === Select.Least ? keepExtreme(s, kept, mode) : kept;
  const purpose = program[pc + 4]!;
  if (purpose & FOR_DESTRUCTION && !isEmpty(s, at.tagged)) foundCount = keepAlive(s, foundCount, mode);
  if (purpose & FOR_USE) foundCount = keepUsable(s, foundCount, s[frame + F.You]!, purpose >> 3);
  return foundCount;
}

/** "As fully as possible": what is exhausted, or can't be used otherwise, is not chosen to be used. */
function keepUsable(s: State, n: number, seat: number, how: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) if (waysToUseBy(s, found[i]!, seat, how) !== 0) found[kept++] = found[i]!;
  return kept;
}

/**
 * The rulebook's Destroyed entry: nobody can choose to destroy what is tagged already. The most powerful
 * creature stays so when it is tagged, but among equals the others are chosen.
 */
function keepAlive(s: State, n: number, mode: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) if (!has(s, at.tagged, found[i]!)) found[kept++] = found[i]!;
  return kept === 0 && (mode === Select.Most || mode === Select.Least) ? n : kept;
}

function keepExtreme(s: State, n: number, mode: number): number {
  const sign = mode === Select.Most ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const value = sign * power(s, found[i]!);
    if (value > best) {
      best = value;
      kept = 0;
    }
    if (value === best) found[kept++] = found[i]!;
  }
  return kept;
}

function takeAll(s: State, frame: number, n: number): boolean {
  for (let i = 0; i < n; i++) take(s, frame, found[i]!);
  return complete(s, frame);
}

export function take(s: State, frame: number, card: number): void {
  add(s, frame + F.Those, card);
  s[frame + F.It] = card;
}

/** Choosing is not doing: what the effect before it did is still known, as in "that much damage to a creature". */
function complete(s: State, frame: number): boolean {
  s[frame + F.Count] = 0;
  if (isEmpty(s, frame + F.Those)) s[frame + F.It] = None.Card;
  return true;
}

/** Takes what needs no choice; asks when there is one. Groups of the most powerful fill up rank by rank. */
function proceed(s: State, frame: number, pc: number, mode: number): boolean {
  for (;;) {
    const left = s[frame + F.Count]! - 1;
    if (left === 0) return complete(s, frame);
    const n = candidates(s, frame, pc);
    if (n === 0) return complete(s, frame);
    const optional = mode === Select.UpTo || mode === Select.Any;
    if (optional ? n > 1 || isEnough(s, frame, pc) : n > left && !areCopies(s, n)) {
      ask(s, Decision.Target);
      return false;
    }
    const taken = Math.min(n, left);
    for (let i = 0; i < taken; i++) take(s, frame, takeFound(s, n - i, 0));
    if (mode === Select.A) return complete(s, frame);
    s[frame + F.Count]! -= taken;
  }
}

/** Any number may have to come to a total power before the player can stop. */
export function isEnough(s: State, frame: number, pc: number): boolean {
  const total = program[pc + 3]!;
  if (program[pc + 1] !== Select.Any || total === Value.All) return true;
  return statOfSet(s, Stat.Power, frame + F.Those) >= total;
}

/** Copies in one hidden zone are one option, and one option is no choice. */
function areCopies(s: State, n: number): boolean {
  for (let i = 1; i < n; i++) if (optionName(s, found[i]!) !== optionName(s, found[0]!)) return false;
  return true;
}

/** A candidate, or a copy of it, that is one no longer. */
function takeFound(s: State, n: number, i: number): number {
  const j = knownCopy(s, found, n, i);
  const card = found[j]!;
  for (let k = j; k < n - 1; k++) found[k] = found[k + 1]!;
  return card;
}

/** The player's pick of one candidate; copies in a hidden zone stand for each other. */
export function pick(s: State, frame: number, pc: number, name: number): void {
  if (name < IN_PLAY) {
    take(s, frame, name);
    s[frame + F.Count]!--;
    return;
  }
  const n = candidates(s, frame, pc);
  for (let i = 0; i < n; i++) {
    if (optionName(s, found[i]!) !== name) continue;
    take(s, frame, takeFound(s, n, i));
    s[frame + F.Count]!--;
    return;
  }
  throw new Error('not a candidate');
}

/** The player stops before the limit. */
export const stopPicking = (s: State, frame: number): void => {
  s[frame + F.Count] = 1;
};

/**
 * The rulebook's Discard Pile entry: its order stays. Where a card of the two decks looks at the top of a pile, it
 * matters which of two copies in it is taken.
 */
export const liesInOrder = (s: State, card: number): boolean =>
  (s[at.cares]! & Cares.Piles) !== 0 && zoneOf(s, card) === Zone.Discard;

/** The card by which an option names a candidate: in play or in order itself, elsewhere the first copy of its print. */
const optionCard = (s: State, card: number): number =>
  inPlay(s, card) || liesInOrder(s, card) ? card : copyOf(s, card);

/** Names below this are those of cards in play. */
const IN_PLAY = 128;

/** The same with its zone above the card's 7 bits, as copies may lie in different places: a hand and a discard pile. */
export const optionName = (s: State, card: number): number =>
  inPlay(s, card) ? card : optionCard(s, card) | ((zoneOf(s, card) + 1) << 7);

function pickRandom(s: State, frame: number, pc: number): boolean {
  for (let left = s[frame + F.Count]! - 1; left > 0; left--) {
    const n = candidates(s, frame, pc);
    if (n === 0) break;
    take(s, frame, takeFound(s, n, randomIndex(s, placeOf(s, found[0]!) >> 3, n)));
  }
  return complete(s, frame);
}

/** A random pick among `found`; its luck belongs to the owner of the cards. */
export function randomIndex(s: State, seat: number, n: number): number {
  const place = scripted(found, 0, n);
  return place >= 0 ? place : luckOf(s, at.luck, Chance.Pick + (seat & 1)).below(n);
}

/** The top n cards of a pile; looking at them does not reshuffle. */
export function selectTop(s: State, frame: number, pc: number): void {
  begin(s, frame, program[pc + 4] === 1);
  bindFrame(s, frame);
  const n = amount(s, program[pc + 1]!);
  const zone = program[pc + 3] ? Zone.Discard : Zone.Deck;
  const who = program[pc + 2]!;
  for (let seat = 0; seat < 2; seat++) {
    if (who !== 2 && seatOf(s, who) !== seat) continue;
    let card = s[at.head + seat * 8 + zone]!;
    for (let i = 0; i < n && card >= 0; i++) {
      take(s, frame, card);
      card = s[at.next + card]!;
    }
  }
  complete(s, frame);
}
