export { chains, difficulty, games, match, matrix, readDeck, tune } from './cli/library/library.js';
export type * from './cli/library/types.js';
export { InputError } from './core/game.js';
