import { defaultAgent, HUMAN, makeAgent, splitAgents } from '../../../agents/index.js';
import { InputError } from '../../core/game.js';
import { nearest as nearestName } from '../../core/names.js';
import type { GameModule, Patch } from '../../games/module.js';
import { PLAY_ALL, type StopRule } from '../../match/designs/stop.js';

/** The end of a message about an unknown name: the nearest known one, when there is any. */
export function nearest(text: string, known: readonly string[]): string {
  return known.length === 0 ? '' : `; nearest: "${nearestName(text, known)}"`;
}

export function wholeNumber(flag: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high) {
    throw new InputError(`--${flag} "${text}": expected a whole number from ${low} to ${high}`);
  }
  return value;
}

export function secondsValue(text = '4'): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 600) return value;
  throw new InputError(`--seconds "${text}": expected a number above 0 and up to 600`);
}

/** More threads than this only take turns on the cores. */
function maxThreads(cores: number): number {
  return Math.min(256, 4 * cores);
}

export function threadCount(text: string | undefined, cores: number): number {
  return text === undefined ? cores : wholeNumber('threads', text, 1, maxThreads(cores));
}

/** One text per seed: `007` and `7` are the same run. */
export function seedValue(text = '1'): string {
  return String(wholeNumber('seed', text, 0, Number.MAX_SAFE_INTEGER));
}

export function chainsValue(text: string | undefined, module: GameModule): [number, number] {
  // Every replay key names chains, also of a game that has none.
  if (text === undefined || text === '0,0') return [0, 0];
  const { game, maxChains } = module;
  if (maxChains === 0) throw new InputError(`--chains: ${game.id} has no chains`);
  const parts = text.split(',');
  if (parts.length !== 2) {
    throw new InputError(`--chains "${text}": expected the chains of a and of b, such as 4,0`);
  }
  return parts.map((part) => wholeNumber('chains', part, 0, maxChains)) as [number, number];
}

const PATCH = /^([^.=]+)\.([^=]+)=(-?\d+)$/;

/** `bad-penny.power=3,…`; nothing at all when nothing is changed, so that equal runs have equal plans. */
export function patchesValue(text: string | undefined, { game, numbers }: GameModule): { patches?: Patch[] } {
  if (text === undefined || text === '') return {};
  if (!numbers) throw new InputError(`--patch: ${game.id} has no numbers to change`);
  const patches = text.split(',').map((part): Patch => {
    const [, card, number, value] = PATCH.exec(part.trim()) ?? [];
    if (card === undefined)
      throw new InputError(
        `--patch "${part}": expected CARD.NUMBER=N with a whole number, such as bad-penny.power=3; fulcrum cards ${game.id} --numbers lists them`,
      );
    return { card, number: number!, value: Number(value) };
  });
  const names = patches.map(({ card, number }) => `${card}.${number}`);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    throw new InputError(`--patch "${text}": ${twice} is changed twice; expected once`);
  return { patches };
}

export function stopValue(text = 'none'): StopRule {
  if (text === 'none') return PLAY_ALL;
  const [kind = '', ...parts] = text.split(':');
  const rest = parts.join(':');
  const numbers = rest
    .split(',')
    .map((part) => (/^(0|0?\.\d+|0\.\d+)$/.test(part) ? Number(part) : Number.NaN));
  if (kind === 'ci' && numbers.length === 1 && numbers[0]! > 0 && numbers[0]! < 0.5) {
    return { kind, halfWidth: numbers[0]! };
  }
  const [low, high] = numbers;
  if (
    kind === 'sprt' &&
    numbers.length === 2 &&
    low! > 0 &&
    high! < 1 &&
    low !== high &&
    low! < 1 &&
    high! > 0
  ) {
    return { kind, null: low!, alternative: high! };
  }
  throw new InputError(
    `--stop "${text}": expected ci:H with H between 0 and 0.5, sprt:P0,P1 with two different rates between 0 and 1, or none`,
  );
}

/** Whether to let a person play: only `fulcrum play` can ask one. */
export type People = 'with people' | 'agents only';

/** The pilots of both sides; without a word from the user, the game's strongest agent for both. */
export function agentPair(
  module: GameModule,
  agent?: string,
  agents?: string,
  people: People = 'agents only',
): [string, string] {
  if (agent !== undefined && agents !== undefined) {
    throw new InputError('--agent and --agents: expected one of them, not both');
  }
  const both = agents === undefined ? [] : splitAgents(agents);
  if (agents !== undefined && both.length !== 2) {
    throw new InputError(`--agents "${agents}": expected two agents, such as heuristic,random`);
  }
  const one = agent ?? defaultAgent(module.game.id);
  const pair: [string, string] = agents === undefined ? [one, one] : [both[0]!, both[1]!];
  for (const spec of pair) {
    if (spec !== HUMAN || people === 'agents only') makeAgent(module.game, spec);
  }
  return pair;
}

/** The pilots of mages who play together: one for all, or one for each. */
export function crewValue(
  module: GameModule,
  players: number,
  agent?: string,
  agents?: string,
  people: People = 'agents only',
): string[] {
  if (agent !== undefined && agents !== undefined) {
    throw new InputError('--agent and --agents: expected one of them, not both');
  }
  const crew = agents === undefined ? [agent ?? defaultAgent(module.game.id)] : splitAgents(agents);
  if (crew.length !== 1 && crew.length !== players) {
    const many = players === 1 ? 'one agent' : `one agent for all or ${players}, one for each mage`;
    throw new InputError(`--agents "${agents}": expected ${many}`);
  }
  for (const spec of crew) {
    if (spec !== HUMAN || people === 'agents only') makeAgent(module.game, spec);
  }
  return crew;
}

export function gameNamed(games: readonly GameModule[], id: string | undefined): GameModule {
  const ids = games.map(({ game }) => game.id);
  if (id === undefined) throw new InputError(`no game given; expected one of ${ids.join(', ')}`);
  const module = games.find(({ game }) => game.id === id);
  if (module) return module;
  throw new InputError(`no game "${id}"; expected one of ${ids.join(', ')}${nearest(id, ids)}`);
}
