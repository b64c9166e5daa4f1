import type { Game, Seed, State } from './game.js';

/**
 * Decides for one seat. It may look only at what its seat knows: the suite in `agents/` proves for each
 * agent that it chooses the same whatever the hidden cards are.
 */
export interface Agent {
  readonly name: string;
  /** Called before each game; all chance the agent uses follows from `seed`. */
  begin(seat: number, seed: Seed): void;
  /** The index of the chosen option among `options[0] … options[count - 1]`. */
  choose(state: State, options: Int32Array, count: number): number;
}

/** Makes an agent for a game from its parameters, such as `rollouts=200`. */
export type AgentMaker = (game: Game, parameters: ReadonlyMap<string, string>) => Agent;
