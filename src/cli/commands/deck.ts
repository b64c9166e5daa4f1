import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import type { Args, Command } from '../flags/command.js';
import { attempted } from '../flags/problems.js';
import { sidesIn } from '../flags/sides.js';
import { gameNamed } from '../flags/values.js';
import { type Io, json, line, OK, WRONG_INPUT } from '../terminal/io.js';

function gameOf(args: Args, io: Io): GameModule {
  const id = args.text('game') ?? io.games.find((module) => module.parseSide)?.game.id;
  return gameNamed(io.games, id);
}

const FORMS = `A KeyForge deck is a list of card names as people write or paste them (the deck's name on top, houses as headings or before a colon, counts, collector numbers, rarities, marks, tables), what this command prints, JSON of Master Vault, The Crucible Online or Decks of KeyForge, or YAML with the houses under "houses"; in UTF-8, or in UTF-16 with a byte order mark.`;

export const deck: Command = {
  name: 'deck',
  usage: 'FILE…',
  about: `Reads deck files, checks them and prints them. "-" is standard input, FILE#NAME one deck of a file with several. Bundled decks can be given by name. ${FORMS}`,
  maxPositionals: Number.POSITIVE_INFINITY,
  flags: ['game', 'json', 'quiet'],
  examples: [
    ['deck miss-onyx-censorius', 'a bundled deck'],
    ['deck my-deck.json rival.txt', 'check several files at once; each that is wrong has its line'],
    ['deck - < list.txt', 'a list from standard input'],
  ],
  run(args, io: Io) {
    if (args.positionals.length === 0) throw new InputError('no deck given; expected: fulcrum deck FILE…');
    const module = gameOf(args, io);
    const files = args.positionals.flatMap((file) => sidesIn(module, file, io.cwd));
    // All files are read before anything is said, so that one run shows every error.
    const { made: sides, errors } = attempted(files);
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
