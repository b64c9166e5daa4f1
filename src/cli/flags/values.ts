import { defaultAgent, HUMAN, makeAgent } from '../../../agents/index.js';
import { InputError } from '../../core/game.js';
import { named, nearest as nearestName } from '../../core/names.js';
import type { GameModule, Patch } from '../../games/module.js';
import { PLAY_ALL, type StopRule } from '../../match/designs/stop.js';
import { splitAgents } from './agents.js';

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

/** How many pilots a match may be given beside one for all, and what each of them plays. */
export interface Crew {
  readonly size: number;
  /** One of them, such as `side`. */
  readonly each: string;
}

/** One agent for all, or one for each; without a word from the user, the game's usual agent for all. */
export function crewValue(
  module: GameModule,
  { size, each }: Crew,
  agent?: string,
  agents?: string,
  people: People = 'agents only',
): string[] {
  if (agent !== undefined && agents !== undefined) {
    throw new InputError('--agent and --agents: expected one of them, not both');
  }
  const crew = agents === undefined ? [agent ?? defaultAgent(module.game.id)] : splitAgents(agents);
  if (crew.length !== 1 && crew.length !== size) {
    const many = size === 1 ? 'one agent' : `one agent for all or ${size}, one for each ${each}`;
    throw new InputError(`--agents "${agents}": expected ${many}`);
  }
  for (const spec of crew) {
    if (spec !== HUMAN || people === 'agents only') makeAgent(module.game, spec);
  }
  return crew;
}

/** A pilot for each side: one agent may play them all. */
export function sideCrew(
  module: GameModule,
  sides: number,
  agent?: string,
  agents?: string,
  people: People = 'agents only',
): string[] {
  const crew = crewValue(module, { size: sides, each: 'side' }, agent, agents, people);
  return Array.from({ length: sides }, (_, side) => crew[side % crew.length]!);
}

export function gameNamed(games: readonly GameModule[], id: string | undefined): GameModule {
  const ids = games.map(({ game }) => game.id);
  if (id === undefined) throw new InputError(`no game given; expected one of ${ids.join(', ')}`);
  const known = named(id, ids);
  const module = games.find(({ game }) => game.id === known);
  if (module) return module;
  throw new InputError(`no game "${id}"; expected one of ${ids.join(', ')}${nearest(id, ids)}`);
}
