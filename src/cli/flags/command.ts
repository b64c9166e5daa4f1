import yargs, { type Argv } from 'yargs';
import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import type { Io } from '../terminal/io.js';
import { type Flag, type FlagName, flagOf } from './flags.js';
import { flagsOfGames, type GamesOf } from './game-flags.js';
import { checkSides, type SidesAfter, splitSides } from './positions.js';
import { nearest } from './values.js';

/** What a user has typed after a command's name. */
export interface Args {
  readonly positionals: readonly string[];
  /** All that was typed after the command's name. */
  readonly words?: readonly string[];
  text(flag: FlagName): string | undefined;
  on(flag: FlagName): boolean;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as in `GAME --a X --b Y`. */
  readonly usage: string;
  readonly about: string;
  /** The most arguments without a flag. */
  readonly maxPositionals: number;
  /** Sides may follow the game's name, which may be left out where it is in brackets. */
  readonly sidesAfter?: SidesAfter;
  readonly flags: readonly FlagName[];
  /** Left out when it takes no flags of games. */
  readonly gamesOf?: GamesOf;
  readonly examples: readonly (readonly [command: string, about: string])[];
  run(args: Args, io: Io): number | Promise<number>;
}

const HELP_WIDTH = 80;

type Known = ReadonlyMap<FlagName, Flag>;

/** The flags that a command takes with these games. */
function flagsWith(command: Command, modules: readonly GameModule[]): Map<FlagName, Flag> {
  const known = new Map<FlagName, Flag>();
  for (const flag of flagsOfGames(command.gamesOf, modules)) {
    known.set(flag.name, withAbout(flag, known.get(flag.name)?.about));
  }
  for (const name of [...command.flags, 'help']) known.set(name, flagOf(name));
  return known;
}

/** Games may have a flag of the same name, which is explained for each of them. */
const withAbout = (flag: Flag, before = flag.about): Flag =>
  before === flag.about ? flag : { ...flag, about: `${before}; or ${flag.about}` };

function parser(known: Known, argv: readonly string[]): Argv {
  const program = yargs([...argv])
    .help(false)
    .version(false)
    .exitProcess(false)
    .wrap(HELP_WIDTH);
  for (const [name, { value, about }] of known) {
    program.option(name, {
      type: value ? 'string' : 'boolean',
      describe: value ? `${value}  ${about}` : about,
    });
  }
  return program.parserConfiguration({
    'camel-case-expansion': false,
    'dot-notation': false,
    'boolean-negation': false,
    'parse-positional-numbers': false,
    'short-option-groups': false,
  });
}

/** Flags as the rest of the documentation writes them, and without the names of types. */
function tidy(help: string): string {
  return help.replace(/\s*\[(string|boolean)\]/g, '').replace(/^ {2}-(\w) {5}/gm, '      --$1');
}

/** What a command does; of the flags of games, those of the games that it is about. */
export async function commandHelp(
  command: Command,
  positionals: readonly string[],
  games: readonly GameModule[],
): Promise<string> {
  const modules = command.gamesOf?.games(positionals, games) ?? [];
  const examples = command.examples.map(([example, about]) => `  fulcrum ${example}\n      ${about}`);
  const program = parser(flagsWith(command, modules), [])
    .usage(`${usageOf(command)}\n\n${command.about}`)
    .epilogue(`Examples:\n${examples.join('\n')}`);
  for (const module of modules) {
    const names = flagsOfGames(command.gamesOf, [module]).map(({ name }) => name);
    if (names.length > 0) program.group(names, `${module.game.title}:`);
  }
  return tidy(await program.getHelp());
}

/** A number below 0 is the value of the flag before it, and no flag of its own: `--chains -1,0`. */
function withNegatives(argv: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of argv) {
    const isValue = /^-\d/.test(word) && /^--[a-z-]+$/.test(joined.at(-1) ?? '');
    joined.push(isValue ? `${joined.pop()}=${word}` : word);
  }
  return joined;
}

export async function parseArgs(
  command: Command,
  typed: readonly string[],
  games: readonly GameModule[],
): Promise<Args> {
  const argv = withNegatives(typed);
  const all = flagsWith(command, games);
  const parsed: Record<string, unknown> = await parser(all, argv.filter(isParsable)).parseAsync();
  const words = (parsed._ as (string | number)[]).map(String);
  const positions = splitSides(command.sidesAfter, words, games, command.gamesOf?.games([], games));
  const { positionals, sides } = positions;
  const modules = command.gamesOf?.games(positionals, games) ?? [];
  const known = flagsWith(command, modules);
  for (const word of argv) if (!isParsable(word)) refuseFlag(command, word.replace(/=.*$/s, ''), known);
  checkFlags(command, parsed, known, all);
  checkSpelling(argv, all);
  checkSides(positions, (flag) => Object.hasOwn(parsed, flag));
  const [extra] = [...positionals.slice(command.maxPositionals), ...positions.extra];
  if (extra !== undefined) refuseWord(command, extra);
  const text = (flag: FlagName) =>
    sides.get(flag) ?? (Object.hasOwn(parsed, flag) ? (parsed[flag] as string) : undefined);
  return { positionals, words: typed, text, on: (flag) => parsed[flag] === true };
}

/** The parser can't take a flag that is called like a property of every object, such as `--constructor`. */
function isParsable(word: string): boolean {
  return !(/^-/.test(word) && word.replace(/^-+/, '').replace(/=.*$/s, '') in Object.prototype);
}

function refuseWord(command: Command, word: string): never {
  throw new InputError(`"${word}" is one word too many; expected: ${usageOf(command)}`);
}

function usageOf({ name, usage }: Command): string {
  return `fulcrum ${name} ${usage}`.trim();
}

function checkFlags(command: Command, parsed: Record<string, unknown>, known: Known, all: Known): void {
  for (const [flag, value] of Object.entries(parsed)) {
    if (flag === '_' || flag === '$0') continue;
    const typed = flag.length === 1 && !known.has(flag) ? `-${flag}` : `--${flag}`;
    if (!known.has(flag) && all.has(flag)) throw new InputError(`${typed} is a flag of another game`);
    if (!known.has(flag)) refuseFlag(command, typed, known);
    if (value === '')
      throw new InputError(`${typed} has no value; expected ${typed} ${known.get(flag)!.value}`);
  }
}

/** What the parser would take silently: a flag twice, or a value where none belongs. */
function checkSpelling(argv: readonly string[], known: Known): void {
  const end = argv.indexOf('--');
  const typed = (end < 0 ? argv : argv.slice(0, end)).filter((word) => /^--?[a-z]/.test(word));
  const seen = new Set<string>();
  for (const word of typed) {
    const flag = word.replace(/^-+/, '').replace(/=.*$/s, '');
    if (seen.has(flag)) throw new InputError(`--${flag} is given more than once; expected once`);
    if (word.includes('=') && !known.get(flag)?.value) throw new InputError(`--${flag} takes no value`);
    seen.add(flag);
  }
}

function refuseFlag(command: Command, typed: string, known: Known): never {
  const flags = [...known.keys()].map((flag) => `--${flag}`);
  throw new InputError(
    `${command.name} has no flag ${typed}; expected one of ${flags.join(', ')}${nearest(typed, flags)}`,
  );
}
