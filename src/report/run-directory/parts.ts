import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../core/game.js';
import type { JournalEntry } from '../../match/task-runner.js';
import { JournalFile } from './journal.js';
import { hashOf, type Manifest } from './manifest.js';
import { checkSeal, GAMES, isUnfinished, nearName, RunDirectory, readManifest } from './run-directory.js';

/** What a part keeps of its journal once it is played. */
export const PIECES = 'part.jsonl';

/** A part of a run that has been played, in its directory. */
export interface PlayedPart {
  readonly dir: string;
  readonly index: number;
  readonly of: number;
  /** What the whole run asks. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly manifest: Manifest;
}

export function readPart(dir: string): PlayedPart {
  if (isUnfinished(dir))
    throw new InputError(`${nearName(dir)} is not finished; the command that plays it goes on with --resume`);
  const manifest = readManifest(dir) as Manifest | undefined;
  if (!manifest?.part)
    throw new InputError(`${nearName(dir)} holds no part; expected directories that --part has written`);
  checkSeal(dir, manifest, 'play that part again');
  const { part, ...asked } = manifest.asked as { readonly part: string };
  const [index, of] = part.split('/').map(Number);
  return { dir, index: index!, of: of!, asked, manifest };
}

/** The parts in their order; refused unless they are all parts of one run, each once. */
export function wholeOf(parts: readonly PlayedPart[]): PlayedPart[] {
  const [first] = parts;
  const runOf = ({ asked, of, manifest }: PlayedPart) => hashOf([asked, of, manifest.versions]);
  const stranger = parts.find((part) => runOf(part) !== runOf(first!));
  if (stranger)
    throw new InputError(
      `${nearName(stranger.dir)} and ${nearName(first!.dir)} are parts of different runs, of other versions or of another number of parts; expected parts of one run`,
    );
  return Array.from({ length: first!.of }, (_, i) => {
    const [part, twice] = parts.filter(({ index }) => index === i + 1);
    if (!part) throw new InputError(`part ${i + 1}/${first!.of} is missing; expected all ${first!.of} parts`);
    if (!twice) return part;
    throw new InputError(
      `part ${i + 1}/${first!.of} is given twice: ${nearName(part.dir)} and ${nearName(twice.dir)}; expected each part once`,
    );
  });
}

/** Writes the pieces of all parts into a directory, in their order, as an unfinished run that `--resume` ends. */
export function joinParts(parts: readonly PlayedPart[], dir: string): void {
  const { asked, manifest } = parts[0]!;
  const out = new RunDirectory(dir, { asked, versions: manifest.versions, resume: false });
  try {
    const files = parts.map((part) => new PartFile(part));
    const header = files[0]!.header;
    if (header !== undefined) out.recordGames(header);
    for (let piece = 0; files[piece % files.length]!.left; piece++) {
      const { entry, rows } = files[piece % files.length]!.next();
      if (header !== undefined) out.addRows(rows);
      out.store(entry);
    }
    for (const file of files) file.close();
  } finally {
    out.abandon();
  }
}

/** The pieces of a part, one after the other, each with its rows of games.csv. */
class PartFile {
  /** Of games.csv; undefined where games were not recorded. */
  readonly header: string | undefined;
  private readonly journal: JournalFile;
  private readonly games: number | undefined;
  private at: number;

  constructor({ dir, manifest }: PlayedPart) {
    const path = join(dir, GAMES);
    const recorded = manifest.files.includes(GAMES);
    this.journal = JournalFile.open(
      join(dir, PIECES),
      recorded ? { path, size: statSync(path).size } : undefined,
    );
    this.header = recorded ? headerOf(path) : undefined;
    this.games = recorded ? openSync(path, 'r') : undefined;
    this.at = Buffer.byteLength(this.header ?? '');
  }

  get left(): boolean {
    return this.journal.left;
  }

  next(): { readonly entry: JournalEntry; readonly rows: string } {
    const { entry, games } = this.journal.next();
    if (this.games === undefined) return { entry, rows: '' };
    const bytes = Buffer.alloc(games - this.at);
    readSync(this.games, bytes, 0, bytes.length, this.at);
    this.at = games;
    return { entry, rows: bytes.toString('utf8') };
  }

  close(): void {
    this.journal.close();
    if (this.games !== undefined) closeSync(this.games);
  }
}

function headerOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(1 << 16);
    const text = bytes.toString('utf8', 0, readSync(file, bytes));
    return text.slice(0, text.indexOf('\n') + 1);
  } finally {
    closeSync(file);
  }
}

/** The journal of a part that has been played, as its result. */
export function keepPieces(out: RunDirectory): void {
  out.write(PIECES, readFileSync(out.journalPath, 'utf8'));
}
