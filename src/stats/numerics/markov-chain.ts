export interface Move {
  readonly to: number;
  readonly chance: number;
}

/** Where each state goes next and how likely; the chances of a state add up to 1. It begins in state 0. */
export type MarkovChain = readonly (readonly Move[])[];

/** The chance to be in each state before the first step. */
export function beginning(chain: MarkovChain): Float64Array {
  const shares = new Float64Array(chain.length);
  shares[0] = 1;
  return shares;
}

/** The chances one step later. */
export function afterStep(chain: MarkovChain, shares: Float64Array): Float64Array {
  const next = new Float64Array(chain.length);
  for (let from = 0; from < chain.length; from++) {
    const share = shares[from]!;
    if (share > 0) for (const { to, chance } of chain[from]!) next[to]! += share * chance;
  }
  return next;
}

/** The chances as a square table, row by row, for methods that take out one state after the other from the last on. */
export interface ChanceTable {
  readonly states: number;
  readonly chances: Float64Array;
  /** No move goes further than this but for those from and to state 0, nor does one after states were taken out. */
  readonly reach: number;
}

export function chanceTable(chain: MarkovChain): ChanceTable {
  const states = chain.length;
  const chances = new Float64Array(states * states);
  let reach = 0;
  chain.forEach((moves, from) => {
    for (const { to, chance } of moves) {
      chances[from * states + to]! += chance;
      if (from > 0 && to > 0) reach = Math.max(reach, Math.abs(to - from));
    }
  });
  return { states, chances, reach };
}

/** The states before this one that it leads to. */
export function onwardFrom({ states, chances, reach }: ChanceTable, state: number): number[] {
  const found = chances[state * states]! > 0 && state > 0 ? [0] : [];
  for (let to = Math.max(1, state - reach); to < state; to++) {
    if (chances[state * states + to]! > 0) found.push(to);
  }
  return found;
}

/** The states before this one that lead to it. */
export function backwardFrom({ states, chances, reach }: ChanceTable, state: number): number[] {
  const found = chances[state]! > 0 && state > 0 ? [0] : [];
  for (let from = Math.max(1, state - reach); from < state; from++) {
    if (chances[from * states + state]! > 0) found.push(from);
  }
  return found;
}
