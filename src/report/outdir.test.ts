import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../core/game.js';
import { racePlan } from '../match/toy-plan.js';
import { configurationOf } from './manifest.js';
import { defaultDir, OutDir, slug } from './outdir.js';

const asked = configurationOf('match', racePlan(), 10);
const other = configurationOf('match', racePlan({ seed: '2' }), 10);
const rest = {
  seed: '1',
  versions: { program: '0', rules: '0', cards: '0' },
  stopped_by: 'games',
  threads: 1,
  started: '2020-01-01T00:00:00.000Z',
  seconds: 1,
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function written(
  dir: string,
  configuration = asked,
  files: Record<string, string> = { 'summary.csv': 'x\r\n' },
) {
  const out = new OutDir(dir, configuration);
  for (const [file, text] of Object.entries(files)) out.append(file, text);
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
  const out = new OutDir(dir, asked);
  out.append('summary.csv', 'one');
  out.append('summary.csv', ' two');
  expect(readdirSync(dir).filter((file) => !file.startsWith('.'))).toEqual([]);
  out.commit(rest);
  expect(readdirSync(dir).sort()).toEqual(['manifest.json', 'summary.csv']);
  expect(readFileSync(join(dir, 'summary.csv'), 'utf8')).toBe('one two');
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ asked, files: ['summary.csv'], seconds: 1 });
});

test('a discarded run leaves nothing, not even the folders above', () => {
  const out = new OutDir(join(root, 'a', 'b'), asked);
  out.append('games.csv', 'x');
  out.discard();
  expect(readdirSync(root)).toEqual([]);
});

test('a discarded run leaves what was there before', () => {
  written(join(root, 'a'));
  new OutDir(join(root, 'a'), asked).discard();
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
    expect(() => new OutDir(dir, asked)).toThrow(/holds the results of another run; .*--out/);
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
  expect(() => new OutDir(dir(), asked)).toThrow(InputError);
  expect(() => new OutDir(dir(), asked)).toThrow(/^can't write to [^\n]+$/);
});

test('the default directory steps aside for another configuration', () => {
  const dir = defaultDir(root, ['match', 'X', 'Y'], asked);
  expect(dir).toBe(join(root, 'match-x-y'));
  written(dir);
  expect(defaultDir(root, ['match', 'X', 'Y'], asked)).toBe(dir);
  expect(defaultDir(root, ['match', 'X', 'Y'], other)).toBe(`${dir}-2`);
  expect(existsSync(`${dir}-2`)).toBe(false);
});
