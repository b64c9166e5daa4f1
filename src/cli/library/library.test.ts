import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.js';
import type {
  ChainsRow,
  DialRow,
  DifficultyRow,
  FairRow,
  ImpactRow,
  MatchRow,
  PercentileRow,
  RatingRow,
  TuneRow,
} from '../../index.js';
import * as library from '../../index.js';
import { runIn } from '../testing-io.js';

const { chains, difficulty, games, InputError, impact, match, matrix, rate, readDeck, tune } = library;

let cwd = '';
const printed: unknown[] = [];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(text) > 0);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(cwd, { recursive: true });
  expect(printed.splice(0)).toEqual([]);
});

const [A, B] = ['miss-onyx-censorius', 'radiant-argus-the-supreme'];
const MAGES = { nemesis: 'rageborne', mages: ['kadir', 'mist'] };
const ONE = { threads: 1, seed: 3, check: 'none' };

/** The same as the command gives with `--json`. */
async function same(answer: unknown, argv: readonly string[]): Promise<void> {
  const { out, code } = await runIn(cwd, [...argv, '--json'], { games: GAMES });
  expect(code).toBe(0);
  expect(answer).toEqual(JSON.parse(out));
}

/** The columns that the types promise are there. */
function has<R extends library.Row>(row: R, ...columns: (keyof R & string)[]): void {
  expect(columns.filter((column) => !Object.hasOwn(row, column))).toEqual([]);
}

