import type { Agent, Considered } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { at, Decision, F } from '../../src/games/keyforge/layout.js';
import { kindIn, OptionKind, valueIn } from '../../src/games/keyforge/options.js';
import { forgetBoard } from './keyforge/board.js';
import {
  beginTargets,
  choiceScore,
  flankScore,
  isPoorHand,
  isTargetWeighed,
  mayScore,
  nameHouseScore,
  nameScore,
  targetScore,
  wantsArchives,
} from './keyforge/choices.js';
import {
  BEYOND,
  beginScoring,
  high,
  houseWorth,
  mainScore,
  mainWorth,
  weighHouses,
} from './keyforge/turn.js';
import { W } from './keyforge/weights.js';

/** Plays each decision for what it is worth at once: no search, one score for each option. */
export function keyforgeHeuristic(): Agent {
  const luck = new Luck();
  let me = 0;
  // Of the last decision, so that it can be weighed again for one who wants to know why.
  let state: State | undefined;
  let options: Int32Array = NO_OPTIONS;
  let count = 0;
  let chosen = 0;
  return {
    name: 'heuristic',
    unit: 'æmber',
    begin: (seat, seed) => {
      me = seat;
      luck.seed(seed[0], seed[1]);
      state = undefined;
    },
    choose: (given, all, n) => {
      state = given;
      options = all;
      count = n;
      chosen = n === 1 ? 0 : best(given, all, n, me, luck);
      return chosen;
    },
    considered: () => (state ? weigh(state, options.subarray(0, count), me, chosen) : []),
  };
}
const NO_OPTIONS = new Int32Array(0);

/** The option with the highest score; among equals chance decides. */
function best(s: State, options: Int32Array, count: number, me: number, luck: Luck): number {
  prepare(s, me);
  let chosen = 0;
  let equals = 0;
  high[0] = -BEYOND;
  for (let i = 0; i < count; i++) {
    const worth = score(s, options[i]!, me);
    if (worth < high[0]) continue;
    equals = worth > high[0] ? 1 : equals + 1;
    high[0] = worth;
    if (equals === 1 || luck.below(equals) === 0) chosen = i;
  }
  return chosen;
}

function prepare(s: State, me: number): void {
  forgetBoard(s);
  beginScoring(s, me);
  if (s[at.decision] === Decision.House) weighHouses(s, me);
  else if (s[at.decision] === Decision.Target) beginTargets(s, s[at.top]!, me);
}

/** Every option of a decision, the chosen one first, then by its score: within a turn there is an order of doing. */
function weigh(s: State, options: Int32Array, me: number, chosen: number): Considered[] {
  prepare(s, me);
  high[0] = -BEYOND;
  const scores = Array.from(options, (option) => score(s, option, me));
  const ranks = scores.map((each, index) => (index === chosen ? Number.POSITIVE_INFINITY : each));
  const values = Array.from(options, (option, index) => worthOf(s, option, scores[index]!, me) / W.amber);
  return values
    .map((value, index) => ({ index, value }))
    .sort((x, y) => ranks[y.index]! - ranks[x.index]! || x.index - y.index);
}

/** In æmber; NaN where only a rule of thumb decides. */
function worthOf(s: State, option: number, scored: number, me: number): number {
  const frame = s[at.top]!;
  switch (s[at.decision]) {
    case Decision.Main:
    case Decision.Use:
      return mainWorth(s, option, me);
    case Decision.Target:
      return isTargetWeighed(s, frame) ? scored : Number.NaN;
    case Decision.House:
    case Decision.May:
    case Decision.Choice:
    case Decision.NameHouse:
    case Decision.NameNumber:
    case Decision.NameTrait:
      return scored;
    default:
      return Number.NaN;
  }
}

const yesIf = (wanted: boolean, option: number): number =>
  (kindIn(option) === OptionKind.Yes) === wanted ? 1 : 0;

/** An option that can't reach `high` may be scored lower than it is worth. */
function score(s: State, option: number, me: number): number {
  const frame = s[at.top]!;
  switch (s[at.decision]) {
    case Decision.Mulligan:
      return yesIf(isPoorHand(s, me), option);
    case Decision.House:
      return houseWorth(valueIn(option));
    case Decision.Archives:
      return yesIf(wantsArchives(s, me), option);
    case Decision.Main:
    case Decision.Use:
      return mainScore(s, option, me);
    case Decision.Flank:
      return flankScore(s, frame, option);
    case Decision.Target:
      return targetScore(s, frame, option, me);
    case Decision.May:
      return mayScore(s, frame, option, me);
    case Decision.Choice:
      return choiceScore(s, frame, option, me);
    case Decision.NameHouse:
      return nameHouseScore(s, frame, option, me);
    case Decision.NameNumber:
    case Decision.NameTrait:
      return nameScore(s, frame, option, me);
    case Decision.Spend:
      return kindIn(option) === OptionKind.Done ? 0 : 1;
    case Decision.Amount:
      return s[frame + F.You] === me ? valueIn(option) : -valueIn(option);
    default:
      return 0;
  }
}
