import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, readSync, renameSync } from 'node:fs';
import type { JournalEntry } from '../../match/task-runner.js';
import { writeAll } from './write-all.js';

const STEP = 1 << 20;
const NEWLINE = 10;

/** The first line of a journal: which run's pieces it holds. */
interface Heading {
  readonly configuration: string;
  readonly versions: string;
  /** Over the files of users' own agents; left out when none plays. */
  readonly agents?: string;
}

/** Moves whenever lines are written in another way. */
const FORMAT = 3;

/** A piece as a line, how long games.csv was after it, and the checksum of what the piece added there. */
interface Line {
  readonly entry: JournalEntry;
  readonly games: number;
  readonly rows: string;
}

/** Sixteen hexadecimal digits over some bytes. */
export function checksum(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** The same over a file of any size, in constant memory. */
export function fileChecksum(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.alloc(STEP);
    for (let count = readSync(file, piece); count > 0; count = readSync(file, piece)) {
      hash.update(piece.subarray(0, count));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Each line ends with a checksum over itself and the one before, so none can change, go, come or move unseen. */
function sealed(value: Readonly<Record<string, unknown>>, before: string): { text: string; check: string } {
  const body = JSON.stringify(value);
  const check = checksum(before, body);
  return { text: `${body.slice(0, -1)},"check":"${check}"}`, check };
}

/** The content of a line that is as it was written, or undefined. */
function unsealed(text: string, before: string): { value: unknown; check: string } | undefined {
  const [, start, check] = /^(.*),"check":"([0-9a-f]{16})"}$/s.exec(text) ?? [];
  if (start === undefined || checksum(before, `${start}}`) !== check) return undefined;
  return { value: JSON.parse(`${start}}`), check: check! };
}

/** The lines of an open file, in constant memory; a last line without its end was cut off and is left out. */
function* linesOf(file: number): Generator<{ text: string; end: number }> {
  let rest = Buffer.alloc(0);
  let position = 0;
  let end = 0;
  for (;;) {
    const piece = Buffer.alloc(STEP);
    const count = readSync(file, piece, 0, STEP, position);
    if (count === 0) return;
    position += count;
    rest = Buffer.concat([rest, piece.subarray(0, count)]);
    let from = 0;
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE, from)) {
      end += at + 1 - from;
      yield { text: rest.toString('utf8', from, at), end };
      from = at + 1;
    }
    rest = rest.subarray(from);
  }
}

/** What stands at the top of a journal. */
export type Top =
  | ({ readonly kind: 'ours' } & Heading)
  /** Written by a version that wrote journals in another way. */
  | { readonly kind: 'older'; readonly configuration: string }
  | { readonly kind: 'damaged' };

/** Whose journal a file is. */
export function topOf(path: string): Top {
  const file = openSync(path, 'r');
  try {
    const first = linesOf(file).next();
    return first.done ? { kind: 'damaged' } : readTop(first.value.text);
  } finally {
    closeSync(file);
  }
}

function readTop(text: string): Top {
  const line = unsealed(text, '');
  if (line) {
    const { format, ...heading } = line.value as Heading & { format: number };
    return format === FORMAT
      ? { kind: 'ours', ...heading }
      : { kind: 'older', configuration: heading.configuration };
  }
  const [, configuration] =
    /^\{"configuration":"([0-9a-f]{16})","versions":"[0-9a-f]{16}"\}$/.exec(text) ?? [];
  return configuration === undefined ? { kind: 'damaged' } : { kind: 'older', configuration };
}

/** A heading, then one line for each played piece. Whenever a run is killed, whole lines stay. */
export class JournalFile {
  /** Pieces of an earlier run that were found. */
  readonly found: number = 0;
  /** How long games.csv was after the last of them. */
  readonly games: number = 0;
  /** The first line that is not as it was written, or whose rows are not; the pieces from there on are left out. */
  readonly damagedAt: number | undefined;
  private readonly file: number;
  private readonly lines: Generator<{ text: string }> | undefined;
  private given = 0;
  private size = 0;
  private last = '';

  private constructor(path: string, heading: Heading | undefined, rows: RowsFile | undefined) {
    // Renamed once it has its heading: a journal without one can't be matched to a run.
    this.file = openSync(heading ? `${path}.partial` : path, heading ? 'w+' : 'r+');
    if (heading) {
      this.write({ format: FORMAT, ...heading });
      renameSync(`${path}.partial`, path);
      return;
    }
    let number = 0;
    for (const { text, end } of linesOf(this.file)) {
      const line = unsealed(text, this.last);
      const isHeading = ++number === 1;
      const piece = line && !isHeading ? (line.value as Line) : undefined;
      if (!line || (piece && !hasRows(rows, this.games, piece))) {
        this.damagedAt = number;
        break;
      }
      if (piece) {
        this.found++;
        this.games = piece.games;
      }
      this.last = line.check;
      this.size = end;
    }
    ftruncateSync(this.file, this.size);
    this.lines = linesOf(this.file);
    this.lines.next();
  }

  static create(path: string, heading: Heading): JournalFile {
    return new JournalFile(path, heading, undefined);
  }

  /**
   * Goes on with a journal that `topOf` has found to be ours, as far as it and games.csv are as they were written: a
   * machine that lost its power may have kept the later of two writes and not the earlier.
   */
  static open(path: string, rows: RowsFile | undefined): JournalFile {
    return new JournalFile(path, undefined, rows);
  }

  get left(): boolean {
    return this.given < this.found;
  }

  restore(): JournalEntry {
    return this.next().entry;
  }

  /** The next piece, and how long games.csv was after it. */
  next(): Pick<Line, 'entry' | 'games'> {
    this.given++;
    return JSON.parse((this.lines!.next().value as { text: string }).text) as Line;
  }

  append(entry: JournalEntry, games: number, rows: string): void {
    const { first, count, keys } = entry;
    const tallies = entry.tallies.map((numbers) => Array.from(numbers));
    const joints = entry.joints.map((numbers) => Array.from(numbers));
    this.write({ entry: { first, count, keys, tallies, joints }, games, rows } satisfies Line);
  }

  close(): void {
    closeSync(this.file);
  }

  private write(value: Readonly<Record<string, unknown>> | Line): void {
    const { text, check } = sealed(value as Readonly<Record<string, unknown>>, this.last);
    this.size += writeAll(this.file, `${text}\n`, this.size);
    this.last = check;
  }
}

/** The rows of games.csv so far. */
export interface RowsFile {
  readonly path: string;
  readonly size: number;
}

/** Whether the rows that a piece has added are there as they were written. */
function hasRows(rows: RowsFile | undefined, from: number, { games, rows: check }: Line): boolean {
  if (games === from) return true;
  if (!rows || games > rows.size || games < from) return false;
  const file = openSync(rows.path, 'r');
  try {
    const bytes = Buffer.alloc(games - from);
    readSync(file, bytes, 0, bytes.length, from);
    return checksum(bytes) === check;
  } finally {
    closeSync(file);
  }
}
