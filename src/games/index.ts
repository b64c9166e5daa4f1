import { aeonsEndModule } from './aeons-end/module.js';
import { codexModule } from './codex/module.js';
import { keyforgeModule } from './keyforge/module.js';
import type { GameModule } from './module.js';
import { shardsModule } from './shards/module.js';

/** Every game, one line each. */
export const GAMES: readonly GameModule[] = [keyforgeModule, aeonsEndModule, shardsModule, codexModule];

/** A game by its id; `source` is the file of a game outside the list. */
export async function loadGame(id: string, source?: string): Promise<GameModule> {
  if (source !== undefined) return (await import(source)).default as GameModule;
  const module = GAMES.find(({ game }) => game.id === id);
  if (!module) throw new Error(`no game "${id}"`);
  return module;
}
