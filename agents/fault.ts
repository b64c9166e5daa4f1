import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../src/core/game.js';

/** An agent of a user's own has done what no agent may. */
export class AgentFault extends InputError {}

/** What an agent reads that ends the process. */
export const NO_EXIT = 'it ends the process; expected an agent that leaves the program running';

const LONGEST = 200;

/** What was thrown, on one line; anything can be. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : textOf(error);
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function textOf(value: unknown): string {
  try {
    return `it threw ${String(value)}`;
  } catch {
    return 'it threw an object';
  }
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The line of a user's file that is highest on the stack of an error. */
export function lineOf(path: string, stack: string): number | undefined {
  const whole = resolve(path);
  const file = [pathToFileURL(whole).href, whole].map(literally).join('|');
  const [, line] = new RegExp(`(?:${file}):(\\d+)`).exec(stack) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Where the fault is, as far as that is known, and what it is. */
export function sayFault(path: string, what: string, line?: number): string {
  return `agent ${path}${line === undefined ? '' : `, line ${line}`}: ${what}`;
}

export function faultOf(path: string, error: unknown): AgentFault {
  if (error instanceof AgentFault) return error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return new AgentFault(sayFault(path, reasonOf(error), lineOf(path, stack)), { cause: error });
}
