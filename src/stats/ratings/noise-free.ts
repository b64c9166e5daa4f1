/** Cells of the range in which true rates are looked for. */
const CELLS = 200;
/** Few, because each further one follows the noise more closely: what the studies of percentiles bear out. */
const STEPS = 10;

/** What was measured of many rates, and how noisily. */
export interface NoisyRates {
  readonly measured: readonly number[];
  /** The mean over all of the variance that luck adds. */
  readonly noise: number;
  /** The mean and the variance of the true rates. */
  readonly mean: number;
  readonly variance: number;
}

/**
 * The rates as they would be spread without noise, each at the rank that was measured: Shen and Louis's estimates for
 * many rates at once, https://doi.org/10.1111/1467-9868.00135. The spread is found by a few steps of Richardson and
 * Lucy from the normal distribution of the same mean and variance,
 * https://en.wikipedia.org/wiki/Richardson%E2%80%93Lucy_deconvolution, so that its shape may be any.
 */
export function withoutNoise({ measured, noise, mean, variance }: NoisyRates): number[] {
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  if (noise === 0 || low === high) return [...measured];
  const width = (high - low) / CELLS;
  const cells = Array.from({ length: CELLS }, (_, cell) => low + (cell + 0.5) * width);
  const seen = likelihoods(measured, cells, noise);
  let shares = summingTo1(cells.map((rate) => Math.exp(-((rate - mean) ** 2) / (2 * variance))));
  for (let step = 0; step < STEPS; step++) shares = sharpened(shares, seen);
  const places = quantiles(shares, measured.length).map((place) => low + place * width);
  const order = [...measured.keys()].sort((one, other) => measured[one]! - measured[other]!);
  const rates = new Array<number>(measured.length);
  order.forEach((deck, rank) => {
    rates[deck] = places[rank]!;
  });
  return rates;
}

/** What was measured once or more often, and how likely each true rate makes it. */
interface Seen {
  readonly share: number;
  readonly likelihood: readonly number[];
}

/** A rate's noise is that of its games, so it goes with the variance of a single game. */
function likelihoods(measured: readonly number[], cells: readonly number[], noise: number): Seen[] {
  const single = measured.reduce((sum, rate) => sum + rate * (1 - rate), 0) / measured.length + noise;
  const cell = (cells[1]! - cells[0]!) ** 2;
  const times = new Map<number, number>();
  for (const rate of measured) times.set(rate, (times.get(rate) ?? 0) + 1);
  return [...times].map(([rate, count]) => ({
    share: count / measured.length,
    likelihood: cells.map((truth) => {
      const variance = (noise / single) * truth * (1 - truth) + cell;
      return Math.exp(-((rate - truth) ** 2) / (2 * variance)) / Math.sqrt(variance);
    }),
  }));
}

/** Every share as large as what was measured makes it on average. */
function sharpened(shares: readonly number[], seen: readonly Seen[]): number[] {
  const factors = new Float64Array(shares.length);
  for (const { share, likelihood } of seen) {
    const expected = likelihood.reduce((sum, each, cell) => sum + each * shares[cell]!, 0);
    for (let cell = 0; cell < factors.length; cell++)
      factors[cell]! += (share * likelihood[cell]!) / expected;
  }
  return summingTo1(shares.map((share, cell) => share * factors[cell]!));
}

function summingTo1(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** At the middle of each of so many equal parts: the cell and how far into it. */
function quantiles(shares: readonly number[], parts: number): number[] {
  let [cell, before] = [0, 0];
  return Array.from({ length: parts }, (_, part) => {
    const wanted = (part + 0.5) / parts;
    while (cell < shares.length - 1 && before + shares[cell]! < wanted) before += shares[cell++]!;
    return cell + Math.min(1, (wanted - before) / shares[cell]!);
  });
}
