import type { State } from '../../../core/game.js';
import { at, Decision, Flag, Frame, None, Phase, Size, Slot, Told, Wound, Zone } from '../layout.js';
import { flag, head, heroInPlay, heroOf, next, setSlot, slotOf } from '../state.js';
import { finishBuildings } from './buildings.js';
import { maxLevel } from './heroes.js';
import { refillHand, takeFromCodex } from './piles.js';
import { ask, push } from './stack.js';
import { startUpkeep } from './upkeep.js';

/** Cards that come from the codex each turn, and the workers from which on they need not. */
export const enum Tech {
  Cards = 2,
  Workers = 10,
  /** No cards come in the first turn of each player. */
  From = 3,
}

export const startGame = (s: State): void => {
  push(s, Frame.Turn, None.Card, s[at.active]!);
};

export function stepTurn(s: State): void {
  switch (s[at.phase]) {
    case Phase.Tech:
      return stepTech(s);
    case Phase.Ready:
      return getReady(s);
    case Phase.Upkeep:
      return startUpkeep(s);
    case Phase.Main:
      return ask(s, Decision.Main, s[at.active]!);
    case Phase.Patrol:
      return stepPatrol(s);
    case Phase.Draw:
      refillHand(s, s[at.active]!);
      s[at.phase] = Phase.End;
      return;
    default:
      return endTurn(s);
  }
}

// Tech

export const isTechOptional = (s: State): boolean =>
  s[at.workers + s[at.active]!]! >= Tech.Workers && !mustTech(s, s[at.active]!);

/** Whether copies are left of a card that the seat was told to take first. */
function mustTech(s: State, seat: number): boolean {
  if (s[at.must + seat]! >> Told.Card === 0) return false;
  let i: number = Size.Starters;
  while (i < Size.Playable && !(isTold(s, seat, i) && inCodex(s, seat, i))) i++;
  return i < Size.Playable;
}

const isTold = (s: State, seat: number, printed: number): boolean =>
  ((s[at.must + seat]! >> (Told.Card + ((printed - Size.Starters) % Size.Codex))) & 1) !== 0;

const inCodex = (s: State, seat: number, printed: number): boolean =>
  s[at.codex + seat * Size.Playable + printed]! > 0;

/** The choice is made right before the turn, the latest moment that the rulebook allows. */
function stepTech(s: State): void {
  const seat = s[at.active]!;
  const over = s[at.turn]! < Tech.From || s[at.step]! >= Tech.Cards;
  const first = over ? Size.Playable : nextInCodex(s, seat, 0);
  if (first === Size.Playable) s[at.phase] = Phase.Ready;
  else if (isTechOptional(s) || nextInCodex(s, seat, first + 1) < Size.Playable) ask(s, Decision.Tech, seat);
  else tech(s, first);
}

/** The first card from this printed number on that may be taken, or Size.Playable. */
export function nextInCodex(s: State, seat: number, from: number): number {
  const isBound = mustTech(s, seat);
  let i = from;
  while (i < Size.Playable && !(inCodex(s, seat, i) && (!isBound || isTold(s, seat, i)))) i++;
  return i;
}

export function tech(s: State, printed: number): void {
  takeFromCodex(s, s[at.active]!, printed);
  s[at.step]!++;
}

export const endTech = (s: State): void => {
  s[at.step] = Tech.Cards;
};

// Ready

/** Patrollers come back, and everything is ready. */
function getReady(s: State): void {
  const seat = s[at.active]!;
  if (heroInPlay(s, seat)) s[at.flags + heroOf(seat)]! &= ~READIED;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    s[at.flags + card]! &= ~READIED;
  }
  s[at.maxed + seat] = heroInPlay(s, seat) && s[at.level + seat] === maxLevel(s, seat) ? 1 : 0;
  s[at.phase] = Phase.Upkeep;
}

const READIED = Flag.Exhausted | Flag.Slot | Flag.ArmorUsed;

// Patrol

export function endMainPhase(s: State): void {
  s[at.phase] = Phase.Patrol;
  s[at.step] = Slot.Leader;
}

/** Only ready cards patrol; how long they have been in play does not matter. */
export const mayPatrol = (s: State, card: number): boolean =>
  !flag(s, card, Flag.Exhausted) && slotOf(s, card) === Slot.None;

function stepPatrol(s: State): void {
  if (s[at.step]! <= Slot.Lookout && hasPatroller(s, s[at.active]!)) {
    return ask(s, Decision.Patrol, s[at.active]!);
  }
  s[at.step] = 0;
  s[at.phase] = Phase.Draw;
}

function hasPatroller(s: State, seat: number): boolean {
  if (heroInPlay(s, seat) && mayPatrol(s, heroOf(seat))) return true;
  let card = head(s, seat, Zone.Units);
  while (card >= 0 && !mayPatrol(s, card)) card = next(s, card);
  return card >= 0;
}

export function sendOnPatrol(s: State, card: number): void {
  setSlot(s, card, s[at.step]!);
  s[at.step]!++;
}

export const endPatrol = (s: State): void => {
  s[at.step] = Slot.Lookout + 1;
};

// The end

function endTurn(s: State): void {
  const seat = s[at.active]!;
  finishBuildings(s, seat);
  if (s[at.wait + seat]! > 0) s[at.wait + seat]!--;
  for (let each = 0; each < 2; each++) endOfTurn(s, each);
  s[at.hired] = 0;
  s[at.reshuffled] = 0;
  s[at.active] = 1 - seat;
  s[at.turn]!++;
  s[at.step] = 0;
  s[at.phase] = Phase.Tech;
}

/** Ends what lasts until the end of the turn, for cards of both seats. */
function endOfTurn(s: State, seat: number): void {
  s[at.detected + seat] = 0;
  refresh(s, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) refresh(s, card);
}

function refresh(s: State, card: number): void {
  s[at.flags + card]! &= ~Flag.OfTurn;
  s[at.wounds + card]! &= ~Wound.OfTurn;
}
