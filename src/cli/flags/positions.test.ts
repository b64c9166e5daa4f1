import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameModule } from '../../games/module.js';
import race from '../../match/toy/race.js';
import regatta from '../../match/toy/regatta.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const games = [race, regatta] as GameModule[];
const DIAL = ['--dial', 'chains', '--range', '0,4'];

test.each([
  { command: ['match', 'race'], sides: ['hare', 'tortoise'], more: ['--games', '20'] },
  { command: ['match', 'regatta'], sides: ['cutter', 'sloop', 'ketch'], more: ['--games', '30'] },
  { command: ['chains'], sides: ['hare', 'tortoise'], more: ['--games', '1000'] },
  { command: ['chains', 'race'], sides: ['hare', 'tortoise'], more: ['--games', '1000'] },
  { command: ['adaptive'], sides: ['hare', 'tortoise'], more: ['--games', '1000'] },
  { command: ['tune', 'race'], sides: ['hare', 'tortoise'], more: [...DIAL, '--games', '1000'] },
  { command: ['play', 'regatta'], sides: ['cutter', 'sloop', 'ketch'], more: [] },
  { command: ['match', 'race'], sides: ['nine.txt', 'hare'], more: ['--games', '20'] },
])('sides as words are sides by flag: $command $sides', async ({ command, sides, more }) => {
  writeFileSync(join(cwd, 'nine.txt'), '9');
  const flags = sides.flatMap((side, i) => [`--${'abcd'[i]}`, side]);
  const rest = [...more, '--json', ...(command[0] === 'play' ? [] : ['--threads', '1'])];
  const byFlag = await runIn(cwd, [...command, ...flags, ...rest], { games });
  const byWord = await runIn(cwd, [...command, ...sides, ...rest], { games });
  expect(byWord).toEqual(byFlag);
  expect([byWord.code, byWord.err]).toEqual([0, '']);
});

test('a command about games of two sides takes no third', async () => {
  const { code, err } = await runIn(cwd, ['chains', 'hare', 'tortoise', 'more'], { games });
  expect([code, err]).toEqual([2, '"more" is one word too many; expected: fulcrum chains [GAME] A B\n']);
});

test('sides as words win over those of a configuration', async () => {
  writeFileSync(join(cwd, 'own.yaml'), 'game: race\na: hare\nb: hare\ngames: 20\n');
  const argv = ['match', 'race', 'tortoise', '--config', 'own.yaml', '--json', '--threads', '1'];
  const { out } = await runIn(cwd, argv, { games });
  expect(JSON.parse(out).summary).toMatchObject({ a: 'tortoise', b: 'hare' });
});

test('a deck from standard input', () => {
  const program = new URL('../../../dist/bin/fulcrum.js', import.meta.url).pathname;
  const run = (deck: string) =>
    spawnSync(
      process.execPath,
      [program, 'match', 'keyforge', '-', 'guide-achea', '--games', '20', '--check', 'none', '--json'],
      { cwd, input: deck, encoding: 'utf8' },
    );
  const deck = spawnSync(process.execPath, [program, 'deck', 'miss-onyx-censorius'], { encoding: 'utf8' });
  expect(JSON.parse(run(deck.stdout).stdout).summary.a).toBe('Miss "Onyx" Censorius');
  const wrong = run('Mine\nDis\nGongozle\n');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringMatching(/^standard input: [^\n]*\n$/)]);
});
