import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../../core/game.js';
import { nearest } from '../../core/names.js';
import type { Manifest } from './manifest.js';
import { checkSeal, isUnfinished, nearName } from './run-directory.js';

/** A run as its directory holds it. */
export interface Run {
  /** The directory, as a person would type it. */
  readonly name: string;
  readonly manifest: Manifest;
  /** The texts of its CSV files, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** One row per game: too long to be shown, and summed up in the other files. */
const GAMES = 'games.csv';

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const holdsRun = (dir: string): boolean =>
  statSync(join(dir, 'manifest.json'), { throwIfNoEntry: false })?.isFile() === true;

const NO_RESULTS = 'no results yet; wait for the run, or go on with its command and --resume';

/** The directories of runs in a directory. */
function runsIn(dir: string): string[] {
  if (!isDirectory(dir)) return [];
  const inside = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inside
    .map(({ name }) => name)
    .filter((name) => holdsRun(join(dir, name)))
    .sort();
}

/** Reads a run. Throws an InputError of one line. */
export function readRun(dir: string): Run {
  const name = nearName(dir);
  if (!isDirectory(dir))
    throw new InputError(`${name}: no such directory; expected that of a run${hint(dir)}`);
  if (!holdsRun(dir) && isUnfinished(dir)) throw new InputError(`${name}: ${NO_RESULTS}`);
  if (!holdsRun(dir))
    throw new InputError(`${name}: no run is in it (manifest.json is missing)${inside(dir)}`);
  const manifest = manifestIn(dir, name);
  checkSeal(dir, manifest, 'play the run again to look at it');
  const files = manifest.files.filter((file) => file !== GAMES);
  if (files.length === 0) {
    throw new InputError(`${name}: ${NO_RESULTS}`);
  }
  return {
    name,
    manifest,
    files: new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')])),
  };
}

function hint(dir: string): string {
  const beside = runsIn(dirname(dir));
  const near = nearest(basename(dir), beside);
  return near === undefined ? '' : `; nearest: ${nearName(join(dirname(dir), near))}`;
}

function inside(dir: string): string {
  const runs = runsIn(dir);
  if (runs.length === 0) return '; expected a directory that a command has written, such as one in results';
  return `; it holds ${runs.length} that have one, such as ${nearName(join(dir, runs[0]!))}`;
}

function manifestIn(dir: string, name: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Manifest;
    if (Array.isArray(manifest.files) && typeof manifest.result === 'object') return manifest;
  } catch {
    // What is no JSON is no manifest either.
  }
  throw new InputError(`${name}/manifest.json: not the manifest of a run; play the run again to look at it`);
}
