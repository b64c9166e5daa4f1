import { existsSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { escapePath, globSync, isDynamicPattern } from 'tinyglobby';
import { plural } from '../../core/english.js';
import { InputError } from '../../core/game.js';
import { parseField, parseReplacement } from '../../games/deck-cards.js';
import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule, Side, Sides } from '../../games/module.js';
import { type Io, line } from '../terminal/io.js';
import type { Args } from './command.js';
import { isReadable, readPart, STANDARD_INPUT, sourceName } from './files.js';
import { attempted, Problems } from './problems.js';
import { nearest } from './values.js';

/** A side by its bundled name, or from a file; `FILE#PART` takes one of several sides in a file. */
export function readSide(module: GameModule, typed: string, cwd: string): Side {
  const named = module.namedSide(typed) ?? dealtSide(module, typed, cwd);
  if (named) return named;
  const file = inFolder(cwd, typed);
  if (!module.parseSide || !isReadable(file)) {
    throw new InputError(missing(module, typed));
  }
  const { path, part, text } = readPart(file);
  return { ...module.parseSide(text, sourceName(path), part), from: typed };
}

/** A side that each block deals anew: the field of a set, or a deck with cards replaced. */
function dealtSide(module: GameModule, typed: string, cwd: string): Side | undefined {
  const { deckCards } = module;
  if (!deckCards) return undefined;
  const set = parseField(typed);
  if (set !== undefined) return deckCards.field(set);
  const changed = parseReplacement(typed);
  return changed && deckCards.replaced(readSide(module, changed.from, cwd), changed.replacement);
}

/** Paths stay as they were typed where they can, because messages show them. */
function inFolder(cwd: string, path: string): string {
  const isStandard = path.replace(/#[^#]*$/, '') === STANDARD_INPUT;
  return isStandard || cwd === process.cwd() ? path : resolve(cwd, path);
}

function missing(module: GameModule, typed: string): string {
  const names = module.sideNames;
  const what = module.parseSide ? 'no file and no bundled side' : 'no side';
  return `${what} "${typed}"; expected ${module.parseSide ? 'a file or ' : ''}one of ${names.join(', ')}${nearest(typed, names)}`;
}

const DECK_FILES = '*.{json,yaml,yml,txt}';

/** Sides that are read when they are asked for, so that one that is wrong does not hide the others. */
type Readers = (() => Side)[];

/** Whatever a pattern stands for: a bundled side, a folder, a glob, one side of a file or all of them. */
function sidesMatching(module: GameModule, pattern: string, cwd: string): Readers {
  const named = module.namedSide(pattern);
  if (named) return [() => named];
  if (existsSync(resolve(cwd, pattern)) && statSync(resolve(cwd, pattern)).isDirectory()) {
    return sidesMatching(module, posix.join(escapePath(pattern), DECK_FILES), cwd);
  }
  const files =
    isDynamicPattern(pattern) && !existsSync(resolve(cwd, pattern))
      ? globSync(pattern, { cwd }).sort()
      : [pattern];
  if (files.length === 0) throw new InputError(`--decks "${pattern}": no file is called so`);
  return files.flatMap((file) => sidesIn(module, file, cwd));
}

/** Every side of a file. */
export function sidesIn(module: GameModule, typed: string, cwd: string): Readers {
  const file = inFolder(cwd, typed);
  if (!module.sideParts || module.namedSide(typed) || !isReadable(file))
    return [() => readSide(module, typed, cwd)];
  try {
    return partsOf(module, typed, file);
  } catch (error) {
    // A file that can't be read at all is one side that is wrong.
    return [
      () => {
        throw error;
      },
    ];
  }
}

function partsOf(module: GameModule, typed: string, file: string): Readers {
  const { path, part, text } = readPart(file);
  const source = sourceName(path);
  const parts = part === undefined ? module.sideParts!(text, source) : [part];
  return parts.map((each) => () => {
    const from = each === undefined || each === part ? typed : `${typed}#${each}`;
    return { ...module.parseSide!(text, source, each), from };
  });
}

/** All sides that the patterns stand for, and what is wrong with those that can't be read. */
export function readMany(
  module: GameModule,
  patterns: readonly string[],
  cwd: string,
): { sides: Side[]; errors: string[] } {
  const { made, errors } = attempted(patterns.flatMap((pattern) => sidesMatching(module, pattern, cwd)));
  return { sides: toldApart(made), errors };
}

/** The same where those that can't be read refuse the run, unless they are to be left out. */
export function readDecks(module: GameModule, patterns: readonly string[], skipBad: boolean, io: Io): Side[] {
  const { sides, errors } = readMany(module, patterns, io.cwd);
  if (errors.length > 0 && !skipBad) {
    const all = sides.length + errors.length;
    const them = errors.length === 1 ? 'it' : 'them';
    const advice = `${errors.length} of ${plural(all, 'deck')} can't be read; correct ${them}, or leave ${them} out with --skip-bad`;
    throw new Problems(errors, advice);
  }
  for (const error of errors) line(io.err, `left out: ${error}`);
  return sides;
}

/** Each side once; sides of one name are told apart by where they are from. */
function toldApart(all: readonly Side[]): Side[] {
  const sides = [...new Map(all.map((side) => [side.from, side])).values()];
  return sides.map((side) => {
    const twins = sides.filter(({ name }) => name === side.name).length > 1;
    return twins ? { ...side, name: `${side.name} (${side.from})` } : side;
  });
}

const SIDES = [...SIDE_LETTERS];

/** The sides that are named, one after the other; at least two. */
function readSides(module: GameModule, text: Args['text'], cwd: string): Sides {
  const bundled = module.sideNames.join(', ');
  const last = Math.max(
    1,
    SIDES.findLastIndex((side) => text(side) !== undefined),
  );
  const wanted = SIDES.slice(0, last + 1);
  const missing = wanted.find((side) => text(side) === undefined);
  if (missing) throw new InputError(`side --${missing} is missing; expected a file or one of ${bundled}`);
  return wanted.map((side) => readSide(module, text(side)!, cwd));
}

/** The sides as the flags name them: `--a`, `--b`, …, or as the game's own flags describe them. */
export function sidesOf(module: GameModule, text: Args['text'], cwd: string): Sides {
  const { setupFlags } = module;
  const own = setupFlags?.flags.map(({ name }) => name) ?? [];
  const word = own.find((each) => text(each) !== undefined);
  const side = SIDES.find((each) => text(each) !== undefined);
  const describe = (flags: readonly string[]): Sides =>
    setupFlags!.sidesFrom(Object.fromEntries(flags.map((each) => [each, text(each)])));
  if (setupFlags?.besideSides) return describe([...own, ...SIDES]);
  if (word !== undefined && side !== undefined) {
    throw new InputError(`--${side} and --${word}: expected --a and --b, or --${own.join(', --')}`);
  }
  return setupFlags && side === undefined ? describe(own) : readSides(module, text, cwd);
}
