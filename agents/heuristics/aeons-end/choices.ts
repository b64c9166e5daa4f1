import type { State } from '../../../src/core/game.js';
import { at, F, Frame, Phase, Place, Target, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import { operationAfter, program, whenOf } from '../../../src/games/aeons-end/pool.js';
import { Op, When } from '../../../src/games/aeons-end/program.js';
import { candidates } from '../../../src/games/aeons-end/rules/candidates.js';
import { context } from '../../../src/games/aeons-end/rules/context.js';
import { huskLife } from '../../../src/games/aeons-end/rules/damage.js';
import { foundBy } from '../../../src/games/aeons-end/rules/pick.js';
import { turnCardNow } from '../../../src/games/aeons-end/rules/turn-order.js';
import { definition, head, list, next, seatAt, size } from '../../../src/games/aeons-end/state.js';
import { breachLoss, focusWorth } from './breaches.js';
import { preppedWorth } from './casts.js';
import { chargeChange } from './charges.js';
import { OWN, readTime, turnsLeft, useWorth } from './decks.js';
import { bindDecision, readOn, restOfPick } from './effect.js';
import { hitHusk, hitHusks, hitMinion, hitNemesis } from './hits.js';
import { lifeLoss } from './lives.js';
import { gainWorth } from './market.js';
import { drawnHarm, turnHarm } from './nemesis.js';
import { aetherOn } from './print.js';
import { touch } from './touch.js';
import { W } from './weights.js';

// Decisions outside the main and casting phases: most of them in the middle of an effect.

/** Whom or what damage hits. */
export function targetScore(s: State, frame: number, option: number): number {
  const n = s[frame + F.N]!;
  const dealer = s[frame + F.You]!;
  const target = Target.Nemesis + placeIn(option) - 1;
  if (target === Target.Nemesis) return hitNemesis(s, n, dealer);
  if (target > Target.Nemesis) return Math.max(hitHusk(s, n, target), spreadWorth(s, n, dealer));
  let card = head(s, Place.NemesisPlay);
  while (definition(s, card) !== definitionIn(option)) card = next(s, card);
  return hitMinion(s, card, n, dealer);
}

/** Several husks instead of one, for a damage to the dealer. */
const spreadWorth = (s: State, n: number, dealer: number): number =>
  s[at.prevented] || s[at.husks]! < 2 ? 0 : hitHusks(s, n) - lifeLoss(s, dealer, 1);

/** Over how many husks: those that are discarded count, as the engine divides the damage. */
export function numberScore(s: State, frame: number, option: number): number {
  const k = placeIn(option);
  if (huskLife(s) === 1) return k;
  const spare = s[frame + F.N]! - k;
  const hurt = s[at.hurtHusks]!;
  const fresh = Math.max(0, k - hurt, Math.min(k, s[at.husks]! - hurt, spare));
  return k - fresh + Math.min(fresh, spare);
}

// Players

export function playerScore(s: State, frame: number, option: number): number {
  const seat = placeIn(option);
  if (s[frame + F.Kind] === Frame.Turn) return turnWorth(s, seat);
  if (s[frame + F.Kind] !== Frame.Effect) return s[at.life + seat]!;
  const pc = s[frame + F.Pc]!;
  if (program[pc] === Op.SplitCharges) return chargeChange(s, seat, 1);
  bindDecision(s, frame);
  return readOn(s, operationAfter(pc), seat, context.it, context.did);
}

/** What a mage could do in a turn now. */
function turnWorth(s: State, seat: number): number {
  let worth = 0;
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card))
    worth += useWorth(s, definition(s, card));
  for (let b = 0; b < 4; b++) {
    for (let card = head(s, list(seat, Zone.Breach + b)); card >= 0; card = next(s, card))
      worth += preppedWorth(s, card);
  }
  return worth;
}

// Cards

