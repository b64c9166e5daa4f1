import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';

const MATCH = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--games', '200', '--records'];
const FILE = `command: match
game: race
a: hare
b: tortoise
games: [20, 200]
arms:
  - name: plain
  - name: late
    chains: 1,0
`;

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const run = (...argv: string[]) => runIn(cwd, argv, { cores: 1 });

/** Every file of a directory but the manifest, which tells times. */
function filesIn(dir: string): Record<string, string> {
  const names = readdirSync(join(cwd, dir)).filter((name) => name !== 'manifest.json');
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(cwd, dir, name), 'latin1')]));
}

const textIn = (out: string) => out.split('\nWritten to')[0];

const manifestOf = (dir: string) => JSON.parse(readFileSync(join(cwd, dir, 'manifest.json'), 'utf8'));

async function played(argv: readonly string[], parts: number): Promise<string[]> {
  const dirs = Array.from({ length: parts }, (_, i) => `part${i + 1}`);
  for (const [i, dir] of dirs.entries()) {
    const { code, err } = await run(...argv, '--part', `${i + 1}/${parts}`, '--out', dir);
    expect([code, err]).toEqual([0, '']);
  }
  return dirs;
}

describe('parts put together have the bytes of one run', () => {
  test.each([
    { name: 'a match with its games', argv: MATCH, parts: 3 },
    { name: 'more parts than pieces', argv: [...MATCH.slice(0, 6), '--games', '4'], parts: 5 },
    { name: 'several agents', argv: [...MATCH, '--agent', 'random,mc:rollouts=1'], parts: 2 },
    { name: 'a file with lists and arms', argv: ['run', 'file.yaml', '--records'], parts: 4 },
    {
      name: 'a match with a check',
      argv: [...MATCH, '--check', 'mc:rollouts=1', '--check-games', '14'],
      parts: 3,
    },
    { name: 'a file with lists, arms and checks', argv: ['run', 'checked.yaml'], parts: 4 },
  ])('$name', async ({ name, argv, parts }) => {
    writeFileSync(join(cwd, 'file.yaml'), FILE);
    writeFileSync(join(cwd, 'checked.yaml'), `${FILE}check: mc:rollouts=1\ncheck-games: 14\n`);
    const one = await run(...argv, '--out', 'one');
    expect(one.code).toBe(0);
    const dirs = await played(argv, parts);
    const merged = await run('merge', ...dirs.reverse(), '--out', 'whole');
    expect([merged.code, merged.err]).toEqual([0, '']);
    expect(filesIn('whole')).toEqual(filesIn('one'));
    const isChecked = Object.values(filesIn('one')).some((text) => text.includes('check_agent'));
    expect(isChecked).toBe(name.includes('check'));
    expect(textIn(merged.out)).toBe(textIn(one.out));
    const { asked, configuration, versions, seed } = manifestOf('one');
    expect(manifestOf('whole')).toMatchObject({ asked, configuration, versions, seed });
  });
});

test('difficulty with a check, a setup alone and arms of a file', async () => {
  const flags = ['--nemesis', 'rageborne', '--mages', 'random', '--players', '2', '--agent', 'random'];
  const check = ['--check', 'heuristic', '--check-games', '3', '--games', '24'];
  const ARMS = `command: difficulty
nemesis: rageborne
mages: kadir,mist
agent: random
games: 12
check: heuristic
check-games: 3
arms:
  - { name: three, patch: rageborne.life=3 }
  - { name: two, patch: rageborne.life=2 }
`;
  writeFileSync(join(cwd, 'arms.yaml'), ARMS);
  for (const [i, argv] of [
    ['difficulty', ...flags, ...check],
    ['run', 'arms.yaml'],
  ].entries()) {
    const played = (...more: string[]) => runIn(cwd, [...argv, ...more], { cores: 1, games: GAMES });
    expect((await played('--out', `one${i}`)).code).toBe(0);
    expect(filesIn(`one${i}`)).toHaveProperty(['difficulty.csv'], expect.stringContaining('check_agent'));
    for (const part of [1, 2]) {
      const { code, err } = await played('--part', `${part}/2`, '--out', `part${i}${part}`);
      expect([code, err]).toEqual([0, '']);
    }
    const dirs = [1, 2].map((part) => `part${i}${part}`);
    const merged = await runIn(cwd, ['merge', ...dirs, '--out', `whole${i}`], { cores: 1, games: GAMES });
    expect([merged.code, merged.err]).toEqual([0, '']);
    expect(filesIn(`whole${i}`)).toEqual(filesIn(`one${i}`));
  }
});

