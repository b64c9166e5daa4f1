import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIn } from '../testing-io.js';

let cwd = '';
const MATCH = ['match', 'race', 'hare', 'tortoise', '--threads', '1', '--games', '40', '--out', 'match'];
const CHAINS = ['chains', 'race', 'hare', 'tortoise', '--threads', '1', '--games', '400', '--out', 'chains'];

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  for (const argv of [MATCH, CHAINS]) await runIn(cwd, argv);
});
afterAll(() => rmSync(cwd, { recursive: true }));

const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');

/** Away again, so that a test finds only what it has made. */
const remove = (...files: string[]): void => {
  for (const file of files) rmSync(join(cwd, file), { recursive: true, force: true });
};

describe('pages', () => {
  test('report.html in each directory', async () => {
    const { code, out, err } = await runIn(cwd, ['report', 'match', 'chains']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\S*match\/report\.html {2}\d+ KB\n\S*chains\/report\.html {2}\d+ KB\n$/);
    expect(read('match/report.html')).toContain('Hare wins ');
    expect(read('chains/report.html')).toContain('Hare should start with ');
    remove('match/report.html', 'chains/report.html');
  });

  test('the same run has the same page, to the byte', async () => {
    const pages: string[] = [];
    for (let i = 0; i < 2; i++) {
      await runIn(cwd, ['report', 'chains', '--html', 'page.html']);
      pages.push(read('page.html'));
    }
    expect(pages[0]).toBe(pages[1]);
    remove('page.html');
  });

  test('--html puts all of them on one page, with contents', async () => {
    const { code } = await runIn(cwd, ['report', 'match', 'chains', '--html', 'all.html']);
    expect(code).toBe(0);
    expect(read('all.html').match(/<section /g)).toHaveLength(2);
    expect(read('all.html')).toContain('<nav aria-label="Contents">');
    expect(existsSync(join(cwd, 'match/report.html'))).toBe(false);
    remove('all.html');
  });

  test('--svg writes pictures that need no style sheet', async () => {
    const { code, out } = await runIn(cwd, ['report', 'match', 'chains', '--svg', 'new/pictures', '--json']);
    expect(code).toBe(0);
    const { pages, pictures } = JSON.parse(out);
    expect(pages).toEqual([]);
    expect(pictures).toHaveLength(readdirSync(join(cwd, 'new/pictures')).length);
    const svg = read('new/pictures/2-chains-curve.svg');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).not.toContain('var(');
    remove('new');
  });

  test('--report makes it at once, and a new run of the same removes one that is old', async () => {
    const { code, out } = await runIn(cwd, [...MATCH, '--report']);
    expect([code, out.split('\n').at(-2)]).toEqual([0, `To look at: ${join(cwd, 'match/report.html')}`]);
    expect(existsSync(join(cwd, 'match/report.html'))).toBe(true);
    await runIn(cwd, MATCH);
    expect(existsSync(join(cwd, 'match/report.html'))).toBe(false);
    const again = await runIn(cwd, [...MATCH, '--report', '--resume', '--json']);
    expect([again.code, JSON.parse(again.out).command]).toEqual([0, 'match']);
    expect(existsSync(join(cwd, 'match/report.html'))).toBe(true);
    remove('match/report.html');
  });

  test('says how to run it again, without what changes no result', async () => {
    await runIn(cwd, ['report', 'match', '--html', 'page.html']);
    expect(read('page.html')).toContain('<dd>fulcrum match race hare tortoise --games 40</dd>');
    remove('page.html');
  });
});

describe('refusals', () => {
  beforeAll(async () => {
    mkdirSync(join(cwd, 'empty'));
    mkdirSync(join(cwd, 'odd'));
    writeFileSync(join(cwd, 'odd/manifest.json'), '[1]');
    mkdirSync(join(cwd, 'begun'));
    writeFileSync(join(cwd, 'begun/journal.jsonl'), '{}');
    for (const dir of ['edited', 'lost', 'foreign']) await runIn(cwd, [...MATCH.slice(0, -1), dir]);
    writeFileSync(join(cwd, 'edited/summary.csv'), 'a,b\r\n');
    rmSync(join(cwd, 'lost/ends.csv'));
  });

  test.each([
    { name: 'nothing', argv: [], says: 'no directory given; expected: fulcrum report DIR…' },
    {
      name: 'a name that is not there',
      argv: ['chain'],
      says: /chain: no such directory; .*nearest: .*chains$/,
    },
    {
      name: 'a directory without a run',
      argv: ['empty'],
      says: /empty: no run is in it \(manifest.json is missing\)/,
    },
    { name: 'a run that is being played', argv: ['begun'], says: /begun: no results yet; wait for the run/ },
    { name: 'a directory of runs', argv: ['.'], says: /it holds 6 that have one, such as .*chains$/ },
    { name: 'another manifest', argv: ['odd'], says: /odd\/manifest.json: not the manifest of a run/ },
    {
      name: 'results that were edited',
      argv: ['edited'],
      says: /edited is complete, but its results are not as they were/,
    },
    { name: 'results that were lost', argv: ['lost'], says: /lost is complete, but ends.csv is missing/ },
    {
      name: 'no place for the page',
      argv: ['match', '--html', 'nowhere/x.html'],
      says: /there is no such directory/,
    },
    {
      name: 'a directory in its place',
      argv: ['match', '--html', 'empty'],
      says: /a directory is in the way/,
    },
    {
      name: 'a file in the place of pictures',
      argv: ['match', '--svg', 'odd/manifest.json'],
      says: /^--svg: can't make/,
    },
    {
      name: 'pictures to open',
      argv: ['match', '--svg', 'x', '--open'],
      says: '--open: --svg writes no page; give --html FILE too',
    },
  ])('$name', async ({ argv, says }) => {
    const before = readdirSync(cwd, { recursive: true }).length;
    const { code, out, err } = await runIn(cwd, ['report', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd()).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
    expect(readdirSync(cwd, { recursive: true })).toHaveLength(before);
  });

  test('a run of a game that is not here', async () => {
    const { code, err } = await runIn(cwd, ['report', 'foreign'], { games: [] });
    expect(code).toBe(2);
    expect(err).toContain('a run of race, which is none of the games here');
  });
});
