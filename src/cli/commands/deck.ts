import { InputError } from '../../core/game.js';
import type { GameModule, Side } from '../../games/module.js';
import type { Args, Command } from '../flags/command.js';
import { readSide } from '../flags/sides.js';
import { gameNamed } from '../flags/values.js';
import { type Io, json, line, OK, WRONG_INPUT } from '../terminal/io.js';

function gameOf(args: Args, io: Io): GameModule {
  const id = args.text('game') ?? io.games.find((module) => module.parseSide)?.game.id;
  return gameNamed(io.games, id);
}

/** All files are read before anything is said, so that one run shows every error. */
function readAll(module: GameModule, args: Args, io: Io): { sides: Side[]; errors: string[] } {
  const sides: Side[] = [];
  const errors: string[] = [];
  for (const file of args.positionals) {
    try {
      sides.push(readSide(module, file, io.cwd));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
    }
  }
  return { sides, errors };
}

export const deck: Command = {
  name: 'deck',
  usage: 'FILE…',
  about: 'Reads deck files, checks them and prints them. Bundled decks can be given by name.',
  maxPositionals: Number.POSITIVE_INFINITY,
  flags: ['game', 'json', 'quiet'],
  examples: [
    ['deck miss-onyx-censorius', 'a bundled deck'],
    ['deck my-deck.json rival.txt', 'check several files at once'],
  ],
  run(args, io: Io) {
    if (args.positionals.length === 0) throw new InputError('no deck given; expected: fulcrum deck FILE…');
    const module = gameOf(args, io);
    const { sides, errors } = readAll(module, args, io);
    if (args.on('json')) {
      json(io, {
        command: 'deck',
        game: module.game.id,
        rows: sides.map((side) => module.describeSide(side)),
        errors,
      });
    } else if (sides.length > 0) {
      line(io.out, sides.map((side) => module.saySide(side)).join('\n\n'));
    }
    for (const error of errors) line(io.err, error);
    return errors.length > 0 ? WRONG_INPUT : OK;
  },
};
