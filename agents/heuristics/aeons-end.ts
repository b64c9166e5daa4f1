import type { Agent } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { heuristicAgent, type Scoring } from '../../src/core/heuristic.js';
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
import { DAMAGE } from './aeons-end/weights.js';

/** It decides for whoever is asked, because all mages know the same and win together. */
export const aeonsEndScoring: Scoring = {
  unit: 'damage',
  prepare: () => {
    nextMoment();
    beginMain();
  },
  score: ({ state, options, count, high }, i) => score(state, options, count, i, high),
  worth: ({ state, options, count }, i, scored) => worthOf(state, options, count, i, scored),
};

export const aeonsEndHeuristic = (): Agent => heuristicAgent(aeonsEndScoring);

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
