export {
  chains,
  difficulty,
  games,
  impact,
  match,
  matrix,
  rate,
  readDeck,
  tune,
} from './cli/library/library.js';
export type * from './cli/library/types.js';
export { InputError } from './core/game.js';
