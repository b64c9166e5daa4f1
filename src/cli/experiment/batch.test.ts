import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const RACE = `
command: match
a: hare
b: tortoise
games: 400
`;

const ARMS = `${RACE}
about: What chains do to the hare.
arms:
  - name: level
  - name: two chains
    chains: 2,0
  - name: level again
`;

type Row = Record<string, string>;

/** The cells of a line; none of them has a quote in it. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The rows of a CSV. */
function rows(dir: string, file: string): Row[] {
  const [header, ...lines] = readFileSync(join(cwd, dir, file), 'utf8')
    .trimEnd()
    .split('\r\n');
  const columns = header!.split(',');
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [columns[i]!, cell])));
}

function files(dir: string): Record<string, string> {
  const names = readdirSync(join(cwd, dir)).filter((name) => name !== 'manifest.json');
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(cwd, dir, name), 'utf8')]));
}

async function runFile(text: string, flags: readonly string[] = [], change = {}) {
  writeFileSync(join(cwd, 'x.yaml'), text);
  return runIn(cwd, ['run', 'x.yaml', '--threads', '1', ...flags], change);
}

describe('lists', () => {
  test('are crossed in the order of the file, the last key fastest', async () => {
    const { code, out } = await runFile(`${RACE}chains: ["0,0", "3,0"]\nseed: [1, 2, 7]\n`);
    expect(code).toBe(0);
    expect(out).toContain('results/run-x/summary.csv');
    const cells = rows('results/run-x', 'summary.csv').map(({ cell, chains_a, seed }) => [
      cell,
      chains_a,
      seed,
    ]);
    expect(cells).toEqual([
      ['1', '0', '1'],
      ['2', '0', '2'],
      ['3', '0', '7'],
      ['4', '3', '1'],
      ['5', '3', '2'],
      ['6', '3', '7'],
    ]);
    expect(rows('results/run-x', 'cells.csv')).toHaveLength(6);
    expect(out).toMatch(/^chains +seed +games +a wins +95% interval$/m);
  });

  test('typed agents and a typed stopping rule stand for those of the file', async () => {
    const typed = ['--agents', 'random,mc:rollouts=2', '--stop', 'ci:0.2', '--out', 'x'];
    await runFile(`${RACE}agent: [random, "mc:rollouts=4"]\n`, typed);
    const played = { agent_a: 'random', agent_b: 'mc:rollouts=2', stopped_by: 'ci', cell: '1' };
    expect(rows('x', 'summary.csv')[0]).toMatchObject(played);
  });

  test('a cell is the match that its flags would play', async () => {
    await runFile(`${RACE}chains: ["0,0", "3,0"]\nseed: 9\n`, ['--out', 'batch']);
    const flags = ['--a', 'hare', '--b', 'tortoise', '--games', '400', '--chains', '3,0', '--seed', '9'];
    await runIn(cwd, ['match', 'race', ...flags, '--threads', '1', '--out', 'alone']);
    const [, second] = rows('batch', 'summary.csv');
    const { cell, arm, ...figures } = second!;
    expect({ cell, arm }).toEqual({ cell: '2', arm: '' });
    expect(figures).toEqual(rows('alone', 'summary.csv')[0]);
    const turns = rows('batch', 'turns.csv').filter((row) => row.cell === '2');
    expect(turns.map(({ games }) => games)).toEqual(rows('alone', 'turns.csv').map(({ games }) => games));
  });

  test('what all cells have to say is said once', async () => {
    const { err } = await runFile(`${RACE.replace('400', '41')}seed: [1, 2]\n`);
    expect(err).toBe('--games 41 rounded up to 42: games are played in pairs\n');
  });

  test('typed games and seed stand for those of the file', async () => {
    await runFile(`${RACE}seed: [1, 2]\n`, ['--games', '20', '--seed', '5']);
    expect(rows('results/run-x', 'summary.csv').map(({ games, seed }) => [games, seed])).toEqual([
      ['20', '5'],
    ]);
  });
});