describe('each function gives what its command prints with --json', { timeout: 120_000 }, () => {
  const typed = (...words: string[]) => [
    ...words,
    ...['--threads', '1', '--seed', '3', '--check', 'none', '--out', join(cwd, 'x')],
  ];

  test('impact', async () => {
    const answer = await impact({ a: A, games: 2, agent: 'random', out: join(cwd, 'x'), ...ONE });
    has<ImpactRow>(answer.summary, 'deck', 'card', 'copies', 'against', 'effect', 'ci_low', 'ci_high', 'q');
    expect(answer.rows).toHaveLength(60);
    await same(answer, typed('impact', A, '--games', '2', '--agent', 'random'));
  });

  test('rate', async () => {
    const answer = await rate({ decks: A, games: 400, out: join(cwd, 'x'), ...ONE });
    has<PercentileRow>(
      answer.summary,
      'deck',
      'set',
      'percentile',
      'percentile_low',
      'percentile_high',
      'win_rate',
      'ci_low',
      'ci_high',
      'chains_to_average',
      'games',
      'seed',
      'chains_low',
      'chains_high',
      'field_shrinkage',
    );
    await same(answer, typed('rate', A, '--games', '400'));
  });

  test('match', async () => {
    const flags = { game: 'keyforge', a: A, b: B, chains: [6, 0], games: 40, out: join(cwd, 'x'), ...ONE };
    const answer = await match(flags);
    has<MatchRow>(
      answer.summary,
      'game',
      'a',
      'b',
      'agent_a',
      'agent_b',
      'games',
      'wins_a',
      'wins_b',
      'draws',
      'win_rate_a',
      'ci_low',
      'ci_high',
      'mean_turns',
      'stopped_by',
      'seed',
    );
    await same(answer, typed('match', 'keyforge', A, B, '--chains', '6,0', '--games', '40'));
    expect(readdirSync(join(cwd, 'x'))).toContain('summary.csv');
  });

  test('chains', async () => {
    const answer = await chains({ a: A, b: B, games: 400, agent: 'random', out: join(cwd, 'x'), ...ONE });
    has<FairRow>(
      answer.summary,
      'a',
      'b',
      'fair_chains',
      'fair_low',
      'fair_high',
      'points_per_chain',
      'max_bid_a',
      'max_bid_b',
      'games',
      'stopped_by',
      'seed',
    );
    has<ChainsRow>(answer.rows[0]!, 'chains_a', 'games', 'wins_a', 'win_rate_a', 'ci_low', 'ci_high');
    await same(answer, typed('chains', A, B, '--games', '400', '--agent', 'random'));
  });

  test('matrix', async () => {
    const answer = await matrix({ game: 'keyforge', decks: [A, B], games: 200, out: join(cwd, 'x'), ...ONE });
    has<RatingRow>(
      answer.rows[0]!,
      'deck',
      'rating',
      'ci_low',
      'ci_high',
      'mean_win_rate',
      'nash_weight',
      'games',
    );
    await same(answer, typed('matrix', 'keyforge', '--decks', `${A},${B}`, '--games', '200'));
  });

  test('difficulty', async () => {
    const answer = await difficulty({
      ...MAGES,
      level: ['normal', 'expert'],
      games: 40,
      out: join(cwd, 'x'),
      ...ONE,
    });
    has<DifficultyRow>(answer.rows[0]!, 'games', 'win_rate', 'ci_low', 'ci_high');
    await same(
      answer,
      typed(
        'difficulty',
        '--nemesis',
        'rageborne',
        '--mages',
        'kadir,mist',
        '--level',
        'normal,expert',
        '--games',
        '40',
      ),
    );
  });

  test('tune', async () => {
    const answer = await tune({
      ...MAGES,
      dial: 'life',
      target: 0.5,
      range: [60, 70],
      games: 1000,
      agent: 'random',
      out: join(cwd, 'x'),
      ...ONE,
    });
    has<DialRow>(answer.summary, 'dial', 'target', 'setting', 'setting_low', 'setting_high');
    has<TuneRow>(answer.rows[0]!, 'dial', 'value', 'games', 'win_rate', 'ci_low', 'ci_high');
    await same(
      answer,
      typed(
        'tune',
        '--nemesis',
        'rageborne',
        '--mages',
        'kadir,mist',
        '--dial',
        'life',
        '--target',
        '0.5',
        '--range',
        '60,70',
        '--games',
        '1000',
        '--agent',
        'random',
      ),
    );
  });

  test('a plan, which writes nothing', async () => {
    const answer = await match({ game: 'keyforge', a: A, b: B, plan: true, out: join(cwd, 'x'), ...ONE });
    expect(answer).toMatchObject({
      command: 'match',
      plan: true,
      summary: { trial_games: expect.any(Number) },
    });
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('readDeck', async () => {
    const decks = await readDeck([A, B]);
    expect(decks.rows.map(({ name }) => name)).toEqual([
      'Miss "Onyx" Censorius',
      'Radiant Argus the Supreme',
    ]);
    await same(decks, ['deck', A, B]);
    await same(await readDeck(A, { game: 'keyforge' }), ['deck', A]);
  });

  test('games', async () => {
    const all = await games();
    expect(all.rows.map(({ game }) => game)).toEqual(GAMES.map(({ game }) => game.id));
    await same(all, ['games']);
  });
});

describe('errors are one line', () => {
  test.each([
    [
      'an unknown flag',
      () => match({ game: 'keyforge', a: A, b: B, gams: 5 }),
      /no flag --gams; .*nearest: "--games"/,
    ],
    [
      'an inherited name',
      () => match({ game: 'keyforge', a: A, b: B, constructor: 5 as never }),
      /no flag --constructor/,
    ],
    ['an unknown game', () => match({ game: 'keyforg' }), /no game "keyforg"; .*nearest: "keyforge"/],
    ['a wrong value', () => chains({ a: A, b: B, games: 0.5 }), /--games "0.5": expected a whole number/],
    ['an unknown deck', () => readDeck('nowhere.txt'), /no file and no bundled side "nowhere.txt"/],
    ['several decks', () => readDeck(['x.txt', 'y.txt']), /"x.txt".*; .*"y.txt"/],
  ])('%s', async (_, call, says) => {
    const error = await call().then(
      () => undefined,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(InputError);
    expect(error.message).toMatch(says);
    expect(error.message).not.toContain('\n');
  });
});

describe('a call has its own', { timeout: 120_000 }, () => {
  test('onProgress and onNote', async () => {
    const onProgress = vi.fn();
    const onNote = vi.fn();
    await match({ game: 'keyforge', a: A, b: B, games: 41, out: join(cwd, 'x'), onProgress, onNote, ...ONE });
    expect(onProgress).toHaveBeenLastCalledWith({ done: 42, total: 42 });
    expect(onNote).toHaveBeenCalledWith('--games 41 rounded up to 42: games are played in pairs');
  });

  test('signal: what was played is written, and resume goes on to the same answer', async () => {
    const control = new AbortController();
    const flags = { game: 'keyforge', a: A, b: B, games: 4000, agent: 'random', out: join(cwd, 'x'), ...ONE };
    const ended = match({ ...flags, onProgress: () => control.abort(), signal: control.signal });
    await expect(ended).rejects.toMatchObject({
      name: 'AbortError',
      message: expect.stringMatching(/^Interrupted after [\d,]+ games/),
    });
    const resumed = await match({ ...flags, resume: true });
    expect(resumed).toEqual({ ...(await match({ ...flags, out: join(cwd, 'y') })), out: resumed.out });
  });

  test('signal that is aborted before', async () => {
    const ended = match({ game: 'keyforge', a: A, b: B, signal: AbortSignal.abort(), out: join(cwd, 'x') });
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(cwd)).toEqual([]);
  });
});
