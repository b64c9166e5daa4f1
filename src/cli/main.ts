#!/usr/bin/env node
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { faultIn } from '../../agents/own.js';
import { GAMES } from '../games/index.js';
import { run, sayBroken } from './program.js';
import { BROKEN, INTERRUPTED, OK, WRONG_INPUT } from './terminal/io.js';
import { Lines } from './terminal/lines.js';
import { open } from './terminal/open.js';

/**
 * The engines are many small functions that call each other; V8 joins more of them than it usually would, in all
 * threads, which makes a random game a tenth faster. Beyond two and four times its usual budgets little is gained.
 */
setFlagsFromString('--max-inlined-bytecode-size=920');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=3600');

const argv = process.argv.slice(2);
/** Users' agents get another, which refuses. */
const { exit } = process;
const err = (text: string) => process.stderr.write(text);
const interrupt = new AbortController();

/** npm passes Ctrl-C on to a program that has heard it already: within this time it is the same one. */
const ONE_PRESS_MS = 300;
let pressed = 0;

/** The first Ctrl-C lets a run write what it has; the second does not wait. */
function onInterrupt(): void {
  const now = performance.now();
  if (interrupt.signal.aborted && now - pressed > ONE_PRESS_MS) exit(INTERRUPTED);
  if (!interrupt.signal.aborted) pressed = now;
  interrupt.abort();
}

/** A command that reads the signal can save its results; Ctrl-C or SIGTERM ends any other command immediately. */
function listening(): AbortSignal {
  if (process.listenerCount('SIGINT') === 0) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onInterrupt);
  }
  return interrupt.signal;
}

/** Thrown by work that a user's own agent has started and not awaited. */
process.on('uncaughtException', (error) => {
  const fault = faultIn(error);
  if (fault) err(`${fault.message}\n`);
  else sayBroken(argv, error, err);
  exit(fault ? WRONG_INPUT : BROKEN);
});

/** Node's exit code when a promise can never settle: a worker thread has ended in the middle of its work. */
const UNSETTLED = 13;

process.on('exit', (code) => {
  if (code !== UNSETTLED) return;
  sayBroken(argv, 'a thread ended without a word', err);
  process.exitCode = BROKEN;
});

/** A reader that has seen enough, such as `head`, is no error. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') exit(OK);
    err(`the output can't be written: ${error.message}; make room or send it elsewhere\n`);
    exit(WRONG_INPUT);
  });
}

let lines: Lines | undefined;

process.exitCode = await run(argv, {
  out: (text) => process.stdout.write(text),
  err,
  ask: () => {
    lines ??= new Lines(process.stdin, listening());
    return lines.next();
  },
  terminal: process.stderr.isTTY === true,
  get columns() {
    return process.stderr.columns;
  },
  cwd: process.cwd(),
  cores: availableParallelism(),
  redis: process.env.FULCRUM_REDIS,
  games: GAMES,
  open,
  alwaysWorkers: true,
  get signal() {
    return listening();
  },
});
lines?.close();
