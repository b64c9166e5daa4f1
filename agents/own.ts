import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Agent, AgentMaker } from '../src/core/agent.js';
import { InputError } from '../src/core/game.js';

/** Makers from users' own files, by the path as it was typed. */
const loaded = new Map<string, AgentMaker>();

/** A path has a slash or the ending of a program; the names of our own agents have neither. */
function isPath(name: string): boolean {
  return /[\\/]/.test(name) || /\.[cm]?js$/.test(name);
}

/** The part of an agent's words before its parameters. */
export function nameIn(words: string): string {
  const colon = words.indexOf(':');
  return colon < 0 ? words : words.slice(0, colon);
}

/**
 * Loads the agents among these that are files; paths are relative to the working directory. A thread calls it
 * before it makes agents, because a file can only be loaded by waiting for it.
 */
export async function loadAgents(all: readonly string[]): Promise<void> {
  for (const name of all.map(nameIn).filter(isPath)) {
    if (!loaded.has(name)) loaded.set(name, await makerIn(name));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n')[0]! : String(error);
}

function loadFault(error: unknown, url: string): string {
  const { code, url: missing } = error as { readonly code?: string; readonly url?: string };
  if (code === 'ERR_MODULE_NOT_FOUND' && missing === url)
    return 'no such file; check the name and the folder';
  return `the file can't be loaded: ${reasonOf(error)}`;
}

/** What a user's agent prints must not mix with results on stdout. */
function printBeside(): void {
  const { error } = globalThis.console;
  Object.assign(globalThis.console, { log: error, info: error, debug: error });
}

async function makerIn(path: string): Promise<AgentMaker> {
  const { href } = pathToFileURL(resolve(path));
  printBeside();
  let module: { readonly default?: unknown };
  try {
    module = await import(href);
  } catch (error) {
    throw new InputError(`agent ${path}: ${loadFault(error, href)}`, { cause: error });
  }
  if (typeof module.default === 'function') return module.default as AgentMaker;
  throw new InputError(
    `agent ${path}: expected a file whose default export is a function that makes an agent`,
  );
}

/** The maker of a file that `loadAgents` has loaded, or undefined. */
export function ownMaker(name: string): AgentMaker | undefined {
  return loaded.get(name);
}

/** The agent of a user's file, which may return anything, or refuse its parameters. */
export function ownAgent(name: string, make: () => Agent): Agent {
  const made = attempt(name, make);
  if (typeof made?.begin === 'function' && typeof made.choose === 'function') return made;
  throw new InputError(`agent ${name}: expected an agent with the functions begin and choose`);
}

function attempt(name: string, make: () => Agent): Agent {
  try {
    return make();
  } catch (error) {
    throw new InputError(`agent ${name}: ${reasonOf(error)}`, { cause: error });
  }
}
