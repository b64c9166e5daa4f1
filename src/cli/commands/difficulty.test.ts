import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node:querystring';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NEMESES } from '../../games/aeons-end/cards/index.js';
import { GAMES } from '../../games/index.js';
import { type Ran, runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Random players win some games against a nemesis that hardly lives. */
const EASY = [
  '--agent',
  'random',
  '--patch',
  'rageborne.life=3',
  '--threads',
  '1',
  '--quiet',
  '--check',
  'none',
];

function run(argv: readonly string[], change = {}): Promise<Ran> {
  return runIn(cwd, argv, { games: GAMES, ...change });
}

const difficulty = (flags: readonly string[], change = {}): Promise<Ran> =>
  run(['difficulty', ...flags, ...EASY], change);

/** The rows of a CSV file; values with commas are quoted. */
function rowsOf(file: string): Record<string, string>[] {
  const text = readFileSync(join(cwd, file), 'utf8').trimEnd();
  const [header, ...lines] = text.split('\r\n').map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell!);
    return cells.slice(0, -1).map((cell) => cell.replace(/^"|"$/g, ''));
  });
  return lines.map((cells) => Object.fromEntries(header!.map((name, i) => [name, cells[i]!])));
}

const numbers = (rows: readonly Record<string, string>[], column: string): number[] =>
  rows.map((row) => Number(row[column]));

function expectNarrow({ out }: Ran): void {
  for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
}

describe('a named team', () => {
  test('against one nemesis: the figures of both files, and the words', async () => {
    const ran = await difficulty([
      '--nemesis',
      'rageborne',
      '--mages',
      'kadir,mist',
      '--games',
      '200',
      '--out',
      'x',
    ]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(readdirSync(join(cwd, 'x')).sort()).toEqual([
      'difficulty.csv',
      'losses.csv',
      'manifest.json',
      'summary.csv',
      'uses.csv',
    ]);
    const [row] = rowsOf('x/difficulty.csv');
    const [summary] = rowsOf('x/summary.csv');
    expect(row).toMatchObject({
      nemesis: 'rageborne',
      level: 'normal',
      players: '2',
      mages: 'kadir,mist',
      market: 'random',
      games: '200',
      printed_rating: '2',
    });
    expect(summary).toMatchObject({
      a: 'Kadir and Mist',
      b: 'Rageborne',
      first_seat_win_rate: '',
    });
    expect(row!.win_rate).toBe(summary!.win_rate_a);
    expect(row!.end_the_nemesis_is_slain).toBe(row!.win_rate);
    const ends = Object.keys(row!).filter((column) => column.startsWith('end_'));
    expect(ends).toHaveLength(6);
    expect(ends.reduce((sum, end) => sum + Number(row![end]), 0)).toBeCloseTo(1, 5);
    for (const figure of ['rounds', 'gravehold_life']) {
      expect(Number(row![`${figure}_low`])).toBeLessThan(Number(row![figure]));
      expect(Number(row![`${figure}_high`])).toBeGreaterThan(Number(row![figure]));
    }
    expectNarrow(ran);
    const losses = rowsOf('x/losses.csv');
    expect(losses[0]).toMatchObject({ players: '2', mages: 'kadir,mist' });
    const lost = numbers(losses, 'gravehold_lost').reduce((sum, each) => sum + each);
    expect(lost).toBeCloseTo(30 - Number(row!.gravehold_life), 3);
    for (const { gravehold_lost, gravehold_lost_low, gravehold_lost_high } of losses) {
      expect(Number(gravehold_lost_low)).toBeLessThanOrEqual(Number(gravehold_lost));
      expect(Number(gravehold_lost_high)).toBeGreaterThanOrEqual(Number(gravehold_lost));
    }
    expect(ran.out).toContain(`What cost Gravehold life, a game`);
    expect(ran.out).toContain(losses[0]!.name);
    expect(ran.out).toContain(`Rageborne     ${(100 * Number(row!.win_rate)).toFixed(1)}%`);
  });

  test('--json', async () => {
    const { out } = await difficulty([
      ...['--nemesis', 'rageborne', '--mages', 'mist', '--games', '50', '--out', 'x', '--json'],
    ]);
    const { command, game, summary, rows, uses, losses } = JSON.parse(out);
    expect(uses[0]).toMatchObject({ kind: 'mage', id: 'mist', games: 50 });
    expect(losses[0].gravehold_lost).toBeGreaterThan(0);
    expect({ command, game }).toEqual({ command: 'difficulty', game: 'aeons-end' });
    expect(rows).toEqual([summary]);
    expect(summary).toMatchObject({ nemesis: 'rageborne', players: 1, games: 50 });
  });

  test('stops at the asked precision', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--stop', 'ci:0.1', '--out', 'x'];
    const ran = await difficulty(flags);
    const [row] = rowsOf('x/difficulty.csv');
    expect(row!.stopped_by).toBe('ci');
    expect(Number(row!.ci_high) - Number(row!.ci_low)).toBeLessThanOrEqual(0.2);
    expect(ran.out).toContain('The intervals hold for all looks at once');
  });
});

