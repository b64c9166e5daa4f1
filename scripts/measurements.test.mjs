import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The scripts that make the tables of the READMEs run, each in its smallest form. */

const run = (...words) => execFileSync(process.execPath, words, { encoding: 'utf8' });

test('the strengths of agents, of which no row is played twice', () => {
  const dir = mkdtempSync(join(tmpdir(), 'strengths-'));
  const words = ['scripts/strengths.mjs', '--game', 'shards', '--agent', 'heuristic', '--dir', dir];
  const first = run(...words);
  expect(first).toMatch(
    /^shards\n\n\| agent .*\n\| --- .*\n\| `heuristic` \| `random` \| 1 \| [\d.]+% .* of 1,000 games \| [\d.]+ \| [\d.]+ \|\n\n$/,
  );
  const [kept] = readdirSync(dir);
  writeFileSync(join(dir, kept), '| kept |\n');
  expect(run(...words)).toContain('| kept |');
  rmSync(dir, { recursive: true });
});

test('a row of agents on decks that nothing was learnt from', () => {
  expect(run('scripts/unseen.mjs', 'learnt', 'heuristic', '--blocks', '1')).toMatch(
    /^\| `learnt` \| `heuristic` \| 1 \| [\d.]+% \([\d.]+% to [\d.]+%\) of 4 games \| [\d.]+ \| [\d.]+ \|\n$/,
  );
});

test('rows of agents in Shards, by what is played and by leader', () => {
  const rows = run(
    'scripts/unseen.mjs',
    'learnt',
    'heuristic',
    '--game',
    'shards',
    '--blocks',
    '2',
    '--apart',
  );
  expect(rows.split('\n').map((row) => row.split(' | ')[0])).toEqual(
    expect.arrayContaining(['| `learnt`', '| with relics', '| base game']),
  );
});

test('rows of agents in Aeon’s End, by nemesis and number of mages, with both win rates on the same luck', () => {
  const words = ['learnt', 'heuristic', '--game', 'aeons-end', '--blocks', '16', '--apart'];
  const rows = run('scripts/unseen.mjs', ...words)
    .trim()
    .split('\n');
  expect(rows[0]).toMatch(
    /^\| `learnt` \| `heuristic` \| 1 \| [\d.]+% and [\d.]+% of 16 games, [-\d.]+ points \([-\d.]+ to [-\d.]+\) \| /,
  );
  expect(rows).toHaveLength(1 + 16 + 4 + 4);
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(
    expect.arrayContaining(['| Rageborne, one mage', '| Crooked Mask', '| four mages']),
  );
});

test('rows of agents in Codex, by specs', () => {
  const words = ['learnt', 'heuristic', '--game', 'codex', '--blocks', '3', '--apart'];
  const rows = run('scripts/unseen.mjs', ...words)
    .trim()
    .split('\n');
  expect(rows.map((row) => row.split(' | ')[0])).toEqual([
    '| `learnt`',
    '| Bashing against Finesse',
    '| Bashing against itself',
    '| Finesse against itself',
  ]);
});

test('how each set of KeyForge plays', () => {
  const rows = run('scripts/sets.mjs', 'heuristic', '--blocks', '2').trim().split('\n');
  expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' '))).toEqual([
    '| CotA heuristic 4',
    '| AoA heuristic 4',
    '| WC heuristic 4',
  ]);
});
