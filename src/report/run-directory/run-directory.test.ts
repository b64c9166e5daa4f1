import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { racePlan } from '../../match/toy/race-plan.js';
import { lockText } from './lock.js';
import { describePlan } from './manifest.js';
import { defaultDir, RunDirectory, slug } from './run-directory.js';

const asked = describePlan(racePlan());
const other = describePlan(racePlan({ seed: '2' }));
const versions = { program: '0', rules: '0', cards: '0', pilots: '1' };
const rest = {
  seed: '1',
  stopped_by: 'games',
  result: { answer: 1 },
  text: 'one',
  threads: 1,
  started: '2020-01-01T00:00:00.000Z',
  seconds: 1,
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const open = (dir: string, configuration: unknown = asked, resume = false) =>
  new RunDirectory(dir, { asked: configuration, versions, resume });

function written(
  dir: string,
  configuration = asked,
  files: Record<string, string> = { 'summary.csv': 'x\r\n' },
) {
  const out = open(dir, configuration);
  for (const [file, text] of Object.entries(files)) out.write(file, text);
  out.commit(rest);
  return out;
}

test.each([
  { name: 'quotes and spaces', text: 'Miss "Onyx" Censorius', out: 'miss-onyx-censorius' },
  { name: 'accents', text: 'Élan', out: 'e-lan' },
  { name: 'a way out of the folder', text: '../../etc', out: 'etc' },
  { name: 'nothing left', text: '…', out: 'unnamed' },
  { name: 'very long', text: 'x'.repeat(500), out: 'x'.repeat(60) },
])('slug: $name', ({ text, out }) => {
  expect(slug(text)).toBe(out);
});

test('files appear under their names only at the end, with a manifest', () => {
  const dir = join(root, 'a', 'b');
  const out = open(dir);
  out.write('summary.csv', 'one two');
  expect(readdirSync(dir).filter((file) => file.endsWith('.csv'))).toEqual([]);
  out.commit(rest);
  expect(readdirSync(dir).sort()).toEqual(['manifest.json', 'summary.csv']);
  expect(readFileSync(join(dir, 'summary.csv'), 'utf8')).toBe('one two');
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ asked, files: ['summary.csv'], seconds: 1 });
});

test('a run that came to nothing leaves nothing, not even the folders above', () => {
  const out = open(join(root, 'a', 'b'));
  out.write('summary.csv', 'x');
  out.recordGames('x');
  out.abandon();
  expect(readdirSync(root)).toEqual([]);
});

test('a run that came to nothing leaves what was there before', () => {
  written(join(root, 'a'));
  open(join(root, 'a')).abandon();
  expect(readdirSync(join(root, 'a')).sort()).toEqual(['manifest.json', 'summary.csv']);
});

test('the same configuration may write again, and takes its old files away', () => {
  written(join(root, 'a'), asked, { 'summary.csv': '1', 'games.csv': '1' });
  written(join(root, 'a'), asked, { 'summary.csv': '2' });
  expect(readdirSync(join(root, 'a')).sort()).toEqual(['manifest.json', 'summary.csv']);
});

describe('a directory that is not ours is refused', () => {
  test.each([
    { name: 'another configuration', make: (dir: string) => written(dir, other) },
    { name: 'a broken manifest', make: (dir: string) => put(dir, 'manifest.json', '{') },
    { name: 'a CSV without a manifest', make: (dir: string) => put(dir, 'summary.csv', 'x') },
  ])('$name', ({ make }) => {
    const dir = join(root, 'a');
    make(dir);
    expect(() => open(dir)).toThrow(/holds the results of another run; .*--out/);
  });
});

function fileIn(dir: string): string {
  writeFileSync(join(dir, 'f'), '');
  return join(dir, 'f');
}

function put(dir: string, file: string, text: string): void {
  mkdirSync(dir);
  writeFileSync(join(dir, file), text);
}

