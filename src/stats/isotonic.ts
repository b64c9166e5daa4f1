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
  const pools: Pool[] = [];
  values.forEach((value, i) => {
    let last: Pool = { value: sign * value, weight: weights[i]!, length: 1 };
    while (pools.length > 0 && pools.at(-1)!.value >= last.value) last = merge(pools.pop()!, last);
    pools.push(last);
  });
  return pools.flatMap(({ value, length }) => new Array<number>(length).fill(sign * value));
}

interface Pool {
  readonly value: number;
  readonly weight: number;
  readonly length: number;
}

function merge(a: Pool, b: Pool): Pool {
  const weight = a.weight + b.weight;
  return {
    value: (a.weight * a.value + b.weight * b.value) / weight,
    weight,
    length: a.length + b.length,
  };
}
