import type { State } from '../../core/game.js';
import { applyOption, run as runSteps } from '../../core/machine.js';
import { at, Decision, F, Frame } from './layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from './option.js';
import { answerAttack, detect, startAttack, stepAttack } from './rules/attack.js';
import { build } from './rules/buildings.js';
import { settle } from './rules/damage.js';
import { answerMay, stepEffect } from './rules/effects.js';
import { gainLevels, summon } from './rules/heroes.js';
import { hire, inHand } from './rules/piles.js';
import { play, stepSpell, useAbility } from './rules/play.js';
import { takeTarget } from './rules/targets.js';
import { endMainPhase, endPatrol, endTech, sendOnPatrol, stepTurn, tech } from './rules/turn.js';
import { resolve, stepUpkeep } from './rules/upkeep.js';

/** Plays on until somebody must decide or the game is over. */
export const run = (s: State): void => runSteps(s, step);

/** Applies a decision and plays on. */
export const decide = (s: State, option: number): void => applyOption(s, option, answer, step);

/** Cards that must die do so before anything else happens. */
function step(s: State, frame: number): void {
  if (s[at.recheck] !== 0) return settle(s);
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return stepTurn(s);
    case Frame.Effect:
      return stepEffect(s, frame);
    case Frame.Spell:
      return stepSpell(s, frame);
    case Frame.Attack:
      return stepAttack(s, frame);
    case Frame.Upkeep:
      return stepUpkeep(s);
    default:
      throw new Error(`no such frame: ${s[frame + F.Kind]}`);
  }
}

function answer(s: State, decision: number, option: number): void {
  const frame = s[at.top]!;
  switch (decision) {
    case Decision.Main:
      return answerMain(s, option);
    case Decision.Patrol:
      return answerPatrol(s, option);
    case Decision.Tech:
      return kindIn(option) === OptionKind.Done ? endTech(s) : tech(s, firstIn(option));
    case Decision.Target:
      return answerTarget(s, frame, option);
    case Decision.May:
      return answerMay(s, frame, kindIn(option) === OptionKind.Yes);
    case Decision.Order:
      return resolve(s, firstIn(option));
    default:
      throw new Error('there is nothing to decide');
  }
}

function answerMain(s: State, option: number): void {
  const seat = s[at.active]!;
  const a = firstIn(option);
  switch (kindIn(option)) {
    case OptionKind.Worker:
      return hire(s, seat, inHand(s, seat, a));
    case OptionKind.Build:
      return build(s, seat, a);
    case OptionKind.Summon:
      return summon(s, seat);
    case OptionKind.Level:
      s[at.gold + seat]!--;
      return gainLevels(s, seat, 1);
    case OptionKind.Play:
      return play(s, seat, a);
    case OptionKind.Ability:
      return useAbility(s, seat, a);
    case OptionKind.Detect:
      return detect(s, seat, a);
    case OptionKind.Attack:
      return startAttack(s, a, secondIn(option));
    case OptionKind.End:
      return endMainPhase(s);
    default:
      throw new Error('that is not for the main phase');
  }
}

function answerPatrol(s: State, option: number): void {
  if (kindIn(option) === OptionKind.Done) endPatrol(s);
  else if (kindIn(option) === OptionKind.Patrol) sendOnPatrol(s, firstIn(option));
  else s[at.step]!++;
}

function answerTarget(s: State, frame: number, option: number): void {
  const thing = kindIn(option) === OptionKind.Done ? -1 : firstIn(option);
  if (s[frame + F.Kind] === Frame.Attack) answerAttack(s, frame, thing);
  else takeTarget(s, frame, thing);
}
