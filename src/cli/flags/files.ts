import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { InputError } from '../../core/game.js';

const MOST_MEGABYTES = 5;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** The text of a file that a user named; every way in which that can fail is one clear line. */
export function readText(path: string): string {
  const bytes = readBytes(path);
  if (bytes.length > MOST_BYTES)
    throw new InputError(`${path}: larger than ${MOST_MEGABYTES} MB; expected a small text file`);
  if (bytes.includes(0)) throw new InputError(`${path}: a binary file; expected text in UTF-8`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError(`${path}: not UTF-8 text; save the file again in the encoding UTF-8`);
  }
}

/** Reads `FILE`, or `FILE#PART` for one part of a file that holds several things. */
export function readPart(argument: string): { path: string; part: string | undefined; text: string } {
  const hash = argument.lastIndexOf('#');
  // A file may have a hash in its own name.
  if (hash <= 0 || existsSync(argument)) return { path: argument, part: undefined, text: readText(argument) };
  const path = argument.slice(0, hash);
  return { path, part: argument.slice(hash + 1), text: readText(path) };
}

function readBytes(path: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    if (fstatSync(file).isDirectory()) throw new InputError(`${path}: a directory; expected a file`);
    return readAtMost(file, MOST_BYTES + 1);
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(`${path}: ${fileFault(error)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** In steps with a bound, because a pipe or a device does not say how much it holds. */
function readAtMost(file: number, most: number): Buffer {
  const pieces: Buffer[] = [];
  let size = 0;
  for (let count = 1; count > 0 && size < most; size += count) {
    const piece = Buffer.alloc(Math.min(64 * 1024, most - size));
    count = readSync(file, piece);
    pieces.push(piece.subarray(0, count));
  }
  return Buffer.concat(pieces);
}

function fileFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file; check the name and the folder';
  if (code === 'EACCES' || code === 'EPERM') return 'not readable; check the permissions of the file';
  return `can't be read (${code}); expected a text file`;
}
