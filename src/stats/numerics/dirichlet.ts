import { normal, type Random } from './normal.js';

/** Jeffreys' prior: what has not been seen is possible. */
const PRIOR = 0.5;

/**
 * Chances of several outcomes as they may well be after these counts of them: a draw from the Dirichlet
 * distribution that Jeffreys' prior leads to, https://en.wikipedia.org/wiki/Dirichlet_distribution
 */
export function dirichlet(counts: readonly number[], random: Random): number[] {
  const parts = counts.map((count) => gamma(count + PRIOR, random));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/**
 * A draw from the gamma distribution of scale 1, by Marsaglia and Tsang's rejection from a cubed normal,
 * https://doi.org/10.1145/358407.358414
 */
export function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d * (1 - v + Math.log(v))) return d * v;
  }
}
