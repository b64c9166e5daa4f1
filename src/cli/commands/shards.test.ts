import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { type Ran, runIn } from '../testing-io.js';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const run = (line: string): Promise<Ran> => runIn(cwd, line.split(' '), { games: GAMES });
const SMALL = '--agent random --threads 1 --records --check none --out x';

/** The last column of a row of games.csv, which may be in quotes. */
function lastKey(): string {
  const lines = readFileSync(join(cwd, 'x/games.csv'), 'utf8').trimEnd().split('\r\n');
  return /(shards\/[^"]*)"?$/.exec(lines.at(-1)!)![1]!;
}

describe('a match by flags of the game, and its last game again', () => {
  test.each([
    ['two leaders by letter', '--a decima --b tetra', 'summary.csv'],
    ['leaders by letter beside a variant', '--variant base --a decima --b tetra', 'summary.csv'],
    ['three random leaders', '--players 3', 'sides.csv'],
    ['four named leaders', '--leaders decima,volos,tetra,ko-syn-wu', 'sides.csv'],
    ['two teams with a draft', '--variant team,draft', 'summary.csv'],
    ['an auction', '--variant auction,secret --players 3', 'sides.csv'],
    ['alone', '--variant nemesis --a volos --b decima', 'summary.csv'],
    ['with dials', '--a decima --b tetra --bid 5,0 --mastery 0,2', 'summary.csv'],
  ])('%s', async (_, flags, file) => {
    const { code, err } = await run(`match shards ${flags} --games 12 ${SMALL}`);
    expect([code, err.replace(/^--games .* rounded up .*\n/, '')]).toEqual([0, '']);
    expect(readFileSync(join(cwd, 'x', file), 'utf8')).toContain('shards');
    const again = await run(`play --replay ${lastKey()}`);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toMatch(/wins after \d+\s+turns/);
  });
});

describe('what cards do for their buyers', () => {
  test('observed, without the card, and with it for nothing', async () => {
    const { code, out } = await run(
      'match shards --variant base --compare cards --games 4 --agent random --threads 1 --out x',
    );
    expect(code).toBe(0);
    expect(out).toContain('as many with each change');
    const lines = readFileSync(join(cwd, 'x/impact.csv'), 'utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 2 * 45);
    expect(lines.some((line) => line.startsWith('shards,nil-assassin,Nil Assassin,without,'))).toBe(true);
  });

  test.each([
    ['match shards --compare leaders', '--compare "leaders": expected cards\n'],
    [
      'match shards --compare cards --stop ci:0.1',
      '--stop: expected none with --compare cards; --games says how many are played\n',
    ],
    [
      'match codex bashing finesse --compare cards',
      '--compare cards: players of Codex buy nothing from a common offer\n',
    ],
    [
      'match shards --compare cards --agents heuristic,random',
      '--agents: expected one for all sides with --compare cards\n',
    ],
  ])('%s', async (line, says) => {
    expect(await run(line)).toMatchObject({ code: 2, err: says });
  });
});

test('the cards of a set', async () => {
  const { out } = await run('cards shards --set relics --name axia');
  expect(out).toContain('Axia');
  expect(out).toContain('Recruiting this card costs 1 gem less');
});

test('a matrix of all leaders', async () => {
  const { code, out } = await run('matrix shards --agent random --games 96 --threads 1 --check none --out x');
  expect(code).toBe(0);
  for (const leader of ['Decima', 'Ko Syn Wu', 'Tetra', 'Volos']) expect(out).toContain(leader);
});

test.each([
  [
    '--variant base,secret',
    '--variant "base,secret": base and secret do not go together: without the expansion there are no relics\n',
  ],
  ['--variant team --players 3', '--players "3": expected 4, which the variant is for\n'],
  [
    '--a decimus --b tetra',
    '--a "decimus": expected decima, ko-syn-wu, tetra, volos, random, or two of them with a + for a team; nearest: "decima"\n',
  ],
  ['--health 60,50', '--health "60,50": expected whole numbers from 1 to 50\n'],
])('match shards %s is refused', async (flags, error) => {
  const { code, err } = await run(`match shards ${flags}`);
  expect([code, err]).toEqual([2, error]);
});
