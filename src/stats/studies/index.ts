import type { Study } from './study.js';

/** Every study that `scripts/calibrate.mjs` can run; one line per file of this folder. */
export const STUDIES: readonly Study[] = [];
