import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptPlaythrough, playthrough } from '../cli/play/playthrough.js';
import { GAMES } from './index.js';

const ADVICE = 'npm run build && node scripts/playthrough.mjs writes it anew; read what has changed';

const KEPT = GAMES.flatMap((module) =>
  (module.playthroughs ?? []).map((game) => ({ id: module.game.id, name: game.name, module, game })),
);

function textOf(path: string): string {
  const file = new URL(path, import.meta.url);
  expect(existsSync(file), `src/games/${path} is missing; ${ADVICE}`).toBe(true);
  return readFileSync(file, 'utf8');
}

test.each(GAMES.map((module) => ({ id: module.game.id, module })))(
  '$id has one that is current',
  async ({ id, module }) => {
    expect(await playthrough(module), ADVICE).toBe(textOf(`./${id}/playthrough.txt`));
  },
);

test.each(KEPT)('$id keeps $name', ({ id, name, module, game }) => {
  const text = textOf(`./${id}/playthroughs/${name}.txt`);
  expect(keptPlaythrough(module, game, text), ADVICE).toBe(text);
});

test.each(GAMES.map((module) => ({ id: module.game.id })))('$id keeps no others', ({ id }) => {
  const folder = new URL(`./${id}/playthroughs/`, import.meta.url);
  const names = KEPT.filter((kept) => kept.id === id).map(({ name }) => `${name}.txt`);
  expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(names.sort());
});