describe('arms', () => {
  test('share their luck: what is the same has no difference', async () => {
    const { code, out } = await runFile(ARMS);
    expect(code).toBe(0);
    const summary = rows('results/run-x', 'summary.csv');
    expect(summary.map(({ arm }) => arm)).toEqual(['level', 'two chains', 'level again']);
    expect(summary[2]!.wins_a).toBe(summary[0]!.wins_a);
    const [burdened, same] = rows('results/run-x', 'differences.csv');
    expect(same).toMatchObject({
      arm: 'level again',
      baseline: 'level',
      difference: '0.000000',
      p_value: '1.000000',
    });
    expect(Number(burdened!.difference)).toBeCloseTo(
      Number(summary[1]!.win_rate_a) - Number(summary[0]!.win_rate_a),
      5,
    );
    expect(out).toContain('What chains do to the hare.');
    expect(out).toMatch(
      /What if two chains: hare wins \d\d\.\d% level, \d\d\.\d% with the change: −\d+\.\d points/,
    );
    expect(out).toContain('No game went differently');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('p-values are corrected for all differences of the run', async () => {
    await runFile(`${ARMS}seed: [1, 2]\n`);
    const all = rows('results/run-x', 'differences.csv');
    expect(all.map(({ cell, arm }) => [cell, arm])).toEqual([
      ['1', 'two chains'],
      ['1', 'level again'],
      ['2', 'two chains'],
      ['2', 'level again'],
    ]);
    const smallest = [...all].sort((x, y) => Number(x.p_value) - Number(y.p_value))[0]!;
    expect(Number(smallest.p_holm)).toBeCloseTo(4 * Number(smallest.p_value), 4);
  });

  test('with a stopping rule the differences hold for all looks, so they are wider', async () => {
    const fixed = ARMS.replace('games: 400', 'games: 4096');
    await runFile(`${fixed}stop: ci:0.0001\n`, ['--out', 'stopped']);
    await runFile(fixed, ['--out', 'fixed']);
    const width = ({ ci_low, ci_high }: Row) => Number(ci_high) - Number(ci_low);
    const [stopped] = rows('stopped', 'differences.csv');
    const [whole] = rows('fixed', 'differences.csv');
    expect(stopped!.difference).toBe(whole!.difference);
    expect(width(stopped!)).toBeGreaterThan(1.3 * width(whole!));
    expect(Number(stopped!.p_value)).toBeGreaterThanOrEqual(Number(whole!.p_value));
  });

  test('all stop together, when each has its precision', async () => {
    await runFile(`${ARMS.replace('games: 400', 'games: 100000')}stop: ci:0.05\n`);
    const summary = rows('results/run-x', 'summary.csv');
    expect(new Set(summary.map(({ games }) => games)).size).toBe(1);
    for (const { stopped_by, ci_low, ci_high } of summary) {
      expect(stopped_by).toBe('ci');
      expect(Number(ci_high) - Number(ci_low)).toBeLessThanOrEqual(0.1 + 1e-6);
    }
  });

  test('games.csv says which cell and arm a game belongs to, and its key plays it again', async () => {
    await runFile(ARMS.replace('400', '4'), ['--records']);
    const text = readFileSync(join(cwd, 'results/run-x/games.csv'), 'utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toMatch(/,cell,arm,replay$/);
    const burdened = lines.filter((line) => line.includes(',1,two chains,'));
    expect(burdened).toHaveLength(4);
    for (const line of burdened) expect(line).toContain('/chains=2,0/');
  });

  const STARTERS = `
command: match
game: keyforge
a: miss-onyx-censorius
b: radiant-argus-the-supreme
agent: random
check: heuristic
check-games: 4`;

  test('patches change cards, as a group or as the text of --patch', async () => {
    const text = `${STARTERS}
games: 40
arms:
  - name: as printed
  - name: as a group
    patch: { urchin: { power: 9, text.0.steal: 3 }, charette.power: 1 }
  - name: as text
    patch: urchin.power=9,urchin.text.0.steal=3,charette.power=1
`;
    const { code, out, err } = await runFile(text, ['--json'], { games: GAMES });
    expect([code, err]).toEqual([0, '']);
    const { summary, rows: all, differences } = JSON.parse(out);
    expect(summary).toMatchObject({ experiment: 'match', cells: 1, arms: 3, games: 120, seed: 1 });
    expect(all[1].wins_a).toBe(all[2].wins_a);
    expect(all[1].mean_turns).toBe(all[2].mean_turns);
    expect(all[1].mean_turns).not.toBe(all[0].mean_turns);
    expect(differences[0].patch).toBe('urchin.power=9,urchin.text.0.steal=3,charette.power=1');
  });

  test('a patch of a card that neither side holds is noted, as it changes nothing', async () => {
    const text = `${STARTERS}
games: 4
arms:
  - name: as printed
  - name: idle
    patch: zyzzix-the-many.power=9,urchin.power=1
`;
    const { code, out, err } = await runFile(text, ['--json'], { games: GAMES });
    const note = '--patch zyzzix-the-many.power=9 changes nothing: no side holds zyzzix-the-many\n';
    expect([code, err]).toEqual([0, note]);
    const [printed, idle] = JSON.parse(out).rows;
    expect(idle.mean_turns).toBe(printed.mean_turns);
  });
});

describe('--json', () => {
  test('has the figures of the CSV', async () => {
    const { out } = await runFile(ARMS, ['--json']);
    const { command, game, rows: all, differences, cells, out: dir } = JSON.parse(out);
    expect({ command, game, dir }).toEqual({ command: 'run', game: 'race', dir: join(cwd, 'results/run-x') });
    expect(cells).toHaveLength(3);
    for (const [i, row] of rows('results/run-x', 'summary.csv').entries()) {
      for (const [column, value] of Object.entries(row)) {
        expect(typeof all[i][column] === 'number' ? Number(value) : value).toBe(all[i][column]);
      }
    }
    expect(differences[0].difference).toBe(Number(rows('results/run-x', 'differences.csv')[0]!.difference));
  });
});

describe('an interrupted batch', () => {
  /** Interrupts once this number of games is done. */
  async function interrupted(text: string, games: number) {
    const control = new AbortController();
    const err = (drawn: string) => {
      const [, done = '0'] = /([\d,]+)\/[\d,]+ games/.exec(drawn) ?? [];
      if (Number(done.replaceAll(',', '')) >= games) control.abort();
    };
    const flags = ['--records', '--out', 'x'];
    return runFile(text, flags, { terminal: true, err, signal: control.signal });
  }

  test('writes the cells that it has, and --resume writes the same bytes as if nothing had happened', async () => {
    const text = `${ARMS.replace('400', '6000')}seed: [1, 2, 3]\n`;
    const { code } = await interrupted(text, 25_000);
    expect(code).toBe(130);
    const sofar = rows('x', 'summary.csv');
    expect(sofar.length).toBeGreaterThanOrEqual(6);
    expect(sofar.length).toBeLessThan(9);
    expect(sofar.at(-1)!.stopped_by).toBe('interrupted');
    expect(sofar[0]!.stopped_by).toBe('games');
    expect((await runFile(text, ['--records', '--out', 'x', '--resume'])).code).toBe(0);
    await runFile(text, ['--records', '--out', 'whole']);
    expect(files('x')).toEqual(files('whole'));
  });
});

describe('paths', () => {
  test('start at the folder of the file, then at the working directory', async () => {
    mkdirSync(join(cwd, 'sub'));
    writeFileSync(join(cwd, 'sub', 'near.txt'), '5');
    writeFileSync(join(cwd, 'far.txt'), '3');
    writeFileSync(join(cwd, 'near.txt'), '0');
    writeFileSync(join(cwd, 'sub', 'x.yaml'), 'command: match\na: near.txt\nb: far.txt\ngames: 10\n');
    const { code } = await runIn(cwd, ['run', 'sub/x.yaml', '--threads', '1', '--out', 'x', '--records']);
    expect(code).toBe(0);
    expect(rows('x', 'summary.csv')[0]).toMatchObject({ a: 'start-5', b: 'start-3' });
    expect(readFileSync(join(cwd, 'x/games.csv'), 'utf8')).toContain('race/a=sub%2Fnear.txt/b=far.txt/');
  });

  test.each([
    { name: 'out of a file', argv: ['run', 'sub/x.yaml'], dir: 'sub/mine' },
    { name: 'out of a configuration', argv: ['match', '--config', 'sub/x.yaml'], dir: 'sub/mine' },
    { name: 'out that is typed', argv: ['run', 'sub/x.yaml', '--out', 'here'], dir: 'here' },
  ])('$name', async ({ argv, dir }) => {
    mkdirSync(join(cwd, 'sub'));
    const text = 'command: match\ngame: race\na: hare\nb: hare\ngames: 10\nout: mine\n';
    writeFileSync(join(cwd, 'sub', 'x.yaml'), text);
    expect((await runIn(cwd, [...argv, '--threads', '1'])).code).toBe(0);
    expect(readdirSync(join(cwd, dir))).toContain('summary.csv');
    expect(readdirSync(cwd).sort()).toEqual([...new Set(['sub', dir.split('/')[0]])].sort());
  });

  test('a bundled name is not taken for a file', async () => {
    writeFileSync(join(cwd, 'hare'), '7');
    await runFile(RACE, ['--out', 'x']);
    expect(rows('x', 'summary.csv')[0]!.a).toBe('hare');
  });
});

describe('--config', () => {
  test('gives the flags that are not typed', async () => {
    writeFileSync(
      join(cwd, 'x.yaml'),
      'command: match\ngame: race\na: hare\nb: tortoise\ngames: 30\nseed: 4\nrecords: true\n',
    );
    const flags = ['--config', 'x.yaml', '--games', '20', '--threads', '1', '--out', 'x'];
    expect(await runIn(cwd, ['match', ...flags])).toMatchObject({ code: 0, err: '' });
    expect(rows('x', 'summary.csv')[0]).toMatchObject({ games: '20', seed: '4', a: 'hare' });
    expect(readdirSync(join(cwd, 'x'))).toContain('games.csv');
  });

  test('is the same run as the flags typed', async () => {
    writeFileSync(join(cwd, 'x.yaml'), 'a: hare\nb: tortoise\ngames: 30\nseed: 4\n');
    const typed = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--games', '30', '--seed', '4'];
    const one = await runIn(cwd, [...typed, '--out', 'x', '--threads', '1', '--json']);
    const other = [
      'match',
      'race',
      '--config',
      'x.yaml',
      '--out',
      'x',
      '--threads',
      '1',
      '--json',
      '--resume',
    ];
    expect((await runIn(cwd, other)).out).toBe(one.out);
  });

  test('a typed agent takes back the agents of the file', async () => {
    writeFileSync(join(cwd, 'x.yaml'), 'a: hare\nb: tortoise\ngames: 30\nagents: "random,random:"\n');
    const flags = ['--config', 'x.yaml', '--agent', 'random', '--threads', '1', '--out', 'x'];
    expect((await runIn(cwd, ['match', 'race', ...flags])).code).toBe(0);
    expect(rows('x', 'summary.csv')[0]).toMatchObject({ agent_a: 'random', agent_b: 'random' });
  });
});

describe('the manifest', () => {
  test('says what was asked, and a sentence more or less makes no other run of it', async () => {
    await runFile(ARMS, ['--out', 'x']);
    const { asked, stopped_by, seed } = parse(readFileSync(join(cwd, 'x/manifest.json'), 'utf8'));
    expect(asked).toMatchObject({ command: 'run', experiment: 'match' });
    expect({ stopped_by, seed }).toEqual({ stopped_by: 'games', seed: '1' });
    const { err } = await runFile(ARMS.replace(/about:.*/, ''), ['--out', 'x', '--resume']);
    expect(err).toContain('is complete; there is nothing to resume');
  });
});
