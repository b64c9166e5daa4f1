import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Agent, AgentMaker } from '../src/core/agent.js';
import type { Game, InputError } from '../src/core/game.js';
import { Blindfold } from './blindfold.js';
import { AgentFault, faultOf, lineOf, NO_EXIT, sayFault } from './fault.js';
import { inTime } from './guard.js';
import { loaded } from './loaded.js';
import { isPath, nameIn } from './paths.js';

/** The files among these agents, each once, as they were typed. */
export function ownPaths(all: readonly string[]): string[] {
  return [...new Set(all.map(nameIn).filter(isPath))];
}

/**
 * Loads the agents among these that are files; paths are relative to the working directory. A thread calls it
 * before it makes agents, because a file can only be loaded by waiting for it.
 */
export async function loadAgents(all: readonly string[], guard = inTime()): Promise<void> {
  for (const path of ownPaths(all)) {
    if (loaded.has(path)) continue;
    const make = await makerIn(path);
    const agent = (game: Game, parameters: ReadonlyMap<string, string>): Agent =>
      made(path, () => guard(() => make(Object.freeze({ ...game }), parameters)));
    loaded.set(path, (game, parameters, deciding = inTime()) => {
      return new Blindfold(game, path, agent(game, parameters), deciding);
    });
  }
}

function loadFault(path: string, error: unknown, url: string): InputError {
  const { code, url: missing } = error as { readonly code?: string; readonly url?: string };
  if (code === 'ERR_MODULE_NOT_FOUND' && missing === url)
    return new AgentFault(sayFault(path, 'no such file; check the name and the folder'));
  return faultOf(path, error);
}

let isRestrained = false;
/** What has failed of the work that an agent started and did not await. */
let stray: AgentFault | undefined;

/** What a user's agent prints must not mix with results on stdout, and it must not end the program. */
function restrain(): void {
  if (isRestrained) return;
  isRestrained = true;
  const { error } = globalThis.console;
  Object.assign(globalThis.console, { log: error, info: error, debug: error });
  const exit = (): never => {
    throw new Error(NO_EXIT);
  };
  Object.assign(globalThis.process, { exit });
  globalThis.process.on('unhandledRejection', (reason) => {
    // Nothing of ours rejects with anything but an error.
    const fault =
      reason instanceof Error ? faultIn(reason) : faultOf([...loaded.keys()].join(' or '), reason);
    if (!fault) throw reason;
    stray ??= fault;
  });
}

/** Called when work that was not awaited has had its turn. */
export function refuseStray(): void {
  if (stray) throw stray;
}

async function makerIn(path: string): Promise<AgentMaker> {
  const { href } = pathToFileURL(resolve(path));
  restrain();
  let module: { readonly default?: unknown };
  try {
    module = await import(href);
  } catch (error) {
    throw loadFault(path, error, href);
  }
  if (typeof module.default === 'function') return module.default as AgentMaker;
  throw new AgentFault(
    sayFault(path, 'expected a file whose default export is a function that makes an agent'),
  );
}

/** An error as the fault of the first of these files that is on its stack; undefined when none is. */
export function faultIn(error: unknown, paths: Iterable<string> = loaded.keys()): AgentFault | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const path = [...paths].find((each) => lineOf(each, stack) !== undefined);
  return path === undefined ? undefined : faultOf(path, error);
}

/** What a user's file makes may be anything, and it may refuse its parameters. */
function made(path: string, make: () => Agent): Agent {
  const agent = attempt(path, make);
  if (typeof agent?.begin === 'function' && typeof agent.choose === 'function') return agent;
  throw new AgentFault(sayFault(path, 'expected an agent with the functions begin and choose'));
}

function attempt(path: string, make: () => Agent): Agent {
  try {
    return make();
  } catch (error) {
    throw faultOf(path, error);
  }
}
