import type { BlockCounts } from './block-mean.js';

/** Halvings until an interval is exhausted in double precision. */
const HALVINGS = 60;

/**
 * The most likely distribution whose mean distance is zero, after `counts[k]` observations at `distances[k]`:
 * the observed shares divided by 1 + tilt · distance (Owen's empirical likelihood,
 * https://en.wikipedia.org/wiki/Empirical_likelihood). The extreme distances, one below and one above zero,
 * are always possible, also when none was seen, so what probability is left over belongs to the one that
 * holds the tilt back.
 */
export function mostLikely(counts: BlockCounts, distances: readonly number[]): number[] {
  const bottom = distances.reduce((least, distance) => Math.min(least, distance));
  const top = distances.reduce((most, distance) => Math.max(most, distance));
  const tilt = tiltBetween(-1 / top, -1 / bottom, counts, distances);
  const total = distances.reduce((sum, _, k) => sum + counts[k]!, 0);
  const shares = distances.map((distance, k) =>
    counts[k] === 0 ? 0 : counts[k]! / (total * (1 + tilt * distance)),
  );
  const left = 1 - shares.reduce((sum, share) => sum + share, 0);
  shares[distances.indexOf(tilt > 0 ? bottom : top)]! += Math.max(0, left);
  return shares;
}

/** The tilt that moves the mean to zero, or the furthest that keeps all probabilities positive. */
function tiltBetween(least: number, most: number, counts: BlockCounts, distances: readonly number[]): number {
  let low = least;
  let high = most;
  for (let i = 0; i < HALVINGS; i++) {
    const tilt = (low + high) / 2;
    let excess = 0;
    for (let k = 0; k < distances.length; k++) {
      if (counts[k] !== 0) excess += (counts[k]! * distances[k]!) / (1 + tilt * distances[k]!);
    }
    if (excess > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