test('lists are crossed, and nemeses are ranked beside their printed ratings', async () => {
  const flags = ['--nemesis', 'all', '--level', 'normal,expert', '--mages', 'kadir,mist/lash', '--market'];
  const ran = await difficulty([...flags, 'free_energy', '--games', '20', '--out', 'x']);
  const rows = rowsOf('x/difficulty.csv');
  expect(rows.map(({ mages, nemesis, level }) => `${mages} ${nemesis} ${level}`)).toEqual(
    ['kadir,mist', 'lash'].flatMap((mages) =>
      NEMESES.flatMap((nemesis) => ['normal', 'expert'].map((level) => `${mages} ${nemesis} ${level}`)),
    ),
  );
  expect(rowsOf('x/summary.csv')).toHaveLength(16);
  expect(ran.out.match(/hardest first, with the printed ratings/g)).toHaveLength(4);
  expect(ran.out).toMatch(/Of 5 pairs with different printed ratings/);
  expectNarrow(ran);
});

describe('random mages', () => {
  test('are dealt in blocks of eight, which show what each mage and card is worth', async () => {
    const ran = await difficulty([
      '--nemesis',
      'rageborne',
      '--players',
      '2',
      '--games',
      '241',
      '--out',
      'x',
    ]);
    expect(ran.err).toBe('--games 241 rounded up to 248: games are played in blocks of 8\n');
    const effects = rowsOf('x/effects.csv');
    expect(effects).toHaveLength(35);
    const mages = effects.filter(({ kind }) => kind === 'mage');
    expect(numbers(mages, 'games')).toEqual(mages.map(() => (2 * 248) / 8));
    const [row] = rowsOf('x/difficulty.csv');
    for (const effect of effects) {
      const [games, rate, without, difference, low, high, p, holm] = [
        ...['games', 'win_rate', 'win_rate_without', 'difference', 'ci_low', 'ci_high', 'p_value', 'p_holm'],
      ].map((column) => Number(effect[column]));
      expect((games! * rate! + (248 - games!) * without!) / 248).toBeCloseTo(Number(row!.win_rate), 4);
      expect(low!).toBeLessThanOrEqual(difference!);
      expect(high!).toBeGreaterThanOrEqual(difference!);
      expect(holm!).toBeGreaterThanOrEqual(p!);
      expect(p! < 0.05).toBe(low! > 0 || high! < 0);
    }
    for (const mage of mages) {
      expect(Number(mage.difference)).toBeCloseTo(Number(mage.win_rate) - Number(mage.win_rate_without), 5);
    }
    expect(ran.out).toContain('stand out');
    expectNarrow(ran);
  });

  test('with a market of their own have no cards to compare', async () => {
    const flags = ['--nemesis', 'rageborne', '--players', '1', '--market', 'free_energy', '--games', '80'];
    await difficulty([...flags, '--out', 'x']);
    expect(rowsOf('x/effects.csv').map(({ kind }) => kind)).toEqual(new Array(8).fill('mage'));
  });
});

