import type { State } from '../../../core/game.js';
import { at, Built, F, Frame, Zone } from '../layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../option.js';
import { buildCost } from '../rules/buildings.js';
import { maxLevel, summonCost } from '../rules/heroes.js';
import { playCost } from '../rules/play.js';
import { resist } from '../rules/stats.js';
import { builtOf, controllerOf, formOf, isBuilding, zoneOf } from '../state.js';
import { slotName } from '../words/names.js';
import {
  buildingName,
  cardName,
  isSeen,
  mayKnow,
  nameOf,
  playerName,
  printedName,
  thingName,
  toldTo,
} from './names.js';

/** One option of the pending decision, in English. */
export const sayOption = (s: State, option: number, viewer?: number): string =>
  toldTo(viewer, () => say(s, option));

function say(s: State, option: number): string {
  const a = firstIn(option);
  const seat = s[at.decider]!;
  switch (kindIn(option)) {
    case OptionKind.Worker:
      return mayKnow(seat) ? `hires a worker with ${printedName(a)} (1 gold)` : 'hires a worker (1 gold)';
    case OptionKind.Build:
      return sayBuild(s, seat, a);
    case OptionKind.Summon:
      return `summons ${nameOf(s, a)} (${summonCost(s, seat)} gold)`;
    case OptionKind.Level:
      return `raises ${nameOf(s, a)} to level ${s[at.level + seat]! + 1} of ${maxLevel(s, seat)} (1 gold)`;
    case OptionKind.Play:
      return `plays ${printedName(a)} (${playCost(s, seat, formOf(s, a))} gold)`;
    case OptionKind.Ability:
      return sayAbility(s, a);
    case OptionKind.Detect:
      return `detects ${cardName(s, a)} with the tower`;
    case OptionKind.Attack:
      return `attacks ${thingName(s, secondIn(option))} with ${cardName(s, a)}`;
    case OptionKind.End:
      return 'ends the main phase';
    case OptionKind.Patrol:
      return `sends ${cardName(s, a)} on patrol as ${slotName(secondIn(option))}`;
    case OptionKind.Empty:
      return `leaves the slot of the ${slotName(secondIn(option))} empty`;
    default:
      return sayChoice(s, option, seat);
  }
}

function sayBuild(s: State, seat: number, b: number): string {
  const verb = builtOf(s, seat, b) === Built.Destroyed ? 'rebuilds' : 'builds';
  return `${verb} ${buildingName(b)} (${buildCost(s, seat, b)} gold)`;
}

const sayAbility = (s: State, card: number): string =>
  zoneOf(s, card) === Zone.Ongoing
    ? `sacrifices ${cardName(s, card)}`
    : `uses the ability of ${cardName(s, card)}`;

function sayChoice(s: State, option: number, seat: number): string {
  const a = firstIn(option);
  switch (kindIn(option)) {
    case OptionKind.Tech:
      return mayKnow(seat)
        ? `puts ${printedName(a)} into the discard pile`
        : 'puts a card of the codex into the discard pile';
    case OptionKind.Target:
      return `chooses ${sayTarget(s, a, seat)}${sayWhy(s)}`;
    case OptionKind.Order:
      return `lets ${isBuilding(a) ? 'the Surplus' : cardName(s, a)} go first`;
    case OptionKind.Yes:
      return `uses the effect${sayWhy(s)}`;
    case OptionKind.No:
      return `declines the effect${sayWhy(s)}`;
    default:
      return 'chooses no more';
  }
}

function sayTarget(s: State, thing: number, seat: number): string {
  if (isBuilding(thing)) return thingName(s, thing);
  const enemy = controllerOf(s, thing) !== seat;
  const cost = enemy && !isAttacking(s) ? resist(s, thing) : 0;
  const whose = `${playerName(controllerOf(s, thing))}'s ${cardName(s, thing)}`;
  return cost > 0 ? `${whose} (${cost} gold for resist)` : whose;
}

const isAttacking = (s: State): boolean => s[s[at.top]! + F.Kind] === Frame.Attack;

/** The card whose effect asks, or -1 where the rules do. */
export function sourceOf(s: State): number {
  const frame = s[at.top]!;
  return frame < 0 ? -1 : s[frame + F.Self]!;
}

const sayWhy = (s: State): string => {
  const card = sourceOf(s);
  return card < 0 || !isSeen(s, card) ? '' : ` for ${nameOf(s, card)}`;
};
