import type { Agent } from '../src/core/agent.js';
import type { Game } from '../src/core/game.js';

/** Runs code of a user and sees that it comes to an end. */
export type Guard = <T>(code: () => T) => T;

/** Makes an agent of a user's own; `guard` watches its decisions. */
type OwnMaker = (game: Game, parameters: ReadonlyMap<string, string>, guard?: Guard) => Agent;

/** What makes the agents of users' own files, by the path as it was typed. In a browser there are none. */
export const loaded = new Map<string, OwnMaker>();
