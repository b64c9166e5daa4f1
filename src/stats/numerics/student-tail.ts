import { chiSquareTail } from './chi-square-tail.js';

/** From here on the normal distribution with a correction is as good as the sum. */
const MANY_DEGREES = 300;

/**
 * The chance that a t-distributed quantity with a whole number of degrees of freedom is further from 0 than
 * `t`: the two-sided p-value of Student's test. Abramowitz and Stegun's finite sums 26.7.3 and 26.7.4, and for
 * many degrees their 26.7.8, which is off by less than 1e-5 there.
 */
export function studentTail(t: number, degrees: number): number {
  if (degrees >= MANY_DEGREES) {
    const normal = (Math.abs(t) * (1 - 1 / (4 * degrees))) / Math.sqrt(1 + (t * t) / (2 * degrees));
    return chiSquareTail(normal * normal, 1);
  }
  const angle = Math.atan(Math.abs(t) / Math.sqrt(degrees));
  const inside = degrees % 2 === 0 ? insideEven(angle, degrees) : insideOdd(angle, degrees);
  return Math.max(0, 1 - inside);
}

function insideEven(angle: number, degrees: number): number {
  const square = Math.cos(angle) ** 2;
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= degrees - 3; k += 2) {
    term *= (square * k) / (k + 1);
    sum += term;
  }
  return Math.sin(angle) * sum;
}

function insideOdd(angle: number, degrees: number): number {
  const square = Math.cos(angle) ** 2;
  let term = Math.cos(angle);
  let sum = degrees > 1 ? term : 0;
  for (let k = 2; k <= degrees - 3; k += 2) {
    term *= (square * k) / (k + 1);
    sum += term;
  }
  return (2 / Math.PI) * (angle + Math.sin(angle) * sum);
}
