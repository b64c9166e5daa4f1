import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { InputError } from '../../core/game.js';

const MOST_MEGABYTES = 5;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** The name under which standard input is read. */
export const STANDARD_INPUT = '-';
const STANDARD_INPUT_NUMBER = 0;

/** What messages call a file. */
export const sourceName = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : path);

/** The text of a file that a user named; every way in which that can fail is one clear line. */
export function readText(path: string): string {
  const bytes = path === STANDARD_INPUT ? standardInput() : readBytes(path);
  const name = sourceName(path);
  if (bytes.length > MOST_BYTES)
    throw new InputError(`${name}: larger than ${MOST_MEGABYTES} MB; expected a small text file`);
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8' && bytes.includes(0))
    throw new InputError(`${name}: a binary file; expected text in UTF-8`);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const what = encoding.toUpperCase().replace('LE', '').replace('BE', '');
    throw new InputError(`${name}: not ${what} text; save the file again in the encoding UTF-8`);
  }
}

/** Whether there is something to read under a name, with or without `#PART`. */
export function isReadable(argument: string): boolean {
  const whole = argument.replace(/#[^#]*$/, '');
  return whole === STANDARD_INPUT || existsSync(argument) || existsSync(whole);
}

/** Windows programs that write UTF-16 begin it with a byte order mark. */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Reads `FILE`, or `FILE#PART` for one part of a file that holds several things. */
export function readPart(argument: string): { path: string; part: string | undefined; text: string } {
  const hash = argument.lastIndexOf('#');
  // A file may have a hash in its own name.
  if (hash <= 0 || existsSync(argument)) return { path: argument, part: undefined, text: readText(argument) };
  const path = argument.slice(0, hash);
  return { path, part: argument.slice(hash + 1), text: readText(path) };
}

let given: Buffer | undefined;

/** Standard input can be named more than once, but read only once. */
function standardInput(): Buffer {
  try {
    given ??= readAtMost(STANDARD_INPUT_NUMBER, MOST_BYTES + 1);
    return given;
  } catch (error) {
    throw new InputError(`standard input: ${fileFault(error)}`);
  }
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
    count = readPatiently(file, piece);
    pieces.push(piece.subarray(0, count));
  }
  return Buffer.concat(pieces);
}

const WAIT_MS = 10;

/** A pipe that has nothing yet is an error to Node, and so is the end of a Windows console. */
function readPatiently(file: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(file, piece);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

function fileFault(error: unknown): string {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file; check the name and the folder';
  if (code === 'EACCES' || code === 'EPERM') return 'not readable; check the permissions of the file';
  return `can't be read (${code}); expected a text file`;
}
