import type { State } from '../../core/game.js';
import { applyOption, run as runSteps } from '../../core/machine.js';
import { at, Decision, F, Flag, Frame, Phase, Place, Zone } from './layout.js';
import { definitionIn, kindIn, numberIn, OptionKind } from './option.js';
import { focusGainOf, focusPriceOf } from './pool.js';
import { assign, endShields, isShield, showShield } from './rules/attack.js';
import { defense, hand, priceFor } from './rules/champions.js';
import { bid, pass, takeLeader, takeRelic } from './rules/deal.js';
import { endBanish, loseMastery, stepCopyAll, stepEffect, take } from './rules/effects.js';
import { exhaust } from './rules/exhaust.js';
import { gainMastery } from './rules/gain.js';
import { takeForNemesis } from './rules/nemesis.js';
import { destroy, recruitRelic } from './rules/piles.js';
import { fastPlay, playCard, recruit, stepPlayed } from './rules/play.js';
import { targetOf } from './rules/targets.js';
import { stepTurn } from './rules/turn.js';
import { champions, definition, findIn, findInRow, head, list, next, spendPower } from './state.js';

/** Plays on until somebody must decide or the game is over. */
export const run = (s: State): void => runSteps(s, step);

/** Applies a decision and plays on. */
export const decide = (s: State, option: number): void => applyOption(s, option, answer, step);

function step(s: State, frame: number): void {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return stepTurn(s, frame);
    case Frame.Effect:
      return stepEffect(s, frame);
    case Frame.Played:
      return stepPlayed(s, frame);
    default:
      return stepCopyAll(s, frame);
  }
}

function answer(s: State, decision: number, option: number): void {
  const frame = s[at.top]!;
  switch (decision) {
    case Decision.Main:
      return answerMain(s, option);
    case Decision.Assign:
      return assign(s, definitionIn(option), numberIn(option));
    case Decision.Shield:
      if (kindIn(option) === OptionKind.Done) return endShields(s);
      return showShield(s, shieldIn(s, s[at.decider]!, definitionIn(option)), s[at.decider]!);
    case Decision.Target:
      return answerTarget(s, frame, option);
    case Decision.Player:
      return loseMastery(s, frame, numberIn(option));
    case Decision.Bid:
      return kindIn(option) === OptionKind.Pass ? pass(s) : bid(s, numberIn(option));
    case Decision.Leader:
      return takeLeader(s, definitionIn(option));
    case Decision.Draft:
      return takeRelic(s, findIn(s, Place.Draft, definitionIn(option)));
    default:
      throw new Error('there is nothing to decide');
  }
}

function answerTarget(s: State, frame: number, option: number): void {
  if (kindIn(option) === OptionKind.Done) return endBanish(s, frame);
  const card = targetOf(s, frame, option);
  return s[frame + F.Kind] === Frame.Turn ? takeForNemesis(s, card) : take(s, frame, card);
}

/** A shield of this definition that has not been shown. */
function shieldIn(s: State, seat: number, d: number): number {
  let card = head(s, hand(seat));
  while (definition(s, card) !== d || !isShield(s, card, seat)) card = next(s, card);
  return card;
}

/** A champion of this definition that has not been used. */
function readyChampion(s: State, seat: number, d: number): number {
  let card = head(s, champions(seat));
  while (definition(s, card) !== d || s[at.card + card]! & Flag.Exhausted) card = next(s, card);
  return card;
}

function answerMain(s: State, option: number): void {
  const you = s[at.active]!;
  const d = definitionIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playCard(s, findIn(s, hand(you), d), you);
    case OptionKind.Recruit:
      s[at.gems]! -= priceFor(s, d, you);
      return recruit(s, findInRow(s, d), you);
    case OptionKind.FastPlay:
      s[at.gems]! -= priceFor(s, d, you);
      return fastPlay(s, findInRow(s, d), you);
    case OptionKind.Exhaust:
      return exhaust(s, readyChampion(s, you, d), you);
    case OptionKind.Focus:
      return focus(s, you);
    case OptionKind.Attack:
      return attackChampion(s, findIn(s, champions(numberIn(option)), d), numberIn(option));
    case OptionKind.Relic:
      return recruitRelic(s, findIn(s, list(you, Zone.Relics), d), you);
    default:
      s[at.phase] = Phase.Attack;
  }
}

function focus(s: State, you: number): void {
  const leader = s[at.leader + you]!;
  s[at.gems]! -= focusPriceOf[leader]!;
  s[at.focused + you] = 1;
  gainMastery(s, focusGainOf[leader]!, you);
}

/** All of its defense is paid at once; no damage stays on a champion. */
function attackChampion(s: State, card: number, seat: number): void {
  spendPower(s, defense(s, card, seat));
  destroy(s, card, seat);
}
