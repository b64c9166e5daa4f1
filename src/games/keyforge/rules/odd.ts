import type { State } from '../../../core/game.js';

/** Procedures of single cards that the vocabulary has no words for, by the name in `own(…)`. */
export const ownFunctions: Record<string, (s: State, frame: number) => void> = {};
