import yargs, { type Argv } from 'yargs';
import { InputError } from '../../core/game.js';
import type { Io } from '../terminal/io.js';
import { type FlagName, flagOf } from './flags.js';
import { nearest } from './values.js';

/** What a user has typed after a command's name. */
export interface Args {
  readonly positionals: readonly string[];
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
  readonly flags: readonly FlagName[];
  readonly examples: readonly (readonly [command: string, about: string])[];
  run(args: Args, io: Io): number | Promise<number>;
}

const HELP_WIDTH = 80;

function parser(command: Command, argv: readonly string[]): Argv {
  const program = yargs([...argv])
    .help(false)
    .version(false)
    .exitProcess(false)
    .wrap(HELP_WIDTH);
  for (const flag of [...command.flags, 'help'] as FlagName[]) {
    const { value, about } = flagOf(flag as FlagName);
    program.option(flag, {
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

export async function commandHelp(command: Command): Promise<string> {
  const examples = command.examples.map(([example, about]) => `  fulcrum ${example}\n      ${about}`);
  const program = parser(command, [])
    .usage(`${usageOf(command)}\n\n${command.about}`)
    .epilogue(`Examples:\n${examples.join('\n')}`);
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

export async function parseArgs(command: Command, typed: readonly string[]): Promise<Args> {
  const argv = withNegatives(typed);
  const parsed: Record<string, unknown> = await parser(command, argv).parseAsync();
  const positionals = (parsed._ as (string | number)[]).map(String);
  checkFlags(command, parsed);
  checkSpelling(argv);
  if (positionals.length > command.maxPositionals) {
    throw new InputError(
      `"${positionals[command.maxPositionals]}" is one word too many; expected: ${usageOf(command)}`,
    );
  }
  return {
    positionals,
    text: (flag) => parsed[flag] as string | undefined,
    on: (flag) => parsed[flag] === true,
  };
}

function usageOf({ name, usage }: Command): string {
  return `fulcrum ${name} ${usage}`.trim();
}

function checkFlags(command: Command, parsed: Record<string, unknown>): void {
  const known: readonly string[] = [...command.flags, 'help'];
  for (const [flag, value] of Object.entries(parsed)) {
    if (flag === '_' || flag === '$0') continue;
    const typed = flag.length === 1 && !known.includes(flag) ? `-${flag}` : `--${flag}`;
    if (!known.includes(flag)) throw new InputError(unknownFlag(command, typed, known));
    if (value === '')
      throw new InputError(`${typed} has no value; expected ${typed} ${flagOf(flag as FlagName).value}`);
  }
}

/** What the parser would take silently: a flag twice, or a value where none belongs. */
function checkSpelling(argv: readonly string[]): void {
  const end = argv.indexOf('--');
  const typed = (end < 0 ? argv : argv.slice(0, end)).filter((word) => /^--?[a-z]/.test(word));
  const seen = new Set<string>();
  for (const word of typed) {
    const flag = word.replace(/^-+/, '').replace(/=.*$/s, '');
    if (seen.has(flag)) throw new InputError(`--${flag} is given more than once; expected once`);
    if (word.includes('=') && !flagOf(flag as FlagName).value)
      throw new InputError(`--${flag} takes no value`);
    seen.add(flag);
  }
}

function unknownFlag(command: Command, typed: string, known: readonly string[]): string {
  const flags = known.map((flag) => `--${flag}`);
  return `${command.name} has no flag ${typed}; expected one of ${flags.join(', ')}${nearest(typed, flags)}`;
}
