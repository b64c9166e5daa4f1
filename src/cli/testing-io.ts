import type { GameModule } from '../games/module.js';
import toy from '../match/toy/race.js';
import { run } from './program.js';
import type { Io } from './terminal/io.js';

/** What a command has done, for tests. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Answers that are typed one after the other, for `Io.ask`. */
export function typing(answers: Iterable<string>): Io['ask'] {
  const left = answers[Symbol.iterator]();
  return async () => {
    const { done, value } = left.next();
    return done ? undefined : value;
  };
}

/** Runs a command in `cwd` with the race as its only game and nobody at the keyboard. */
export async function runIn(cwd: string, argv: readonly string[], change: Partial<Io> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ask: typing([]),
    terminal: false,
    cwd,
    cores: 2,
    games: [toy as GameModule],
    signal: new AbortController().signal,
    ...change,
  };
  const code = await run(argv, io);
  return { code, out, err };
}
