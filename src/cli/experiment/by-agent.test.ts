import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  writeFileSync(join(cwd, 'leaps.mjs'), always(1));
  writeFileSync(join(cwd, 'steps.mjs'), always(0));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** An agent that always takes the same option. */
const always = (option: number): string =>
  `export default () => ({ name: 'always', begin() {}, choose: () => ${option} });`;

const own = (name: string): string => join(cwd, name);
const rowsOf = (dir: string, file: string): string[] =>
  readFileSync(join(cwd, dir, file), 'utf8')
    .trimEnd()
    .split('\r\n');

function match(agents: readonly string[], a: string, b: string, ...more: string[]) {
  const argv = [
    'match',
    'race',
    '--a',
    a,
    '--b',
    b,
    '--agent',
    agents.join(),
    '--games',
    '400',
    '--out',
    'x',
  ];
  return runIn(cwd, [...argv, '--threads', '1', ...more]);
}

describe('several agents in turn', () => {
  test('a row for each in summary.csv, as each alone gives it', async () => {
    const { code, out } = await match(['random', own('leaps.mjs')], 'falcon', 'tortoise');
    expect(code).toBe(0);
    expect(out).toContain('Whoever plays, falcon beats tortoise more often than not: every agent says so.');
    const [, random, leaps] = rowsOf('x', 'summary.csv');
    expect(random).toMatch(/^race,falcon,tortoise,random,random,0,0,400,/);
    expect(leaps).toContain(',400,');
    const alone = [
      'match',
      'race',
      '--a',
      'falcon',
      '--b',
      'tortoise',
      '--agent',
      'random',
      '--games',
      '400',
    ];
    await runIn(cwd, [...alone, '--threads', '1', '--out', 'y']);
    expect(`${rowsOf('y', 'summary.csv')[1]},1,`).toBe(random);
    expect(rowsOf('x', 'agents.csv')).toHaveLength(3);
    expect(rowsOf('x', 'agents.csv')[1]).toMatch(/^,falcon over tortoise,random,.*,0.050000,all above$/);
  });

  test('an agent that turns the tables', async () => {
    writeFileSync(own('nine.txt'), '9');
    // One place before the goal a step wins at once, and a leap every other time.
    for (const seat of [0, 1]) {
      const choose = `(state) => (game.decider(state) === ${seat} ? 0 : 1)`;
      const text = `export default (game) => ({ name: 'for', begin() {}, choose: ${choose} });`;
      writeFileSync(own(`for-${seat}.mjs`), text);
    }
    const { out } = await match([own('for-0.mjs'), own('for-1.mjs')], own('nine.txt'), 'falcon');
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /It depends on who plays: start-9 beats falcon more often than not with \S+for-0.mjs; falcon beats start-9 more often than not with \S+for-1.mjs\./,
    );
    expect(rowsOf('x', 'agents.csv')[1]).toMatch(/,differ,0.050000,mixed$/);
  });

  test('--check-games asks for a check of each, where the game has a usual one', async () => {
    const { code, err } = await match(
      ['random', own('leaps.mjs')],
      'falcon',
      'tortoise',
      '--check-games',
      '4',
    );
    expect([code, err]).toEqual([0, '']);
  });

  test('what is not settled is said so', async () => {
    const { out } = await match(['random', own('steps.mjs')], 'hare', 'hare');
    expect(out).toContain('Not settled for every agent: it is open with ');
  });

  test('--json has the verdict', async () => {
    const { out } = await match(['random', own('leaps.mjs')], 'falcon', 'tortoise', '--json');
    const { agents, rows } = JSON.parse(out);
    expect(rows).toHaveLength(2);
    const outcomes = ['agree', 'differ', 'not enough games'];
    for (const { verdict, conclusion } of agents) {
      expect(outcomes).toContain(verdict);
      expect(conclusion).toBe('all above');
    }
  });

  test('chains: the fair number and who is stronger without', async () => {
    const argv = ['chains', 'race', '--a', 'falcon', '--b', 'tortoise', '--games', '2000', '--threads', '1'];
    const { code, out } = await runIn(cwd, [...argv, '--agent', 'random,mc:rollouts=2', '--out', 'x']);
    expect(code).toBe(0);
    expect(out).toContain('Whoever plays, falcon beats tortoise more often than not');
    expect(out).toMatch(/fair number of chains on falcon; below zero on tortoise\nrandom .*\nmc:rollouts=2 /);
    expect(out).toMatch(/agents' figures (agree within 1 chain|are more than 1 chain apart)/);
    expect(rowsOf('x', 'fair.csv')).toHaveLength(3);
  });

  test('matrix: every pair and every rating', async () => {
    const argv = ['matrix', 'race', '--decks', 'tortoise,hare,falcon', '--games', '600', '--threads', '1'];
    const { code, out } = await runIn(cwd, [...argv, '--agent', 'random,mc:rollouts=2', '--out', 'x']);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /Of 6 conclusions \d hold whoever plays, \d depend on it, and \d are not settled/,
    );
    expect(out.match(/^\d +(random|mc:rollouts=2) +600 /gm)).toHaveLength(2);
    expect(rowsOf('x', 'agents.csv')).toHaveLength(1 + 6 * 2);
  });

  test('run: typed over the file, and differences between arms', async () => {
    const file = 'command: match\ngame: race\na: hare\nb: tortoise\nagents: random,random\ngames: 400\n';
    const arms = 'arms:\n  - name: level\n  - name: burdened\n    chains: "9,0"\n';
    writeFileSync(own('e.yaml'), file + arms);
    const argv = ['run', 'e.yaml', '--agent', `random,${own('leaps.mjs')}`, '--threads', '1', '--out', 'x'];
    const { code, out } = await runIn(cwd, argv);
    expect(code).toBe(0);
    expect(out).toContain('Whoever plays, burdened hurts hare: every agent says so.');
    expect(rowsOf('x', 'differences.csv')).toHaveLength(3);
  });

  test('the same question has the same cells.csv, however it is run', async () => {
    const base = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--agent', 'random,mc:rollouts=2'];
    const whole = [...base, '--games', '8', '--threads', '1'];
    await runIn(cwd, [...whole, '--out', 'x']);
    await runIn(cwd, [...whole, '--out', 'y', '--json', '--records']);
    expect(rowsOf('y', 'cells.csv')).toEqual(rowsOf('x', 'cells.csv'));
  });

  test('the same bytes with two threads, and after an interruption', async () => {
    await match(['random', 'mc:rollouts=2'], 'hare', 'tortoise');
    const one = rowsOf('x', 'summary.csv');
    rmSync(join(cwd, 'x'), { recursive: true });
    const control = new AbortController();
    const base = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--agent', 'random,mc:rollouts=2'];
    const whole = [...base, '--games', '400', '--out', 'x', '--threads', '2'];
    const err = () => control.abort();
    expect((await runIn(cwd, whole, { terminal: true, err, signal: control.signal })).code).toBe(130);
    expect((await runIn(cwd, [...whole, '--resume'])).code).toBe(0);
    expect(rowsOf('x', 'summary.csv')).toEqual(one);
  });

  test.each([
    { name: 'one twice', agents: 'random,random', says: '--agent "random,random": random is named twice' },
    { name: 'an unknown one', agents: 'random,randon', says: 'no agent "randon"' },
    { name: 'a person', agents: 'random,human', says: 'a person can only play in fulcrum play' },
  ])('$name is refused', async ({ agents, says }) => {
    const { code, err } = await match([agents], 'hare', 'tortoise');
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });
});
