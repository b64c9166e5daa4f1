import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import type { GameModule } from '../../games/module.js';
import regatta from '../../match/toy/regatta.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const DECKS = '--a miss-onyx-censorius --b radiant-argus-the-supreme';
const PATCH = '--patch urchin.power=9 --agent random';
const MAGES = '--nemesis rageborne --mages kadir,mist --level expert';

/** What a command writes last in every row of these files, and says below its title. */
const ANSWERS: readonly {
  readonly typed: string;
  readonly files: readonly string[];
  readonly changed: string;
}[] = [
  {
    typed: `match keyforge ${DECKS} ${PATCH} --chains 2,0 --amber 0,0 --games 8`,
    files: ['summary.csv'],
    changed: 'chains 2,0; urchin.power=9; agent random',
  },
  {
    typed: `match keyforge ${DECKS} --agents random,heuristic --games 8`,
    files: ['summary.csv'],
    changed: 'agents random,heuristic',
  },
  {
    typed: 'match regatta --a cutter --b sloop --c ketch --ahead 1,0,0 --choice 1 --games 12',
    files: ['sides.csv'],
    changed: 'ahead 1,0,0; choice 1',
  },
  {
    typed: `matrix keyforge --decks miss-onyx-censorius,radiant-argus-the-supreme ${PATCH} --games 64`,
    files: ['ratings.csv', 'summary.csv'],
    changed: 'urchin.power=9; agent random',
  },
  {
    typed:
      'matrix keyforge --decks miss-onyx-censorius --rate agents --agents random,heuristic --patch urchin.power=9 --games 64',
    files: ['ratings.csv', 'summary.csv'],
    changed: 'urchin.power=9',
  },
  {
    typed: `chains ${DECKS} ${PATCH} --amber 1,0 --games 200`,
    files: ['fair.csv'],
    changed: 'amber 1,0; urchin.power=9; agent random',
  },
  {
    typed: `adaptive ${DECKS} ${PATCH} --games 1000`,
    files: ['settles.csv'],
    changed: 'urchin.power=9; agent random',
  },
  {
    typed: `difficulty ${MAGES} --gravehold 20 --games 8`,
    files: ['difficulty.csv', 'summary.csv'],
    changed: 'gravehold 20',
  },
  {
    typed: `tune keyforge ${DECKS} ${PATCH} --dial amber --games 1000`,
    files: ['dial.csv'],
    changed: 'urchin.power=9; agent random',
  },
];

const games = [...GAMES, regatta as GameModule];

const run = (typed: string) => runIn(cwd, typed.split(' '), { games });

test.each(ANSWERS)('$typed', { timeout: 120_000 }, async ({ typed, files, changed }) => {
  const { code, out } = await run(`${typed} --threads 1 --check none --out told`);
  expect(code).toBe(0);
  expect(out.split('\n\n')[0]!.split('\n').at(-1)).toBe(`Changed: ${changed}`);
  for (const file of files) {
    const [header, ...rows] = readFileSync(join(cwd, 'told', file), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(header).toMatch(/,changed$/);
    const last = changed.includes(',') ? `,"${changed}"` : `,${changed}`;
    expect(rows.filter((row) => !row.endsWith(last))).toEqual([]);
  }
  const { result } = JSON.parse(readFileSync(join(cwd, 'told/manifest.json'), 'utf8'));
  const { summary, rows } = result;
  expect([summary.changed, ...rows.map((row: { changed: string }) => row.changed)]).toEqual(
    Array(1 + rows.length).fill(changed),
  );
});

test('nothing changed: nothing said', async () => {
  const { out } = await run(`match keyforge ${DECKS} --games 8 --threads 1 --check none --out x`);
  expect(out).not.toContain('Changed');
  expect(readFileSync(join(cwd, 'x/summary.csv'), 'utf8')).toMatch(/,changed\r\n.*,\r\n$/);
});

test('a setup stands in the title and in columns of its own', async () => {
  const { out } = await run(`match aeons-end ${MAGES} --games 4 --threads 1 --check none --out x`);
  expect(out).toMatch(/^Aeon's End: expert, market random, 4 games, seed 1\n/);
  const [header, row] = readFileSync(join(cwd, 'x/summary.csv'), 'utf8').split('\r\n');
  expect(header).toMatch(/,seed,nemesis,level,players,mages,market,changed$/);
  expect(row).toMatch(/,1,rageborne,expert,2,"kadir,mist",random,$/);
});

test('a batch says what all of it changes in its title, and the rest row by row', async () => {
  const text = `command: match\na: hare\nb: tortoise\ngames: 20\nagent: mc:rollouts=2\nchains: ["0,0", "3,0"]\n`;
  writeFileSync(join(cwd, 'x.yaml'), text);
  const { out } = await runIn(cwd, ['run', 'x.yaml', '--threads', '1', '--out', 'x']);
  expect(out).toContain('seed 1\nChanged: agent mc:rollouts=2\n\n');
  const rows = readFileSync(join(cwd, 'x/summary.csv'), 'utf8').trimEnd().split('\r\n');
  expect(rows[0]).toMatch(/,changed,cell,arm$/);
  expect(rows[1]).toMatch(/,agent mc:rollouts=2,1,$/);
  expect(rows[2]).toMatch(/,"chains 3,0; agent mc:rollouts=2",2,$/);
});

test('play says it too', async () => {
  const typed = `play keyforge ${DECKS} --patch urchin.power=9 --amber 2,0`;
  const { out } = await run(typed);
  expect(out).toMatch(/seed 1\nChanged: amber 2,0; urchin\.power=9\n/);
  expect(JSON.parse((await run(`${typed} --json`)).out).summary.changed).toBe('amber 2,0; urchin.power=9');
});
