import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AgentFault, lineOf, NO_EXIT, sayFault } from '../../../agents/fault.js';
import { USUAL_SECONDS } from '../../../agents/guard.js';
import { loadAgents, ownPaths } from '../../../agents/index.js';
import { splitAgents as split } from '../../../agents/paths.js';
import { InputError } from '../../core/game.js';

/** The agents that a text names, one after the other; files are looked for in `folder`. */
export function splitAgents(text: string, folder = '.'): string[] {
  return split(text, (path) => isFile(resolve(folder, path)));
}

const MOST_SECONDS = 86_400;

/** How long a decision of a user's agent may take: `--agent-seconds`. */
export function agentSecondsValue(text = String(USUAL_SECONDS)): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= MOST_SECONDS) return value;
  throw new InputError(`--agent-seconds "${text}": expected a number above 0 and up to ${MOST_SECONDS}`);
}

/** Files that have been loaded once without harm. */
const tried = new Set<string>();

/** Loads the agents among these that are files, each in a process of its own first: a file may do anything. */
export async function loadOwn(all: readonly string[], seconds: number): Promise<void> {
  for (const path of ownPaths(all)) {
    if (!tried.has(path)) await tryLoading(path, seconds);
    tried.add(path);
  }
  await loadAgents(all);
}

const LOADED = 'loaded';
const TRIAL = `
const { exit, stdout } = process;
process.exit = () => { throw new Error('${NO_EXIT}'); };
await import(process.argv[1]);
stdout.write('\\n${LOADED}', () => exit(0));
`;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

async function tryLoading(path: string, seconds: number): Promise<void> {
  if (!isFile(resolve(path))) return;
  const { href } = pathToFileURL(resolve(path));
  const options = {
    timeout: Math.ceil(1000 * seconds),
    killSignal: 'SIGKILL' as const,
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  const { failed, out, err } = await new Promise<{ failed?: { killed?: boolean }; out: string; err: string }>(
    (done) =>
      execFile(process.execPath, ['--input-type=module', '-e', TRIAL, href], options, (error, out, err) =>
        done({ ...(error && { failed: error }), out, err }),
      ),
  );
  if (out.endsWith(LOADED)) return;
  if (failed?.killed)
    throw new AgentFault(
      sayFault(path, `not loaded within ${seconds} seconds; expected a file that only defines`),
    );
  throw new AgentFault(sayFault(path, whyIn(err), lineOf(path, err)));
}

/** The reason in what Node prints about an error that nobody caught. */
function whyIn(err: string): string {
  const lines = err.split('\n');
  if (/unsettled top-level await/.test(err)) return 'it waits for ever when it is loaded';
  const message = lines.find((line) => /^(Uncaught )?\w*Error( \[\w+\])?: /.test(line));
  return message?.replace(/^.*?Error( \[\w+\])?: /, '') ?? lines.find(Boolean) ?? 'it ends when it is loaded';
}

/** The content of users' files among the agents that these plans name, as a hash for each; undefined without any. */
export function agentFiles(asked: unknown): Readonly<Record<string, string>> | undefined {
  const paths = ownPaths(agentsIn(asked));
  if (paths.length === 0) return undefined;
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(resolve(path)))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(paths.map((path) => [path, hash(path)]));
}

/** Every agent in the plans of what was asked. */
function agentsIn(asked: unknown): string[] {
  if (typeof asked !== 'object' || asked === null) return [];
  return Object.entries(asked).flatMap(([key, value]) =>
    key === 'agents' && Array.isArray(value) ? value.map(String) : agentsIn(value),
  );
}
