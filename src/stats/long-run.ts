import { chanceTable, destinations, type MarkovChain } from './markov-chain.js';

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
  const rows = chanceTable(chain);
  for (const row of rows) row[0]! += ANEW;
  for (let state = chain.length - 1; state > 0; state--) eliminate(rows, state);
  return sharesOf(rows);
}

/** Takes a state out: who went there goes at once where it would have gone on to. */
function eliminate(rows: readonly Float64Array[], state: number): void {
  const out = rows[state]!;
  const onward = destinations(out, (to) => to < state);
  const leaving = onward.reduce((sum, to) => sum + out[to]!, 0);
  for (let from = 0; from < state; from++) {
    const row = rows[from]!;
    if (row[state] === 0) continue;
    row[state]! /= leaving;
    for (const to of onward) row[to]! += row[state]! * out[to]!;
  }
}

/** Puts the states back one by one: the visits of each follow from those of the states before it. */
function sharesOf(rows: readonly Float64Array[]): Float64Array {
  const shares = new Float64Array(rows.length);
  shares[0] = 1;
  let total = 1;
  for (let state = 1; state < rows.length; state++) {
    for (let from = 0; from < state; from++) shares[state]! += shares[from]! * rows[from]![state]!;
    total += shares[state]!;
  }
  return shares.map((share) => share / total);
}
