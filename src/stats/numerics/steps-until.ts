import { backwardFrom, type ChanceTable, chanceTable, type MarkovChain, onwardFrom } from './markov-chain.js';

/** A chain that ends: what is left of its chances, and by state the chance to end at the next step. */
interface Ending {
  readonly table: ChanceTable;
  readonly ends: Float64Array;
  /** The steps that one from this state stands for. */
  readonly steps: Float64Array;
}

/**
 * How many steps a Markov chain takes on average from its first state until it is in one of those that are
 * `wanted`; Infinity when it may never come there. The means of all states satisfy linear equations
 * (https://en.wikipedia.org/wiki/Hitting_time), which are solved by taking out one state after the other.
 */
export function stepsUntil(chain: MarkovChain, wanted: (state: number) => boolean): number {
  if (wanted(0)) return 0;
  const ends = new Float64Array(chain.length);
  const going = chain.map((moves, from) =>
    moves.filter(({ to, chance }) => {
      if (wanted(to)) ends[from]! += chance;
      return !wanted(to);
    }),
  );
  const ending = { table: chanceTable(going), ends, steps: new Float64Array(chain.length).fill(1) };
  for (let state = chain.length - 1; state > 0; state--) if (!wanted(state)) eliminate(ending, state);
  return ending.steps[0]! / ends[0]!;
}

/** Moves to this state lead directly to where it leads, and take the steps that this costs. */
function eliminate({ table, ends, steps }: Ending, state: number): void {
  const { states, chances } = table;
  const onward = onwardFrom(table, state);
  const leaving = onward.reduce((sum, to) => sum + chances[state * states + to]!, ends[state]!);
  for (const from of backwardFrom(table, state)) {
    const share = chances[from * states + state]! / leaving;
    for (const to of onward) chances[from * states + to]! += share * chances[state * states + to]!;
    if (ends[state]! > 0) ends[from]! += share * ends[state]!;
    steps[from]! += share * steps[state]!;
  }
}
