import type { Agent, Considered } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { at, Decision } from '../../src/games/aeons-end/layout.js';
import { castingWorth, castScore } from './aeons-end/casting.js';
import {
  breachScore,
  cardScore,
  choiceScore,
  mayScore,
  numberScore,
  orderScore,
  pileScore,
  playerScore,
  targetScore,
  turnCardScore,
} from './aeons-end/choices.js';
import { beginMain, mainScore, mainWorth } from './aeons-end/main.js';
import { nextMoment } from './aeons-end/moment.js';
import { DAMAGE, WORST } from './aeons-end/weights.js';

/**
 * Plays each decision for what it is worth at once: no search, one score for each option. It decides for whoever
 * is asked, because all mages know the same and win together.
 */
export function aeonsEndHeuristic(): Agent {
  const luck = new Luck();
  // Of the last decision, so that it can be weighed again for one who wants to know why.
  let state: State | undefined;
  let options: Int32Array = NO_OPTIONS;
  let count = 0;
  let chosen = 0;
  return {
    name: 'heuristic',
    unit: 'damage',
    begin: (_seat, seed) => {
      luck.seed(seed[0], seed[1]);
      state = undefined;
    },
    choose: (given, all, n) => {
      state = given;
      options = all;
      count = n;
      chosen = n === 1 ? 0 : best(given, all, n, luck);
      return chosen;
    },
    considered: () => (state ? weigh(state, options, count, chosen) : []),
  };
}
const NO_OPTIONS = new Int32Array(0);

/** The option with the highest score; among equals chance decides. */
function best(s: State, options: Int32Array, count: number, luck: Luck): number {
  prepare();
  let chosen = 0;
  let high = score(s, options, count, 0, WORST);
  let equals = 1;
  for (let i = 1; i < count; i++) {
    const worth = score(s, options, count, i, high);
    if (worth < high) continue;
    equals = worth > high ? 1 : equals + 1;
    high = worth;
    if (equals === 1 || luck.below(equals) === 0) chosen = i;
  }
  return chosen;
}

function prepare(): void {
  nextMoment();
  beginMain();
}

/** An option that can't reach `high` may be scored lower than it is worth. */
function score(s: State, options: Int32Array, count: number, i: number, high: number): number {
  const frame = s[at.top]!;
  const option = options[i]!;
  switch (s[at.decision]) {
    case Decision.Main:
      return mainScore(s, options, count, i, high);
    case Decision.Cast:
      return castScore(s, option);
    case Decision.Order:
      return orderScore(s, option);
    case Decision.Target:
      return targetScore(s, frame, option);
    case Decision.Player:
      return playerScore(s, frame, option);
    case Decision.Card:
      return cardScore(s, frame, option);
    case Decision.Breach:
      return breachScore(s, frame, option);
    case Decision.May:
      return mayScore(s, frame, option);
    case Decision.Choice:
      return choiceScore(s, frame, option);
    case Decision.Pile:
      return pileScore(s, frame, option);
    case Decision.TurnCard:
      return turnCardScore(s, frame, option);
    case Decision.Number:
      return numberScore(s, frame, option);
    default:
      return 0;
  }
}

/** Every option of a decision, the chosen one first, then by its score: within a turn there is an order of doing. */
function weigh(s: State, options: Int32Array, count: number, chosen: number): Considered[] {
  prepare();
  const all = Array.from({ length: count }, (_, index) => index);
  const scores = all.map((i) => score(s, options, count, i, WORST));
  const ranks = scores.map((each, index) => (index === chosen ? Number.POSITIVE_INFINITY : each));
  return all
    .map((index) => ({ index, value: worthOf(s, options, count, index, scores[index]!) }))
    .sort((x, y) => ranks[y.index]! - ranks[x.index]! || x.index - y.index);
}

/** In damage; NaN where only a rule of thumb decides. */
function worthOf(s: State, options: Int32Array, count: number, i: number, scored: number): number {
  switch (s[at.decision]) {
    case Decision.Main:
      return mainWorth(s, options, count, i) / DAMAGE;
    case Decision.Cast:
      return castingWorth(s, options[i]!) / DAMAGE;
    case Decision.Order:
    case Decision.Number:
    case Decision.Corruption:
      return Number.NaN;
    default:
      return scored / DAMAGE;
  }
}
