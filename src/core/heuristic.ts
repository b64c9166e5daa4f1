import type { Agent, Considered } from './agent.js';
import type { State } from './game.js';
import { Luck } from './luck.js';

/** A decision whose options are being scored. */
export interface Scored {
  state: State;
  options: Int32Array;
  count: number;
  /** The seat that the agent decides for. */
  me: number;
  /** The best score so far: an option that can't reach it may be scored lower than it is worth. */
  high: number;
}

/** A game's knowledge of what its options are worth. Scores are whole numbers of 32 bits. */
export interface Scoring {
  /** The unit of `worth`, such as `æmber`. */
  readonly unit: string;
  /** Called before the options of a decision are scored. */
  prepare(decision: Scored): void;
  score(decision: Scored, index: number): number;
  /** What an option that was scored is worth by itself, in units; NaN where only a rule of thumb decides. */
  worth(decision: Scored, index: number, score: number): number;
}

/** No score is lower. */
const LOWEST = -0x80000000;

/** Plays each decision for what it is worth at once: no search, one score for each option. */
export function heuristicAgent(scoring: Scoring): Agent {
  const luck = new Luck();
  // Kept after a decision, so that its options can be weighed again for somebody who asks why.
  const decision: Scored = { state: NONE, options: NONE, count: 0, me: 0, high: LOWEST };
  let chosen = 0;
  return {
    name: 'heuristic',
    unit: scoring.unit,
    begin: (seat, seed) => {
      decision.me = seat;
      decision.count = 0;
      luck.seed(seed[0], seed[1]);
    },
    choose: (state, options, count) => {
      decision.state = state;
      decision.options = options;
      decision.count = count;
      chosen = count === 1 ? 0 : best(scoring, decision, luck);
      return chosen;
    },
    considered: () => weigh(scoring, decision, chosen),
  };
}
const NONE = new Int32Array(0);

/** The option with the highest score; among equals chance decides. */
function best(scoring: Scoring, decision: Scored, luck: Luck): number {
  let chosen = 0;
  let equals = 0;
  let high = LOWEST;
  const { count } = decision;
  decision.high = LOWEST;
  scoring.prepare(decision);
  for (let i = 0; i < count; i++) {
    const score = scoring.score(decision, i);
    if (score < high) continue;
    equals = score > high ? 1 : equals + 1;
    high = score;
    decision.high = score;
    if (equals === 1 || luck.below(equals) === 0) chosen = i;
  }
  return chosen;
}

/** Every option of a decision, the chosen one first, then by its score: within a turn there is an order of doing. */
function weigh(scoring: Scoring, decision: Scored, chosen: number): Considered[] {
  const all = Array.from({ length: decision.count }, (_, index) => index);
  decision.high = LOWEST;
  if (all.length > 0) scoring.prepare(decision);
  const scores = all.map((index) => scoring.score(decision, index));
  const ranks = scores.map((score, index) => (index === chosen ? Number.POSITIVE_INFINITY : score));
  return all
    .map((index) => ({ index, value: scoring.worth(decision, index, scores[index]!) }))
    .sort((x, y) => ranks[y.index]! - ranks[x.index]! || x.index - y.index);
}
