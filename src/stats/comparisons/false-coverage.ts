/**
 * The level at which intervals agree with Benjamini and Hochberg's q-values of the same estimates: among the intervals
 * of those with q of at most alpha, a share of at most alpha is expected to miss the truth, and exactly these exclude
 * what was tested. Of m estimates, R of them chosen, it is 1 - alpha * R / m; with none chosen that of the first.
 * Benjamini and Yekutieli, False Discovery Rate-Adjusted Multiple Confidence Intervals, 2005,
 * https://doi.org/10.1198/016214504000001907
 */
export function falseCoverageLevel(qValues: readonly number[], alpha = 0.05): number {
  const chosen = qValues.filter((q) => q <= alpha).length;
  return 1 - (alpha * Math.max(1, chosen)) / Math.max(1, qValues.length);
}
