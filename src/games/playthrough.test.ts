import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from '../cli/playthrough.js';
import { GAMES } from './index.js';

const ADVICE = 'npm run build && node scripts/playthrough.mjs writes it anew; read what has changed';

test.each(GAMES.map((module) => ({ id: module.game.id, module })))(
  '$id has one that is current',
  async ({ id, module }) => {
    const file = new URL(`./${id}/playthrough.txt`, import.meta.url);
    expect(existsSync(file), `src/games/${id}/playthrough.txt is missing; ${ADVICE}`).toBe(true);
    expect(await playthrough(module), ADVICE).toBe(readFileSync(file, 'utf8'));
  },
);
