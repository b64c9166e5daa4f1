import type { State } from '../../../core/game.js';

/**
 * Filters and amounts ask for power, armor and houses, and the modifiers of these ask filters and amounts. Modifiers
 * reach the evaluator through here, so that imports go one way; evaluate.ts puts its functions in when it is loaded.
 * Each is set once, so the compiled engine calls it directly.
 */
export const evaluator = {} as {
  amount(s: State, n: number): number;
  test(s: State, p: number): boolean;
  matches(s: State, filter: number, card: number): boolean;
};
