import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameModule } from '../../games/module.js';
import toy from '../../match/toy/race.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const SIDES = ['--a', 'hare', '--b', 'tortoise'];
const CHAINS = ['chains', ...SIDES, '--threads', '1', '--games', '2000'];
const ADAPTIVE = ['adaptive', ...SIDES, '--threads', '1', '--games', '2000'];
const { auction: _, ...rest } = toy as GameModule;
const WITHOUT: GameModule = rest;

const read = (dir: string, file: string): string => readFileSync(join(cwd, dir, file), 'utf8');

describe('chains', () => {
  test('answers, draws the curve and writes its files', async () => {
    const { code, out, err } = await runIn(cwd, CHAINS);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/hare should start with \d\.\d chains \(95% interval/);
    for (const words of [' 50% |', 'fitted', 'In an auction', 'points of win rate', '/fair.csv']) {
      expect(out).toContain(words);
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(readdirSync(join(cwd, 'results/chains-hare-tortoise')).sort()).toEqual([
      'chains.csv',
      'fair.csv',
      'manifest.json',
    ]);
  });

  test('the game may be named', async () => {
    const { code } = await runIn(cwd, ['chains', 'race', ...CHAINS.slice(1)]);
    expect(code).toBe(0);
  });

  test('--json has the figures of the files', async () => {
    const { out } = await runIn(cwd, [...CHAINS, '--json', '--out', 'x']);
    const { command, summary, rows, curve } = JSON.parse(out);
    expect(command).toBe('chains');
    expect(summary).toMatchObject({ a: 'hare', b: 'tortoise', games: 2000, stopped_by: 'games', seed: 1 });
    expect(summary.fair_low).toBeLessThanOrEqual(1);
    expect(summary.fair_high).toBeGreaterThanOrEqual(1);
    expect(rows.reduce((sum: number, row: { games: number }) => sum + row.games, 0)).toBe(2000);
    expect(curve).toHaveLength(49);
    const [header, row] = read('x', 'fair.csv').split('\r\n');
    const cells = Object.fromEntries(header!.split(',').map((column, i) => [column, row!.split(',')[i]]));
    expect(Number(cells.fair_chains)).toBe(summary.fair_chains);
  });

  test('--stop ci:1 plays until the interval is ±1 chain', async () => {
    const { out } = await runIn(cwd, ['chains', ...SIDES, '--threads', '1', '--stop', 'ci:1', '--json']);
    const { summary } = JSON.parse(out);
    expect(summary.stopped_by).toBe('ci');
    expect(summary.fair_high - summary.fair_low).toBeLessThanOrEqual(2);
  });

  test('two agents change places; games are rounded up to whole blocks', async () => {
    const { err, out } = await runIn(cwd, [
      ...CHAINS.slice(0, -1),
      '1999',
      '--agents',
      'random,random:',
      '--json',
    ]);
    expect(err).toContain('--games 1999 rounded up to 2000: games are played in blocks of 4');
    expect(JSON.parse(out).summary).toMatchObject({ games: 2000, agent_a: 'random', agent_b: 'random:' });
  });

  test('every row of games.csv can be played again', async () => {
    await runIn(cwd, [...CHAINS.slice(0, -1), '120', '--records', '--out', 'x']);
    const [header, ...rows] = read('x', 'games.csv').trimEnd().split('\r\n');
    const columns = header!.split(',');
    expect(rows).toHaveLength(120);
    for (const row of rows.filter((_, i) => i % 10 === 0)) {
      const cells = row
        .match(/("[^"]*"|[^,]*)(,|$)/g)!
        .map((cell) => cell.replace(/,$/, '').replaceAll('"', ''));
      const key = cells[columns.indexOf('replay')]!;
      const { summary } = JSON.parse((await runIn(cwd, ['play', '--replay', key, '--json'])).out);
      expect(String(summary.winner)).toBe(cells[columns.indexOf('winner')]);
      expect(String(summary.turns)).toBe(cells[columns.indexOf('turns')]);
    }
  });

  test('without any word the bundled sides are measured', async () => {
    const { code, out } = await runIn(cwd, []);
    expect(code).toBe(0);
    expect(out).toContain('chains-tortoise-hare/fair.csv');
  });
});

describe('adaptive', () => {
  test('tests the rulebook, has it checked, writes its files and says it', async () => {
    const check = ['--check', 'mc:rollouts=2', '--check-games', '20'];
    const { code, out, err } = await runIn(cwd, [...ADAPTIVE, ...check, '--json', '--out', 'x']);
    expect([code, err]).toEqual([0, '']);
    expect(readdirSync(join(cwd, 'x')).sort()).toEqual([
      'adaptive.csv',
      'bestof.csv',
      'course.csv',
      'manifest.json',
      'settles.csv',
    ]);
    const { summary, rows, course, bestof, check: checked } = JSON.parse(out);
    expect(summary).toMatchObject({ deck: 'hare', games: 2000, agent: 'random' });
    expect([rows.length, course.length, bestof.length]).toEqual([25, 6, 49]);
    expect(checked).toMatchObject({ agent: 'mc:rollouts=2', games: 20, verdict: summary.verdict });
    expect(checked).toHaveProperty('setting');
    const [header] = read('x', 'settles.csv').split('\r\n');
    expect(header).toMatch(/,check_agent,check_games,check_rate,check_low,check_high,verdict$/);
    const { text } = JSON.parse(read('x', 'manifest.json'));
    expect(text).toContain('hare is the stronger deck');
    expect(text).toContain('Players who look ahead put it at');
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});

describe.each([
  { name: 'chains', argv: CHAINS, files: ['fair.csv', 'chains.csv', 'games.csv'] },
  { name: 'adaptive', argv: ADAPTIVE, files: ['settles.csv', 'adaptive.csv', 'bestof.csv', 'course.csv'] },
])('$name', ({ argv, files }) => {
  const withThreads = (threads: string) =>
    argv.map((word, i) => (argv[i - 1] === '--threads' ? threads : word));

  test('writes the same bytes with 1 and 2 threads, and when it is interrupted and resumed with 4', async () => {
    const control = new AbortController();
    let drawn = 0;
    const err = () => {
      if (++drawn > 0) control.abort();
    };
    const ctrlC = { terminal: true, err, signal: control.signal };
    const codes: number[] = [];
    const played = async (threads: string, out: string, more: readonly string[] = [], io = {}) =>
      codes.push((await runIn(cwd, [...withThreads(threads), '--records', '--out', out, ...more], io)).code);
    await played('1', 'one');
    await played('2', 'two');
    await played('1', 'resumed', [], ctrlC);
    await played('4', 'resumed', ['--resume']);
    expect(codes).toEqual([0, 0, 130, 0]);
    for (const dir of ['two', 'resumed']) {
      for (const file of files) expect(read(dir, file)).toBe(read('one', file));
    }
  }, 120_000);

  test('Ctrl-C before anything is done leaves nothing', async () => {
    const { code, err } = await runIn(cwd, argv, { signal: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(err).toContain('nothing is written');
    expect(readdirSync(cwd)).toEqual([]);
  });
});

test.each([
  { name: 'missing side', argv: ['chains', '--a', 'hare'], says: 'side --b is missing' },
  { name: 'missing side of adaptive', argv: ['adaptive', '--b', 'hare'], says: 'side --a is missing' },
  { name: 'unknown side', argv: ['chains', '--a', 'here', '--b', 'hare'], says: 'nearest: "hare"' },
  { name: 'unknown game', argv: ['chains', 'rase', ...SIDES], says: 'no game "rase"' },
  { name: 'chains are not set', argv: [...CHAINS, '--chains', '1,0'], says: 'chains has no flag --chains' },
  {
    name: 'a stop in words',
    argv: [...CHAINS, '--stop', 'soon'],
    says: '--stop "soon": expected ci:H with H in chains',
  },
  { name: 'a stop of 0', argv: [...CHAINS, '--stop', 'ci:0'], says: '--stop "ci:0": expected' },
  { name: 'a stop beyond 24', argv: [...CHAINS, '--stop', 'ci:25'], says: '--stop "ci:25": expected' },
  {
    name: 'a test',
    argv: [...CHAINS, '--stop', 'sprt:0.5,0.6'],
    says: '--stop "sprt:0.5,0.6": expected ci:H',
  },
  { name: 'too few games', argv: ['chains', ...SIDES, '--games', '99'], says: 'from 100 to' },
  { name: 'too few for adaptive', argv: ['adaptive', ...SIDES, '--games', '999'], says: 'from 1000 to' },
  {
    name: 'adaptive does not stop',
    argv: [...ADAPTIVE, '--stop', 'ci:1'],
    says: 'adaptive has no flag --stop',
  },
  { name: 'two agents', argv: [...ADAPTIVE, '--agents', 'a,b'], says: 'adaptive has no flag --agents' },
])('refused in one line: $name', async ({ argv, says }) => {
  const { code, out, err } = await runIn(cwd, argv);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toContain(says);
  expect([code, out]).toEqual([2, '']);
  expect(readdirSync(cwd)).toEqual([]);
});

describe('a game without chains', () => {
  test.each(['chains', 'adaptive'])('%s', async (command) => {
    const alone = await runIn(cwd, [command, ...SIDES], { games: [WITHOUT] });
    expect([alone.code, alone.err]).toEqual([2, 'none of the games has chains\n']);
    const other = { ...WITHOUT, game: { ...toy.game, id: 'stroll' } } as GameModule;
    const games = [other, toy as GameModule];
    const named = await runIn(cwd, [command, 'stroll', ...SIDES], { games });
    expect([named.code, named.err]).toEqual([2, 'stroll has no chains; expected race\n']);
  });

  test('is passed over when no game is named, and in the tour', async () => {
    const games = [WITHOUT, { ...toy, game: { ...toy.game, id: 'race' } } as GameModule];
    expect((await runIn(cwd, CHAINS, { games })).code).toBe(0);
    const { out } = await runIn(cwd, [], { games: [WITHOUT] });
    expect(out).toContain('fulcrum COMMAND');
  });
});

test('flags alone are for the tour, so that it can be resumed', async () => {
  const argv = ['--games', '200', '--threads', '1', '--resume'];
  expect((await runIn(cwd, argv)).out).toContain('The Race: 200 games');
  expect(await runIn(cwd, ['--gams', '5'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('"--games"'),
  });
});

test.each([
  { command: 'chains', has: ['--stop', 'ci:0.5', '--games', '--patch', 'fair number of chains', '--agents'] },
  { command: 'adaptive', has: ['--games', 'best of three', '--seed', 'rulebook'] },
])('help of $command', async ({ command, has }) => {
  const { code, out } = await runIn(cwd, [command, '--help']);
  expect(code).toBe(0);
  for (const words of has) expect(out.replaceAll(/\s+/g, ' ')).toContain(words);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a deck from a file', async () => {
  writeFileSync(join(cwd, 'three.txt'), '3');
  const argv = [
    'chains',
    '--a',
    'three.txt',
    '--b',
    'tortoise',
    '--threads',
    '1',
    '--games',
    '4000',
    '--json',
  ];
  const { summary } = JSON.parse((await runIn(cwd, argv)).out);
  expect(summary.fair_chains).toBeCloseTo(3, 0);
});
