import { backwardFrom, type ChanceTable, chanceTable, type MarkovChain, onwardFrom } from './markov-chain.js';

/**
 * How often the chain is thought to begin anew. It makes every chain one whose states can all be left for the
 * first, also one that ends up in a part of its states, and is too rare to be seen in the shares.
 */
const ANEW = 1e-60;

/**
 * The share of all steps that a Markov chain spends in each state in the long run, by the elimination of
 * Grassmann, Taksar and Heyman, which never subtracts and so keeps every digit of small shares
 * (https://doi.org/10.1287/opre.33.5.1107). It is quick when states that follow each other have neighbouring
 * numbers.
 */
export function longRun(chain: MarkovChain): Float64Array {
  const table = chanceTable(chain);
  for (let state = 0; state < chain.length; state++) table.chances[state * chain.length]! += ANEW;
  for (let state = chain.length - 1; state > 0; state--) eliminate(table, state);
  return sharesOf(table);
}

/** Takes a state out: moves to it lead directly to where it would have led. */
function eliminate(table: ChanceTable, state: number): void {
  const { states, chances } = table;
  const onward = onwardFrom(table, state);
  const leaving = onward.reduce((sum, to) => sum + chances[state * states + to]!, 0);
  for (const from of backwardFrom(table, state)) {
    const row = from * states;
    chances[row + state]! /= leaving;
    for (const to of onward) chances[row + to]! += chances[row + state]! * chances[state * states + to]!;
  }
}

/** Puts the states back one by one: the visits of each follow from those of the states before it. */
function sharesOf(table: ChanceTable): Float64Array {
  const { states, chances } = table;
  const shares = new Float64Array(states);
  shares[0] = 1;
  let total = 1;
  for (let state = 1; state < states; state++) {
    let visits = 0;
    for (const from of backwardFrom(table, state)) visits += shares[from]! * chances[from * states + state]!;
    shares[state] = visits;
    total += visits;
  }
  return shares.map((share) => share / total);
}
