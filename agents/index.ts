import { closest } from 'fastest-levenshtein';
import type { Agent, AgentMaker } from '../src/core/agent.js';
import { type Game, InputError } from '../src/core/game.js';
import { keyforgeHeuristic } from './heuristics/keyforge.js';
import { random } from './random.js';

/** Agents that play any game, one line each. */
const ANY_GAME: Readonly<Record<string, AgentMaker>> = {
  random: plain(random),
};

/** The `heuristic` of each game, one line each. */
const HEURISTICS: Readonly<Record<string, AgentMaker>> = {
  keyforge: plain(keyforgeHeuristic),
};

/** A maker for an agent that has nothing to set. */
function plain(make: () => Agent): AgentMaker {
  return (_game, parameters) => {
    const [name] = parameters.keys();
    const agent = make();
    if (name !== undefined)
      throw new InputError(`agent ${agent.name} has no parameter "${name}"; it takes none`);
    return agent;
  };
}

function makers(game: string): Readonly<Record<string, AgentMaker>> {
  return Object.hasOwn(HEURISTICS, game) ? { ...ANY_GAME, heuristic: HEURISTICS[game]! } : ANY_GAME;
}

/** The agents that can play a game, the strongest last. */
export function agentNames(game: string): string[] {
  return Object.keys(makers(game));
}

function parseParameters(words: string, text: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const word of text === '' ? [] : text.split(',')) {
    const [name, value, more] = word.split('=');
    if (!name || !value || more !== undefined || parameters.has(name)) {
      throw new InputError(
        `agent "${words}": expected name=value once each, separated by commas, not "${word}"`,
      );
    }
    parameters.set(name, value);
  }
  return parameters;
}

/** An agent from the words that name it, such as `random` or `mc:rollouts=200`. */
export function makeAgent(game: Game, words: string): Agent {
  const colon = words.indexOf(':');
  const name = colon < 0 ? words : words.slice(0, colon);
  const known = makers(game.id);
  if (!Object.hasOwn(known, name)) {
    const names = Object.keys(known);
    throw new InputError(
      `no agent "${name}" plays ${game.id}; there is ${names.join(', ')}; nearest: "${closest(name, names)}"`,
    );
  }
  return known[name]!(game, parseParameters(words, colon < 0 ? '' : words.slice(colon + 1)));
}

/** Splits `mc:rollouts=200,depth=3,random` after `depth=3`: a bare `key=value` belongs to the agent before it. */
export function splitAgents(text: string): string[] {
  const agents: string[] = [];
  for (const part of text.split(',')) {
    const isParameter = part.includes('=') && !part.includes(':');
    if (isParameter && agents.length > 0) agents.push(`${agents.pop()},${part}`);
    else agents.push(part);
  }
  return agents;
}
