import type { Agent } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { heuristicAgent, type Scored, type Scoring } from '../../src/core/heuristic.js';
import { at, Decision } from '../../src/games/shards/layout.js';
import {
  assignScore,
  bidScore,
  playerScore,
  relicScore,
  shieldScore,
  targetScore,
} from './shards/choices.js';
import { mainScore, mainWorth } from './shards/main.js';
import { POWER } from './shards/weights.js';
import { takeStock } from './shards/worth.js';

/** Plays its hand, spends its gems on what is worth most, and hits the most dangerous opponent. */
export const shardsScoring: Scoring = {
  unit: 'power',
  prepare: ({ state, me }) => takeStock(state, me),
  score,
  worth: ({ state, options }, i, scored) => worthOf(state, options[i]!, scored),
};

export const shardsHeuristic = (): Agent => heuristicAgent(shardsScoring);

function score(decision: Scored, i: number): number {
  const { state: s, me } = decision;
  const option = decision.options[i]!;
  switch (s[at.decision]) {
    case Decision.Main:
      return mainScore(decision, i);
    case Decision.Target:
      return targetScore(s, s[at.top]!, option);
    case Decision.Assign:
      return assignScore(s, option);
    case Decision.Shield:
      return shieldScore(s, option, me);
    case Decision.Player:
      return playerScore(s, option);
    case Decision.Bid:
      return bidScore(s, option);
    case Decision.Draft:
      return relicScore(option);
    default:
      return 0;
  }
}

/** In power; NaN where only a rule of thumb decides. */
function worthOf(s: State, option: number, scored: number): number {
  switch (s[at.decision]) {
    case Decision.Main:
      return mainWorth(s, option) / POWER;
    case Decision.Target:
    case Decision.Draft:
      return scored / POWER;
    default:
      return Number.NaN;
  }
}
