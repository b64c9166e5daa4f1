const CENTRE = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  below: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
};
const TAIL = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const FROM_TAIL = 0.02425;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/**
 * The point below which a standard normal quantity is with the chance `share`: R's qnorm(share), by Acklam's
 * rational functions, which are off by a part in 1e9 at most.
 */
export function normalQuantile(share: number): number {
  if (share > 0.5) return 0 - normalQuantile(1 - share);
  if (share < FROM_TAIL) {
    const x = Math.sqrt(-2 * Math.log(share));
    return polynomial(TAIL.above, x) / polynomial(TAIL.below, x);
  }
  const x = share - 0.5;
  return (x * polynomial(CENTRE.above, x * x)) / polynomial(CENTRE.below, x * x);
}
