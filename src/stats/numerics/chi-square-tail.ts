import { errorFunction } from 'simple-statistics';

/**
 * The chance that a chi-squared variable with a whole number of degrees of freedom is above x: R's
 * pchisq(x, degrees, lower.tail = FALSE), by the finite sums for whole degrees (Abramowitz and Stegun 26.4.4
 * and 26.4.5, https://personal.math.ubc.ca/~cbm/aands/page_941.htm). Accurate to 1e-7.
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const half = x / 2;
  let tail = degrees % 2 === 0 ? 0 : 1 - errorFunction(Math.sqrt(half));
  // The sum's terms are half^k exp(-half) / gamma(k + 1); logarithms keep them in range.
  let k = degrees % 2 === 0 ? 0 : 0.5;
  let term = degrees % 2 === 0 ? -half : Math.log(half) / 2 - half - Math.log(Math.PI / 4) / 2;
  for (; k <= degrees / 2 - 1; k++) {
    tail += Math.exp(term);
    term += Math.log(half / (k + 1));
  }
  return Math.min(1, tail);
}