/** A card for an effect: what becomes of it, and what its effect then does. */
export function cardScore(s: State, frame: number, option: number): number {
  const pc = s[frame + F.Pc]!;
  bindDecision(s, frame);
  const { them, it, did } = context;
  if (kindIn(option) === OptionKind.Done) return readOn(s, operationAfter(pc), them, it, did);
  const card = foundBy(s, OptionKind.Card, candidates(s, program[pc + 1]!), option);
  const more = s[frame + F.Count]! - 2;
  return touch(s, program[pc + 2]!, card) + restOfPick(s, pc, card, did + 1, more);
}

/**
 * What is discarded first is drawn first. Equal cards lie together, and the best gems come first: a hand that is
 * rich buys what two poor ones can't.
 */
export function orderScore(s: State, option: number): number {
  const d = definitionIn(option);
  const top = head(s, list(s[at.decider]!, Zone.Discard));
  return aetherOn(d) + (top >= 0 && definition(s, top) === d ? W.alike : 0);
}

// Breaches and piles

export function breachScore(s: State, frame: number, option: number): number {
  const place = placeIn(option);
  const b = (place & 7) - Zone.Breach;
  if (s[frame + F.Kind] === Frame.Exhaust) return -breachLoss(s, seatAt(place), b) | 0;
  return focusWorth(s, seatAt(place), b);
}

/** A pile to gain from, or one that is devoured: what nobody wants, and what does not empty it. */
export function pileScore(s: State, frame: number, option: number): number {
  const pc = s[frame + F.Pc]!;
  const pile = placeIn(option);
  const d = s[at.pile + pile]!;
  bindDecision(s, frame);
  if (program[operationAfter(pc)] === Op.GainFrom) return gainWorth(s, context.you, d);
  const left = size(s, Place.Supply + pile);
  const missed = (Math.max(0, gainWorth(s, s[at.active]!, d)) / (1 + left)) | 0;
  return 0 - missed - (left <= 1 ? W.emptyPile : 0);
}

// Ways and offers

export function choiceScore(s: State, frame: number, option: number): number {
  const pc = s[frame + F.Pc]!;
  const way = placeIn(option);
  bindDecision(s, frame);
  if (program[pc] === Op.TopOrBottom) return (context.n === TurnCard.Nemesis) === (way === 1) ? 1 : 0;
  return readOn(s, program[pc + 4 + 2 * way]!, context.them, context.it, context.did);
}

export function mayScore(s: State, frame: number, option: number): number {
  const isYes = kindIn(option) === OptionKind.Yes;
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return isYes ? momentWorth(s, s[at.decider]!) : 0;
    case Frame.Damage:
      return isYes
        ? spreadWorth(s, s[frame + F.N]!, s[frame + F.You]!)
        : hitHusk(s, s[frame + F.N]!, s[frame + F.It]!);
    case Frame.Gain:
      return isYes ? W.toDeck : 0;
    default:
      return offerScore(s, frame, isYes);
  }
}

function offerScore(s: State, frame: number, isYes: boolean): number {
  const pc = s[frame + F.Pc]!;
  bindDecision(s, frame);
  return readOn(s, isYes ? operationAfter(pc) : program[pc + 1]!, context.them, context.it, 0);
}

/** An ability outside the main phases: what it averts now, above what waiting for a worse moment would avert. */
function momentWorth(s: State, seat: number): number {
  readTime(s);
  const patience = W.patience * Math.min(1, turnsLeft[OWN]! / W.chargeTurns);
  if (whenOf[s[at.mage + seat]!] === When.NemesisDraw) return (drawnHarm(s) - patience * W.ward) | 0;
  if (s[at.phase] !== Phase.Whose || turnCardNow(s) !== TurnCard.Nemesis) return -1;
  return (turnHarm(s) + W.nemesisCard / 2 - patience * W.prevent) | 0;
}

// Turn order cards

/** The mages' turns first; a card that goes back gives its mage another turn. */
export function turnCardScore(s: State, frame: number, option: number): number {
  const card = placeIn(option);
  if (card === TurnCard.Nemesis) return -W.game;
  const worth = card === TurnCard.Wild ? W.turn : turnWorth(s, card);
  if (program[s[frame + F.Pc]!] === Op.ArrangeTurns || card === TurnCard.Wild) return worth;
  return worth - lifeLoss(s, card, 1);
}
