import type { GameModule } from './module.js';

/** Every game, one line each. */
export const GAMES: readonly GameModule[] = [];
