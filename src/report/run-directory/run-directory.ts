import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { InputError } from '../../core/game.js';
import type { Journal, JournalEntry } from '../../match/task-runner.js';
import { checksum, fileChecksum, JournalFile, type RowsFile, topOf } from './journal.js';
import { holderOf, isHeld, lockText } from './lock.js';
import { hashOf, type Manifest } from './manifest.js';
import { writeAll } from './write-all.js';

const MANIFEST = 'manifest.json';
const JOURNAL = 'journal.jsonl';
const LOCK = 'lock';
export const GAMES = 'games.csv';
/** A page about the run, made from the other files. */
export const PAGE = 'report.html';
/** Lower case, digits and hyphens: a name that every file system takes. */
export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/[^a-zA-Z0-9]+/g, '-');
  return (
    plain
      .replace(/^-+|-+$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'unnamed'
  );
}

/** A path as a person at this working directory would type it. */
export function nearName(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' || near.startsWith('..') ? path : near;
}

export function readManifest(dir: string): Partial<Manifest> | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Partial<Manifest>;
  } catch {
    return undefined;
  }
}

/**
 * Whether this configuration may write into a directory: it has the same run in it, or no tables that might
 * be overwritten and no manifest to say whose they are.
 */
function isFree(dir: string, configuration: string): boolean {
  const journal = join(dir, JOURNAL);
  if (existsSync(journal)) {
    const top = topOf(journal);
    return top.kind === 'damaged' || top.configuration === configuration;
  }
  if (existsSync(join(dir, MANIFEST))) return readManifest(dir)?.configuration === configuration;
  return !entriesOf(dir).some((file) => file.endsWith('.csv'));
}

/** Empty where there is no readable directory: writing there will report that. */
function entriesOf(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** The default directory; a number is added while another configuration's run is in the way. */
export function defaultDir(root: string, names: readonly string[], asked: unknown): string {
  const base = join(root, names.map(slug).join('-').slice(0, 120));
  const configuration = hashOf(asked);
  let dir = base;
  for (let n = 2; !isFree(dir, configuration); n++) dir = `${base}-${n}`;
  return dir;
}

/**
 * Makes a directory and those above it; returns the topmost that is new. Node's own recursive mkdir never
 * comes back where the system refuses new entries with ENOENT, as /proc does.
 */
function makeDirs(dir: string): string | undefined {
  if (existsSync(dir)) return undefined;
  const above = dirname(dir);
  const created = above === dir ? undefined : makeDirs(above);
  mkdirSync(dir);
  return created ?? dir;
}

/** Error codes for a disk without room. */
const NO_ROOM: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of disk space is used up',
  EFBIG: 'a file has reached the largest size that is allowed here',
};

/** Error codes for a directory that can't be written to. */
const NO_PLACE: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'a directory is in the way',
  ENOENT: 'there is no such directory',
  EACCES: 'it is not allowed there',
  EPERM: 'it is not allowed there',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file can't be written, in a few words. */
export function writingReason(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const known = NO_ROOM[code] ?? NO_PLACE[code];
  return known ? `${known} (${code})` : message;
}

function reasonOf(cause: unknown): string {
  const { code = '' } = cause as NodeJS.ErrnoException;
  const reason = writingReason(cause);
  if (NO_ROOM[code]) return `${reason}; make room, then --resume goes on`;
  return NO_PLACE[code] ? `${reason}; give another directory with --out` : reason;
}

/** What a finished run has shown. */
export interface Finished {
  readonly result: unknown;
  readonly text: string;
}

/** Over a manifest, as a file holds it, and the files that it names. */
function sealOf(manifest: Omit<Manifest, 'seal'>, pathOf: (file: string) => string): string {
  const files = manifest.files.map((file) => fileChecksum(pathOf(file)));
  return checksum(hashOf(JSON.parse(JSON.stringify(manifest))), ...files);
}

/** Throws an InputError where results were lost or changed; `advice` says what to do then. */
export function checkSeal(dir: string, { seal, ...manifest }: Manifest, advice: string): void {
  const missing = manifest.files.find((file) => !existsSync(join(dir, file)));
  const what = missing
    ? `${missing} is missing`
    : sealOf(manifest, (file) => join(dir, file)) === seal
      ? undefined
      : 'its results are not as they were written';
  if (what === undefined) return;
  throw new InputError(`${nearName(dir)} is complete, but ${what}; ${advice}`);
}

/** Whether there is a journal to go on from. */
export const isUnfinished = (dir: string): boolean => existsSync(join(dir, JOURNAL));

