/** The most chains that the rulebook's table knows. */
export const MOST_CHAINS = 24;

/** Each step of six chains takes one more card from every refill. */
const STEP = 6;

/**
 * How many cards fewer a player draws until up to 24 chains are shed: 1 for each of the first six chains, 2
 * for each of the next six, then 3 and 4, because one chain is shed per refill. KeyForge rulebook, "Chains":
 * 6 chains cost 6 cards, 12 chains 18, 18 chains 36, 24 chains 60. Negative chains are the other side's.
 */
export function chainCost(chains: number): number {
  const count = Math.abs(chains);
  let cost = 0;
  for (let from = 0; from < count; from += STEP) cost += (from / STEP + 1) * Math.min(STEP, count - from);
  return Math.sign(chains) * cost;
}
