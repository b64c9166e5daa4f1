import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pilotsVersion } from '../../../agents/versions.js';
import type { GameModule } from '../../games/module.js';
import { fieldDesign } from '../../match/designs/bundled-field.js';
import { playField } from '../../match/designs/field.js';
import { TaskRunner } from '../../match/task-runner.js';
import toy from '../../match/toy/race.js';
import { runIn } from '../testing-io.js';

const SIZE = 60;
const HEAD = { rules: '1', pilots: pilotsVersion('race'), agent: 'random', seed: '1', rounds: 40 };

/** Runners of the field start at 0, 1, 2, … 5 places, ten of each; those at an even place are red, others blue. */
function withField(counts: readonly (readonly number[])[], rules = '1'): GameModule {
  const fields: NonNullable<typeof toy.fields> = {
    names: ['Base'],
    size: SIZE,
    of: ({ name }) => (name === 'falcon' ? undefined : 'Base'),
    side: (_, number) => ({ name: `Base ${number}`, from: `Base-${number}`, data: number % 6 }),
    groups: 'colour',
    groupsOf: ({ data }) => [data % 2 === 0 ? 'red' : 'blue'],
    scores: () => ({ ...HEAD, rules, counts: { Base: counts } }),
  };
  return { ...toy, fields } as GameModule;
}

let cwd = '';
let race: GameModule;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  mkdirSync(join(cwd, 'own'));
  for (let i = 0; i < 9; i++) writeFileSync(join(cwd, 'own', `r${i}.txt`), String(i % 5));
  mkdirSync(join(cwd, 'few'));
  for (let i = 0; i < 3; i++) writeFileSync(join(cwd, 'few', `f${i}.txt`), String(i));
  const empty = withField([]);
  const runner = new TaskRunner({ module: empty, threads: 1 });
  race = withField((await playField(runner, fieldDesign(empty, 'Base', HEAD)))!);
});
afterAll(() => rmSync(cwd, { recursive: true }));

const rate = (...argv: string[]) => runIn(cwd, ['rate', ...argv, '--threads', '1'], { games: [race] });

const rows = (out: string, file: string) =>
  readFileSync(join(cwd, out, file), 'utf8')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));

