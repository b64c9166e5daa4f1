import type { Game, Seed, State } from './game.js';

/** What an agent made of one option, for people who want to know why. */
export interface Considered {
  /** Its index among the options. */
  readonly index: number;
  /** What the agent thinks it is worth, in the agent's own unit; NaN where it has not put a number on it. */
  readonly value: number;
  /** How often it was tried, for agents that try. */
  readonly tries?: number;
}

/** The unit of agents that search. */
export const CHANCE_OF_WINNING = 'chance of winning';

/**
 * Decides for one seat. It may look only at what its seat knows: the suite in `agents/` proves for each
 * agent that it chooses the same whatever the hidden cards are.
 */
export interface Agent {
  readonly name: string;
  /** Called before each game, for each seat that the agent decides for; all chance it uses follows from `seed`. */
  begin(seat: number, seed: Seed): void;
  /** The index of the chosen option among `options[0] … options[count - 1]`. */
  choose(state: State, options: Int32Array, count: number): number;
  /** What was considered in the last `choose`, the chosen option first; asked before that option is applied. */
  considered?(): readonly Considered[];
  /** The unit of `value` in `considered`, such as `æmber` or `chance of winning`. */
  readonly unit?: string;
}

/** Makes an agent for a game from its parameters, such as `rollouts=200`. */
export type AgentMaker = (game: Game, parameters: ReadonlyMap<string, string>) => Agent;
