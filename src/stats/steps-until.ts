import { type ChanceTable, chanceTable, destinations, type MarkovChain } from './markov-chain.js';

type Wanted = (state: number) => boolean;

/**
 * How many steps a Markov chain takes on average from its first state until it is in one of those that are
 * `wanted`; Infinity when it may never come there. The means of all states satisfy linear equations
 * (https://en.wikipedia.org/wiki/Hitting_time), which are solved by taking out one state after the other.
 */
export function stepsUntil(chain: MarkovChain, wanted: Wanted): number {
  if (wanted(0)) return 0;
  const table = chanceTable(chain);
  const steps = new Float64Array(chain.length).fill(1);
  for (let state = chain.length - 1; state > 0; state--) {
    if (!wanted(state)) eliminate(table, steps, state, wanted);
  }
  const there = destinations(table, 0, wanted);
  return steps[0]! / there.reduce((sum, to) => sum + table.chances[to]!, 0);
}

/** Who went to this state goes at once where it leads, and takes the steps that this costs. */
function eliminate(table: ChanceTable, steps: Float64Array, state: number, wanted: Wanted): void {
  const { states, chances } = table;
  const onward = destinations(table, state, (to) => to < state || wanted(to));
  const leaving = onward.reduce((sum, to) => sum + chances[state * states + to]!, 0);
  for (let from = 0; from < state; from++) {
    const share = chances[from * states + state]! / leaving;
    if (chances[from * states + state] === 0) continue;
    for (const to of onward) chances[from * states + to]! += share * chances[state * states + to]!;
    steps[from]! += share * steps[state]!;
  }
}
