import type { State } from '../../../core/game.js';
import { ask as askSeat } from '../../../core/machine.js';
import { at, Decision, Event, F, Flag, Frame, None, Step, Zone } from '../layout.js';
import { Verb } from '../program.js';
import { clear, clearFlag, countIn, headOf, nextCard, nextIn, ownerOf } from '../state.js';
import { canForge, startForge } from './forge.js';
import { dropExpired } from './lasting.js';
import { draw, moveCard, shuffleDeck } from './move.js';
import { choosableHouses, forbidden, handSize } from './permissions.js';
import { ask, goesOn, pop, pushShort } from './stack.js';
import { emit, openWindow } from './triggers.js';

/** The turn's frame lies at the bottom of the stack; its F.Pc is one of these. */
const enum Phase {
  Start = 0,
  Forge = 1,
  House = 2,
  Chosen = 3,
  Archives = 4,
  Main = 5,
  Ready = 6,
  Draw = 7,
  End = 8,
}

export function stepTurn(s: State, frame: number): void {
  do stepPhase(s, frame);
  while (goesOn(s, frame));
}

function stepPhase(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case Phase.Start:
      return start(s, frame);
    case Phase.Forge:
      return forgeStep(s, frame);
    case Phase.House:
      return houseStep(s, frame);
    case Phase.Chosen:
      return houseChosen(s, frame);
    case Phase.Archives:
      return archives(s, frame);
    case Phase.Main:
      return main(s, frame);
    case Phase.Ready:
      return readyStep(s, frame);
    case Phase.Draw:
      return drawStep(s, frame);
    default:
      return endTurn(s, frame);
  }
}

function inWindow(s: State, event: Event, detail = None.Card): void {
  const base = s[at.pendingCount]!;
  emit(s, event, None.Card, s[at.active]!, 0, detail);
  openWindow(s, base);
}

function start(s: State, frame: number): void {
  s[at.step] = Step.Forge;
  s[at.house] = None.House;
  s[at.acted] = 0;
  s[at.ending] = 0;
  s[frame + F.Pc] = Phase.Forge;
  inWindow(s, Event.TurnStarts);
}

/** With enough æmber forging is no choice; one key a turn in this step. */
function forgeStep(s: State, frame: number): void {
  const seat = s[at.active]!;
  s[frame + F.Pc] = Phase.House;
  if (!forbidden(s, Verb.ForgeStep, None.Card, seat) && canForge(s, seat, 0)) startForge(s, seat, 0);
}

function houseStep(s: State, frame: number): void {
  s[at.step] = Step.House;
  s[frame + F.Pc] = Phase.Chosen;
  const houses = choosableHouses(s, s[at.active]!);
  if (houses & (houses - 1)) ask(s, Decision.House);
  else s[at.house] = houses === 0 ? None.House : 31 - Math.clz32(houses);
}

function houseChosen(s: State, frame: number): void {
  s[frame + F.Pc] = Phase.Archives;
  if (s[at.house]! >= 0) inWindow(s, Event.ChoosesHouse, s[at.house]!);
}

/** Alpha and omega speak of a step: what was done before the main step does not count in it. */
function archives(s: State, frame: number): void {
  s[frame + F.Pc] = Phase.Main;
  s[at.acted] = 0;
  s[at.ending] = 0;
  if (countIn(s, s[at.active]!, Zone.Archives) > 0) ask(s, Decision.Archives);
}

/** All of them at once; an abducted card goes to its owner's hand. */
export function takeArchives(s: State): void {
  const seat = s[at.active]!;
  for (let card = headOf(s, seat, Zone.Archives); card >= 0; card = headOf(s, seat, Zone.Archives)) {
    moveCard(s, card, Zone.Hand, ownerOf(card));
  }
}

function main(s: State, frame: number): void {
  s[at.step] = Step.Main;
  if (s[at.ending] === TURN) finishTurn(s, frame);
  else if (s[at.ending]) s[frame + F.Pc] = Phase.Ready;
  else ask(s, Decision.Main);
}

/** The rest of the turn's steps is left out; what happens at its end does. */
export function endTurnNow(s: State): void {
  s[at.ending] = TURN;
}

export const endMainStep = (s: State): void => {
  s[at.ending] = 1;
};

