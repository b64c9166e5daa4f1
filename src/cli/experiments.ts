import { adaptiveExperiment } from './commands/adaptive.js';
import { chainsExperiment } from './commands/chains.js';
import { difficultyExperiment } from './commands/difficulty.js';
import { matchExperiment } from './commands/match.js';
import { matrixExperiment } from './commands/matrix.js';
import { tuneExperiment } from './commands/tune.js';
import type { Experiment } from './experiment.js';

/** Every experiment, one line each: a command of its own, and what an experiment file may name. */
export const EXPERIMENTS: readonly Experiment[] = [
  matchExperiment,
  matrixExperiment,
  chainsExperiment,
  adaptiveExperiment,
  difficultyExperiment,
  tuneExperiment,
];
