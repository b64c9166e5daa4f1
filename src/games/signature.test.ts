import { expect, test } from 'vitest';
import { hashGame, startOf } from './conformance.js';
import { GAMES } from './index.js';
import type { GameModule } from './module.js';

const GAMES_PER_SIGNATURE = 200;

/**
 * One number for what is played in many seeded games. It stays when code or the state is only rearranged. When a rule, a card
 * or the luck changes, the new number stands in the failure: put it here, and move `rules` in the game's
 * module.ts on in the same commit.
 */
const SIGNATURES: Readonly<Record<string, string>> = {
  keyforge: '8b2d6c06',
  'aeons-end': '854845b4',
  codex: '034cfdd2',
  shards: 'c57f5689',
};

function signature(module: GameModule): string {
  let h: number | undefined;
  for (let number = 0; number < GAMES_PER_SIGNATURE; number++) {
    h = hashGame(module, startOf(module, 'signature', number, 'starter'), h);
  }
  return h!.toString(16).padStart(8, '0');
}

test.each(GAMES.map((module) => ({ id: module.game.id, module })))('$id', ({ id, module }) => {
  const now = signature(module);
  const advice = `${id} plays other games than before. If that is meant, write ${id}: '${now}' in src/games/signature.test.ts`;
  expect(now, advice).toBe(SIGNATURES[id]);
});
