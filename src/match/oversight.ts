import { inTime } from '../../agents/guard.js';
import type { Guard } from '../../agents/loaded.js';

/** Sees to the users' agents of a plan: that every decision ends, and in which game it is made. */
export interface Oversight {
  /** For the agent at this place in the plan. */
  guard(agent: number): Guard;
  /** Called before each game. */
  playing(block: number, index: number): void;
}

/** For games in this thread: who plays them knows which they are. */
export const inThisThread = (seconds?: number): Oversight => ({
  guard: () => inTime(seconds),
  playing: () => {},
});
