import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shardsModule } from '../../games/shards/module.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const SIDES = 'race --a falcon --b tortoise';
const CHECK = '--check mc:rollouts=2 --check-games 20';
const run = (typed: string, change = {}) =>
  runIn(cwd, [...typed.split(' '), '--threads', '1', '--quiet'], change);

/** The rows of a CSV file; values with commas are quoted. */
function rowsOf(file: string, dir = 'x'): Record<string, string>[] {
  const text = readFileSync(join(cwd, dir, file), 'utf8').trimEnd();
  const [header, ...rows] = text
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell!));
  return rows.map((row) => Object.fromEntries(header!.map((name, i) => [name, row[i]!])));
}

const LAST = 'check_agent,check_games,check_rate,check_low,check_high,verdict';
const OUTCOMES = ['agree', 'differ', 'not enough games'];

describe('at the end of the row that answers, in words and in --json', () => {
  test.each([
    { typed: `match ${SIDES} --games 100`, file: 'summary.csv', says: 'What is known is' },
    { typed: `chains ${SIDES} --games 1000`, file: 'fair.csv', says: 'put it at', isSetting: true },
    {
      typed: `tune ${SIDES} --games 1000 --dial chains --target 0.6`,
      file: 'dial.csv',
      says: 'Players who look ahead put it at',
    },
    {
      typed: 'matrix race --decks tortoise,hare,falcon --games 300',
      file: 'ratings.csv',
      says: 'Players who look ahead (mc:rollouts=2) in',
    },
  ])('$typed', async ({ typed, file, says, isSetting = false }) => {
    const told = await run(`${typed} ${CHECK} --out x`);
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out.replace(/\s+/g, ' ')).toContain(says);
    for (const line of told.out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    const [header] = readFileSync(join(cwd, 'x', file), 'utf8').split('\r\n');
    expect(header!.endsWith(LAST)).toBe(true);
    const answering = rowsOf(file).find(({ check_agent }) => check_agent !== '')!;
    expect(answering.check_agent).toBe('mc:rollouts=2');
    expect(answering.check_games).toBe('20');
    expect(OUTCOMES).toContain(answering.verdict);
    const { check, summary } = JSON.parse(readFileSync(join(cwd, 'x/manifest.json'), 'utf8')).result;
    expect(check).toMatchObject({ agent: 'mc:rollouts=2', games: 20, verdict: summary.verdict });
    expect(check.low).toBeLessThanOrEqual(check.rate);
    expect(Object.hasOwn(check, 'setting_low')).toBe(isSetting || Object.hasOwn(summary, 'check_setting'));
    if (isSetting) expect(check).toHaveProperty('setting');
  });

  test('arms: each rate, and the difference', async () => {
    const arms = 'arms:\n  - name: level\n  - name: burdened\n    chains: "9,0"\n';
    const file = `command: match\ngame: race\na: hare\nb: tortoise\ngames: 200\ncheck: mc:rollouts=2\ncheck-games: 40\n${arms}`;
    writeFileSync(join(cwd, 'e.yaml'), file);
    const { code, out } = await run('run e.yaml --out x');
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toMatch(/Players who look ahead put it at −\d/);
    const [found] = rowsOf('differences.csv');
    expect(Number(found!.check_rate)).toBeLessThan(0);
    expect(readFileSync(join(cwd, 'x/summary.csv'), 'utf8').match(/,mc:rollouts=2,40,/g)).toHaveLength(2);
  });
});

describe('there is none', () => {
  test.each([
    { why: 'where it is not wanted', flags: '--check none', says: '--check none' },
    { why: 'by who plays already', flags: '--agent random --check random', says: 'random plays already' },
    {
      why: 'where pilots are compared',
      flags: '--agents random,mc:rollouts=2 --check mc',
      says: 'the pilots are what',
    },
    { why: 'in a game without a usual one', flags: '', says: 'The Race has no usual one; --check AGENT' },
  ])('$why, and that is said', async ({ flags, says }) => {
    const { code, out } = await run(`match ${SIDES} --games 8 --out x ${flags}`.trim());
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(`No second pilot has checked this: ${says}`);
    expect(Object.keys(rowsOf('summary.csv')[0]!)).not.toContain('verdict');
  });
});

test('at a table of more than two sides a quicker pilot checks each of them', async () => {
  const { out } = await run(
    'match shards --leaders decima,volos,tetra --players 3 --games 3 --check-games 3 --out x',
    { games: [shardsModule] },
  );
  const rows = rowsOf('sides.csv').filter(({ check_agent }) => check_agent !== '');
  expect(rows.map(({ side, check_agent }) => [side, check_agent])).toEqual(
    ['a', 'b', 'c'].map((side) => [side, 'ismcts:iterations=20']),
  );
  const won = (row: Record<string, string>) => Number(row.check_rate) * 3;
  expect(rows.reduce((sum, row) => sum + won(row), 0)).toBeCloseTo(3, 4);
  const best = rows.toSorted((one, other) => Number(other.wins) - Number(one.wins))[0]!;
  expect(out.replace(/\s+/g, ' ')).toContain(`With players who look ahead ${best.name} wins`);
});

test.each([
  { flags: '--check rando', says: 'no agent "rando" plays race' },
  { flags: '--check random,mc', says: '--check "random,mc": expected one agent, or none' },
  { flags: '--check none --check-games 8', says: '--check-games: there is no check with --check none' },
  { flags: '--check mc --check-games 1', says: '--check-games "1": expected a whole number from 2 to' },
])('refused: $flags', async ({ flags, says }) => {
  const { code, err } = await run(`match ${SIDES} ${flags}`);
  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
});

describe('the same bytes', () => {
  const typed = `chains ${SIDES} --games 400 --records ${CHECK}`;
  const files = (dir: string) =>
    ['fair.csv', 'chains.csv', 'games.csv'].map((file) => readFileSync(join(cwd, dir, file), 'latin1'));

  test('with two threads, and when the check is cut and resumed', async () => {
    await run(`${typed} --out one`);
    const marked = rowsOf('games.csv', 'one').filter(({ check }) => check === 'check');
    expect(marked.map(({ agent_a }) => agent_a)).toEqual(
      Array.from({ length: 20 }, () => ['random', 'random', 'mc:rollouts=2', 'mc:rollouts=2'])
        .flat()
        .slice(0, 40),
    );
    await runIn(cwd, [...typed.split(' '), '--threads', '2', '--out', 'two', '--quiet']);
    expect(files('two')).toEqual(files('one'));
    const control = new AbortController();
    const onProgress = (done: number) => done > 410 && control.abort();
    const cut = await run(`${typed} --out cut`, { signal: control.signal, onProgress });
    expect(cut.code).toBe(130);
    expect(rowsOf('fair.csv', 'cut')[0]).not.toHaveProperty('verdict');
    expect((await run(`${typed} --out cut --resume`)).code).toBe(0);
    expect(files('cut')).toEqual(files('one'));
  });
});
