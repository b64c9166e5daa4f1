import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { InputError } from '../core/game.js';
import { type Configuration, hashOf, type Manifest } from './manifest.js';

const MANIFEST = 'manifest.json';
/** Files that would be overwritten in a directory that has no manifest to say whose they are. */
const RESULTS = ['summary.csv', 'games.csv'];

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

function readManifest(dir: string): Partial<Manifest> | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Partial<Manifest>;
  } catch {
    return undefined;
  }
}

/** Whether this configuration may write into a directory: it is free, or has the same run in it. */
function isFree(dir: string, configuration: string): boolean {
  if (existsSync(join(dir, MANIFEST))) return readManifest(dir)?.configuration === configuration;
  return !RESULTS.some((file) => existsSync(join(dir, file)));
}

/** The default directory; a number is added while another configuration's run is in the way. */
export function defaultDir(root: string, names: readonly string[], asked: Configuration): string {
  const base = join(root, names.map(slug).join('-'));
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

/** A run's directory. Files appear under their names only when all of them are complete. */
export class OutDir {
  private readonly created: string | undefined;
  private readonly written = new Map<string, string>();
  private readonly open = new Map<string, number>();

  constructor(
    readonly dir: string,
    private readonly asked: Configuration,
  ) {
    if (!isFree(dir, hashOf(asked))) {
      throw new InputError(
        `${this.name} holds the results of another run; give another directory with --out`,
      );
    }
    this.created = this.attempt(() => makeDirs(dir));
    this.append(MANIFEST, '');
  }

  /** As a person at this working directory would type it. */
  get name(): string {
    const near = relative(process.cwd(), this.dir);
    return near === '' || near.startsWith('..') ? this.dir : near;
  }

  append(file: string, text: string): void {
    let handle = this.open.get(file);
    if (handle === undefined) {
      const temporary = join(this.dir, `.${file}.${process.pid}.partial`);
      handle = this.attempt(() => openSync(temporary, 'w'));
      this.open.set(file, handle);
      this.written.set(file, temporary);
    }
    const opened = handle;
    this.attempt(() => writeSync(opened, text));
  }

  /** Puts everything in its place, the manifest last, and removes what an earlier run left beside it. */
  commit(manifest: Omit<Manifest, 'asked' | 'configuration' | 'files'>): void {
    const files = [...this.written.keys()].filter((file) => file !== MANIFEST);
    const stale = (readManifest(this.dir)?.files ?? []).filter((file) => !files.includes(file));
    const whole = { asked: this.asked, configuration: hashOf(this.asked), files, ...manifest };
    this.close();
    this.attempt(() => {
      for (const file of stale) rmSync(join(this.dir, basename(file)), { force: true });
      for (const file of files) renameSync(this.written.get(file)!, join(this.dir, file));
      writeFileSync(this.written.get(MANIFEST)!, `${JSON.stringify(whole, undefined, 2)}\n`);
      renameSync(this.written.get(MANIFEST)!, join(this.dir, MANIFEST));
    });
  }

  /** Leaves no trace of a run that came to nothing. */
  discard(): void {
    this.close();
    for (const temporary of this.written.values()) rmSync(temporary, { force: true });
    if (this.created !== undefined) rmSync(this.created, { recursive: true, force: true });
  }

  private close(): void {
    for (const handle of this.open.values()) closeSync(handle);
    this.open.clear();
  }

  private attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new InputError(`can't write to ${this.name}: ${reason}`, { cause });
    }
  }
}
