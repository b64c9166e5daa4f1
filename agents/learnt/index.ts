import { type Game, InputError } from '../../src/core/game.js';
import { aeonsEndDescription } from './aeons-end.js';
import { AEONS_END_WEIGHTS } from './aeons-end-weights.js';
import { codexDescription } from './codex.js';
import { CODEX_WEIGHTS } from './codex-weights.js';
import type { Description } from './description.js';
import { keyforgeDescription } from './keyforge.js';
import { KEYFORGE_WEIGHTS } from './keyforge-weights.js';
import { Scorer } from './net.js';
import { shardsDescription } from './shards.js';
import { SHARDS_WEIGHTS } from './shards-weights.js';
import type { WeightsFile } from './weights.js';

interface Learnt {
  readonly description: Description;
  readonly weights: WeightsFile;
}

/** What scorers have learnt of each game, one line each. */
const LEARNT: Record<string, Learnt> = {
  keyforge: { description: keyforgeDescription, weights: KEYFORGE_WEIGHTS },
  shards: { description: shardsDescription, weights: SHARDS_WEIGHTS },
  codex: { description: codexDescription, weights: CODEX_WEIGHTS },
  'aeons-end': { description: aeonsEndDescription, weights: AEONS_END_WEIGHTS },
};

export const hasScorer = (game: string): boolean => Object.hasOwn(LEARNT, game);

/** The learned scorer of a game; `words` are what asked for it. */
export function scorerOf(game: Game, words: string): Scorer {
  if (!hasScorer(game.id)) {
    const games = Object.keys(LEARNT).join(', ');
    throw new InputError(`${words}: nothing has been learnt of ${game.id}; expected a game of ${games}`);
  }
  const { description, weights } = LEARNT[game.id]!;
  return new Scorer(weights, description, game.maxOptions);
}

/** What a game's scorer has learnt, and how. */
export const weightsOf = (game: string): WeightsFile => LEARNT[game]!.weights;

/** Gives the scorers of a game that are made from now on other weights: for the script that learns them. */
export function relearn(description: Description, weights: WeightsFile): void {
  LEARNT[description.vocabulary.game] = { description, weights };
}
