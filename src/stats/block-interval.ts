import { type BlockCounts, blockMean, blockTotal } from './block-mean.js';
import { type Interval, Z95 } from './wilson.js';

/** Halvings until an interval of length 1 is exhausted in double precision. */
const HALVINGS = 60;

/**
 * The 95% score interval for the win rate of games that are only independent from block to block.
 *
 * A rate is inside when the observed mean lies within 1.96 standard errors of it, the standard error being
 * that of the most likely distribution of block scores WITH that rate. Blocks of one game give Wilson's
 * interval; blocks of two give Tango's interval for paired proportions (Statistics in Medicine 17, 1998,
 * https://pubmed.ncbi.nlm.nih.gov/9595618/). Blocks that all went the same way need no special case.
 */
export function blockInterval(counts: BlockCounts): Interval {
  const blocks = blockTotal(counts);
  if (blocks === 0) return [0, 1];
  const mean = blockMean(counts);
  const inside = (rate: number) => (mean - rate) ** 2 * blocks <= Z95 * Z95 * varianceGiven(counts, rate);
  const low = mean === 0 ? 0 : edge(mean, 0, inside);
  const high = mean === 1 ? 1 : edge(mean, 1, inside);
  return [low, high];
}

/** Where `inside` stops being true between `from`, where it is true, and `to`. */
function edge(from: number, to: number, inside: (rate: number) => boolean): number {
  let near = from;
  let far = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (inside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/**
 * The variance of a block's score under the most likely distribution with this mean: the observed shares
 * tilted by 1 / (1 + tilt (score - rate)). Scores 0 and 1 are always possible, also when none was seen, so
 * what probability is left over belongs to the one that holds the tilt back.
 */
function varianceGiven(counts: BlockCounts, rate: number): number {
  const blocks = blockTotal(counts);
  const games = counts.length - 1;
  const tilt = tiltFor(counts, rate);
  let variance = 0;
  let left = 1;
  for (let wins = 0; wins <= games; wins++) {
    if (counts[wins] === 0) continue;
    const distance = wins / games - rate;
    const share = counts[wins]! / (blocks * (1 + tilt * distance));
    variance += share * distance * distance;
    left -= share;
  }
  const spare = tilt > 0 ? rate : 1 - rate;
  return variance + Math.max(0, left) * spare * spare;
}

/** The tilt that moves the mean to `rate`, or the furthest that keeps all probabilities positive. */
function tiltFor(counts: BlockCounts, rate: number): number {
  const games = counts.length - 1;
  let low = -1 / (1 - rate);
  let high = 1 / rate;
  for (let i = 0; i < HALVINGS; i++) {
    const tilt = (low + high) / 2;
    let excess = 0;
    for (let wins = 0; wins <= games; wins++) {
      const distance = wins / games - rate;
      if (counts[wins] !== 0) excess += (counts[wins]! * distance) / (1 + tilt * distance);
    }
    if (excess > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
