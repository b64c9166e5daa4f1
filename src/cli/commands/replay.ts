import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../../core/game.js';
import { decodeGame, isGameKey } from '../../match/game-key.js';
import type { Args, Command } from '../flags/command.js';
import { readText } from '../flags/files.js';
import { loadOwnAgents } from '../flags/settings.js';
import { gameNamed } from '../flags/values.js';
import { keyInRow } from '../play/games-csv.js';
import { saveGame, writePage } from '../play/page.js';
import { givenBy, type Request, requestFor, requestOf } from '../play/request.js';
import { guarded, recorded, sayHead, tellWhole } from '../play/tell.js';
import { type Io, OK } from '../terminal/io.js';

/** The key that is given, or that a file holds. */
async function keyOf(typed: string, args: Args, io: Io): Promise<string> {
  const path = resolve(io.cwd, typed);
  if (isGameKey(typed) || !existsSync(path)) {
    if (args.text('row') !== undefined)
      throw new InputError(`--row: expected games.csv before it, not ${typed}`);
    return typed;
  }
  if (typed.endsWith('.csv')) return keyInRow(path, typed, args.text('row'));
  if (args.text('row') !== undefined) throw new InputError(`--row: ${typed} is one game; expected games.csv`);
  const key = keyIn(readText(path));
  if (!/^[\w-]+[/.]\S+$/.test(key.replace(/\s*\n/g, '')))
    throw new InputError(`${typed} holds no game; expected a saved game, a page, or games.csv with --row N`);
  if (isGameKey(key)) await refuseDamaged(key, typed, io);
  return key;
}

/** A mistake in a file is told with its name. */
async function refuseDamaged(key: string, typed: string, io: Io): Promise<void> {
  try {
    await decodeGame(key, io.games);
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${typed}: ${error.message}`) : error;
  }
}

/** A saved game is its key; a page has it in its first element. */
const keyIn = (text: string): string => /data-game="([^"]+)"/.exec(text)?.[1] ?? text.trim();

async function requestBy(key: string, args: Args, io: Io): Promise<Request> {
  if (isGameKey(key)) {
    const recording = await decodeGame(key, io.games);
    return requestFor(gameNamed(io.games, recording.game), recording);
  }
  const given = givenBy(key, args.text, io);
  await loadOwnAgents(given);
  return requestOf(given, io);
}

/** Tells the game of a key, or writes it as a page. */
export async function replayOf(key: string, args: Args, command: string, io: Io): Promise<number> {
  const request = await requestBy(key, args, io);
  return guarded(request, async () => {
    if (args.text('html') !== undefined || args.on('open')) {
      const recording = recorded(request);
      await saveGame(recording, args, io);
      await writePage(recording, command, args, io);
      return OK;
    }
    const table = request.player.open(request.scheduled);
    if (!args.on('json')) sayHead(request, io);
    const asked = request.moves ? { command, replay: key } : { command };
    await tellWhole(request, table, args, asked, io);
    return OK;
  });
}

async function run(args: Args, io: Io): Promise<number> {
  const [typed] = args.positionals;
  if (typed === undefined)
    throw new InputError(
      'no game given; expected: fulcrum replay KEY, the file of a saved game, or games.csv',
    );
  return replayOf(await keyOf(typed, args, io), args, 'replay', io);
}

export const replay: Command = {
  name: 'replay',
  usage: 'KEY|FILE [--html FILE]',
  about:
    'A recorded game again: in words, or with --html as a page with the board, on which to step through it, ask the search agent and play on from any decision. FILE is a saved game, a page, or games.csv with --row N.',
  maxPositionals: 1,
  flags: ['row', 'html', 'open', 'save', 'explain', 'agent-seconds', 'json', 'quiet'],
  examples: [
    ['replay KEY', 'a value of the replay column of games.csv, or the key of a game that was played'],
    ['replay results/match-x-y/games.csv --row 12 --html game.html --open', 'a row as a page'],
    ['replay game.txt --explain', 'a saved game with what agents considered'],
  ],
  run,
};
