import { beforeAll, describe, expect, test } from 'vitest';
import { type AdaptiveResult, playAdaptive } from '../../match/designs/adaptive.js';
import type { MatchPlan } from '../../match/schedule.js';
import { TaskRunner } from '../../match/task-runner.js';
import toy from '../../match/toy/race.js';
import { racePlan } from '../../match/toy/race-plan.js';
import { adaptiveHeadline, sayAdaptive } from '../text/adaptive.js';
import {
  ADAPTIVE_COLUMNS,
  adaptiveRows,
  BEST_OF_COLUMNS,
  bestOfRows,
  COURSE_COLUMNS,
  courseRows,
  SETTLES_COLUMNS,
  settlesRow,
} from './adaptive.js';
import { type Column, columnName, csvFile } from './csv.js';

/** The tortoise starts one place behind the hare, so the hare is the stronger deck. */
const TORTOISE = racePlan();
const HARE = racePlan({ sides: [TORTOISE.sides[1], TORTOISE.sides[0]] });
const FALCON = racePlan({ sides: [toy.namedSide('falcon')!, TORTOISE.sides[0]] });

async function played(plan: MatchPlan): Promise<AdaptiveResult> {
  const runner = new TaskRunner({ module: toy, threads: 1 });
  const result = await playAdaptive(runner, { plan, auction: toy.auction!, blocks: 1500, draws: 40 }).finally(
    () => runner.close(),
  );
  return result!;
}

let asB: AdaptiveResult;
let asA: AdaptiveResult;
let falcon: AdaptiveResult;
beforeAll(async () => {
  [asB, asA, falcon] = [await played(TORTOISE), await played(HARE), await played(FALCON)];
});

const header = (columns: readonly Column[]) => csvFile(columns, []).trimEnd();

describe('adaptive.csv', () => {
  test('has a row for every number of chains on the stronger deck, and shares that add up', () => {
    expect(header(ADAPTIVE_COLUMNS)).toBe(
      'a,b,deck,chains,share,share_low,share_high,games,wins,win_rate,ci_low,ci_high,fit,fit_first,fit_second',
    );
    const rows = adaptiveRows(TORTOISE, asB);
    expect(rows.map(({ chains }) => chains)).toEqual(Array.from({ length: 25 }, (_, i) => i));
    expect(rows.reduce((sum, { share }) => sum + Number(share), 0)).toBeCloseTo(1, 9);
    for (const { share, share_low, share_high } of rows) {
      expect(Number(share_low)).toBeLessThanOrEqual(Number(share_high));
      expect(Number(share)).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    { name: 'a', plan: HARE, result: () => asA },
    { name: 'b', plan: TORTOISE, result: () => asB },
  ])('gives the rates of the stronger deck, also when that is $name', ({ plan, result }) => {
    const rows = adaptiveRows(plan, result());
    expect(rows[0]!.deck).toBe('hare');
    expect(rows[0]!.win_rate).toBeGreaterThan(0.5);
    expect(rows[4]!.win_rate).toBeLessThan(0.5);
    for (const { wins, games, win_rate, ci_low, ci_high } of rows) {
      expect(Number(win_rate)).toBeCloseTo(Number(wins) / Number(games), 9);
      expect(Number(ci_low)).toBeLessThanOrEqual(Number(win_rate));
      expect(Number(ci_high)).toBeGreaterThanOrEqual(Number(win_rate));
    }
  });
});

test('settles.csv is one row with every figure and its interval', () => {
  const row = settlesRow(TORTOISE, asB);
  expect(Object.keys(row)).toEqual(SETTLES_COLUMNS.map(columnName));
  expect(row).toMatchObject({ deck: 'hare', start_chains: 4, games: 3000, stopped_by: 'games', seed: 1 });
  expect(Number(row.fair_chains)).toBeCloseTo(1, 0);
  expect(Number(row.mean_chains_low)).toBeLessThan(Number(row.mean_chains_high));
  expect(Object.values(row).every((cell) => !Number.isNaN(cell))).toBe(true);
});

test('course.csv begins with four chains and goes to where they settle', () => {
  const rows = courseRows(TORTOISE, asB);
  expect(header(COURSE_COLUMNS)).toMatch(/^a,b,deck,after_games,mean_chains,/);
  expect(rows[0]).toMatchObject({ after_games: 0, mean_chains: 4, chains_10: 4, chains_90: 4 });
  expect(Number(rows.at(-1)!.mean_chains)).toBeCloseTo(asB.found.adjustment.mean, 1);
});

describe('bestof.csv', () => {
  test('has a row for every pair of biases', () => {
    const rows = bestOfRows(TORTOISE, asB);
    expect(header(BEST_OF_COLUMNS)).toMatch(/^a,b,bias_a,bias_b,match_win_a,ci_low,ci_high,third_game,/);
    expect(rows).toHaveLength(49);
    for (const row of rows) {
      const { better_informed, better_informed_wins, match_win_a } = row;
      if (Math.abs(Number(row.bias_a)) === Math.abs(Number(row.bias_b))) expect(better_informed).toBe('');
      else expect(better_informed_wins).toBe(better_informed === 'a' ? match_win_a : 1 - Number(match_win_a));
    }
  });

  test('exchanged decks exchange the players', () => {
    const [one, other] = [bestOfRows(TORTOISE, asB), bestOfRows(HARE, asA)];
    const even = (rows: typeof one) => rows.find(({ bias_a, bias_b }) => bias_a === 0 && bias_b === 0)!;
    expect(Number(even(one).match_win_a)).toBeCloseTo(1 - Number(even(other).match_win_a), 0);
    expect(even(one).over_b_chains).toBe(even(other).over_a_chains);
  });
});

describe('in words', () => {
  test.each([
    { name: 'b is stronger', plan: TORTOISE, result: () => asB, has: ['hare is the stronger deck'] },
    { name: 'a is stronger', plan: HARE, result: () => asA, has: ['hare is the stronger deck'] },
    {
      name: 'a deck that hardly ever loses',
      plan: FALCON,
      result: () => falcon,
      has: ['falcon is the stronger'],
    },
    {
      name: 'interrupted',
      plan: HARE,
      result: () => ({ ...asA, stoppedBy: 'interrupted' as const }),
      has: ['The run was interrupted.'],
    },
  ])('$name', ({ plan, result, has }) => {
    const text = sayAdaptive(toy, plan, result());
    const flat = text.replaceAll(/\s+/g, ' ');
    const always = [
      'It settles around',
      'Best of three',
      'knows when to stop',
      'Measured:',
      'Computed exactly',
    ];
    for (const words of [...has, ...always]) expect(flat).toContain(words);
    expect(text).not.toMatch(/NaN|undefined/);
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('one line of a batch', () => {
    expect(adaptiveHeadline(asB, toy)).toMatchObject({ games: '3,000', 'stronger deck': 'b' });
  });
});
