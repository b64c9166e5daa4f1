import { expect, test } from 'vitest';
import { hashGame, hasRandomSides, startOf } from '../src/games/conformance.js';
import { GAMES } from '../src/games/index.js';
import type { GameModule } from '../src/games/module.js';
import { makeAgent } from './index.js';

const GAMES_PER_SIGNATURE = 60;

/**
 * One number for what the heuristic of each game plays. When it changes, put the new number, which the failure
 * prints, here; and unless only the rules have changed, move the game's version on in versions.ts in the same commit.
 */
const SIGNATURES: Readonly<Record<string, string>> = {
  keyforge: '62424f37',
  'aeons-end': '41b97f6f',
  shards: '2bbe8f1b',
  codex: 'ed8eccef',
};

function signature(module: GameModule): string {
  const pilots = Array.from({ length: module.game.seats }, () => makeAgent(module.game, 'heuristic'));
  let h: number | undefined;
  for (let number = 0; number < GAMES_PER_SIGNATURE; number++) {
    const decks = hasRandomSides(module) && number % 2 === 1 ? 'random' : 'starter';
    h = hashGame(module, startOf(module, 'pilots', number, decks), h, pilots);
  }
  return h!.toString(16).padStart(8, '0');
}

test.each(GAMES.map((module) => ({ id: module.game.id, module })))('$id', ({ id, module }) => {
  const now = signature(module);
  const advice = `the heuristic of ${id} plays other games than before. If that is meant, write ${id}: '${now}' in agents/versions.test.ts`;
  expect(now, advice).toBe(SIGNATURES[id]);
});
