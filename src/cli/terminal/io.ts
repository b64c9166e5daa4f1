import type { GameModule } from '../../games/module.js';

/** The world of a command, so that tests can run one without a process of its own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line that the user types, or undefined when there are no more. */
  ask(): Promise<string | undefined>;
  /** Whether `err` is a terminal that can redraw a line. */
  readonly terminal: boolean;
  /** How wide it is. */
  readonly columns?: number | undefined;
  readonly cwd: string;
  readonly cores: number;
  /** Where workers are, unless a flag says otherwise; it may hold a password. */
  readonly redis?: string | undefined;
  /** Games are played on another thread also where one is enough, so that Ctrl-C is heard at any moment. */
  readonly alwaysWorkers?: boolean;
  readonly games: readonly GameModule[];
  /** Shows a file in the browser; the program that can't be started, or undefined when it was. */
  open?(path: string): Promise<string | undefined>;
  /** Told how many games are done, of how many, where a program shows them itself. */
  onProgress?(done: number, total: number): void;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Done. */
export const OK = 0;
/** A bug of the program. */
export const BROKEN = 1;
/** The user asked for something that can't be. */
export const WRONG_INPUT = 2;
/** Stopped with Ctrl-C. */
export const INTERRUPTED = 130;

export function line(write: (text: string) => void, text: string): void {
  write(`${text}\n`);
}

export function json(io: Io, value: unknown): void {
  line(io.out, JSON.stringify(value));
}