test('an interrupted part goes on with --resume', async () => {
  const control = new AbortController();
  const argv = [...MATCH, '--part', '2/2', '--out', 'two'];
  const stop = { cores: 1, signal: control.signal, onProgress: () => control.abort() };
  const first = await runIn(cwd, argv, stop);
  expect(first.code).toBe(130);
  expect((await run('merge', 'two')).err).toMatch(/two is not finished; .* --resume/);
  expect((await run(...argv, '--resume')).code).toBe(0);
  await run(...MATCH, '--part', '1/2', '--out', 'one');
  await run('merge', 'one', 'two', '--out', 'whole');
  await run(...MATCH, '--out', 'alone');
  expect(filesIn('whole')).toEqual(filesIn('alone'));
});

test('without --out parts and the whole have directories of their own', async () => {
  const plain = MATCH.filter((word) => word !== '--records');
  for (const part of ['1/2', '2/2']) await run(...plain, '--part', part);
  const dirs = readdirSync(join(cwd, 'results')).sort();
  expect(dirs).toEqual(['match-hare-tortoise-part-1-2', 'match-hare-tortoise-part-2-2']);
  const { code, out } = await run('merge', ...dirs.map((dir) => `results/${dir}`), '--json');
  expect([code, JSON.parse(out).command]).toEqual([0, 'match']);
  expect(readdirSync(join(cwd, 'results'))).toContain('match-hare-tortoise');
});

describe('refused', () => {
  test.each([
    { part: '0/3', says: '--part "0/3": expected I/N with I from 1 to N' },
    { part: '4/3', says: '--part "4/3": expected I/N' },
    { part: 'two', says: '--part "two": expected I/N' },
  ])('--part $part', async ({ part, says }) => {
    const { code, err } = await run(...MATCH, '--part', part);
    expect([code, err.includes(says), err.trim().includes('\n')]).toEqual([2, true, false]);
  });

  test.each([
    { name: 'a stopping rule', argv: [...MATCH, '--stop', 'ci:0.1'], says: /--stop decides by the results/ },
    { name: 'a matrix', argv: ['matrix', 'race', '--sides', 'hare,tortoise'], says: /matrix decides by its/ },
    {
      name: 'a dial',
      argv: ['tune', 'race', '--a', 'hare', '--b', 'tortoise', '--dial', 'chains'],
      says: /tune decides by its results/,
    },
  ])('a design that decides as it goes: $name', async ({ argv, says }) => {
    const { code, err } = await run(...argv, '--part', '1/2');
    expect([code, says.test(err)]).toEqual([2, true]);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('parts that do not make a whole', async () => {
    const [one, two] = await played(MATCH, 2);
    await run(...MATCH, '--seed', '2', '--part', '2/2', '--out', 'other');
    await run(...MATCH, '--out', 'alone');
    const said = async (...dirs: string[]) => {
      const { code, err } = await run('merge', ...dirs, '--out', 'whole');
      expect([code, err.trim().includes('\n')]).toEqual([2, false]);
      return err;
    };
    expect(await said()).toMatch(/no directory given/);
    expect(await said('alone')).toMatch(/holds no part/);
    expect(await said(one!)).toMatch(/part 2\/2 is missing/);
    expect(await said(one!, two!, two!)).toMatch(/part 2\/2 is given twice/);
    expect(await said(one!, 'other')).toMatch(/parts of different runs/);
    writeFileSync(join(cwd, two!, 'games.csv'), 'x', { flag: 'a' });
    expect(await said(one!, two!)).toMatch(/not as they were written/);
    expect(readdirSync(cwd)).not.toContain('whole');
  });
});
