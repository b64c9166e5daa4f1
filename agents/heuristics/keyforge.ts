import type { Agent } from '../../src/core/agent.js';
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
  mayScore,
  nameHouseScore,
  nameScore,
  targetScore,
  wantsArchives,
} from './keyforge/choices.js';
import { beginScoring, high, houseWorth, mainScore, weighHouses } from './keyforge/turn.js';

/** Plays each decision for what it is worth at once: no search, one score for each option. */
export function keyforgeHeuristic(): Agent {
  const luck = new Luck();
  let me = 0;
  return {
    name: 'heuristic',
    begin: (seat, seed) => {
      me = seat;
      luck.seed(seed[0], seed[1]);
    },
    choose: (state, options, count) => (count === 1 ? 0 : best(state, options, count, me, luck)),
  };
}

/** The option with the highest score; among equals chance decides. */
function best(s: State, options: Int32Array, count: number, me: number, luck: Luck): number {
  prepare(s, me);
  let chosen = 0;
  let equals = 0;
  high[0] = Number.NEGATIVE_INFINITY;
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
    case Decision.NamePlayer:
      return nameScore(s, frame, option, me);
    case Decision.Spend:
      return kindIn(option) === OptionKind.Done ? 0 : 1;
    case Decision.Amount:
      return s[frame + F.You] === me ? valueIn(option) : -valueIn(option);
    default:
      return 0;
  }
}
