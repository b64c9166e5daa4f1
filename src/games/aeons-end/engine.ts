import type { State } from '../../core/game.js';
import { applyOption, run as runSteps } from '../../core/machine.js';
import { at, Decision, F, Flag, Frame, Place, Target, Zone } from './layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from './option.js';
import { program } from './pool.js';
import { Op } from './program.js';
import { advance } from './rules/advance.js';
import { focusBreach, focusCost, openBreach, openCost } from './rules/breaches.js';
import { castSpell, playCard, stepCastTwice, stepPlayTwice, usePrepped } from './rules/cast.js';
import { bindFrame } from './rules/context.js';
import { aimAt, paySpread, spreadOver, stepDamage } from './rules/damage.js';
import { gainCharges, stepEffect } from './rules/effects.js';
import { destroyBreach, stepExhaust } from './rules/exhaust.js';
import { takeWay } from './rules/flow.js';
import { buy, stepGain, takePile } from './rules/market.js';
import { payToDiscard, stepArrive, stepPay } from './rules/nemesis.js';
import { answerPick, stopPicking } from './rules/pick.js';
import { takePlayer } from './rules/players.js';
import { ask, pop } from './rules/stack.js';
import { backInto, giveCharge, placeNext } from './rules/stepwise.js';
import {
  endCastingPhase,
  endMainPhase,
  resolveCorruption,
  startPlayerTurn,
  stepTurn,
  useAbility,
} from './rules/turn.js';
import { topToBottom } from './rules/turn-order.js';
import { stepStrike, stepUnleash } from './rules/unleash.js';
import { definition, head, list, moveTo, next, seatAt, setFlag } from './state.js';

/** What a charge costs. */
export const CHARGE_COST = 2;

/** Plays on until somebody must decide or the game is over. */
export const run = (s: State): void => runSteps(s, step);

/** Applies a decision and plays on. */
export const decide = (s: State, option: number): void => applyOption(s, option, answer, step);

function step(s: State, frame: number): void {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return stepTurn(s);
    case Frame.Effect:
      return stepEffect(s, frame);
    case Frame.Damage:
      return stepDamage(s, frame);
    case Frame.Exhaust:
      return stepExhaust(s, frame);
    case Frame.Unleash:
      return stepUnleash(s, frame);
    case Frame.Strike:
      return stepStrike(s, frame);
    case Frame.CastTwice:
      return stepCastTwice(s, frame);
    case Frame.Gain:
      return stepGain(s, frame);
    case Frame.Misplace:
      return ask(s, Decision.Player, s[frame + F.You]!);
    case Frame.PlayTwice:
      return stepPlayTwice(s, frame);
    case Frame.Pay:
      return stepPay(s, frame);
    case Frame.Arrive:
      return stepArrive(s, frame);
    default:
      throw new Error(`no such frame: ${s[frame + F.Kind]}`);
  }
}

function answer(s: State, decision: number, option: number): void {
  const decider = s[at.decider]!;
  const frame = s[at.top]!;
  switch (decision) {
    case Decision.Main:
      return answerMain(s, option);
    case Decision.Cast:
      if (kindIn(option) === OptionKind.Done) return endCastingPhase(s);
      return castSpell(s, cardIn(s, placeIn(option), definitionIn(option)), decider, 0);
    case Decision.Order:
      return answerOrder(s, frame, decider, definitionIn(option));
    case Decision.Target:
      return answerTarget(s, frame, option);
    case Decision.Player:
      return answerPlayer(s, frame, placeIn(option));
    case Decision.Card:
      if (kindIn(option) === OptionKind.Done) return stopPicking(s, frame);
      return answerPick(s, frame, option);
    case Decision.Breach:
      return answerBreach(s, frame, placeIn(option));
    case Decision.May:
      return answerMay(s, frame, decider, kindIn(option) === OptionKind.Yes);
    case Decision.Choice:
      return answerChoice(s, frame, placeIn(option));
    case Decision.Pile:
      return takePile(s, frame, s[frame + F.Pc]!, placeIn(option));
    case Decision.TurnCard:
      return answerTurnCard(s, frame, placeIn(option));
    case Decision.Number:
      return spreadOver(s, frame, placeIn(option));
    case Decision.Corruption:
      return resolveCorruption(s, cardIn(s, placeIn(option), definitionIn(option)));
    default:
      throw new Error('there is nothing to decide');
  }
}