describe('--compare', () => {
  test('mages: each other one in the place of each, on the same luck', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--compare', 'mages', '--games', '60'];
    const ran = await difficulty([...flags, '--out', 'x']);
    const effects = rowsOf('x/effects.csv');
    expect(effects).toHaveLength(12);
    expect(new Set(effects.map(({ instead_of }) => instead_of))).toEqual(new Set(['kadir', 'mist']));
    const [row] = rowsOf('x/difficulty.csv');
    for (const { win_rate, win_rate_without, difference } of effects) {
      expect(win_rate_without).toBe(row!.win_rate);
      expect(Number(difference)).toBeCloseTo(Number(win_rate) - Number(win_rate_without), 5);
    }
    expect(ran.out).toMatch(/\w+ instead of (Kadir|Mist) /);
    expectNarrow(ran);
  });

  test('a replacement is the team with the other mage, on the blocks of the first', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--compare', 'mages', '--games', '40'];
    await difficulty([...flags, '--out', 'x']);
    await difficulty(['--nemesis', 'rageborne', '--mages', 'lash,mist', '--games', '40', '--out', 'y']);
    const replaced = rowsOf('x/effects.csv').find(
      ({ id, instead_of }) => id === 'lash' && instead_of === 'kadir',
    );
    expect(replaced!.win_rate).toBe(rowsOf('y/difficulty.csv')[0]!.win_rate);
  });

  test('a random market: it is dealt, and the cards are compared with all games without them', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--compare', 'market', '--games', '80'];
    await difficulty([...flags, '--out', 'x']);
    const effects = rowsOf('x/effects.csv');
    expect(effects).toHaveLength(27);
    expect(new Set(effects.map(({ kind, instead_of }) => kind + instead_of))).toEqual(
      new Set(['market card']),
    );
  });
});

describe('games can be replayed', () => {
  test.each([
    { name: 'dealt', flags: ['--players', '3'] },
    { name: 'with a market', flags: ['--mages', 'kadir,mist', '--market', 'free_energy'] },
  ])('$name', async ({ flags }) => {
    await difficulty(['--nemesis', 'rageborne', ...flags, '--games', '16', '--records', '--out', 'x']);
    for (const row of rowsOf('x/games.csv').filter((_, i) => i % 5 === 2)) {
      const { code, out } = await run(['play', '--replay', row.replay!, '--json']);
      expect(code).toBe(0);
      const { summary } = JSON.parse(out);
      expect([summary.winner, String(summary.turns), String(summary.decisions)]).toEqual([
        row.winner,
        row.turns,
        row.decisions,
      ]);
    }
  });
});

describe('the same bytes', () => {
  const files = (out: string) =>
    ['difficulty.csv', 'summary.csv', 'effects.csv', 'uses.csv', 'losses.csv', 'games.csv'].map((file) =>
      readFileSync(join(cwd, out, file), 'latin1'),
    );
  const flags = ['--nemesis', 'rageborne,crooked_mask', '--games', '80', '--records', '--check', 'none'];
  const played = async (out: string, threads: number, more: readonly string[] = [], change = {}) =>
    run(
      [
        'difficulty',
        ...flags,
        ...EASY.slice(0, 4),
        '--threads',
        String(threads),
        '--quiet',
        '--out',
        out,
        ...more,
      ],
      { cores: 4, ...change },
    );

  test('with 1, 2 and 4 threads', async () => {
    await played('one', 1);
    for (const threads of [2, 4]) {
      expect(await played(`t${threads}`, threads)).toMatchObject({ code: 0, err: '' });
      expect(files(`t${threads}`)).toEqual(files('one'));
    }
  });

  test('when a run is interrupted and resumed', async () => {
    await played('one', 1);
    const control = new AbortController();
    let drawn = 0;
    const change = {
      signal: control.signal,
      terminal: true,
      err: () => {
        if (++drawn > 0) control.abort();
      },
    };
    const argv = ['difficulty', ...flags, ...EASY.slice(0, 4), '--threads', '1', '--out', 'cut'];
    expect((await run(argv, change)).code).toBe(130);
    expect((await played('cut', 1, ['--resume'])).code).toBe(0);
    expect(files('cut')).toEqual(files('one'));
  });
});

