import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { at, Chance, TurnCard } from '../layout.js';

const kindAt = (word: number): number => word & TurnCard.Kind;

/** Shuffles the whole deck: nobody knows where a card lies. */
function shuffle(s: State): void {
  const luck = luckOf(s, at.luck, Chance.TurnOrder);
  for (let i = s[at.turnDeckCount]! - 1; i >= 0; i--) {
    const j = luck.below(i + 1);
    const card = s[at.turnDeck + j]!;
    s[at.turnDeck + j] = s[at.turnDeck + i]!;
    s[at.turnDeck + i] = kindAt(card);
  }
}

/** An empty deck is made anew from the discard pile whenever a card must be drawn or revealed. */
export function refillTurnDeck(s: State): void {
  if (s[at.turnDeckCount]! > 0) return;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++) s[at.turnDeck + i] = s[at.turnDiscard + i]!;
  s[at.turnDeckCount] = s[at.turnDiscardCount]!;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++) s[at.turnDiscard + i] = 0;
  s[at.turnDiscardCount] = 0;
  s[at.round]!++;
  shuffle(s);
}

/** The drawn card lies open on the discard pile before its turn begins. */
export function drawTurnCard(s: State): number {
  refillTurnDeck(s);
  const top = at.turnDeck + --s[at.turnDeckCount]!;
  const card = kindAt(s[top]!);
  s[top] = 0;
  s[at.turnDiscard + s[at.turnDiscardCount]!++] = card;
  return card;
}

/** The card whose turn it is: the latest of the discard pile. */
export const turnCardNow = (s: State): number => s[at.turnDiscard + s[at.turnDiscardCount]! - 1]!;

/** Everybody sees the top card; it stays where it is. */
export function revealTurnCard(s: State): number {
  refillTurnDeck(s);
  const top = at.turnDeck + s[at.turnDeckCount]! - 1;
  s[top]! |= TurnCard.Known;
  return kindAt(s[top]!);
}

/** The top card goes to the bottom, where everybody knows it. */
export function topToBottom(s: State): void {
  const n = s[at.turnDeckCount]!;
  const card = s[at.turnDeck + n - 1]!;
  for (let i = n - 1; i > 0; i--) s[at.turnDeck + i] = s[at.turnDeck + i - 1]!;
  s[at.turnDeck] = card;
}

export function countDiscarded(s: State, kind: number): number {
  let n = 0;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++) if (s[at.turnDiscard + i] === kind) n++;
  return n;
}

/** Bits of the kinds of players' cards in the discard pile. */
export function discardedKinds(s: State, wild: boolean): number {
  let bits = 0;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++) bits |= 1 << s[at.turnDiscard + i]!;
  return bits & (wild ? 31 : 15);
}

/** Shuffles one card of this kind back into the deck. */
export function turnCardBack(s: State, kind: number): void {
  takeFromDiscard(s, kind);
  s[at.turnDeck + s[at.turnDeckCount]!++] = kind;
  shuffle(s);
}

function takeFromDiscard(s: State, kind: number): void {
  let i = 0;
  while (s[at.turnDiscard + i] !== kind) i++;
  s[at.turnDiscardCount]!--;
  for (; i < s[at.turnDiscardCount]!; i++) s[at.turnDiscard + i] = s[at.turnDiscard + i + 1]!;
  s[at.turnDiscard + s[at.turnDiscardCount]!] = 0;
}

export function nemesisTurnsBack(s: State): void {
  for (let n = countDiscarded(s, TurnCard.Nemesis); n > 0; n--) {
    takeFromDiscard(s, TurnCard.Nemesis);
    s[at.turnDeck + s[at.turnDeckCount]!++] = TurnCard.Nemesis;
  }
  shuffle(s);
}

/** Bits of the kinds among the first n cards of the deck from the bottom. */
export function kindsBelow(s: State, n: number): number {
  let bits = 0;
  for (let i = 0; i < n; i++) bits |= 1 << kindAt(s[at.turnDeck + i]!);
  return bits;
}

/** A card of this kind among the first n from the bottom becomes the n-th, and is known. */
export function placeTurnCard(s: State, kind: number, n: number): void {
  let i = n - 1;
  while (kindAt(s[at.turnDeck + i]!) !== kind) i--;
  s[at.turnDeck + i] = s[at.turnDeck + n - 1]!;
  s[at.turnDeck + n - 1] = kind | TurnCard.Known;
}
