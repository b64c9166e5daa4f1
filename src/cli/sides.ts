import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../core/game.js';
import type { GameModule, Side, Sides } from '../games/module.js';
import { readPart } from './files.js';
import { nearest } from './values.js';

/** A side by its bundled name, or from a file; `FILE#PART` takes one of several sides in a file. */
export function readSide(module: GameModule, typed: string, cwd: string): Side {
  const named = module.namedSide(typed);
  if (named) return named;
  const file = inFolder(cwd, typed);
  if (!module.parseSide || !(existsSync(file) || existsSync(file.replace(/#[^#]*$/, '')))) {
    throw new InputError(missing(module, typed));
  }
  const { path, part, text } = readPart(file);
  return { ...module.parseSide(text, path, part), from: typed };
}

/** Paths stay as they were typed where they can, because messages show them. */
function inFolder(cwd: string, path: string): string {
  return cwd === process.cwd() ? path : resolve(cwd, path);
}

function missing(module: GameModule, typed: string): string {
  const names = module.sideNames;
  const what = module.parseSide ? 'no file and no bundled side' : 'no side';
  return `${what} "${typed}"; expected ${module.parseSide ? 'a file or ' : ''}one of ${names.join(', ')}${nearest(typed, names)}`;
}

export function readSides(
  module: GameModule,
  a: string | undefined,
  b: string | undefined,
  cwd: string,
): Sides {
  const bundled = module.sideNames.join(', ');
  for (const [flag, text] of Object.entries({ a, b })) {
    if (text === undefined)
      throw new InputError(`side --${flag} is missing; expected a file or one of ${bundled}`);
  }
  return [readSide(module, a!, cwd), readSide(module, b!, cwd)];
}
