import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { runIn } from './testing-io.js';
import { programVersion } from './version.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const MATCH = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--threads', '1'];
const FILES = ['summary.csv', 'games.csv'];

function read(dir: string, file: string): string {
  return readFileSync(join(cwd, dir, file), 'utf8');
}

describe('help', () => {
  test.each([
    { name: 'the program', argv: ['--help'], has: ['games', 'cards', 'deck', 'play', 'match', 'bench'] },
    { name: 'a word', argv: ['help'], has: ['fulcrum COMMAND --help'] },
    { name: 'a letter', argv: ['-h'], has: ['fulcrum COMMAND --help'] },
    { name: 'a word and a command', argv: ['help', 'match'], has: ['--stop'] },
    { name: 'a command and a letter', argv: ['match', '-h'], has: ['--stop'] },
    {
      name: 'match',
      argv: ['match', '--help'],
      has: ['--a ', '--threads', '--records', 'Examples:', '--chains 4,0'],
    },
    { name: 'bench', argv: ['bench', '--help'], has: ['--seconds'] },
    {
      name: 'deck',
      argv: ['deck', '--help'],
      has: ['Master Vault', 'Crucible', 'Decks of KeyForge', 'YAML'],
    },
  ])('$name', async ({ argv, has }) => {
    const { code, out, err } = await runIn(cwd, argv);
    expect([code, err]).toEqual([0, '']);
    for (const words of has) expect(out).toContain(words);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/\[string\]/);
  });

  test('--version', async () => {
    expect((await runIn(cwd, ['--version'])).out).toBe(`${programVersion()}\n`);
  });
});

describe('lists', () => {
  test('games in words and as JSON', async () => {
    expect((await runIn(cwd, ['games'])).out).toContain('race  The Race');
    const { rows } = JSON.parse((await runIn(cwd, ['games', '--json'])).out);
    expect(rows[0]).toMatchObject({ game: 'race', seats: 2, cards: 2, sets: ['Base'] });
    expect(rows[0].agents).toEqual(['random', 'mc', 'ismcts']);
  });

  test.each([
    { name: 'all', flags: [], ids: ['step', 'leap'] },
    { name: 'by a part of the name', flags: ['--name', 'CAREFUL'], ids: ['step'] },
    { name: 'by set, in any case', flags: ['--set', 'base'], ids: ['step', 'leap'] },
  ])('cards: $name', async ({ flags, ids }) => {
    const cards = JSON.parse((await runIn(cwd, ['cards', 'race', ...flags, '--json'])).out);
    expect(cards.map(({ id }: { id: string }) => id)).toEqual(ids);
    const { out } = await runIn(cwd, ['cards', 'race', ...flags]);
    for (const id of ids) expect(out).toContain(`${id}  `);
  });

  test('a card in JSON is flat', async () => {
    const [card] = JSON.parse((await runIn(cwd, ['cards', 'race', '--name', 'step', '--json'])).out);
    expect(card).toMatchObject({ id: 'step', name: 'Careful Step', set: 'Base', type: 'move', places: 1 });
  });

  test('decks by name and from a file', async () => {
    writeFileSync(join(cwd, 'four.txt'), '4\n');
    const { code, out } = await runIn(cwd, ['deck', 'hare', 'four.txt', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).rows).toEqual([
      { name: 'hare', start: 1 },
      { name: 'start-4', start: 4 },
    ]);
  });
});

