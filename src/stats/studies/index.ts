import { differences } from './differences.js';
import { families } from './families.js';
import { fixedInterval } from './fixed-interval.js';
import { means } from './means.js';
import { sequence } from './sequence.js';
import { sprtErrors } from './sprt-errors.js';
import type { Study } from './study.js';

/** Every study that `scripts/calibrate.mjs` can run; one line per file of this folder. */
export const STUDIES: readonly Study[] = [
  ...fixedInterval,
  ...sequence,
  ...sprtErrors,
  ...differences,
  ...families,
  means,
];
