import type { Agent } from '../../src/core/agent.js';
import type { State } from '../../src/core/game.js';
import { heuristicAgent, type Scoring } from '../../src/core/heuristic.js';
import { at, Decision, F } from '../../src/games/keyforge/layout.js';
import { kindIn, OptionKind, valueIn } from '../../src/games/keyforge/option.js';
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
import { beginScoring, houseWorth, mainScore, mainWorth, weighHouses } from './keyforge/turn.js';
import { W } from './keyforge/weights.js';

export const keyforgeScoring: Scoring = {
  unit: 'æmber',
  prepare: ({ state, me }) => prepare(state, me),
  score: ({ state, options, me, high }, i) => score(state, options[i]!, me, high),
  worth: ({ state, options, me }, i, scored) => worthOf(state, options[i]!, scored, me) / W.amber,
};

export const keyforgeHeuristic = (): Agent => heuristicAgent(keyforgeScoring);

function prepare(s: State, me: number): void {
  forgetBoard(s);
  beginScoring(s, me);
  if (s[at.decision] === Decision.House) weighHouses(s, me);
  else if (s[at.decision] === Decision.Target) beginTargets(s, s[at.top]!, me);
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
function score(s: State, option: number, me: number, high: number): number {
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
      return mainScore(s, option, me, high);
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
