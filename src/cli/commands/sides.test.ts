import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameModule } from '../../games/module.js';
import toy, { regattaChances } from '../../match/toy/regatta.js';
import { type Ran, runIn } from '../testing-io.js';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const run = (argv: readonly string[], change = {}): Promise<Ran> =>
  runIn(cwd, argv, { games: [toy as GameModule], ...change });

const THREE = ['match', 'regatta', '--a', 'cutter', '--b', 'sloop', '--c', 'ketch'];
const SMALL = ['--games', '300', '--threads', '1', '--records', '--out'];

function rowsOf(file: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(join(cwd, file), 'utf8').trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
    return Object.fromEntries(names.map((name, i) => [name, cells[i]!]));
  });
}

describe('a match of three sides', () => {
  test('has a row per side, per side and seat, and per seat', async () => {
    const { code, out, err } = await run([...THREE, ...SMALL, 'x']);
    expect([code, err]).toEqual([0, '']);
    const rows = rowsOf('x/sides.csv');
    expect(rows.map(({ side, seat }) => side! + seat!)).toEqual([
      ...['a', 'b', 'c'],
      ...['a0', 'a1', 'a2', 'b0', 'b1', 'b2', 'c0', 'c1', 'c2'],
      ...['0', '1', '2'],
    ]);
    const wins = rows.map((row) => Number(row.wins));
    expect(wins.slice(0, 3).reduce((sum, n) => sum + n)).toBe(300);
    expect(wins.slice(12).reduce((sum, n) => sum + n)).toBe(300);
    expect(rows.slice(0, 3).map(({ games }) => games)).toEqual(['300', '300', '300']);
    expect(rows.slice(3, 12).map(({ games }) => games)).toEqual(Array(9).fill('100'));
    expect(out).toContain('c  ketch, random');
    expect(out).toContain('whoever takes the first turn');
    for (const line of out.split('\n').slice(0, -3)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('records who won, from which seat, and each can be played again', async () => {
    await run([...THREE, ...SMALL, 'x']);
    const games = rowsOf('x/games.csv');
    expect(games).toHaveLength(300);
    expect(games.slice(0, 3).map(({ seat_a }) => seat_a)).toEqual(['0', '2', '1']);
    expect(new Set(games.map(({ winner }) => winner))).toEqual(new Set(['a', 'b', 'c']));
    const { winner, replay } = games[7]!;
    const { code, out } = await run(['play', '--replay', replay!.replaceAll('"', '')]);
    expect(code).toBe(0);
    const name = { a: 'cutter', b: 'sloop', c: 'ketch' }[winner as 'a'];
    expect(out).toMatch(new RegExp(`^${name} .* wins after`, 'm'));
  });

  test('gives the same bytes on two threads, and when it was interrupted and resumed', async () => {
    await run([...THREE, ...SMALL, 'one']);
    const two = SMALL.map((word) => (word === '1' ? '2' : word));
    await run([...THREE, ...two, 'two']);
    const control = new AbortController();
    const io = { signal: control.signal };
    const stopped = run([...THREE, '--games', '3000', '--threads', '1', '--records', '--out', 'three'], io);
    setTimeout(() => control.abort(), 30);
    await stopped;
    const whole = ['--games', '3000', '--threads', '1', '--records', '--out'];
    await run([...THREE, ...whole, 'three', '--resume']);
    await run([...THREE, ...whole, 'four']);
    for (const file of ['sides.csv', 'games.csv', 'ends.csv']) {
      const text = (dir: string) => readFileSync(join(cwd, dir, file), 'utf8');
      expect(text('two')).toBe(text('one'));
      expect(text('three')).toBe(text('four'));
    }
  });

  test('pilots stay with their side', async () => {
    await run([...THREE, '--agents', 'random,random,random', ...SMALL, 'x']);
    const { code, err } = await run([...THREE, '--agents', 'random,random', ...SMALL, 'y']);
    expect(code).toBe(2);
    expect(err).toBe('--agents "random,random": expected one agent for all or 3, one for each side\n');
  });

  test('a dial takes a value for each side', async () => {
    await run([...THREE, '--ahead', '0,0,3', ...SMALL, 'x']);
    const [a, , c] = rowsOf('x/sides.csv').map(({ win_rate }) => Number(win_rate));
    expect(c).toBeGreaterThan(2 * a!);
    const { err } = await run([...THREE, '--ahead', '0,3']);
    expect(err).toBe('--ahead "0,3": expected a number for each side, a and b and c, such as 1,0,0\n');
  });

  test('a side may not be left out', async () => {
    const { code, err } = await run(['match', 'regatta', '--a', 'cutter', '--c', 'sloop']);
    expect(code).toBe(2);
    expect(err).toMatch(/^side --b is missing/);
  });
});

test('two teams are two sides', async () => {
  const argv = ['match', 'regatta', '--a', 'two-cutters', '--b', 'two-sloops', ...SMALL, 'x'];
  expect((await run(argv)).code).toBe(0);
  const [row] = rowsOf('x/summary.csv');
  const [first, , third] = regattaChances([0, 0, 0, 0]);
  expect(Math.abs(Number(row!.first_seat_win_rate) - (first! + third!))).toBeLessThan(0.1);
});

test('who begins may be chosen in play', async () => {
  expect((await run([...THREE, '--choice', '1', ...SMALL, 'x'])).code).toBe(0);
  const seats = new Set(rowsOf('x/games.csv').map(({ seat_a }) => seat_a));
  expect(seats).toEqual(new Set(['0', '1', '2']));
});

test('a dial of one of three sides can be tuned', async () => {
  const argv = ['tune', ...THREE.slice(1), '--dial', 'ahead', '--on', 'a', '--target', '0.5'];
  const { code, out, err } = await run([...argv, '--games', '6000', '--threads', '1', '--out', 'x']);
  expect([code, err]).toEqual([0, '']);
  const [row] = rowsOf('x/dial.csv');
  expect(row).toMatchObject({ game: 'regatta', a: 'cutter', b: 'sloop', dial: 'ahead', on: 'a' });
  // Exactly, with one length ahead side a of a cutter, a sloop and a ketch wins less than half, with two more.
  expect(Number(row!.setting)).toBeGreaterThan(1);
  expect(Number(row!.setting)).toBeLessThan(2.5);
  expect(out).toContain('The lead of cutter should be');
});