test.each([
  { name: 'a file', dir: () => fileIn(root) },
  { name: 'below a file', dir: () => '/dev/null/x' },
  { name: 'where nothing can be made', dir: () => '/proc/fulcrum' },
])('an unwritable directory is one clear line: $name', ({ dir }) => {
  expect(() => open(dir())).toThrow(InputError);
  expect(() => open(dir())).toThrow(/^can't write to [^\n]+$/);
});

test('the default directory steps aside for another configuration', () => {
  const dir = defaultDir(root, ['match', 'X', 'Y'], asked);
  expect(dir).toBe(join(root, 'match-x-y'));
  written(dir);
  expect(defaultDir(root, ['match', 'X', 'Y'], asked)).toBe(dir);
  expect(defaultDir(root, ['match', 'X', 'Y'], other)).toBe(`${dir}-2`);
  expect(existsSync(`${dir}-2`)).toBe(false);
});

describe('an unfinished run', () => {
  const entry = (first: number) => ({ first, count: 5, keys: ['0'], tallies: [[1, 0.1 + 0.2]], joints: [] });

  /** Writes three pieces and stops, as a killed process does, with half a line at the end. */
  function killed(dir: string): void {
    const out = open(dir);
    out.recordGames('header\n');
    for (const first of [0, 5, 10]) {
      out.addRows(`row ${first}\n`);
      out.store(entry(first));
    }
    out.addRows('row 15\n');
    rmSync(join(dir, 'lock'));
    writeFileSync(join(dir, 'journal.jsonl'), '{"entry":{"first":15,', { flag: 'a' });
  }

  test('is refused without --resume, and goes on with it', () => {
    const dir = join(root, 'a');
    killed(dir);
    expect(() => open(dir)).toThrow(/unfinished run of the same; --resume/);
    expect(() => open(dir, other, true)).toThrow(/another run/);
    const out = open(dir, asked, true);
    expect(out.resumed).toBe(3);
    out.recordGames('header\n');
    const restored = [];
    while (out.left) restored.push(out.restore());
    expect(restored).toEqual([entry(0), entry(5), entry(10)]);
    out.addRows('row 15 again\n');
    out.store(entry(15));
    out.commit(rest);
    expect(readFileSync(join(dir, 'games.csv'), 'utf8')).toBe('header\nrow 0\nrow 5\nrow 10\nrow 15 again\n');
    expect(readdirSync(dir).sort()).toEqual(['games.csv', 'manifest.json']);
    expect(RunDirectory.finished(dir, asked)).toEqual({ result: { answer: 1 }, text: 'one' });
    expect(RunDirectory.finished(dir, other)).toBeUndefined();
  });

  test('goes on from what is left of games.csv when the machine has lost its power', () => {
    const dir = join(root, 'a');
    killed(dir);
    writeFileSync(join(dir, 'games.csv.partial'), 'header\nrow 0\nrow 5\nro');
    const out = open(dir, asked, true);
    expect(out.resumed).toBe(2);
    out.recordGames('header\n');
    while (out.left) out.restore();
    out.addRows('row 10 again\n');
    out.store(entry(10));
    out.commit(rest);
    expect(readFileSync(join(dir, 'games.csv'), 'utf8')).toBe('header\nrow 0\nrow 5\nrow 10 again\n');
  });

  test('goes on when it was killed while its files got their names', () => {
    const dir = join(root, 'a');
    killed(dir);
    renameSync(join(dir, 'games.csv.partial'), join(dir, 'games.csv'));
    const out = open(dir, asked, true);
    expect(out.resumed).toBe(3);
    out.recordGames('header\n');
    out.commit(rest);
    expect(readFileSync(join(dir, 'games.csv'), 'utf8')).toBe('header\nrow 0\nrow 5\nrow 10\n');
  });

  test('keeps its journal when it is interrupted', () => {
    const dir = join(root, 'a');
    const out = open(dir);
    out.store(entry(0));
    out.write('summary.csv', 'so far');
    out.commit({ ...rest, stopped_by: 'interrupted' });
    expect(readdirSync(dir).sort()).toEqual(['journal.jsonl', 'manifest.json', 'summary.csv']);
    expect(RunDirectory.finished(dir, asked)).toBeUndefined();
    expect(open(dir, asked, true).resumed).toBe(1);
  });

  test('of another version of the program is refused', () => {
    const dir = join(root, 'a');
    killed(dir);
    const options = { asked, versions: { ...versions, rules: '1' }, resume: true };
    expect(() => new RunDirectory(dir, options)).toThrow(/another version/);
  });

  test('can not be written by two processes at once', () => {
    const dir = join(root, 'a');
    killed(dir);
    const holder = (change: object) =>
      writeFileSync(join(dir, 'lock'), JSON.stringify({ ...JSON.parse(lockText()), ...change }));
    const { ppid } = process;
    holder({ process: ppid, since: JSON.parse(lockText(ppid)).since });
    expect(() => open(dir, asked, true)).toThrow(new RegExp(`process ${ppid} is writing there`));
    holder({ host: 'elsewhere', process: 7 });
    expect(() => open(dir, asked, true)).toThrow(/process 7 on elsewhere is writing there/);
    // The number is taken again by a process that began at another time.
    holder({ process: ppid, since: 'an earlier boot' });
    expect(open(dir, asked, true).resumed).toBe(3);
  });

  test.each([
    ['a table', 'summary.csv', 'y\r\n'],
    ['the manifest', 'manifest.json', ''],
  ])('a finished run is noticed to be edited: %s', (_, file, text) => {
    const dir = join(root, 'sealed');
    written(dir);
    expect(RunDirectory.finished(dir, asked)).toBeDefined();
    const path = join(dir, file);
    writeFileSync(path, text || readFileSync(path, 'utf8').replace('"answer": 1', '"answer": 2'));
    expect(() => RunDirectory.finished(dir, asked)).toThrow(/its results are not as they were written/);
    rmSync(join(dir, 'summary.csv'));
    expect(() => RunDirectory.finished(dir, asked)).toThrow(/summary\.csv is missing/);
  });
});

test.skipIf(!existsSync('/dev/full'))(
  'a full disk is one line, whatever was being written, and what is there stays',
  () => {
    const out = open(join(root, 'a'));
    out.store({ first: 0, count: 5, keys: ['0'], tallies: [[1]], joints: [] });
    symlinkSync('/dev/full', join(root, 'a', 'summary.csv.partial'));
    expect(() => out.write('summary.csv', 'x')).toThrow(
      /^can't write to [^\n]*: the disk is full \(ENOSPC\); make room, then --resume goes on$/,
    );
    out.abandon();
    rmSync(join(root, 'a', 'summary.csv.partial'));
    const again = open(join(root, 'a'), asked, true);
    symlinkSync('/dev/full', join(root, 'a', 'manifest.json.partial'));
    again.write('summary.csv', 'x');
    expect(() => again.commit(rest)).toThrow(/the disk is full/);
    again.abandon();
    expect(readdirSync(join(root, 'a'))).toEqual(['journal.jsonl']);
    expect(open(join(root, 'a'), asked, true).resumed).toBe(1);
  },
);

test.each(['ends.csv', 'adaptive.csv', 'my-own-table.csv'])("a stranger's %s is not overwritten", (file) => {
  writeFileSync(join(root, file), 'mine');
  expect(() => open(root)).toThrow('give another directory with --out');
  expect(readdirSync(root)).toEqual([file]);
});

test('a run that was killed before its first line is no run', () => {
  writeFileSync(join(root, 'lock'), '');
  writeFileSync(join(root, 'journal.jsonl.partial'), '{"conf');
  open(root, asked, true).abandon();
  expect(readdirSync(root)).toEqual([]);
});

test('a file in the way is said to be one', () => {
  writeFileSync(join(root, 'file'), '');
  const words = 'a file is in the way (ENOTDIR); give another directory with --out';
  expect(() => open(join(root, 'file'))).toThrow(words);
  expect(() => open(join(root, 'file', 'below'))).toThrow(words);
});
