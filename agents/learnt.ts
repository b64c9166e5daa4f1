import type { Agent, Considered } from '../src/core/agent.js';
import type { State } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import type { Scorer } from './learnt/net.js';

/** The unit of what it considers: how many games in a hundred an option loses against the best one. */
const POINTS = 'points of the chance of winning, beside the best';

/**
 * Takes the option that a learned scorer likes best: no search, chance only among equals. Decisions that are not
 * described to the scorer are left to the heuristic.
 */
export function learnt(scorer: Scorer, heuristic: Agent): Agent {
  const luck = new Luck();
  // Kept after a decision, so that its options can be weighed again for somebody who asks why.
  const decision = { state: NONE, options: NONE, count: 0, chosen: 0 };

  function best(state: State, options: Int32Array, count: number): number {
    scorer.weigh(state, options, count);
    return highest(scorer.advantages, count, luck);
  }

  /** Every option, the chosen one first, then by its advantage; without a number where the heuristic has decided. */
  function considered(): Considered[] {
    const { state, options, count, chosen } = decision;
    const isScored = count > 1 && scorer.description.asks(state);
    if (isScored) scorer.weigh(state, options, count);
    const rank = (index: number) =>
      index === chosen ? Number.POSITIVE_INFINITY : isScored ? scorer.advantages[index]! : 0;
    const top = isScored ? Math.max(...scorer.advantages.subarray(0, count)) : Number.NaN;
    return Array.from({ length: count }, (_, index) => index)
      .sort((x, y) => rank(y) - rank(x) || x - y)
      .map((index) => ({ index, value: 100 * (scorer.advantages[index]! - top) }));
  }

  return {
    name: 'learnt',
    unit: POINTS,
    begin: (seat, seed) => {
      luck.seed(seed[0], seed[1]);
      heuristic.begin(seat, seed);
      decision.count = 0;
    },
    choose: (state, options, count) => {
      const isScored = count > 1 && scorer.description.asks(state);
      decision.state = state;
      decision.options = options;
      decision.count = count;
      decision.chosen = isScored ? best(state, options, count) : heuristic.choose(state, options, count);
      return decision.chosen;
    },
    considered,
  };
}

const NONE: State = new Int32Array(0);

/** The place of the highest number; among equals chance decides. */
function highest(numbers: Float64Array, count: number, luck: Luck): number {
  let chosen = 0;
  let equals = 0;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    if (numbers[i]! < high) continue;
    equals = numbers[i]! > high ? 1 : equals + 1;
    high = numbers[i]!;
    if (equals === 1 || luck.below(equals) === 0) chosen = i;
  }
  return chosen;
}