describe('rate', () => {
  test('one deck: its place, its rate, its chains, its rivals by group', async () => {
    const { code, out, err } = await rate('hare', '--out', 'one', '--games', '4000', '--check', 'none');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [head, row] = rows('one', 'rate.csv');
    expect(head!.slice(0, 11).join()).toBe(
      'deck,set,percentile,percentile_low,percentile_high,win_rate,ci_low,ci_high,chains_to_average,games,seed',
    );
    const cell = (name: string) => Number(row![head!.indexOf(name)]);
    // Ten runners start behind it, ten beside it.
    expect(cell('percentile_low')).toBeLessThan(0.3);
    expect(cell('percentile_high')).toBeGreaterThan(0.1);
    expect(cell('percentile')).toBeLessThan(0.4);
    expect(cell('ci_high')).toBeLessThan(0.5);
    // The field starts at 2.5 on average, one and a half places ahead of it.
    expect(cell('chains_low')).toBeLessThan(-1.2);
    expect(cell('chains_high')).toBeGreaterThan(-2);
    expect(cell('chains_to_average')).toBeLessThan(-0.5);
    expect(cell('games')).toBe(4000);
    expect(rows('one', 'colours.csv').map((each) => each[1])).toEqual(['colour', 'red', 'blue']);
    expect(rows('one', 'field.csv')).toHaveLength(1 + SIZE);
    expect(out).toContain('hare is stronger than');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('several decks: the strongest first, and whether the order is settled', async () => {
    const { out } = await rate('tortoise', 'hare', '--out', 'two', '--games', '1600', '--check', 'none');
    expect(rows('two', 'rate.csv').map(([deck]) => deck)).toEqual(['deck', 'hare', 'tortoise']);
    expect(out).toContain('The order is settled');
    writeFileSync(join(cwd, 'twin.txt'), '1');
    const twins = await rate('twin.txt', 'hare', '--out', 'twins', '--games', '400', '--check', 'none');
    expect(twins.out).toContain('Not settled is the order of');
  });

  test('the same seed, the same bytes; another seed, other games', async () => {
    const read = (dir: string) => readFileSync(join(cwd, dir, 'rate.csv'), 'utf8');
    for (const dir of ['s1', 's2']) await rate('hare', '--out', dir, '--games', '400', '--check', 'none');
    await rate('hare', '--out', 's3', '--games', '400', '--check', 'none', '--seed', '2');
    expect(read('s1')).toBe(read('s2'));
    expect(read('s3')).not.toBe(read('s1'));
  });

  test('a second pilot plays against some of the field', async () => {
    const { out } = await rate(
      'hare',
      '--out',
      'checked',
      '--games',
      '400',
      '--json',
      '--check',
      'mc:rollouts=4',
    );
    const { check, summary } = JSON.parse(out);
    expect(check).toMatchObject({ agent: 'mc:rollouts=4', games: 40 });
    expect(summary.verdict).toBe(check.verdict);
    expect(rows('checked', 'rate.csv')[0]!.slice(-6).join()).toBe(
      'check_agent,check_games,check_rate,check_low,check_high,verdict',
    );
    expect(check.rate).toBeGreaterThan(check.first_rate - 0.3);
  });

  test('a folder is a field of its own, without the deck itself', async () => {
    const { code, out } = await rate(
      'hare',
      '--field',
      'own',
      '--out',
      'folder',
      '--games',
      '400',
      '--json',
      '--check',
      'none',
    );
    expect(code).toBe(2);
    expect(out).toBe('');
    for (let i = 9; i < 20; i++) writeFileSync(join(cwd, 'own', `r${i}.txt`), String(i % 5));
    const more = await rate(
      'hare',
      '--field',
      'own',
      '--out',
      'folder',
      '--games',
      '400',
      '--json',
      '--check',
      'none',
    );
    const { summary } = JSON.parse(more.out);
    // Four of the twenty start where it does.
    expect(summary).toMatchObject({ set: 'own', field_decks: 16 });
  });

  test('stale ratings are said', async () => {
    const old = withField(race.fields!.scores().counts.Base!, '0');
    const argv = ['rate', 'hare', '--games', '400', '--check', 'none', '--threads', '1', '--out', 'old'];
    const { out, err } = await runIn(cwd, argv, { games: [old] });
    expect(err).toContain("The field's ratings were made with rules 0");
    expect(out.replace(/\s+/g, ' ')).toContain("The field's ratings were made with rules 0");
  });

  test.each([
    [[], 'no deck given'],
    [['falcon'], 'falcon is of no one set; say with --set which of Base'],
    [['hare', '--set', 'Bose'], '--set "Bose": expected one of Base; nearest: "Base"'],
    [
      ['hare', '--agent', 'mc'],
      '--agent "mc": the ratings of Base were made by random; expected it, or --field DIR',
    ],
    [['hare', '--patch', 'a.b=1'], '--patch: the ratings of Base are of the printed cards'],
    [['hare', '--set', 'Base', '--field', 'own'], '--set and --field: expected one of them'],
    [['hare', '--games', '20'], '--games "20": expected a whole number from 400'],
    [['nobody'], 'no file and no bundled side "nobody"'],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await rate(...argv, '--check', 'none');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a game without fields is refused', async () => {
    const { code, err } = await runIn(cwd, ['rate', 'race', 'hare'], { games: [toy as GameModule] });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('race has no fields of decks') });
  });
});

describe('gauntlet', () => {
  const gauntlet = (...argv: string[]) =>
    runIn(cwd, ['gauntlet', ...argv, '--threads', '1', '--check', 'none']);

  test('a row for each opponent, the easiest first', async () => {
    const { code, out } = await gauntlet(
      'hare',
      '--against',
      'falcon,tortoise',
      '--games',
      '400',
      '--out',
      'g',
    );
    expect(code).toBe(0);
    const [head, ...body] = rows('g', 'gauntlet.csv');
    expect(head!.slice(0, 5).join()).toBe('game,a,b,agent_a,agent_b');
    expect(body.map(([, a, b]) => [a, b])).toEqual([
      ['hare', 'tortoise'],
      ['hare', 'falcon'],
    ]);
    expect(out).toContain('clearly better than 1, clearly worse than 1');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('the opponents of a folder, with chains, until each rate is known', async () => {
    const { out } = await gauntlet(
      'race',
      'hare',
      '--against',
      'few',
      '--chains',
      '1,0',
      '--stop',
      'ci:0.1',
      '--json',
      '--out',
      'h',
    );
    const { rows, summary } = JSON.parse(out);
    expect(rows).toHaveLength(3);
    expect(summary).toMatchObject({ chains_a: 1, stopped_by: 'ci' });
  });

  test.each([
    [['hare'], '--against is missing'],
    [['--against', 'hare'], 'no deck given'],
    [['hare', '--against', 'falcon', '--stop', 'sprt:0.5,0.6'], '--stop: gauntlet takes ci:H or none'],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await gauntlet(...argv);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });
});
