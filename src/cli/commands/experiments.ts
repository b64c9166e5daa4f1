import type { Experiment } from '../experiment/experiment.js';
import { adaptiveExperiment } from './adaptive.js';
import { chainsExperiment } from './chains.js';
import { difficultyExperiment } from './difficulty.js';
import { gauntletExperiment } from './gauntlet.js';
import { impactExperiment } from './impact.js';
import { matchExperiment } from './match.js';
import { matrixExperiment } from './matrix.js';
import { rateExperiment } from './rate.js';
import { tuneExperiment } from './tune.js';

/** Every experiment, one line each: a command of its own, and what an experiment file may name. */
export const EXPERIMENTS: readonly Experiment[] = [
  matchExperiment,
  matrixExperiment,
  chainsExperiment,
  adaptiveExperiment,
  difficultyExperiment,
  tuneExperiment,
  rateExperiment,
  gauntletExperiment,
  impactExperiment,
];
