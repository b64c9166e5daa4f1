import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AgentMaker } from '../src/core/agent.js';
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

async function makerIn(path: string): Promise<AgentMaker> {
  let module: { readonly default?: unknown };
  try {
    module = await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new InputError(`agent ${path}: the file can't be loaded: ${reason}`, { cause: error });
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
