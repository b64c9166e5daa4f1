import type { State } from '../../core/game.js';
import { applyOption, run as runSteps } from '../../core/machine.js';
import { at, Decision, Event, F, Frame, None, Zone } from './layout.js';
import { cardIn, kindIn, nameIn, OptionKind, valueIn } from './option.js';
import { orderOption } from './options.js';
import { abilityEvent, abilityIf, abilityPc, operationAfter, program, textOf } from './pool.js';
import { Op } from './program.js';
import { advance } from './rules/advance.js';
import { takeOff } from './rules/amber.js';
import { settleArmor } from './rules/armor.js';
import { bindFrame, bindText, seatOf } from './rules/context.js';
import { aim, checkPower, redirect, stepDamage } from './rules/damage.js';
import { answerLeaving, stepDestroy } from './rules/destroy.js';
import { stepEffect } from './rules/effects.js';
import { test } from './rules/evaluate.js';
import { stepFight } from './rules/fight.js';
import { forgeKey, payFromPool, stepForge } from './rules/forge.js';
import { precedence } from './rules/knowledge.js';
import { borrower, lastingBehind, lastingEnd, lentText } from './rules/lasting.js';
import { isBlank } from './rules/modifiers.js';
import { flankPlace, moveCard } from './rules/move.js';
import { captureOne, captureShare, unforgeKey } from './rules/operations/amber.js';
import { noteDiscard, putOnTop, revealNext, stopRevealing } from './rules/operations/cards.js';
import { decline, nextInLoop } from './rules/operations/flow.js';
import { name } from './rules/operations/houses.js';
import { layOn, putNext } from './rules/operations/lines.js';
import { healCard } from './rules/operations/wounds.js';
import { isHalfPaid, payRest, stepPay } from './rules/pay.js';
import { chooseForm, creatureAt, entrySeat, playFromHand, stepArrive, stepPlay } from './rules/play.js';
import { pick, stopPicking } from './rules/select.js';
import { pop } from './rules/stack.js';
import {
  DYING_LIST,
  openWindow,
  PENDING_LIST,
  resolve,
  startEffect,
  stepWindow,
  takeFromWindow,
  waitingAt,
} from './rules/triggers.js';
import { endMainStep, mulligan, stepSetup, stepTurn, takeArchives } from './rules/turn.js';
import { startUse, stepAct, stepReap, stepUse, Use, useInMainStep } from './rules/use.js';
import {
  controllerOf,
  copyOf,
  definition,
  has,
  hasCopies,
  headOf,
  listeners,
  nextCard,
  nextIn,
} from './state.js';

/** Plays on until somebody must decide or the game is over. */
export const run = (s: State): void => runSteps(s, stepOrCheck);

/** Applies a decision and plays on. */
export const decide = (s: State, option: number): void => applyOption(s, option, answer, stepOrCheck);

function stepOrCheck(s: State, frame: number): void {
  if (s[at.recheck] !== 0 && !isHalfPaid(s, frame)) check(s);
  else step(s, frame);
}

function step(s: State, frame: number): void {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return stepTurn(s, frame);
    case Frame.Effect:
      return stepEffect(s, frame);
    case Frame.Window:
      return stepWindow(s, frame);
    case Frame.Play:
      return stepPlay(s, frame);
    case Frame.Reap:
      return stepReap(s, frame);
    case Frame.Fight:
      return stepFight(s, frame);
    case Frame.Act:
      return stepAct(s, frame);
    case Frame.Destroy:
      return stepDestroy(s, frame);
    case Frame.Forge:
      return stepForge(s, frame);
    case Frame.Use:
      return stepUse(s, frame);
    case Frame.Damage:
      return stepDamage(s, frame);
    case Frame.Setup:
      return stepSetup(s, frame);
    case Frame.Arrive:
      return stepArrive(s, frame);
    case Frame.Pay:
      return stepPay(s, frame);
    default:
      throw new Error(`no such frame: ${s[frame + F.Kind]}`);
  }
}