describe('match', () => {
  test('prints a table and writes the CSV where it says', async () => {
    const { code, out, err } = await runIn(cwd, [...MATCH, '--games', '101']);
    expect(code).toBe(0);
    expect(err).toBe('--games 101 rounded up to 102: games are played in pairs\n');
    expect(out).toContain('95% interval');
    expect(out).toContain('match-hare-tortoise/summary.csv');
    expect(readdirSync(join(cwd, 'results/match-hare-tortoise')).sort()).toEqual([
      'ends.csv',
      'manifest.json',
      'summary.csv',
      'turns.csv',
    ]);
    expect(read('results/match-hare-tortoise', 'summary.csv')).toContain(',102,');
  });

  test('--json is one object with the figures of the CSV', async () => {
    const { out } = await runIn(cwd, [...MATCH, '--games', '100', '--out', 'x', '--json']);
    const { command, game, summary, rows } = JSON.parse(out);
    expect({ command, game, rows: rows.length }).toEqual({ command: 'match', game: 'race', rows: 1 });
    const [header, values] = read('x', 'summary.csv')
      .split('\r\n')
      .map((line) => line.split(','));
    const figures = Object.fromEntries(header!.map((column, i) => [column, values![i]]));
    for (const [column, value] of Object.entries(summary)) {
      expect(typeof value === 'number' ? Number(figures[column]) : figures[column]).toBe(value);
    }
    expect(summary.wins_a + summary.wins_b + summary.draws).toBe(summary.games);
  });

  test.each([
    { name: 'two threads', flags: ['--threads', '2'] },
    { name: 'four threads', flags: ['--threads', '4'] },
    { name: 'once more', flags: ['--threads', '1'] },
  ])('the same seed writes the same bytes: $name', async ({ flags }) => {
    const plain = [...MATCH.slice(0, -2), '--games', '3000', '--seed', '9', '--records'];
    await runIn(cwd, [...plain, '--threads', '1', '--out', 'one']);
    await runIn(cwd, [...plain, ...flags, '--out', 'two']);
    for (const file of FILES) expect(read('two', file)).toBe(read('one', file));
    expect(read('one', 'games.csv').trimEnd().split('\r\n')).toHaveLength(3001);
  });

  test('another run is not overwritten', async () => {
    await runIn(cwd, [...MATCH, '--games', '10', '--out', 'x']);
    const { code, err } = await runIn(cwd, [...MATCH, '--games', '20', '--out', 'x']);
    expect(code).toBe(2);
    expect(err).toMatch(/x holds the results of another run; give another directory with --out\n$/);
    expect(read('x', 'summary.csv')).toContain(',10,');
  });

  test('chains and files reach the game', async () => {
    writeFileSync(join(cwd, 'nine.txt'), '9');
    const flags = ['--games', '200', '--threads', '1', '--json'];
    const level = await runIn(cwd, ['match', 'race', '--a', 'nine.txt', '--b', 'tortoise', ...flags]);
    const burdened = await runIn(cwd, [
      'match',
      'race',
      '--a',
      'nine.txt',
      '--b',
      'tortoise',
      '--chains',
      '24,0',
      ...flags,
    ]);
    expect(JSON.parse(level.out).summary.win_rate_a).toBe(1);
    expect(JSON.parse(level.out).summary.ci_high).toBe(1);
    expect(JSON.parse(burdened.out).summary).toMatchObject({ win_rate_a: 0, chains_a: 24, ci_low: 0 });
  });

  test('Ctrl-C writes what there is and says so', async () => {
    const control = new AbortController();
    let drawn = '';
    const err = (text: string) => {
      drawn += text;
      control.abort();
    };
    const argv = [...MATCH, '--games', '1000000', '--records', '--out', 'x'];
    const { code } = await runIn(cwd, argv, { terminal: true, err, signal: control.signal });
    expect(code).toBe(130);
    expect(drawn).toContain('Interrupted after');
    expect(read('x', 'summary.csv')).toContain(',interrupted,1');
    expect(JSON.parse(read('x', 'manifest.json')).stopped_by).toBe('interrupted');
  });

  test('Ctrl-C before anything is done leaves nothing', async () => {
    const { code, err } = await runIn(cwd, MATCH, { signal: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(err).toContain('nothing is written');
    expect(existsSync(join(cwd, 'results'))).toBe(false);
  });

  test.each([
    { name: 'on a terminal', terminal: true, flags: [], shown: true },
    { name: 'not with --quiet', terminal: true, flags: ['--quiet'], shown: false },
    { name: 'not into a file', terminal: false, flags: [], shown: false },
  ])('progress: $name', async ({ terminal, flags, shown }) => {
    const { err } = await runIn(cwd, [...MATCH, '--games', '100', ...flags], { terminal });
    expect(/games, [\d,]+\/s, .* left/.test(err)).toBe(shown);
    expect(err === '').toBe(!shown);
  });

  test.each([
    { stop: 'none', says: /100\/100 games, .* left: \d+\.\d% \(\d+\.\d% to \d+\.\d%\)/ },
    { stop: 'sprt:0.50,0.51', says: /: \d+\.\d%, log-likelihood ratio -?\d+\.\d\d \(-2\.94 to 2\.94\)/ },
  ])('progress shows the answer so far with --stop $stop', async ({ stop, says }) => {
    const argv = [...MATCH, '--games', '100', '--stop', stop];
    const { err } = await runIn(cwd, argv, { terminal: true, columns: 200 });
    expect(err).toMatch(says);
  });
});

describe('play', () => {
  test('tells a game turn by turn', async () => {
    const { code, out } = await runIn(cwd, ['play', 'race', '--a', 'hare', '--b', 'tortoise', '--seed', '3']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nTurn 1: hare\n {2}A (leaps|takes a careful step)\n {6}Runner 0 is at \d+\.\n\nTurn 2: tortoise\n/,
    );
    expect(out).toMatch(/wins after \d+ turns and \d+ decisions\.\nAgain: fulcrum play --replay race\//);
  });

  test('a key of an older version, which names chains of every game, still plays its game', async () => {
    const key =
      'aeons-end/a=kadir-adelheim/b=rageborne/chains=0,0/agents=random,random/seed=1/unit=0/index=0';
    const today = key.replace('/chains=0,0', '');
    const [{ code, out }, same] = await Promise.all(
      [key, today].map((each) => runIn(cwd, ['play', '--replay', each], { games: GAMES })),
    );
    expect([code, out]).toEqual([0, same!.out]);
    const other = await runIn(cwd, ['play', '--replay', key.replace('0,0', '1,0')], { games: GAMES });
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('aeons-end has no chains')]);
  });

  test('a game is played as the dials say, and its key says so', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir', '--turn-cards', '4', '--player-life', '12'];
    const told = await runIn(cwd, ['play', 'aeons-end', ...flags], { games: GAMES });
    const key = told.out.match(/--replay (\S+)/)![1]!;
    expect(key).toContain('/player-life=12/turn-cards=4/');
    const again = await runIn(cwd, ['play', '--replay', key], { games: GAMES });
    expect(again.out).toBe(told.out);
  });

  test('a replay that ends otherwise than its key says is not passed off as that game', async () => {
    const told = await runIn(cwd, ['play', 'race', '--a', 'hare', '--b', 'tortoise', '--seed', '3']);
    const key = told.out.match(/--replay (\S+)/)![1]!;
    expect((await runIn(cwd, ['play', '--replay', key])).code).toBe(0);
    const { code, err } = await runIn(cwd, ['play', '--replay', key.replace(/as=.*/, 'as=a.3.4')]);
    expect(code).toBe(2);
    expect(err).toMatch(/not the game of the key \(winner a, 3 turns, 4 decisions\) but another \(winner/);
    expect((await runIn(cwd, ['play', '--replay', key.replace(/\/as=.*/, '')])).code).toBe(0);
  });

  test('every row of games.csv can be played again', async () => {
    await runIn(cwd, [...MATCH, '--games', '12', '--records', '--out', 'x']);
    const [header, ...rows] = read('x', 'games.csv').trimEnd().split('\r\n');
    const columns = header!.split(',');
    for (const row of rows) {
      const cells = row
        .match(/("[^"]*"|[^,]*)(,|$)/g)!
        .map((cell) => cell.replace(/,$/, '').replaceAll('"', ''));
      const figure = (column: string) => cells[columns.indexOf(column)]!;
      const { summary, rows: told } = JSON.parse(
        (await runIn(cwd, ['play', '--replay', figure('replay'), '--json'])).out,
      );
      // The number of the game in its block and its own seed are in the key.
      for (const column of columns.filter((name) => name !== 'game' && name !== 'seed')) {
        expect({ [column]: String(summary[column]) }).toEqual({ [column]: figure(column) });
      }
      expect(told).toHaveLength(Number(figure('decisions')));
    }
  });
});

test('bench shows its figures beside the budgets', async () => {
  const { code, out } = await runIn(cwd, ['bench', 'race', '--seconds', '0.1', '--json']);
  expect(code).toBe(0);
  const rows = JSON.parse(out).rows as { what: string; measured: number; at_least?: number }[];
  expect(rows.map(({ what }) => what)).toContain('two threads against one');
  expect(rows[0]).toMatchObject({ game: 'machine', what: 'nanoseconds to copy 8 KiB', reference: 88 });
  expect(rows[2]).toMatchObject({ what: 'random: games/s, one core', at_least: 1000, aim: 2000 });
  for (const { measured } of rows) expect(Number.isFinite(measured)).toBe(true);
});
