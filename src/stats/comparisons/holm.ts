/**
 * Holm's p-values for several tests at once, in the order given: whoever rejects those of at most alpha
 * rejects even one true hypothesis with at most the chance alpha. R's p.adjust(p, "holm");
 * https://en.wikipedia.org/wiki/Holm%E2%80%93Bonferroni_method
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, test) => test).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted = new Array<number>(pValues.length);
  let largest = 0;
  order.forEach((test, rank) => {
    largest = Math.max(largest, (pValues.length - rank) * pValues[test]!);
    adjusted[test] = Math.min(1, largest);
  });
  return adjusted;
}
