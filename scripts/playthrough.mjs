import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { keptPlaythrough, playthrough } from '../dist/src/cli/play/playthrough.js';
import { GAMES } from '../dist/src/games/index.js';

const urlOf = (path) => new URL(`../${path}`, import.meta.url);

function write(path, text) {
  writeFileSync(urlOf(path), text);
  console.log(path);
}

/** With the decisions that are kept where they still can be taken, else with new ones. */
function toldAnew(module, game, path) {
  const kept = existsSync(urlOf(path)) ? readFileSync(urlOf(path), 'utf8') : undefined;
  try {
    return keptPlaythrough(module, game, kept);
  } catch (error) {
    console.log(
      `${path}: a new game, because the old one can't be played on (${error.message.split('\n')[0]})`,
    );
    return keptPlaythrough(module, game);
  }
}

/** Writes the playthroughs of every game anew, from the compiled code: npm run build first. */
for (const module of GAMES) {
  const folder = `src/games/${module.game.id}`;
  write(`${folder}/playthrough.txt`, await playthrough(module));
  if (module.playthroughs) mkdirSync(urlOf(`${folder}/playthroughs`), { recursive: true });
  for (const game of module.playthroughs ?? []) {
    const path = `${folder}/playthroughs/${game.name}.txt`;
    write(path, toldAnew(module, game, path));
  }
}