/** After each step: creatures whose power no longer exceeds their damage, and the state checks of cards. */
function check(s: State): void {
  const all = (s[at.recheck]! & 2) !== 0;
  s[at.recheck] = 0;
  settleArmor(s);
  checkPower(s, all);
  if ((((s[at.eventMask]! | s[at.lastingEvents]!) >>> Event.Whenever) & 1) === 0) return;
  const set = listeners(Event.Whenever);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!has(s, at.tagged, card) && !isBlank(s, card)) checkCard(s, card, definition(s, card));
  }
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const card = lentText(s, e) < 0 ? None.Card : borrower(s, e);
    if (card >= 0 && !has(s, at.tagged, card) && !isBlank(s, card)) checkCard(s, card, lentText(s, e));
  }
}

function checkCard(s: State, card: number, d: number): void {
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if (abilityEvent[ability] !== Event.Whenever) continue;
    bindText(s, card, card);
    const seat = s[at.active]!;
    if (!test(s, abilityIf[ability]!) || isAboutToBegin(s, ability, card)) continue;
    startEffect(s, ability, card, card, controllerOf(s, card), None.Card, seat, 0, 0);
  }
}

/** Several cards may be set off by one check; what the first does must not set off the others again. */
function isAboutToBegin(s: State, ability: number, card: number): boolean {
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] !== Frame.Effect || s[frame + F.Self] !== card) continue;
    if (s[frame + F.Pc] === abilityPc[ability]) return true;
  }
  return false;
}

function answer(s: State, decision: number, option: number): void {
  const frame = s[at.top]!;
  switch (decision) {
    case Decision.Mulligan:
      if (kindIn(option) === OptionKind.Yes) mulligan(s, s[at.decider]!);
      return;
    case Decision.House:
      s[at.house] = valueIn(option);
      return;
    case Decision.Archives:
      if (kindIn(option) === OptionKind.Yes) takeArchives(s);
      return;
    case Decision.Main:
      return answerMain(s, option);
    case Decision.Flank:
      return answerPlace(s, frame, valueIn(option));
    case Decision.Target:
      return answerTarget(s, frame, option);
    case Decision.Order:
      return answerOrder(s, frame, option);
    case Decision.May:
      return answerMay(s, frame, kindIn(option) === OptionKind.Yes);
    case Decision.Choice:
      return answerChoice(s, frame, valueIn(option));
    case Decision.Use:
      return answerUse(s, frame, option);
    case Decision.NameHouse:
    case Decision.NameNumber:
    case Decision.NameTrait:
      return name(s, frame, valueIn(option));
    case Decision.Key:
      return answerKey(s, frame, 1 << valueIn(option));
    case Decision.Spend:
      return answerSpend(s, frame, option);
    case Decision.Amount:
      return answerAmount(s, frame, valueIn(option));
    default:
      throw new Error('there is nothing to decide');
  }
}

const WAYS: Record<number, number> = {
  [OptionKind.Reap]: Use.Reap,
  [OptionKind.Fight]: Use.Fight,
  [OptionKind.Action]: Use.Action,
  [OptionKind.Omni]: Use.Omni,
  [OptionKind.Unstun]: Use.Unstun,
};

function answerMain(s: State, option: number): void {
  switch (kindIn(option)) {
    case OptionKind.End:
      return endMainStep(s);
    case OptionKind.Play:
      return playFromHand(s, inHand(s, cardIn(option)));
    case OptionKind.Discard:
      return discard(s, inHand(s, cardIn(option)));
    default:
      return useInMainStep(s, cardIn(option), WAYS[kindIn(option)]!);
  }
}

/** The card in hand that an option names by the first copy of its print. */
function inHand(s: State, copy: number): number {
  for (let card = headOf(s, s[at.active]!, Zone.Hand); card >= 0; card = nextCard(s, card)) {
    if (copyOf(s, card) === copy) return hasCopies(s, card) ? firstOfCopies(s, card) : card;
  }
  throw new Error('that card is not in hand');
}

function firstOfCopies(s: State, card: number): number {
  let first = card;
  for (let other = nextCard(s, card); other >= 0; other = nextCard(s, other)) {
    if (copyOf(s, other) === copyOf(s, card) && precedence(s, other) > precedence(s, first)) first = other;
  }
  return first;
}

function discard(s: State, card: number): void {
  const seat = s[at.active]!;
  const from = s[at.place + card]!;
  const base = s[at.pendingCount]!;
  s[at.acted]!++;
  moveCard(s, card, Zone.Discard, seat);
  noteDiscard(s, card, from);
  openWindow(s, base);
}