/** A card of this definition in a list whose order does not matter. */
function cardIn(s: State, place: number, d: number): number {
  for (let card = head(s, place); card >= 0; card = next(s, card)) if (definition(s, card) === d) return card;
  throw new Error('that card is not there');
}

function answerMain(s: State, option: number): void {
  const seat = s[at.active]!;
  const place = placeIn(option);
  const b = (place & 7) - Zone.Breach;
  switch (kindIn(option)) {
    case OptionKind.End:
      return endMainPhase(s);
    case OptionKind.Play:
      return playCard(s, cardIn(s, list(seat, Zone.Hand), definitionIn(option)));
    case OptionKind.Gain:
      return buy(s, place);
    case OptionKind.Charge:
      s[at.aether]! -= CHARGE_COST;
      return gainCharges(s, seat, 1);
    case OptionKind.Focus:
      s[at.aether]! -= focusCost(s, b);
      return focusBreach(s, seat, b);
    case OptionKind.Open:
      s[at.aether]! -= openCost(s, seat, b);
      return openBreach(s, seat, b);
    case OptionKind.Prep:
      return prep(s, cardIn(s, list(seat, Zone.Hand), definitionIn(option)), place);
    case OptionKind.Use:
      return usePrepped(s, usableIn(s, place, definitionIn(option)));
    case OptionKind.Discard:
      return payToDiscard(s, cardIn(s, Place.NemesisPlay, definitionIn(option)));
    case OptionKind.Ability:
      return useAbility(s, place);
    default:
      throw new Error('that is not for the main phase');
  }
}

function prep(s: State, card: number, place: number): void {
  moveTo(s, card, place);
  setFlag(s, card, Flag.PreppedThisTurn);
}

/** Of two copies in one breach one that has not been used. */
function usableIn(s: State, place: number, d: number): number {
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    if (definition(s, card) === d && !(s[at.card + card]! & Flag.Used)) return card;
  }
  return cardIn(s, place, d);
}

/** Played cards at the end of a turn, or the spells of a destroyed breach. */
function answerOrder(s: State, frame: number, seat: number, d: number): void {
  const from =
    s[frame + F.Kind] === Frame.Exhaust
      ? list(seat, Zone.Breach + s[frame + F.Extra]!)
      : list(seat, Zone.Played);
  moveTo(s, cardIn(s, from, d), list(seat, Zone.Discard));
}

function answerTarget(s: State, frame: number, option: number): void {
  const target = placeIn(option);
  if (target !== 0) return aimAt(s, frame, Target.Nemesis + target - 1);
  return aimAt(s, frame, cardIn(s, Place.NemesisPlay, definitionIn(option)));
}

function answerPlayer(s: State, frame: number, seat: number): void {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return startPlayerTurn(s, seat);
    case Frame.Misplace:
      moveTo(s, s[frame + F.Self]!, list(seat, Zone.Discard));
      return pop(s);
    default:
      if (program[s[frame + F.Pc]!] === Op.SplitCharges) return giveCharge(s, frame, seat);
      return takePlayer(s, frame, seat);
  }
}

function answerBreach(s: State, frame: number, place: number): void {
  const b = (place & 7) - Zone.Breach;
  if (s[frame + F.Kind] === Frame.Exhaust) return destroyBreach(s, frame, b);
  focusBreach(s, seatAt(place), b);
  s[frame + F.Did] = 1;
  advance(s, frame);
  return undefined;
}

function answerMay(s: State, frame: number, seat: number, yes: boolean): void {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      if (yes) useAbility(s, seat);
      return;
    case Frame.Damage:
      if (yes) paySpread(s, frame);
      return;
    case Frame.Gain:
      if (yes) moveTo(s, s[frame + F.Self]!, list(seat, Zone.Deck));
      return;
    default:
      if (yes) advance(s, frame);
      else s[frame + F.Pc] = program[s[frame + F.Pc]! + 1]!;
  }
}

function answerChoice(s: State, frame: number, way: number): void {
  const pc = s[frame + F.Pc]!;
  if (program[pc] !== Op.TopOrBottom) return takeWay(s, frame, pc, way);
  if (way === 1) topToBottom(s);
  advance(s, frame);
  return undefined;
}

function answerTurnCard(s: State, frame: number, kind: number): void {
  bindFrame(s, frame);
  if (program[s[frame + F.Pc]!] === Op.ArrangeTurns) return placeNext(s, frame, kind);
  return backInto(s, frame, kind);
}
