import type { State } from '../../../core/game.js';

/**
 * Called after each step of the game when somebody wants to tell what happens; an effect then takes one operation
 * in a step, so that what it does is told in the order in which it is done.
 */
export const observer: { step: ((s: State) => void) | null } = { step: null };
