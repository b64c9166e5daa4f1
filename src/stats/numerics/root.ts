/** Values beyond it are too steep for a straight line between the ends to say anything. */
const STEEP = 50;
const CLOSE = 1e-11;
const MOST_STEPS = 100;

/**
 * Where a continuous function is zero, to 1e-11 of its value, between `below`, where it is negative, and
 * `above`, where it is positive; it is not called at these ends, so it need not be finite there. Halving,
 * then the Illinois form of regula falsi, https://en.wikipedia.org/wiki/Regula_falsi#The_Illinois_algorithm
 */
export function root(below: number, above: number, f: (x: number) => number): number {
  let [low, atLow] = [below, -Infinity];
  let [high, atHigh] = [above, Infinity];
  let last = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const steep = atHigh - atLow > STEEP;
    const x = steep ? (low + high) / 2 : (low * atHigh - high * atLow) / (atHigh - atLow);
    if (x === low || x === high) break;
    const value = f(x);
    if (Math.abs(value) < CLOSE) return x;
    // An end that stays a second time counts as half as far off; otherwise it would stay forever.
    if (value < 0) {
      [low, atLow] = [x, value];
      if (last < 0) atHigh /= 2;
    } else {
      [high, atHigh] = [x, value];
      if (last > 0) atLow /= 2;
    }
    last = value;
  }
  return high;
}