function sayChanged(agents: Manifest['versions']['agents'] = {}): string {
  return `agent ${Object.keys(agents).join(' or ')} was changed`;
}

interface RunOptions {
  /** What was asked; its hash says whose directory it is. */
  readonly asked: unknown;
  readonly versions: Manifest['versions'];
  /** Go on with the unfinished run that is here, if there is one. */
  readonly resume: boolean;
}

/**
 * A run's directory. Results appear under their names only when they are complete; until then a journal of
 * the pieces played lets an interrupted or killed run go on.
 */
export class RunDirectory implements Journal {
  /** Pieces of an earlier run that this one goes on from. */
  readonly resumed: number;
  private readonly configuration: string;
  private readonly created: string | undefined;
  private readonly journal: JournalFile;
  private readonly written = new Set<string>();
  private rows: { readonly file: number; size: number } | undefined;
  /** What the piece that is being played has added to games.csv. */
  private added: string[] = [];
  private stored = 0;
  /** The journal that was here could not be read. */
  private restarted = false;
  private closed = false;

  constructor(
    readonly dir: string,
    private readonly options: RunOptions,
  ) {
    this.configuration = hashOf(options.asked);
    if (!isFree(dir, this.configuration)) {
      throw new InputError(
        `${this.name} holds the results of another run; give another directory with --out`,
      );
    }
    this.created = this.attempt(() => makeDirs(dir));
    this.lock();
    try {
      this.journal = this.openJournal();
    } catch (error) {
      this.unlock();
      throw error;
    }
    this.resumed = this.journal.found;
  }

  get name(): string {
    return nearName(this.dir);
  }

  /** Those with results. */
  get files(): string[] {
    return [...this.written, ...(this.rows ? [GAMES] : [])];
  }

  get journalPath(): string {
    return join(this.dir, JOURNAL);
  }

  /** The finished result of this very configuration, when the directory has it already. */
  static finished(
    dir: string,
    asked: unknown,
    agents?: Manifest['versions']['agents'],
  ): Finished | undefined {
    const manifest = readManifest(dir);
    if (existsSync(join(dir, JOURNAL)) || manifest?.configuration !== hashOf(asked)) return undefined;
    if (manifest.stopped_by === 'interrupted') return undefined;
    if (hashOf(manifest.versions?.agents ?? {}) !== hashOf(agents ?? {})) {
      throw new InputError(
        `${nearName(dir)} is complete, of before ${sayChanged(agents)}; play it again without --resume, or give another directory with --out`,
      );
    }
    const advice = 'delete it to play the run again, or give another directory with --out';
    checkSeal(dir, manifest as Manifest, advice);
    return { result: manifest.result, text: manifest.text ?? '' };
  }

  /** Opens games.csv for rows that come piece by piece; a resumed run appends to what it has. */
  recordGames(header: string): void {
    const { games } = this.journal;
    const path = join(this.dir, `${GAMES}.partial`);
    this.attempt(() => {
      const file = openSync(path, games > 0 ? 'r+' : 'w');
      this.rows = { file, size: games };
      ftruncateSync(file, games);
    });
    if (games === 0) this.addRows(header);
  }

  addRows(text: string): void {
    const { rows } = this;
    if (!rows) return;
    this.added.push(text);
    this.attempt(() => (rows.size += writeAll(rows.file, text, rows.size)));
  }

  /** What of an earlier run is played again because it is not as it was written; undefined when all is. */
  get damage(): string | undefined {
    const { damagedAt } = this.journal;
    if (this.restarted) return `${this.name}/${JOURNAL}, line 1: damaged; everything is played again`;
    if (damagedAt === undefined) return undefined;
    return `${this.name}/${JOURNAL}, line ${damagedAt}: it or its rows are damaged; the games from there on are played again`;
  }

  get left(): boolean {
    return this.journal.left;
  }

  restore(): JournalEntry {
    return this.journal.restore();
  }

  /** Rows first, so that a line of the journal never speaks of rows that are not there. */
  store(entry: JournalEntry): void {
    const rows = this.added.length > 0 ? checksum(...this.added) : '';
    this.attempt(() => this.journal.append(entry, this.rows?.size ?? 0, rows));
    this.added = [];
    this.stored++;
  }

  write(file: string, text: string): void {
    this.attempt(() => writeFileSync(join(this.dir, `${file}.partial`), text));
    this.written.add(file);
  }

