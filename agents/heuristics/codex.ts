import type { Agent } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { heuristicAgent, type Scoring } from '../../src/core/heuristic.js';
import { at, Decision } from '../../src/games/codex/layout.js';
import { kindIn, OptionKind } from '../../src/games/codex/option.js';
import { orderScore, patrolScore, techScore } from './codex/choices.js';
import { seeLethal } from './codex/lethal.js';
import { mainScore, mainWorth } from './codex/main.js';
import { look } from './codex/situation.js';
import { targetScore } from './codex/targets.js';
import { W } from './codex/weights.js';

export const codexScoring: Scoring = {
  unit: 'damage to a base',
  prepare: ({ state, options, count, me }) => {
    const decision = state[at.decision];
    if (decision !== Decision.Tech) look(state, me);
    if (decision === Decision.Main) seeLethal(state, options, count, me);
  },
  score: ({ state, options, me }, i) => score(state, options[i]!, me),
  worth: ({ state, options, me }, i, scored) => worthOf(state, options[i]!, scored, me) / W.base,
};

export const codexHeuristic = (): Agent => heuristicAgent(codexScoring);

function score(s: State, option: number, me: number): number {
  switch (s[at.decision]) {
    case Decision.Main:
      return mainScore(s, option, me);
    case Decision.Patrol:
      return patrolScore(s, option);
    case Decision.Tech:
      return techScore(s, option, me);
    case Decision.Target:
      return targetScore(s, option, me);
    case Decision.May:
      return kindIn(option) === OptionKind.Yes ? 1 : 0;
    case Decision.Order:
      return orderScore(s, option);
    default:
      return 0;
  }
}

function worthOf(s: State, option: number, scored: number, me: number): number {
  switch (s[at.decision]) {
    case Decision.Main:
      return mainWorth(s, option, me);
    case Decision.Target:
      return scored;
    default:
      return Number.NaN;
  }
}
