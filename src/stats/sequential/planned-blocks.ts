import type { BlockCounts } from '../intervals/block-mean.js';
import { Z95 } from '../intervals/wilson.js';
import { sequenceInterval } from './confidence-sequence.js';
import { type Errors, FIVE_PERCENT, type Hypotheses, waldBounds } from './sprt.js';

/** More blocks than anybody plays; a plan that needs more is called endless. */
const ENDLESS = 2 ** 40;

/** How far a sum of steps overshoots a bound on average, in standard deviations of one step (Siegmund). */
const OVERSHOOT = 0.5826;

/** Nearer than this to the middle of two hypotheses, the formula for the middle itself is the better one. */
const MIDDLE = 1e-5;

/** The blocks that a 95% interval of this half-width needs, when their number is fixed in advance. */
export function fixedBlocks(halfWidth: number, blockVariance: number): number {
  return Math.ceil((Z95 * Z95 * blockVariance) / (halfWidth * halfWidth));
}

/**
 * The blocks after which `sequenceInterval` is expected to have this half-width, when block scores have the
 * given shares, for example the counts of some blocks already played. Infinity when no run would do.
 */
export function sequenceBlocks(halfWidth: number, shares: BlockCounts): number {
  const enough = (blocks: number) => sequenceWidth(shares, blocks) <= 2 * halfWidth;
  let most = 1;
  while (!enough(most)) {
    most *= 2;
    if (most > ENDLESS) return Infinity;
  }
  let least = most / 2;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (enough(middle)) most = middle;
    else least = middle;
  }
  return most;
}

function sequenceWidth(shares: BlockCounts, blocks: number): number {
  const total = Array.from(shares).reduce((sum, share) => sum + share, 0);
  const [low, high] = sequenceInterval(Array.from(shares, (share) => (share / total) * blocks));
  return high - low;
}

/**
 * The blocks that `sprt` plays on average until it decides, when `truth` is the win rate and it looks after
 * every `blocksPerLook`: Wald's formula for a random walk between two bounds, with the bounds moved out by
 * Siegmund's mean overshoot (https://en.wikipedia.org/wiki/Wald%27s_equation; Siegmund, Sequential Analysis,
 * 1985, chapter X).
 */
export function sprtBlocks(
  truth: number,
  rates: Hypotheses,
  blockVariance: number,
  blocksPerLook = 1,
  errors: Errors = FIVE_PERCENT,
): number {
  const apart = rates.alternative - rates.null;
  const stepVariance = apart ** 2 / blockVariance;
  const overshoot = OVERSHOOT * Math.sqrt(blocksPerLook * stepVariance);
  const [lower, upper] = waldBounds(errors);
  const [down, up] = [lower - overshoot, upper + overshoot];
  // Minus one under the null, one under the alternative, zero midway.
  const lean = (2 * truth - rates.null - rates.alternative) / apart;
  return Math.max(blocksPerLook, stepsBetween(down, up, lean) / stepVariance);
}

/** The mean number of steps of variance 1 and mean lean / 2 until a random walk leaves the bounds. */
function stepsBetween(down: number, up: number, lean: number): number {
  if (Math.abs(lean) < MIDDLE) return -down * up;
  if (lean < 0) return stepsBetween(-up, -down, -lean);
  const reachesUp = Math.expm1(lean * down) / Math.expm1(lean * (down - up));
  return (down + reachesUp * (up - down)) / (lean / 2);
}
