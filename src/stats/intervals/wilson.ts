/** The 97.5% point of the normal distribution: R's qnorm(0.975). */
export const Z95 = 1.959963984540054;

export type Interval = readonly [low: number, high: number];

/**
 * Wilson's score interval at 95% for a plain proportion of independent trials,
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const z2 = Z95 * Z95;
  const centre = successes + z2 / 2;
  const spread = Z95 * Math.sqrt((successes * (trials - successes)) / trials + z2 / 4);
  const total = trials + z2;
  // At the ends the exact result is 0 or 1; rounding must not cut it off.
  const low = successes === 0 ? 0 : (centre - spread) / total;
  const high = successes === trials ? 1 : (centre + spread) / total;
  return [low, high];
}
