import { writeFileSync } from 'node:fs';
import { EXPERIMENTS } from '../dist/src/cli/commands/experiments.js';
import { experimentSchema } from '../dist/src/cli/yaml/schema.js';
import { GAMES } from '../dist/src/games/index.js';

/** Writes the schema that the files in experiments/ name, for editors. */
const url = new URL('../experiments/schema.json', import.meta.url);
writeFileSync(url, `${JSON.stringify(experimentSchema(EXPERIMENTS, GAMES))}\n`);
