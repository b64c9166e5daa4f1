import yargs from 'yargs';
import { InputError } from '../core/game.js';
import { bench } from './commands/bench.js';
import { cards } from './commands/cards.js';
import { deck } from './commands/deck.js';
import { EXPERIMENTS } from './commands/experiments.js';
import { games } from './commands/games.js';
import { mergeCommand } from './commands/merge.js';
import { play } from './commands/play.js';
import { replay } from './commands/replay.js';
import { report } from './commands/report.js';
import { run as runFile } from './commands/run.js';
import { worker } from './commands/worker.js';
import { experimentCommand } from './experiment/experiment.js';
import { type Command, commandHelp, parseArgs } from './flags/command.js';
import { quoted } from './flags/line.js';
import { Problems } from './flags/problems.js';
import { loadOwnAgents } from './flags/settings.js';
import { nearest } from './flags/values.js';
import { BROKEN, type Io, line, OK, WRONG_INPUT } from './terminal/io.js';
import { programVersion } from './version.js';

/** Every command, one line each. */
export const COMMANDS: readonly Command[] = [
  games,
  cards,
  deck,
  play,
  replay,
  ...EXPERIMENTS.map(experimentCommand),
  runFile,
  report,
  mergeCommand,
  worker,
  bench,
];

const HELP = ['--help', '-h', 'help'];
const VERSION = ['--version', '-v'];

async function help(): Promise<string> {
  const program = yargs([]).scriptName('fulcrum').wrap(80).help(false).version(false);
  program.usage(
    'fulcrum COMMAND …\n\nPlays tabletop card games against itself and reports their balance with honest intervals.',
  );
  for (const { name, about } of COMMANDS) program.command(name, about.split('. ')[0]!.replace(/\.$/, ''));
  program.example('fulcrum', 'the fair number of chains between two bundled decks');
  program.epilogue('fulcrum COMMAND --help says more about a command.');
  return program.getHelp();
}

/** Without a command: the fair number of chains between two bundled decks, in under a minute. */
function tour(flags: readonly string[], io: Io): string[] {
  const module = io.games.find(({ auction }) => auction);
  if (!module) return ['--help'];
  const [a, b] = module.defaultSides;
  return ['chains', module.game.id, '--a', a, '--b', b, ...flags];
}

/** Flags alone are for the tour, so that `npm start -- --resume` goes on with it. */
function isTour([name = '--']: readonly string[]): boolean {
  return name.startsWith('--') && ![...HELP, ...VERSION].includes(name);
}

/** The text that is asked for instead of a command's work, if any. */
async function helpText(name: string, rest: readonly string[], io: Io): Promise<string | undefined> {
  const about = (command: string, words: readonly string[]) =>
    commandHelp(
      commandNamed(command),
      words.filter((word) => !word.startsWith('-')),
      io.games,
    );
  if (HELP.includes(name)) return rest.length > 0 ? about(rest[0]!, rest.slice(1)) : help();
  if (VERSION.includes(name)) return programVersion();
  return rest.some((word) => word === '--help' || word === '-h') ? about(name, rest) : undefined;
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name = '', ...rest] = isTour(argv) ? tour(argv, io) : argv;
  const text = await helpText(name, rest, io);
  if (text === undefined) return perform(name, rest, io);
  line(io.out, text);
  return OK;
}

/** Does what a command and its words ask for. Throws an InputError of one line. */
export async function perform(name: string, words: readonly string[], io: Io): Promise<number> {
  const command = commandNamed(name);
  const args = await parseArgs(command, words, io.games);
  await loadOwnAgents(args);
  return command.run(args, io);
}

function commandNamed(name: string): Command {
  const names = COMMANDS.map((command) => command.name);
  const found = COMMANDS.find((command) => command.name === name);
  if (found) return found;
  throw new InputError(`no command "${name}"; expected one of ${names.join(', ')}${nearest(name, names)}`);
}

/** Where something went wrong first: in a user's own agent, not where its failure was caught. */
function trace(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause instanceof Error) return trace(error.cause);
  return (error.stack ?? '')
    .split('\n')
    .filter((text) => /^\s+at /.test(text))
    .map((text) => `\n${text}`)
    .join('');
}

/** The address of a Redis may hold a password. */
const withoutAddress = (argv: readonly string[]): string[] =>
  argv.map((word, i) => (argv[i - 1] === '--redis' ? '…' : word.replace(/^--redis=.*$/s, '--redis=…')));

/** A bug: what happened, where, and the command that makes it happen again. */
export function sayBroken(argv: readonly string[], error: unknown, err: Io['err']): void {
  line(err, `Internal error: ${error instanceof Error ? error.message : error}${trace(error)}`);
  line(err, `Reproduce with: ${['fulcrum', ...withoutAddress(argv)].map(quoted).join(' ')}`);
}

/** Runs one command and returns the process's exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof InputError) {
      const lines = error instanceof Problems ? error.lines : [error.message];
      for (const each of lines) line(io.err, each.replace(/\s*\n\s*/g, ' '));
      return WRONG_INPUT;
    }
    sayBroken(argv, error, io.err);
    return BROKEN;
  }
}