function answerPlace(s: State, frame: number, value: number): void {
  const playing = s[frame + F.Kind] === Frame.Play;
  const seat = playing ? entrySeat(s, frame) : s[frame + F.You]!;
  const card = s[frame + F.Self]!;
  if (value >= 2) s[frame + F.Player] = creatureAt(s, seat, value - 2, card);
  else s[frame + F.Player] = flankBeside(s, seat, value, card);
}

/** A creature that moves within its line does not stand beside itself. */
function flankBeside(s: State, seat: number, flank: number, card: number): number {
  const before = flankPlace(s, seat, flank);
  return before === card ? s[at.prev + card]! : before;
}

function answerTarget(s: State, frame: number, option: number): void {
  const card = cardIn(option);
  switch (s[frame + F.Kind]) {
    case Frame.Play:
    case Frame.Fight:
      s[frame + F.Foe] = card;
      return;
    case Frame.Damage:
      redirect(s, frame, s[frame + F.Subject]!, card);
      return;
    case Frame.Destroy:
      answerLeaving(s, frame, kindIn(option) === OptionKind.Done ? None.Card : card);
      return;
    default:
      answerEffectTarget(s, frame, option);
  }
}

function answerEffectTarget(s: State, frame: number, option: number): void {
  const pc = s[frame + F.Pc]!;
  const card = cardIn(option);
  switch (program[pc]) {
    case Op.Select:
      if (kindIn(option) === OptionKind.Done) stopPicking(s, frame);
      else pick(s, frame, pc, nameIn(option));
      return;
    case Op.Divide:
      aim(s, card, 1);
      s[frame + F.Count]!--;
      return;
    case Op.Capture:
      captureOne(s, frame, card);
      return;
    case Op.OrderTop:
      putOnTop(s, frame, card);
      return;
    case Op.Rearrange:
      putNext(s, frame, card);
      return;
    case Op.Redistribute:
      layOn(s, frame, program[pc + 1]!, card);
      return;
    default:
      nextInLoop(s, frame, card, program[pc] === Op.EachCard ? operationAfter(pc) : program[pc + 1]!);
  }
}

function answerOrder(s: State, frame: number, option: number): void {
  const dying = s[frame + F.Kind] === Frame.Destroy;
  const list = dying ? DYING_LIST : PENDING_LIST;
  let i = dying ? s[frame + F.Number]! : s[frame + F.Extra]!;
  while (i < s[list.count]! && orderOption(s, waitingAt(list, i)) !== option) i++;
  if (i === s[list.count]) throw new Error('no such ability waits');
  if (dying) resolve(s, list, i);
  else takeFromWindow(s, frame, i);
}

function answerMay(s: State, frame: number, yes: boolean): void {
  if (program[s[frame + F.Pc]!] === Op.RevealUntil) {
    if (yes) return revealNext(s, frame);
    return stopRevealing(s, frame);
  }
  if (yes) return advance(s, frame);
  return decline(s, frame, program[s[frame + F.Pc]! + 1]!);
}

function answerChoice(s: State, frame: number, way: number): void {
  if (s[frame + F.Kind] === Frame.Play) return chooseForm(s, frame, way);
  s[frame + F.Pc] = program[s[frame + F.Pc]! + 2 + way]!;
  return undefined;
}

function answerUse(s: State, frame: number, option: number): void {
  const seat = s[frame + F.You]!;
  pop(s);
  startUse(s, cardIn(option), seat, WAYS[kindIn(option)]!);
}

function answerKey(s: State, frame: number, key: number): void {
  if (s[frame + F.Kind] === Frame.Forge) return forgeKey(s, frame, key);
  bindFrame(s, frame);
  return unforgeKey(s, frame, seatOf(s, program[s[frame + F.Pc]! + 1]!), key);
}

function answerSpend(s: State, frame: number, option: number): void {
  if (kindIn(option) === OptionKind.Done) {
    if (s[frame + F.Kind] === Frame.Pay) return payRest(s, frame);
    return payFromPool(s, frame);
  }
  s[frame + F.Extra]! -= takeOff(s, cardIn(option), 1);
  return undefined;
}

function answerAmount(s: State, frame: number, n: number): void {
  if (program[s[frame + F.Pc]!] === Op.CaptureFromAnyone) return captureShare(s, frame, n);
  const card = nextIn(s, frame + F.Those, 0);
  s[frame + F.Did] = healCard(s, card, n);
  return advance(s, frame);
}
