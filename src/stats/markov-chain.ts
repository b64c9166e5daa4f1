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

/** The chances as a square table, row by row, for methods that change it. */
export interface ChanceTable {
  readonly states: number;
  readonly chances: Float64Array;
}

export function chanceTable(chain: MarkovChain): ChanceTable {
  const states = chain.length;
  const chances = new Float64Array(states * states);
  chain.forEach((moves, from) => {
    for (const { to, chance } of moves) chances[from * states + to]! += chance;
  });
  return { states, chances };
}

/** The states that one leads to, of those that `may` be gone to. */
export function destinations(
  { states, chances }: ChanceTable,
  from: number,
  may: (state: number) => boolean,
): number[] {
  const found: number[] = [];
  for (let to = 0; to < states; to++) if (chances[from * states + to]! > 0 && may(to)) found.push(to);
  return found;
}
