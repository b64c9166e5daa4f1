import { Z95 } from '../intervals/wilson.js';
import { root } from './root.js';
import { studentTail } from './student-tail.js';

/** R's qt(0.975, 1:20). */
const FEW_DEGREES = [
  12.7062047361747, 4.30265272974946, 3.18244630528371, 2.77644510519779, 2.57058183563631, 2.44691185114497,
  2.36462425159278, 2.30600413520417, 2.2621571627982, 2.22813885198627, 2.20098516009164, 2.17881282966723,
  2.16036865646279, 2.1447866879178, 2.13144954555978, 2.11990529922125, 2.10981557783332, 2.10092204024104,
  2.09302405440831, 2.08596344726586,
];

/** The coefficients of Fisher and Cornish's expansion at the normal 97.5% point. */
const EXPANSION = [
  Z95,
  (Z95 ** 3 + Z95) / 4,
  (5 * Z95 ** 5 + 16 * Z95 ** 3 + 3 * Z95) / 96,
  (3 * Z95 ** 7 + 19 * Z95 ** 5 + 17 * Z95 ** 3 - 15 * Z95) / 384,
  (79 * Z95 ** 9 + 776 * Z95 ** 7 + 1482 * Z95 ** 5 - 1920 * Z95 ** 3 - 945 * Z95) / 92160,
];

/**
 * The 97.5% point of Student's t distribution with a whole number of degrees of freedom: from a table up to
 * 20, then by Fisher and Cornish's expansion in 1 / degrees (Abramowitz and Stegun 26.7.5), which is off by
 * less than 3e-7 there.
 */
export function studentT95(degrees: number): number {
  if (degrees <= FEW_DEGREES.length) return FEW_DEGREES[degrees - 1]!;
  return EXPANSION.reduceRight((sum, coefficient) => sum / degrees + coefficient, 0);
}

/** Further out than any level that is asked for. */
const FAR = 1e6;

/** The point that a t-distributed quantity is within with the chance `level`. */
export function studentPoint(degrees: number, level: number): number {
  if (level === 0.95) return studentT95(degrees);
  return root(0, FAR, (t) => (1 - level - studentTail(t, degrees)) / (1 - level));
}
