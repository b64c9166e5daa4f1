import { closeSync, ftruncateSync, openSync, readSync, renameSync } from 'node:fs';
import type { JournalEntry } from '../../match/task-runner.js';
import { writeAll } from './write-all.js';

/** The first line of a journal: which run's pieces it holds. */
interface Heading {
  readonly configuration: string;
  readonly versions: string;
}

/** A piece as a line, and how long games.csv was after it. */
interface Line {
  readonly entry: JournalEntry;
  readonly games: number;
}

const STEP = 1 << 20;
const NEWLINE = 10;

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

/** How long games.csv was after a line, which is the last thing it says. */
function gamesAfter(line: string): number {
  return Number(/"games":(\d+)}$/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Whose journal a file is; undefined when it has no readable heading. */
export function headingOf(path: string): Heading | undefined {
  const file = openSync(path, 'r');
  try {
    const first = linesOf(file).next();
    return first.done ? undefined : (JSON.parse(first.value.text) as Heading);
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** A heading, then one line for each played piece. Whenever a run is killed, whole lines stay. */
export class JournalFile {
  /** Pieces of an earlier run that were found. */
  readonly found: number = 0;
  /** How long games.csv was after the last of them. */
  readonly games: number = 0;
  private readonly file: number;
  private readonly lines: Generator<{ text: string }> | undefined;
  private given = 0;

  private size = 0;

  private constructor(path: string, heading: Heading | undefined, mostGames: number) {
    // Renamed once it has its heading: a journal without one can't be matched to a run.
    this.file = openSync(heading ? `${path}.partial` : path, heading ? 'w+' : 'r+');
    if (heading) {
      this.write(heading);
      renameSync(`${path}.partial`, path);
      return;
    }
    for (const { text, end } of linesOf(this.file)) {
      const isHeading = this.size === 0;
      const games = isHeading ? 0 : gamesAfter(text);
      if (games > mostGames) break;
      if (!isHeading) this.found++;
      this.games = games;
      this.size = end;
    }
    ftruncateSync(this.file, this.size);
    this.lines = linesOf(this.file);
    this.lines.next();
  }

  static create(path: string, heading: Heading): JournalFile {
    return new JournalFile(path, heading, 0);
  }

  /**
   * Goes on with a journal that `headingOf` has found to be ours, as far as games.csv reaches: a machine that
   * lost its power may have kept the later of two writes and not the earlier.
   */
  static open(path: string, gamesSize: number): JournalFile {
    return new JournalFile(path, undefined, gamesSize);
  }

  get left(): boolean {
    return this.given < this.found;
  }

  restore(): JournalEntry {
    this.given++;
    return (JSON.parse((this.lines!.next().value as { text: string }).text) as Line).entry;
  }

  append(entry: JournalEntry, games: number): void {
    const { first, count, keys } = entry;
    const tallies = entry.tallies.map((numbers) => Array.from(numbers));
    const joints = entry.joints.map((numbers) => Array.from(numbers));
    this.write({ entry: { first, count, keys, tallies, joints }, games } satisfies Line);
  }

  close(): void {
    closeSync(this.file);
  }

  private write(value: Heading | Line): void {
    const text = `${JSON.stringify(value)}\n`;
    this.size += writeAll(this.file, text, this.size);
  }
}
