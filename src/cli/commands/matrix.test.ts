import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const RACE = ['matrix', 'race', '--threads', '1', '--decks', 'tortoise,hare,falcon', '--out', 'x'];

const table = (file: string) =>
  readFileSync(join(cwd, 'x', file), 'utf8')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));

test('rates every side, and the matrix is antisymmetric', async () => {
  const { code, out } = await runIn(cwd, [...RACE, '--games', '3000']);
  expect(code).toBe(0);
  expect(table('ratings.csv')[0]!.join()).toBe(
    'deck,rating,ci_low,ci_high,mean_win_rate,nash_weight,games,all_low,all_high,shrunk,shrunk_low,shrunk_high,best,changed',
  );
  const ratings = new Map(
    table('ratings.csv')
      .slice(1)
      .map((row) => [row[0], Number(row[1])]),
  );
  expect(ratings.get('falcon')).toBeGreaterThan(ratings.get('hare')!);
  expect(ratings.get('hare')).toBeGreaterThan(ratings.get('tortoise')!);
  const nash = table('ratings.csv')
    .slice(1)
    .map((row) => Number(row[5]));
  expect(nash).toEqual([0, 0, 1]);
  const rates = table('matrix.csv').slice(1);
  expect(Number(rates[0]![2]) + Number(rates[1]![1])).toBeCloseTo(1, 6);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});

test('--json has the strongest as its summary', async () => {
  const { out } = await runIn(cwd, [...RACE, '--games', '600', '--json']);
  const { command, summary, rows, pairs } = JSON.parse(out);
  expect({ command, deck: summary.deck, rows: rows.length, pairs: pairs.length }).toEqual({
    command: 'matrix',
    deck: 'falcon',
    rows: 3,
    pairs: 3,
  });
});

test('agents enter on the same decks', async () => {
  const { out } = await runIn(cwd, [
    ...['matrix', 'race', '--threads', '1', '--rate', 'agents', '--agents', 'random,mc:rollouts=20'],
    ...['--decks', 'tortoise', '--games', '200', '--json', '--out', 'x'],
  ]);
  const { rows, pairs } = JSON.parse(out);
  expect(rows.map(({ deck }: { deck: string }) => deck)).toEqual(['random', 'mc:rollouts=20']);
  expect(pairs[0].win_rate_a).toBeLessThan(0.5);
});

test('decks come from folders, patterns and files', async () => {
  for (const [i, start] of ['0', '1', '2'].entries()) writeFileSync(join(cwd, `r${i}.txt`), start);
  for (const decks of [['.'], ['r*.txt'], ['r0.txt', 'r1.txt', 'r2.txt'], ['r0.txt,r1.txt,r2.txt']]) {
    const { out, err } = await runIn(cwd, [
      ...[
        'matrix',
        'race',
        '--games',
        '300',
        '--check',
        'none',
        '--json',
        '--out',
        join('o', decks.join('-').replaceAll('*', '')),
      ],
      ...['--decks', ...decks],
    ]);
    expect(err).toBe('');
    expect(JSON.parse(out).rows).toHaveLength(3);
  }
});

describe("decks that can't be read", () => {
  const BAD = ['matrix', 'race', '--threads', '1', '--games', '300', '--decks', '.', '--out', 'x'];
  beforeEach(() => {
    for (const [i, text] of ['0', 'zero', '2', '', '1'].entries())
      writeFileSync(join(cwd, `r${i}.txt`), text);
  });

  test('are all named, and the run is refused', async () => {
    const { code, out, err } = await runIn(cwd, BAD);
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/r1\.txt: expected/),
      expect.stringMatching(/r3\.txt: expected/),
      "2 of 5 decks can't be read; correct them, or leave them out with --skip-bad",
    ]);
    expect(existsSync(join(cwd, 'x'))).toBe(false);
  });

  test('are named and left out with --skip-bad', async () => {
    const { code, out, err } = await runIn(cwd, [...BAD, '--skip-bad', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).rows).toHaveLength(3);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^left out: .*r1\.txt: expected/),
      expect.stringMatching(/^left out: .*r3\.txt: expected/),
    ]);
  });

  test('in an experiment file too', async () => {
    writeFileSync(join(cwd, 'own.yaml'), 'command: matrix\ngame: race\ndecks: r*.txt\ngames: 300\n');
    const refused = await runIn(cwd, ['run', 'own.yaml', '--threads', '1']);
    expect([refused.code, refused.err.trimEnd().split('\n').length]).toEqual([2, 3]);
    writeFileSync(
      join(cwd, 'own.yaml'),
      'command: matrix\ngame: race\ndecks: r*.txt\nskip-bad: true\ngames: 300\n',
    );
    expect((await runIn(cwd, ['run', 'own.yaml', '--threads', '1'])).code).toBe(0);
  });
});

describe('refuses in one line', () => {
  test.each([
    { name: 'one deck', args: ['--decks', 'hare'], says: '--decks: 1 to compare; expected 2' },
    { name: 'an unknown name', args: ['--decks', 'hare,tortois'], says: 'nearest: "tortoise"; 1 of 2 decks' },
    { name: 'no such file', args: ['--decks', 'none*.txt'], says: 'no file is called so' },
    { name: 'too few games', args: ['--decks', 'hare,falcon', '--games', '3'], says: 'expected at least' },
    {
      name: 'a test of one pair',
      args: ['--decks', 'hare,falcon', '--stop', 'sprt:0.5,0.6'],
      says: 'ci:H or none',
    },
    {
      name: 'agents for decks',
      args: ['--decks', 'hare,falcon', '--agents', 'random,mc'],
      says: '--rate agents',
    },
    { name: 'an odd word', args: ['--rate', 'cards'], says: 'expected decks or agents' },
    { name: 'one agent', args: ['--rate', 'agents', '--agents', 'random'], says: 'expected 2 to' },
  ])('$name', async ({ args, says }) => {
    const { code, err } = await runIn(cwd, ['matrix', 'race', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
