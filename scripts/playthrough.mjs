import { writeFileSync } from 'node:fs';
import { playthrough } from '../dist/src/cli/playthrough.js';
import { GAMES } from '../dist/src/games/index.js';

/** Writes the playthrough of every game anew, from the compiled code: npm run build first. */
for (const module of GAMES) {
  const file = new URL(`../src/games/${module.game.id}/playthrough.txt`, import.meta.url);
  writeFileSync(file, await playthrough(module));
  console.log(`src/games/${module.game.id}/playthrough.txt`);
}
