import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AgentFault, lineOf, NO_EXIT, sayFault } from '../../../agents/fault.js';
import { inTime, USUAL_SECONDS } from '../../../agents/guard.js';
import { loadAgents, ownPaths } from '../../../agents/own.js';
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
  await loadAgents(all, inTime(seconds));
}

const LOADED = 'loaded';
const TRIAL = `
const { exit, stdout } = process;
process.exit = () => { throw new Error('${NO_EXIT}'); };
await import(process.argv[1]);
stdout.write('\\n${LOADED}', () => exit(0));
`;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Beside the seconds of a decision, for the process to start. */
const START_SECONDS = 5;
/** Node's exit code when a file awaits what can never come. */
const UNSETTLED = 13;

interface Trial {
  readonly code: unknown;
  readonly killed: boolean;
  readonly out: string;
  readonly err: string;
}

function trialOf(path: string, seconds: number): Promise<Trial> {
  const argv = ['--input-type=module', '-e', TRIAL, pathToFileURL(resolve(path)).href];
  const timeout = Math.ceil(1000 * (START_SECONDS + seconds));
  const options = { timeout, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  return new Promise((done) =>
    execFile(process.execPath, argv, options, (error, out, err) =>
      done({ code: error?.code, killed: error?.killed === true, out, err }),
    ),
  );
}

async function tryLoading(path: string, seconds: number): Promise<void> {
  if (!isFile(resolve(path))) return;
  const trial = await trialOf(path, seconds);
  if (!trial.out.endsWith(LOADED))
    throw new AgentFault(sayFault(path, whyNot(trial), lineOf(path, trial.err)));
}

/** Why a file was not loaded: the reason is in what Node prints about an error that nobody caught. */
function whyNot({ code, killed, err }: Trial): string {
  if (killed || code === UNSETTLED) return 'loading it never ends; expected a file that only makes an agent';
  const lines = err.split('\n');
  const message = lines.find((line) => ERROR.test(line));
  return message?.replace(ERROR, '') ?? lines.find(Boolean) ?? 'the file ends the process';
}

const ERROR = /^(Uncaught )?\w*Error( \[\w+\])?: /;

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
