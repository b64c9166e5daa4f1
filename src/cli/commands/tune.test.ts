import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { type Ran, runIn } from '../testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const TEAM = ['--nemesis', 'rageborne', '--mages', 'kadir,mist', '--market', 'free_energy'];
const QUIET = ['--agent', 'random', '--quiet', '--check', 'none'];

const run = (argv: readonly string[], change = {}): Promise<Ran> =>
  runIn(cwd, argv, { games: GAMES, cores: 4, ...change });
const tune = (flags: readonly string[], out = 'x', games = 4000): Promise<Ran> =>
  run(['tune', ...TEAM, '--games', `${games}`, '--threads', '1', ...QUIET, ...flags, '--out', out]);

function read(file: string, dir = 'x'): string {
  return readFileSync(join(cwd, dir, file), 'utf8');
}

/** Rows by column, without the mages, which have a comma. */
function rowsOf(file: string): Record<string, string>[] {
  const [header, ...lines] = read(file).replaceAll('"kadir,mist"', 'kadir+mist').trimEnd().split('\r\n');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, i) => [header!.split(',')[i]!, cell])),
  );
}

function expectNarrow({ out }: Ran): void {
  for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
}

describe('a dial', () => {
  test('life: the answer, its interval and the curve', async () => {
    const ran = await tune(['--dial', 'life']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const [dial] = rowsOf('dial.csv');
    expect(dial).toMatchObject({
      nemesis: 'rageborne',
      players: '2',
      mages: 'kadir+mist',
      level: 'normal',
      dial: 'life',
      target: '0.5',
      stopped_by: 'ci',
      seed: '1',
      printed: '70',
    });
    const [setting, low, high] = ['setting', 'setting_low', 'setting_high'].map((column) =>
      Number(dial![column]),
    );
    expect(high! - low!).toBeLessThanOrEqual(2);
    expect(setting).toBeGreaterThan(1);
    expect(setting).toBeLessThan(5);
    const curve = rowsOf('tune.csv');
    expect(curve.reduce((sum, { games }) => sum + Number(games), 0)).toBe(Number(dial!.games));
    expect(curve.map(({ value }) => Number(value))).toEqual(
      curve.map(({ value }) => Number(value)).sort((one, other) => one - other),
    );
    expect(ran.out).toContain(`The life of Rageborne should be ${setting!.toFixed(1)} (95% interval`);
    expect(ran.out.replaceAll('\n', ' ')).toMatch(/In whole numbers: with \d they win/);
    expectNarrow(ran);
  });

  test('a rising one, with a target and a range', async () => {
    const flags = [
      '--patch',
      'rageborne.life=3',
      '--dial',
      'gravehold',
      '--target',
      '0.3',
      '--range',
      '1,90',
    ];
    await tune([...flags, '--stop', 'ci:8']);
    const [dial] = rowsOf('dial.csv');
    expect(Number(dial!.setting_low)).toBeGreaterThan(1);
    expect(Number(dial!.setting_high)).toBeLessThan(90);
    const rates = rowsOf('tune.csv').map(({ fit }) => Number(fit));
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });

  test('of random mages is played in blocks of eight', async () => {
    const flags = ['--nemesis', 'rageborne', '--players', '4', '--dial', 'life', '--stop', 'ci:3'];
    const ran = await run(['tune', ...flags, '--games', '4001', '--threads', '1', ...QUIET, '--out', 'x']);
    expect(ran.err).toBe('--games 4001 rounded up to 4008: games are played in blocks of 8\n');
    for (const { games } of rowsOf('tune.csv')) expect(Number(games) % 8).toBe(0);
  });

  test('--json', async () => {
    const { command, summary, rows } = JSON.parse((await tune(['--dial', 'life', '--json'])).out);
    expect(command).toBe('tune');
    expect(summary).toMatchObject({ dial: 'life', target: 0.5, stopped_by: 'ci' });
    expect(rows[0]).toMatchObject({ dial: 'life', value: 1 });
  });
});

describe('the printed setting', () => {
  test('has games and an interval of its own', async () => {
    const ran = await tune(['--dial', 'life']);
    const [dial] = rowsOf('dial.csv');
    expect(Object.keys(dial!).slice(-3)).toEqual(['printed_low', 'printed_high', 'changed']);
    const printed = rowsOf('tune.csv').find(({ value }) => value === '70')!;
    expect(Number(printed.games)).toBeGreaterThanOrEqual(800);
    expect([dial!.printed_win_rate, dial!.printed_low, dial!.printed_high]).toEqual([
      printed.win_rate,
      printed.ci_low,
      printed.ci_high,
    ]);
    expect(ran.out.replaceAll('\n', ' ')).toMatch(
      /With 70, as it is now, the players win \d+\.\d% \(\d+\.\d% to \d+\.\d%\)\./,
    );
  });

  test('is said where it is outside of the range too', async () => {
    await tune(['--dial', 'life', '--range', '1,9']);
    expect(rowsOf('tune.csv').find(({ value }) => value === '70')).toMatchObject({ fit: '' });
    expect(rowsOf('dial.csv')[0]!.printed_win_rate).not.toBe('');
  });
});

describe('--verify', () => {
  test('plays the whole answer again and says whether it holds', async () => {
    const ran = await run(['tune', ...TEAM, '--dial', 'life', '--verify', ...QUIET, '--out', 'x']);
    const [dial] = rowsOf('dial.csv');
    expect(dial!.verified_setting).toBe(dial!.whole_setting);
    expect(Number(dial!.verified_games)).toBeGreaterThan(3000);
    expect(Number(dial!.verified_games)).toBeLessThanOrEqual(10_000);
    const [low, high] = [Number(dial!.verified_low), Number(dial!.verified_high)];
    const verdict = low <= 0.5 && high >= 0.5 ? 'so the answer holds' : 'does not give 50.0%';
    const text = ran.out.replaceAll('\n', ' ');
    expect(text).toContain(`other games: with ${dial!.verified_setting} the players win`);
    expect(text).toContain(verdict);
    expectNarrow(ran);
  });

  test('has nothing to do without an answer, and no columns unless asked for', async () => {
    const ran = await tune(['--dial', 'life', '--range', '20,60', '--verify'], 'x', 1000);
    expect(rowsOf('dial.csv')[0]).toMatchObject({ verified_setting: '', verified_games: '0' });
    expect(ran.out).toContain('There is no setting to verify.');
    await tune(['--dial', 'life', '--range', '20,60'], 'y', 1000);
    expect(read('dial.csv', 'y')).not.toContain('verified');
  });
});

test('--stop none plays all games, also when the dial does nothing', async () => {
  await tune(['--dial', 'life', '--range', '20,60', '--stop', 'none'], 'x', 1000);
  expect(rowsOf('dial.csv')[0]).toMatchObject({ games: '1000', stopped_by: 'games', setting: '' });
});

describe('a game between two sides', () => {
  const SIDES = ['keyforge', '--a', 'miss-onyx-censorius', '--b', 'radiant-argus-the-supreme'];
  const between = (flags: readonly string[]): Promise<Ran> =>
    run(['tune', ...SIDES, '--games', '1200', '--threads', '1', ...QUIET, ...flags, '--out', 'x']);

  test.each([
    { dial: 'amber', on: 'b', about: 'The starting æmber of Radiant Argus the Supreme' },
    { dial: 'amber', on: 'a', about: 'The starting æmber of Miss "Onyx" Censorius' },
    { dial: 'key-cost', on: 'a', about: 'The key cost of Miss "Onyx" Censorius' },
  ])('$dial on $on is about side a', async ({ dial, on, about }) => {
    const target = on === 'a' && dial === 'amber' ? '0.8' : '0.3';
    const ran = await between(['--dial', dial, '--on', on, '--target', target, '--stop', 'ci:3']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const text = ran.out.replaceAll('\n', ' ');
    expect(text).toContain(`${about} should be`);
    expect(text).toContain(`for Miss "Onyx" Censorius to win ${Number(target) * 100}.0%.`);
    expect(text).toMatch(/as it is now, Miss "Onyx" Censorius wins \d/);
    expect(read('dial.csv')).toContain(`,${on},`);
    expectNarrow(ran);
  });

  test('no advice to look further where the rules end', async () => {
    const ran = await between(['--dial', 'amber', '--on', 'a', '--target', '0.1']);
    expect(ran.out.replaceAll('\n', ' ')).toMatch(/No setting of .* gives 10.0%: even with 0 Miss/);
    expect(ran.out).not.toContain('--range');
  });

  test('--on a and --on b are different runs', async () => {
    const names = ['a', 'b'].map((on) => ['tune', ...SIDES, '--dial', 'hand', '--on', on, '--games', '1000']);
    for (const argv of names) expect((await run([...argv, '--threads', '1', ...QUIET])).code).toBe(0);
    expect(readdirSync(join(cwd, 'results'))).toHaveLength(2);
  });

  test('a number of a card has no side', async () => {
    const ran = await between(['--dial', 'dust_pixie.amber', '--on', 'b']);
    expect([ran.code, ran.err]).toEqual([
      2,
      '--on: dust_pixie.amber is the same for all sides; expected no --on\n',
    ]);
  });
});

describe('no answer', () => {
  test('the target is out of reach', async () => {
    const ran = await tune(['--dial', 'life', '--range', '20,60']);
    expect(rowsOf('dial.csv')[0]).toMatchObject({ stopped_by: 'no effect', setting: '' });
    const more = await tune(['--dial', 'life', '--range', '1,3', '--target', '0.05'], 'y');
    expect(read('dial.csv', 'y')).toContain(',Infinity,Infinity,Infinity,');
    expect(more.out.replaceAll('\n', ' ')).toMatch(
      /No setting of the life of Rageborne gives 5.0%: even with 3 the players win \d+\.\d%\. --range looks further than 1 to 3\./,
    );
    expectNarrow(ran);
    expectNarrow(more);
  });

  test('the dial does nothing', async () => {
    const ran = await tune(['--patch', 'rageborne.life=3', '--dial', 'doom_aegis.power']);
    expect(rowsOf('dial.csv')[0]).toMatchObject({ stopped_by: 'no effect', setting: '', whole_setting: '' });
    expect(ran.out).toContain('has no effect that could be seen');
    expectNarrow(ran);
  });
});

describe('the same bytes', () => {
  const argv = [
    'tune',
    ...TEAM,
    '--games',
    '2000',
    '--dial',
    'life',
    '--agent',
    'random',
    '--records',
    '--check',
    'heuristic',
    '--check-games',
    '20',
  ];
  const files = (out: string) => ['dial.csv', 'tune.csv', 'games.csv'].map((file) => read(file, out));

  test('with 1, 2 and 4 threads', async () => {
    for (const threads of ['1', '2', '4']) await run([...argv, '--threads', threads, '--out', threads]);
    expect(files('2')).toEqual(files('1'));
    expect(files('4')).toEqual(files('1'));
  });

  test('when a run is interrupted and resumed; and a game of it again', async () => {
    await run([...argv, '--threads', '1', '--out', 'whole']);
    const control = new AbortController();
    const change = { signal: control.signal, terminal: true, err: () => control.abort() };
    expect((await run([...argv, '--threads', '1', '--out', 'cut'], change)).code).toBe(130);
    expect((await run([...argv, '--threads', '1', '--out', 'cut', '--resume'])).code).toBe(0);
    expect(files('cut')).toEqual(files('whole'));
    const games = read('games.csv', 'whole').trimEnd().split('\r\n');
    const key = /aeons-end\/a=[^"]*/.exec(games.at(-1)!)![0];
    const { summary } = JSON.parse((await run(['play', '--replay', key, '--json'])).out);
    expect(games.at(-1)).toContain(`,${summary.winner},`);
    expect(games.at(-1)).toContain(`,${summary.turns},${summary.decisions},`);
  });
});

test('an experiment file crosses lists', async () => {
  writeFileSync(
    join(cwd, 'tune.yaml'),
    'about: How much life?\ncommand: tune\nnemesis: rageborne\nmages: ["kadir", "kadir,mist"]\ndial: life\ngames: 2000\nagent: random\nthreads: 1\ncheck: none\n',
  );
  const ran = await run(['run', 'tune.yaml', '--out', 'x']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(rowsOf('dial.csv').map(({ players }) => players)).toEqual(['1', '2']);
  expect(ran.out).toMatch(/kadir,mist +[\d,]+ +\d\.\d +\d\.\d to \d\.\d +70/);
});

describe('bad input is refused in one line', () => {
  test.each([
    {
      name: 'no dial',
      flags: [],
      says: /^--dial is missing; expected one of life, gravehold, .*, or CARD\.NUMBER/,
    },
    {
      name: 'an unknown dial',
      flags: ['--dial', 'lief'],
      says: /^--dial "lief": expected life, .*nearest: "life"/,
    },
    {
      name: 'an unknown card',
      flags: ['--dial', 'bane_sir.life'],
      says: /no card "bane_sir"; did you mean "bane_sire"/,
    },
    {
      name: 'an unknown number',
      flags: ['--dial', 'bane_sire.cost'],
      says: /Bane Sire has no number "cost"; expected life/,
    },
    {
      name: 'a card of another nemesis',
      flags: ['--dial', 'carapace_queen.life'],
      says: /^--dial "carapace_queen.life": Carapace Queen is never in this game; expected/,
    },
    {
      name: 'several levels',
      flags: ['--dial', 'life', '--level', 'normal,expert'],
      says: /^2 combinations of players, mages, .*; expected one: .*fulcrum run takes lists/,
    },
    {
      name: 'a printed life of which the level leaves nothing',
      flags: ['--dial', 'gravehold', '--level', 'novice', '--patch', 'rageborne.life=5'],
      says: /^--patch: life of Rageborne must be at least 11 at level novice, which takes 10 away, not 5$/m,
    },
    {
      name: 'a fraction on a card',
      flags: ['--dial', 'life', '--patch', 'bane_sire.life=2.5'],
      says: /^--patch "bane_sire.life=2.5": expected CARD.NUMBER=N with a whole number/,
    },
    {
      name: 'a target of 1.2',
      flags: ['--dial', 'life', '--target', '1.2'],
      says: /^--target "1.2": expected a win rate above 0 and below 1/,
    },
    {
      name: 'a target of 0',
      flags: ['--dial', 'life', '--target', '0.0'],
      says: /^--target "0.0": expected/,
    },
    {
      name: 'a target in words',
      flags: ['--dial', 'life', '--target', 'half'],
      says: /^--target "half": expected/,
    },
    {
      name: 'a range that is none',
      flags: ['--dial', 'life', '--range', '9,3'],
      says: /^--range "9,3": expected two whole numbers from 1 to 999/,
    },
    {
      name: 'a range beyond the rules',
      flags: ['--dial', 'basics-1', '--range', '0,9'],
      says: /^--range "0,9": expected two whole numbers from 0 to 8/,
    },
    {
      name: 'a test',
      flags: ['--dial', 'life', '--stop', 'sprt:0.5,0.6'],
      says: /^--stop "sprt:0.5,0.6": expected ci:H/,
    },
    {
      name: 'too few games',
      flags: ['--dial', 'life', '--games', '10'],
      says: /^--games "10": expected a whole number from 1000/,
    },
  ])('$name', async ({ flags, says }) => {
    const { code, out, err } = await run(['tune', '--nemesis', 'rageborne', ...flags]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
