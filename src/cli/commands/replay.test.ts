import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { encodeGame } from '../../match/game-key.js';
import { runIn, typing } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const RACE = ['play', 'race', '--a', 'hare', '--b', 'tortoise', '--seed', '3'];
const run = (...argv: string[]) => runIn(cwd, argv);
const story = (out: string): string => out.slice(out.indexOf('\nTurn 1'), out.indexOf(' decisions.'));

describe('replay tells a game again', () => {
  test('of a key that names its sides, as play --replay does', async () => {
    const { out } = await run(...RACE);
    const key = /--replay (\S+)/.exec(out)![1]!;
    expect((await run('replay', key)).out).toBe(out);
  });

  test('of a saved file, with the moves', async () => {
    const { out } = await run(...RACE, '--save', 'game.txt');
    expect(out).toContain('game.txt: fulcrum replay ');
    const again = await run('replay', 'game.txt');
    expect([again.code, again.err]).toEqual([0, '']);
    expect(story(again.out)).toBe(story(out));
    const key = readFileSync(join(cwd, 'game.txt'), 'utf8').trim();
    expect((await run('replay', key)).out).toBe(again.out);
    expect((await run('play', '--replay', key)).out).toBe(again.out);
    const { summary, rows } = JSON.parse((await run('replay', key, '--json')).out);
    expect([summary.replay, rows.length]).toEqual([key, summary.decisions]);
  });

  test('of a person, which no agent could play again', async () => {
    const leap = function* () {
      for (;;) yield '2';
    };
    const argv = [...RACE, '--agents', 'human,random'];
    const { out } = await runIn(cwd, argv, { ask: typing(leap()) });
    const key = /This game again: fulcrum play --replay (\S+)/.exec(out)![1]!;
    const again = await run('replay', key);
    expect(again.out.match(/A leaps/g)).toEqual(out.match(/A leaps/g));
    expect(again.out).not.toContain('A takes a careful step');
  });

  test('that a person left, up to where they did', async () => {
    const argv = [...RACE, '--agents', 'human,random', '--save', 'left.txt'];
    const { code } = await runIn(cwd, argv, { ask: typing(['1', '1', 'q']) });
    expect(code).toBe(130);
    expect((await run('replay', 'left.txt')).out).toMatch(/Stopped after \d+ turns and \d+ decisions/);
  });

  test('of a row of games.csv', async () => {
    const match = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--games', '12', '--check', 'none'];
    await runIn(cwd, [...match, '--records', '--out', 'x'], { cores: 1 });
    const rows = readFileSync(join(cwd, 'x/games.csv'), 'utf8').trimEnd().split('\r\n');
    const { summary } = JSON.parse((await run('replay', 'x/games.csv', '--row', '5', '--json')).out);
    expect(rows[5]).toContain(summary.replay.replaceAll('"', ''));
    const past = await run('replay', 'x/games.csv', '--row', '99');
    expect([past.code, past.err]).toEqual([2, '--row 99: x/games.csv has 12 games; expected 1 to 12\n']);
  });

  test('with what agents consider', async () => {
    await run(...RACE, '--agents', 'mc:rollouts=20,random', '--save', 'game.txt');
    const { out } = await run('replay', 'game.txt', '--explain');
    expect(out).toContain('A weighs 2 options by the chance of winning');
  });
});

describe('replay refuses in one line', () => {
  test.each([
    { name: 'nothing', argv: [], says: 'no game given; expected: fulcrum replay KEY' },
    { name: 'no key', argv: ['x'], says: '"x" is not a replay key; expected' },
    { name: 'a broken key', argv: ['game1.race.1.x.y'], says: 'copy the whole key again' },
    { name: 'a row of a key', argv: ['game1.race.1.x.y', '--row', '1'], says: '--row: expected games.csv' },
  ])('$name', async ({ argv, says }) => {
    const { code, err } = await run('replay', ...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test.each([
    { argv: ['--html', 'x.html'], says: '--html is where the page of --browser is written' },
    { argv: ['--browser', '--save', 'x.txt'], says: '--save: the page of --browser does that' },
    { argv: ['--browser', '--explain'], says: '--explain: the page of --browser does that' },
  ])('play with $argv', async ({ argv, says }) => {
    const { code, err } = await run(...RACE, ...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });

  test('a game of other rules', async () => {
    const [module] = GAMES;
    const sides = module!.sideNames.slice(0, 2).map((name) => module!.namedSide(name)!);
    const plain = { options: {}, first: 0, seed: [1, 2], pilots: ['random', 'random'], moves: [], as: '' };
    const key = await encodeGame({ ...plain, game: 'keyforge', rules: '1', sides } as never);
    const { code, err } = await runIn(cwd, ['replay', key], { games: GAMES });
    expect([code, err]).toEqual([2, expect.stringContaining('by rules 1 of KeyForge, and this program')]);
  });

  test('games.csv without a row, another CSV, and a row of one game', async () => {
    writeFileSync(join(cwd, 'other.csv'), 'a,b\r\n1,2\r\n');
    writeFileSync(join(cwd, 'one.txt'), 'game1.race.1.x.y');
    expect((await run('replay', 'other.csv')).err).toContain('expected --row N');
    expect((await run('replay', 'other.csv', '--row', '1')).err).toContain('no column replay');
    expect((await run('replay', 'one.txt', '--row', '1')).err).toContain('one.txt is one game');
  });

  test('a file that is damaged, or holds no game', async () => {
    writeFileSync(join(cwd, 'cut.txt'), 'game1.race.1.x.y');
    writeFileSync(join(cwd, 'letter.txt'), 'Dear Ada,\nthis is no game.\n');
    writeFileSync(join(cwd, 'empty.txt'), '');
    expect((await run('replay', 'cut.txt')).err).toMatch(
      /^cut\.txt: this is not the key .* copy the whole key/,
    );
    for (const name of ['letter.txt', 'empty.txt']) {
      const { code, err } = await run('replay', name);
      const says = `${name} holds no game; expected a saved game, a page, or games.csv with --row N\n`;
      expect([code, err]).toEqual([2, says]);
    }
  });
});
