import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Io } from '../terminal/io.js';
import { type Ran, runIn } from '../testing-io.js';

const MATCH = ['match', 'race', '--a', 'tortoise', '--b', 'hare', '--games', '8', '--threads', '1'];
const ARGV = [...MATCH, '--records', '--quiet', '--out', 'run'];
const JOURNAL = 'journal.jsonl';
const ROWS = 'games.csv.partial';
const FILES = ['summary.csv', 'games.csv', 'ends.csv', 'turns.csv'];
/** Pieces that are stored before the run is interrupted. */
const STORED = 3;

let root = '';
let half = '';
let whole: Readonly<Record<string, string>> = {};

/** Aborts once `STORED` pieces are in the journal. */
function interrupted(dir: string): Promise<Ran> {
  const control = new AbortController();
  const rows = (): number => readFileSync(join(dir, 'run', JOURNAL), 'utf8').split('\n').length - 2;
  const signal = new Proxy(control.signal, {
    get(target, key) {
      if (key === 'aborted' && !target.aborted && started() && rows() >= STORED) control.abort();
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const started = (): boolean => {
    try {
      return rows() >= 0;
    } catch {
      return false;
    }
  };
  return runIn(dir, ARGV, { signal } as Partial<Io>);
}

const read = (dir: string, file: string): string => readFileSync(join(dir, 'run', file), 'utf8');
const textsIn = (dir: string) => Object.fromEntries(FILES.map((file) => [file, read(dir, file)]));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  const other = join(root, 'whole');
  mkdirSync(other);
  await runIn(other, ARGV);
  whole = textsIn(other);
  half = join(root, 'half');
  mkdirSync(half);
  expect((await interrupted(half)).code).toBe(130);
});
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

/** Resumes a copy of the interrupted run in which one file is changed: the right bytes, or a refusal. */
async function resumed(file: string, change: (bytes: Buffer) => Buffer): Promise<Ran> {
  const dir = join(root, `case-${count++}`);
  cpSync(half, dir, { recursive: true });
  const path = join(dir, 'run', file);
  writeFileSync(path, change(readFileSync(path)));
  const ran = await runIn(dir, [...ARGV, '--resume']);
  expect(ran.err.trimEnd()).not.toContain('\n');
  if (ran.code === 0) expect(textsIn(dir)).toEqual(whole);
  else expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('run')]);
  rmSync(dir, { recursive: true });
  return ran;
}

const flipped = (at: number, bit: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1 << bit;
  return copy;
};

/** Of the bytes of a file one in this number is damaged, in all parts of a line; with FULCRUM_DAMAGE=1 each is. */
const STEP = Number(process.env.FULCRUM_DAMAGE ?? 7);

describe('a damaged byte gives the right bytes or a refusal, never other figures', () => {
  test.each([JOURNAL, ROWS])('%s, byte after byte', { timeout: 300_000 }, async (file) => {
    const { length } = readFileSync(join(half, 'run', file));
    for (let at = 0; at < length; at += STEP) {
      await resumed(file, flipped(at, at % 8)).catch((error) => {
        throw new Error(`byte ${at}: ${(error as Error).message}`);
      });
    }
  });
});

describe('whatever happened to a journal', () => {
  const linesOf = (bytes: Buffer): string[] => bytes.toString().split('\n');
  const edit = (change: (lines: string[]) => string[]) => (bytes: Buffer) =>
    Buffer.from(change(linesOf(bytes)).join('\n'));

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    [
      'a line twice',
      edit(([head, first, ...rest]) => [head!, first!, first!, ...rest]),
      /line 3: .* played again/,
    ],
    [
      'two lines swapped',
      edit(([head, a, b, ...rest]) => [head!, b!, a!, ...rest]),
      /line 2: .* played again/,
    ],
    ['a line missing', edit(([head, _, ...rest]) => [head!, ...rest]), /line 2: .* played again/],
    [
      'a changed digit',
      edit((lines) => lines.map((line, i) => (i === 2 ? line.replace(/2/, '3') : line))),
      /line 3/,
    ],
    ['no heading', edit(([_, ...rest]) => rest), /line 1: damaged; everything is played again/],
    ['half a heading', (bytes) => bytes.subarray(0, 30), /line 1: damaged; everything is played again/],
    ['nothing at all', () => Buffer.alloc(0), /line 1: damaged; everything is played again/],
    ['zeros', (bytes) => Buffer.alloc(bytes.length), /line 1: damaged; everything is played again/],
    ['a cut last line, as a killed run leaves it', (bytes) => bytes.subarray(0, bytes.length - 9), /^$/],
  ])('%s: the run goes on from the last good line', async (_, change, says) => {
    const { code, err } = await resumed(JOURNAL, change);
    expect(code).toBe(0);
    expect(err).toMatch(says);
  });

  test('one of an older version is refused', async () => {
    const old = '{"configuration":"CONFIGURATION","versions":"0123456789abcdef"}\n';
    const [, configuration] = /"configuration":"([0-9a-f]{16})"/.exec(read(half, JOURNAL))!;
    const { code, err } = await resumed(JOURNAL, () =>
      Buffer.from(old.replace('CONFIGURATION', configuration!)),
    );
    expect([code, err]).toEqual([2, expect.stringContaining('was begun with another version')]);
  });
});