  /**
   * Puts everything in its place, the manifest last, and removes what an earlier run left beside it. An
   * interrupted run keeps its journal and the rows so far, to go on from.
   */
  commit(manifest: Omit<Manifest, 'asked' | 'configuration' | 'files' | 'versions' | 'seal'>): void {
    const unfinished = manifest.stopped_by === 'interrupted';
    const { files } = this;
    const stale = (readManifest(this.dir)?.files ?? []).filter((file) => !files.includes(file));
    const { asked, versions } = this.options;
    const whole = { asked, configuration: this.configuration, versions, files, ...manifest };
    this.close();
    this.attempt(() => {
      const seal = sealOf(whole, (file) => join(this.dir, `${file}.partial`));
      // Whatever needs room comes first: after it, files only change their names.
      writeFileSync(
        join(this.dir, `${MANIFEST}.partial`),
        `${JSON.stringify({ ...whole, seal }, undefined, 2)}\n`,
      );
      for (const file of [...stale, PAGE]) rmSync(join(this.dir, basename(file)), { force: true });
      for (const file of this.written) renameSync(join(this.dir, `${file}.partial`), join(this.dir, file));
      if (this.rows) this.placeGames(unfinished);
      renameSync(join(this.dir, `${MANIFEST}.partial`), join(this.dir, MANIFEST));
      if (!unfinished) rmSync(join(this.dir, JOURNAL), { force: true });
    });
    this.unlock();
  }

  /** After a failure: what has been played stays for another try; a run without results leaves no trace. */
  abandon(): void {
    this.close();
    for (const file of [...this.written, MANIFEST])
      rmSync(join(this.dir, `${file}.partial`), { force: true });
    if (this.stored + this.resumed === 0) {
      for (const file of [JOURNAL, `${GAMES}.partial`]) rmSync(join(this.dir, file), { force: true });
      this.unlock();
      if (this.created !== undefined) rmSync(this.created, { recursive: true, force: true });
      return;
    }
    this.unlock();
  }

  private openJournal(): JournalFile {
    const path = join(this.dir, JOURNAL);
    const { agents, ...versions } = this.options.versions;
    const heading = {
      configuration: this.configuration,
      versions: hashOf(versions),
      ...(agents && { agents: hashOf(agents) }),
    };
    if (!existsSync(path)) return this.attempt(() => JournalFile.create(path, heading));
    const top = topOf(path);
    if (!this.options.resume) {
      throw new InputError(
        `${this.name} holds an unfinished run of the same; --resume goes on with it, or give another directory with --out`,
      );
    }
    if (top.kind === 'older' || (top.kind === 'ours' && top.versions !== heading.versions)) {
      throw new InputError(
        `${this.name} was begun with another version of the program, its cards, its rules or its pilots; give another directory with --out`,
      );
    }
    if (top.kind === 'ours' && top.agents !== heading.agents) {
      throw new InputError(
        `${this.name} was begun before ${sayChanged(agents)}; give another directory with --out`,
      );
    }
    if (top.kind === 'ours') return this.attempt(() => JournalFile.open(path, this.rowsSoFar()));
    this.restarted = true;
    return this.attempt(() => JournalFile.create(path, heading));
  }

  /** What there is of games.csv; a run that was killed at its very end may have named it already. */
  private rowsSoFar(): RowsFile | undefined {
    const path = join(this.dir, `${GAMES}.partial`);
    const placed = join(this.dir, GAMES);
    if (!existsSync(path) && existsSync(placed)) renameSync(placed, path);
    return existsSync(path) ? { path, size: statSync(path).size } : undefined;
  }

  private placeGames(unfinished: boolean): void {
    const partial = join(this.dir, `${GAMES}.partial`);
    if (unfinished) copyFileSync(partial, join(this.dir, GAMES));
    else renameSync(partial, join(this.dir, GAMES));
  }

  /** Two processes must not write the same run; the lock of one that was killed does not count. */
  private lock(): void {
    const path = join(this.dir, LOCK);
    this.attempt(() => {
      if (existsSync(path) && !isHeld(path)) rmSync(path, { force: true });
      try {
        // Of two processes that come at the same moment only one creates it.
        writeFileSync(path, lockText(), { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw new InputError(`${holderOf(path)} is writing there; wait for it or stop it`);
      }
    });
  }

  private unlock(): void {
    rmSync(join(this.dir, LOCK), { force: true });
  }

  private close(): void {
    if (this.closed) return;
    this.closed = true;
    this.journal.close();
    if (this.rows) closeSync(this.rows.file);
  }

  private attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (cause) {
      throw new InputError(`can't write to ${this.name}: ${reasonOf(cause)}`, { cause });
    }
  }
}