test('arms of an experiment file are played on the same luck', async () => {
  writeFileSync(
    join(cwd, 'arms.yaml'),
    `about: What if?
command: difficulty
nemesis: rageborne
mages: kadir,mist
agent: random
games: 60
threads: 1
check: none
arms:
  - { name: three, patch: rageborne.life=3 }
  - { name: two, patch: rageborne.life=2 }
`,
  );
  const ran = await run(['run', 'arms.yaml', '--out', 'x']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(rowsOf('x/difficulty.csv').map(({ arm }) => arm)).toEqual(['three', 'two']);
  expect(Number(rowsOf('x/differences.csv')[0]!.difference)).toBeGreaterThan(0);
});

describe('match and play take the same flags', () => {
  test('match', async () => {
    const flags = [
      '--nemesis',
      'rageborne',
      '--mages',
      'kadir,mist',
      '--level',
      'expert',
      '--market',
      'free_energy',
    ];
    const ran = await run(['match', 'aeons-end', ...flags, ...EASY, '--games', '20', '--out', 'x']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).not.toContain('first turn');
    expect(rowsOf('x/summary.csv')[0]).toMatchObject({
      b: 'Rageborne (expert)',
      agent_a: 'random',
      agent_b: '',
    });
  });

  test('one agent for each mage', async () => {
    const flags = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--agents', 'random,heuristic'];
    const argv = ['match', 'aeons-end', ...flags, '--threads', '1', '--games', '4', '--out', 'x'];
    expect((await run(argv)).code).toBe(0);
    expect(rowsOf('x/summary.csv')[0]).toMatchObject({ agent_a: 'random,heuristic', agent_b: '' });
  });

  test('play', async () => {
    const ran = await run([
      'play',
      'aeons-end',
      '--nemesis',
      'rageborne',
      '--mages',
      'kadir,mist',
      '--agent',
      'random',
    ]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(
      /^Aeon's End: Kadir and Mist \(random\) against Rageborne, normal, market random,\nseed 1\n/,
    );
    expect(ran.out).toMatch(/\nTurn \d+: (Kadir|Mist)\n/);
    expect(parse(ran.out.slice(ran.out.indexOf('a=')), '/').b).toBe('rageborne');
  });

  test('what happens before the first decision is told too', async () => {
    const argv = [
      'play',
      'aeons-end',
      '--nemesis',
      'rageborne',
      '--mages',
      'kadir,mist',
      '--agent',
      'random',
    ];
    const { opening } = JSON.parse((await run([...argv, '--json'])).out) as { opening: string[] };
    expect(opening[0]).toBe('Rageborne gains 1 fury token (0 → 1).');
    const told = (await run(argv)).out.split('\n').map((line) => line.trim());
    expect(
      told
        .slice(2)
        .filter((line) => line !== '')
        .slice(0, opening.length),
    ).toEqual(opening);
  });
});

describe('bad input is refused in one line', () => {
  const ONE = ['--nemesis', 'rageborne'];
  test.each([
    { name: 'no nemesis', flags: [], says: /^--nemesis is missing; expected one of rageborne/ },
    { name: 'an unknown nemesis', flags: ['--nemesis', 'ragebon'], says: /did you mean "rageborne"/ },
    {
      name: 'a nemesis twice',
      flags: ['--nemesis', 'rageborne,rageborne'],
      says: /"rageborne" is named twice/,
    },
    {
      name: 'an unknown mage',
      flags: [...ONE, '--mages', 'kadri'],
      says: /^--mages "kadri": no mage "kadri"/,
    },
    { name: 'a mage twice', flags: [...ONE, '--mages', 'mist,mist'], says: /Mist is named twice/ },
    { name: 'five players', flags: [...ONE, '--players', '5'], says: /^--players "5": expected .* 1 to 4/ },
    {
      name: 'an impossible market',
      flags: [...ONE, '--market', 'jade,ignite'],
      says: /^--market "jade,ignite": a market has/,
    },
    { name: 'an unknown level', flags: [...ONE, '--level', 'hard'], says: /^--level "hard": no level/ },
    {
      name: 'nothing to compare',
      flags: [...ONE, '--compare', 'life'],
      says: /^--compare "life": expected mages or market/,
    },
    {
      name: 'agents for other mages',
      flags: [...ONE, '--mages', 'kadir,mist,lash', '--agents', 'random,random'],
      says: /^--agents "random,random": expected one agent for all or 3, one for each mage/,
    },
  ])('$name', async ({ flags, says }) => {
    const { code, out, err } = await run(['difficulty', ...flags, '--games', '8']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('a game that is not played together has no nemesis', async () => {
    const { code, err } = await runIn(cwd, ['match', 'race', '--nemesis', 'rageborne']);
    expect(code).toBe(2);
    expect(err).toMatch(/^match has no flag --nemesis; expected one of --chains, --a, --b, .*\n$/);
    expect((await runIn(cwd, ['difficulty'])).err).toMatch(/none of the games is played together/);
  });

  test('both ways to name sides', async () => {
    const { err } = await run([
      'match',
      'aeons-end',
      '--a',
      'kadir',
      '--b',
      'rageborne',
      '--level',
      'expert',
    ]);
    expect(err).toBe(
      '--a and --level: expected --a and --b, or --players, --mages, --market, --nemesis, --level\n',
    );
  });
});
