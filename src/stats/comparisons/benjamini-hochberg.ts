/**
 * Benjamini and Hochberg's p-values for several tests at once, in the order given: among those of at most
 * alpha, a share of at most alpha is expected to be false alarms. R's p.adjust(p, "BH");
 * https://en.wikipedia.org/wiki/False_discovery_rate#Benjamini%E2%80%93Hochberg_procedure
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, test) => test).sort((a, b) => pValues[b]! - pValues[a]!);
  const adjusted = new Array<number>(pValues.length);
  let smallest = 1;
  order.forEach((test, rank) => {
    smallest = Math.min(smallest, (pValues.length * pValues[test]!) / (pValues.length - rank));
    adjusted[test] = smallest;
  });
  return adjusted;
}
