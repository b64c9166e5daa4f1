import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { pilotsVersion } from '../../../agents/versions.js';
import { InputError } from '../../core/game.js';
import { PieceServer } from '../../match/queue/piece-server.js';
import { versionsOf } from '../../report/run-directory/manifest.js';
import { agentFiles } from '../flags/agents.js';
import type { Args, Command } from '../flags/command.js';
import { threadCount } from '../flags/values.js';
import { type Io, line, OK } from '../terminal/io.js';
import { programVersion } from '../version.js';

async function serve(args: Args, io: Io): Promise<number> {
  const url = args.text('redis') ?? io.redis;
  if (!url)
    throw new InputError('no address of a Redis; expected --redis redis://HOST:PORT, or FULCRUM_REDIS');
  const threads = threadCount(args.text('threads'), io.cores);
  const name = `${hostname()}-${process.pid}`;
  const say = (text: string) => {
    if (!args.on('quiet')) line(io.err, text);
  };
  const server = await PieceServer.open({
    url,
    name,
    threads,
    games: io.games,
    versionsOf: (module, agents) => ({
      ...versionsOf(module, programVersion(), pilotsVersion(module.game.id), filesHere(agents)),
      game: module.game.id,
    }),
    say,
  });
  say(`Worker ${name} waits for pieces, with ${threads} thread${threads === 1 ? '' : 's'}; Ctrl-C ends it.`);
  await server.serve(io.signal);
  return OK;
}

/** Users' agents that are on this machine, by the paths that a run names. */
function filesHere(paths: readonly string[]): Readonly<Record<string, string>> | undefined {
  return agentFiles({ agents: paths.filter((path) => existsSync(resolve(path))) });
}

export const worker: Command = {
  name: 'worker',
  usage: '--redis URL',
  about:
    'Plays pieces of experiments that others hand out with --redis, until it is stopped. It takes only pieces of its own version of the program, the cards, the rules and the pilots; an agent of your own must be on its disk, at the same path and with the same content.',
  maxPositionals: 0,
  flags: ['redis', 'threads', 'quiet'],
  examples: [
    ['worker --redis redis://queue.example:6379', 'on each machine'],
    ['worker --threads 4', 'with FULCRUM_REDIS set, and four of its cores'],
  ],
  run: serve,
};