/** In at.ending: not only the main step ends. */
const TURN = 2;

function finishTurn(s: State, frame: number): void {
  s[at.step] = Step.Draw;
  s[frame + F.Pc] = Phase.End;
  inWindow(s, Event.TurnEnds);
}

function readyStep(s: State, frame: number): void {
  s[at.step] = Step.Ready;
  s[frame + F.Pc] = Phase.Draw;
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++) {
    for (let card = headOf(s, s[at.active]!, zone); card >= 0; card = nextCard(s, card)) {
      clearFlag(s, card, Flag.Exhausted);
    }
  }
  inWindow(s, Event.CardsReadied);
}

function drawStep(s: State, frame: number): void {
  refill(s, s[at.active]!);
  finishTurn(s, frame);
}

export const chainPenalty = (chains: number): number => Math.ceil(Math.min(chains, 24) / 6);

/** Draws up to the hand size less the penalty; a chain is shed when the hand was below its size. */
export function refill(s: State, seat: number): void {
  const size = handSize(s, seat);
  const hand = countIn(s, seat, Zone.Hand);
  if (hand >= size) return;
  draw(s, seat, Math.max(0, size - chainPenalty(s[at.chains + seat]!) - hand));
  if (s[at.chains + seat]! > 0) s[at.chains + seat]!--;
}

/** What dies because an effect of the turn ends still dies in this turn, so the check comes before the turn passes. */
function endTurn(s: State, frame: number): void {
  dropExpired(s);
  if (s[at.recheck] !== 0) return;
  const seat = s[at.active]!;
  rememberTurn(s, seat);
  for (let card = nextIn(s, at.marked, 0); card >= 0; card = nextIn(s, at.marked, card + 1)) {
    s[at.flags + card]! &= ~(
      Flag.Attacked |
      Flag.Used |
      Flag.UsesMask |
      Flag.SixMask |
      Flag.Lent |
      Flag.Burnt
    );
    s[at.damage + card]! &= ~0xff00;
  }
  clear(s, at.marked);
  s[at.active] = 1 - seat;
  s[at.turn]!++;
  s[frame + F.Pc] = Phase.Start;
}

/** What the seat whose turn ends did is kept until its next turn ends; all counts begin anew. */
function rememberTurn(s: State, seat: number): void {
  s[at.creaturesPlayedLast + seat] = s[at.creaturesPlayed + seat]!;
  s[at.keysForgedLast + seat] = s[at.keysForged + seat]!;
  s[at.stolenLast + seat] = s[at.stolen + seat]!;
  if (s[at.played]! + s[at.played + 1]! > 0) zero(s, at.playedOfHouse, at.creaturesPlayedLast);
  zero(s, at.played, at.playedOfHouse);
}

function zero(s: State, from: number, to: number): void {
  for (let word = from; word < to; word++) s[word] = 0;
}

// Setup: opening hands and the mulligan, first player first

export function startGame(s: State): void {
  pushShort(s, Frame.Setup, None.Card, s[at.first]!);
}

/** Chains count for the opening hand too. */
export function dealOpeningHand(s: State, seat: number): void {
  const chains = s[at.chains + seat]!;
  draw(s, seat, s[at.handSize + seat]! + (seat === s[at.first] ? 1 : 0) - chainPenalty(chains));
  if (chains > 0) s[at.chains + seat]!--;
}

export function stepSetup(s: State, frame: number): void {
  const seat = s[frame + F.Pc] === 0 ? s[at.first]! : 1 - s[at.first]!;
  if (s[frame + F.Pc] === 2) {
    pop(s);
    pushShort(s, Frame.Turn, None.Card, s[at.first]!);
    return;
  }
  s[frame + F.Pc]!++;
  askSeat(s, Decision.Mulligan, seat);
}

/** A new hand of one card less; no chain is shed. */
export function mulligan(s: State, seat: number): void {
  const n = countIn(s, seat, Zone.Hand);
  for (let card = headOf(s, seat, Zone.Hand); card >= 0; card = headOf(s, seat, Zone.Hand)) {
    moveCard(s, card, Zone.Deck, seat);
  }
  shuffleDeck(s, seat);
  draw(s, seat, n - 1);
}
