import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const MATCH = [
  'match',
  'race',
  '--a',
  'hare',
  '--b',
  'tortoise',
  '--agent',
  'random',
  '--threads',
  '1',
  '--plan',
];

describe('--plan plays a trial, says what it takes and writes nothing', () => {
  test.each([
    {
      name: 'a number of games',
      flags: ['--games', '20000'],
      says: /20,000 games will give the win rate to ±0\.\d points/,
    },
    {
      name: 'a precision',
      flags: ['--stop', 'ci:0.01'],
      says: /±1\.0 points .* needs about [\d,]+ games\. .*--games \d+000? would do/,
    },
    {
      name: 'a precision beyond the games',
      flags: ['--stop', 'ci:0.0001', '--games', '5000'],
      says: /more than the 5,000 at which --games ends it/,
    },
    {
      name: 'a test',
      flags: ['--stop', 'sprt:0.6,0.61'],
      says: /Telling 61\.0% from 60\.0% takes about [\d,]+ games on average/,
    },
  ])('$name', async ({ flags, says }) => {
    const { code, out, err } = await runIn(cwd, [...MATCH, ...flags]);
    expect([code, err]).toEqual([0, '']);
    expect(out.replaceAll('\n', ' ')).toMatch(says);
    expect(out).toMatch(/a trial of 400 games/);
    expect(out.replaceAll('\n', ' ')).toMatch(/games a second on 1 thread, that is (about|less than)/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('as JSON, with the same games whenever it is asked', async () => {
    const flags = [...MATCH, '--stop', 'ci:0.01', '--json'];
    const [one, other] = [
      JSON.parse((await runIn(cwd, flags)).out),
      JSON.parse((await runIn(cwd, flags)).out),
    ];
    expect(one).toMatchObject({
      command: 'match',
      game: 'race',
      plan: true,
      summary: { trial_games: 400, threads: 1 },
    });
    expect(other.summary.games).toBe(one.summary.games);
    expect(one.summary.seconds).toBeGreaterThan(0);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test.each([
    {
      name: 'to a precision',
      flags: ['--stop', 'ci:0.5'],
      says: /±0\.5 chains \(95% interval\) needs about [\d,]+ games/,
    },
    {
      name: 'of a number of games',
      flags: [],
      says: /30,000 games will give the answer to about ±\d\.\d chains/,
    },
    {
      name: 'that its games do not reach',
      flags: ['--stop', 'ci:0.05', '--games', '3000'],
      says: /needs more than the 3,000/,
    },
  ])('of a handicap $name', async ({ flags, says }) => {
    const sides = 'chains --a hare --b tortoise --agent random --check none --threads 1 --plan'.split(' ');
    const { code, out } = await runIn(cwd, [...sides, ...flags]);
    expect([code, readdirSync(cwd)]).toEqual([0, []]);
    expect(out.replaceAll('\n', ' ')).toMatch(says);
    const { summary } = JSON.parse((await runIn(cwd, [...sides, ...flags, '--json'])).out);
    expect(summary.games).toBeLessThanOrEqual(summary.games_at_most);
    expect(summary.setting_half_width).toBeGreaterThan(0);
  });

  test('of a matrix to a precision', async () => {
    const argv = 'matrix race --agent random --check none --threads 1 --plan --stop ci:0.05'.split(' ');
    const { code, out } = await runIn(cwd, argv);
    expect([code, readdirSync(cwd)]).toEqual([0, []]);
    expect(out.replaceAll('\n', ' ')).toMatch(
      /3 parts were tried out .* until its interval is ±5\.0 points\. All of it is about [\d,]+ games/,
    );
    const { summary, rows } = JSON.parse((await runIn(cwd, [...argv, '--json'])).out);
    const played = JSON.parse(
      (await runIn(cwd, [...argv.filter((word) => word !== '--plan'), '--json'])).out,
    );
    const games = played.rows.reduce((sum: number, row: { games: number }) => sum + row.games, 0) / 2;
    expect(rows).toHaveLength(3);
    expect(games).toBeGreaterThan(summary.games / 4);
    expect(games).toBeLessThan(summary.games * 4);
  });

  test('of several setups to a precision', async () => {
    const argv = [
      'difficulty',
      '--nemesis',
      'rageborne',
      '--mages',
      'kadir,mist',
      '--level',
      'normal,expert',
    ];
    const flags = '--agent random --check none --stop ci:0.05 --threads 1 --plan'.split(' ');
    const { out } = await runIn(cwd, [...argv, ...flags], { games: GAMES });
    expect(out.replaceAll('\n', ' ')).toMatch(
      /2 parts were tried out .* is ±5\.0 points\. All of it is about/,
    );
  });

  test('of a batch', async () => {
    writeFileSync(
      join(cwd, 'x.yaml'),
      'command: match\na: hare\nb: tortoise\nagent: random\ngames: 100\nseed: [1, 2, 3]\n',
    );
    const { code, out } = await runIn(cwd, ['run', 'x.yaml', '--plan', '--threads', '1']);
    expect(code).toBe(0);
    expect(out.replaceAll('\n', ' ')).toMatch(
      /3 parts were tried out with [\d,]+ games, .* about 300 games and takes/,
    );
    expect(readdirSync(cwd)).toEqual(['x.yaml']);
  });

  test('not after Ctrl-C', async () => {
    const { code, out, err } = await runIn(cwd, MATCH, { signal: AbortSignal.abort() });
    expect({ code, out, err }).toEqual({
      code: 130,
      out: '',
      err: 'Interrupted in the trial; nothing is written.\n',
    });
  });
});
