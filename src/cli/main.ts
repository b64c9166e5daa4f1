#!/usr/bin/env node
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { GAMES } from '../games/index.js';
import { INTERRUPTED, OK } from './io.js';
import { Lines } from './lines.js';
import { run } from './run.js';

/**
 * The engines are many small functions that call each other; V8 joins more of them than it usually would, in all
 * threads, which makes a random game a tenth faster. Beyond twice its usual budget nothing more is gained.
 */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');

const interrupt = new AbortController();

/** The first Ctrl-C lets what is in flight finish; the second does not wait. */
process.on('SIGINT', () => {
  if (interrupt.signal.aborted) process.exit(INTERRUPTED);
  interrupt.abort();
});

/** A reader that has seen enough, such as `head`, is no error. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
}

const lines = new Lines(process.stdin, interrupt.signal);

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ask: () => lines.next(),
  terminal: process.stderr.isTTY === true,
  cwd: process.cwd(),
  cores: availableParallelism(),
  games: GAMES,
  signal: interrupt.signal,
});
lines.close();
