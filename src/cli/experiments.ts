import { adaptiveExperiment } from './commands/adaptive.js';
import { chainsExperiment } from './commands/chains.js';
import { matchExperiment } from './commands/match.js';
import type { Experiment } from './experiment.js';

/** Every experiment, one line each: a command of its own, and what an experiment file may name. */
export const EXPERIMENTS: readonly Experiment[] = [matchExperiment, chainsExperiment, adaptiveExperiment];
