import type { Part } from '../run.js';
import type { Story } from '../story.js';
import { adaptiveStory } from './adaptive.js';
import { chainsStory } from './chains.js';
import { difficultyStory } from './difficulty.js';
import { gauntletStory } from './gauntlet.js';
import { impactStory } from './impact.js';
import { matchStory } from './match.js';
import { matrixStory } from './matrix.js';
import { rateStory } from './rate.js';
import { tuneStory } from './tune.js';

/** How each command's runs are shown, one line each. */
export const STORIES: Readonly<Record<string, (part: Part) => Story>> = {
  match: matchStory,
  matrix: matrixStory,
  chains: chainsStory,
  adaptive: adaptiveStory,
  difficulty: difficultyStory,
  tune: tuneStory,
  rate: rateStory,
  impact: impactStory,
  gauntlet: gauntletStory,
};
