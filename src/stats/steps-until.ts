import { chanceTable, destinations, type MarkovChain } from './markov-chain.js';

type Wanted = (state: number) => boolean;

/**
 * How many steps a Markov chain takes on average from its first state until it is in one of those that are
 * `wanted`; Infinity when it may never come there. The means of all states satisfy linear equations
 * (https://en.wikipedia.org/wiki/Hitting_time), which are solved by taking out one state after the other.
 */
export function stepsUntil(chain: MarkovChain, wanted: Wanted): number {
  if (wanted(0)) return 0;
  const rows = chanceTable(chain);
  const steps = new Float64Array(chain.length).fill(1);
  for (let state = chain.length - 1; state > 0; state--) {
    if (!wanted(state)) eliminate(rows, steps, state, wanted);
  }
  const [first] = rows;
  return steps[0]! / first!.reduce((sum, chance, to) => (wanted(to) ? sum + chance : sum), 0);
}

/** Who went to this state goes at once where it leads, and takes the steps that this costs. */
function eliminate(rows: readonly Float64Array[], steps: Float64Array, state: number, wanted: Wanted): void {
  const out = rows[state]!;
  const onward = destinations(out, (to) => to < state || wanted(to));
  const leaving = onward.reduce((sum, to) => sum + out[to]!, 0);
  for (let from = 0; from < state; from++) {
    const share = rows[from]![state]!;
    if (share === 0) continue;
    for (const to of onward) rows[from]![to]! += (share * out[to]!) / leaving;
    steps[from]! += (share * steps[state]!) / leaving;
  }
}
