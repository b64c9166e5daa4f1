import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/aeons-end/layout.js';
import { W } from './weights.js';

const ofGravehold = (life: number): number =>
  (W.gravehold * life + (W.graveholdFear * life) / (life + W.graveholdHalf)) | 0;

export const graveholdWorth = (s: State): number => ofGravehold(s[at.gravehold]!);

/** What damage to Gravehold costs. */
export function graveholdLoss(s: State, n: number): number {
  if (n <= 0 || s[at.prevented]) return 0;
  const life = s[at.gravehold]!;
  return n >= life ? W.game : ofGravehold(life) - ofGravehold(life - n);
}

export function graveholdGain(s: State, n: number): number {
  const life = s[at.gravehold]!;
  return ofGravehold(Math.min(s[at.graveholdMost]!, life + n)) - ofGravehold(life);
}
