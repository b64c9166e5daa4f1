import { forgetParts } from './parts.js';
import { PART, W } from './weights.js';

/** The heuristic's judgement, by the names in weights.ts. */
export type Weights = { -readonly [name in keyof typeof W | keyof typeof PART]: number };

/**
 * Lets the heuristic use other weights from now on. Only for tuning: in all other programs the weights
 * never change, which lets the compiler treat them as constants.
 */
export function reweigh(weights: Readonly<Partial<Weights>>): void {
  for (const [name, weight] of Object.entries(weights)) {
    const set: Record<string, number> = name in W ? W : PART;
    set[name] = weight;
  }
  forgetParts();
}
