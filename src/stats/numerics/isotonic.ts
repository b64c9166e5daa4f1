/**
 * Weighted isotonic regression: of all sequences that never fall (or never rise), the one nearest to
 * `values` in weighted least squares, found by pooling adjacent violators,
 * https://en.wikipedia.org/wiki/Isotonic_regression. Weights must be positive.
 */
export function isotonic(
  values: readonly number[],
  weights: readonly number[],
  direction: 'increasing' | 'decreasing' = 'increasing',
): number[] {
  const sign = direction === 'increasing' ? 1 : -1;
  // A pool reaches from the end of the one before it up to its own end.
  const pools: number[] = [];
  const masses: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < values.length; i++) {
    let value = values[i]!;
    let mass = weights[i]!;
    while (pools.length > 0 && sign * pools.at(-1)! >= sign * value) {
      const more = masses.pop()!;
      value = (mass * value + more * pools.pop()!) / (mass + more);
      mass += more;
      ends.pop();
    }
    pools.push(value);
    masses.push(mass);
    ends.push(i + 1);
  }
  return spreadOut(pools, ends);
}

function spreadOut(pools: readonly number[], ends: readonly number[]): number[] {
  const fitted: number[] = [];
  for (let pool = 0; pool < pools.length; pool++) {
    while (fitted.length < ends[pool]!) fitted.push(pools[pool]!);
  }
  return fitted;
}
