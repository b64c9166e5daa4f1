import { dials } from './dial.js';
import { differences } from './differences.js';
import { families } from './families.js';
import { fixedInterval } from './fixed-interval.js';
import { handicapStudies } from './handicap.js';
import { meanSequences } from './mean-sequence.js';
import { means } from './means.js';
import { percentiles } from './percentiles.js';
import { pilots } from './pilots.js';
import { procedures } from './procedures.js';
import { ratings } from './ratings.js';
import { replacements } from './replacements.js';
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
  ...replacements,
  means,
  procedures,
  ...ratings,
  percentiles,
  ...handicapStudies,
  ...dials,
  ...pilots,
  ...meanSequences,
];
