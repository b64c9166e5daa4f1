import { describe, expect, test } from 'vitest';
import { NOBODY } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import { blockInterval } from '../stats/intervals/block-interval.js';
import { ratioInterval } from '../stats/intervals/ratio-interval.js';
import type { Interval } from '../stats/intervals/wilson.js';
import { BlockPlayer } from './blocks.js';
import type { GameRecord } from './play.js';
import type { MatchPlan } from './schedule.js';
import { SideTally, seatOfSide, sideNumbers } from './sides.js';
import { Tally } from './tally.js';
import toy, { regattaChances } from './toy/regatta.js';

const module = toy as GameModule;

function planOf(names: readonly string[], change: Partial<MatchPlan> = {}): MatchPlan {
  const sides = names.map((name) => module.namedSide(name)!);
  return {
    game: 'regatta',
    sides,
    options: {},
    agents: names.map(() => 'random'),
    rotations: module.rotations(sides),
    deals: 1,
    seed: '1',
    ...change,
  };
}

const THREE = ['cutter', 'sloop', 'yawl'];

function played(plan: MatchPlan, first: number, count: number): Tally {
  return new Tally(
    module.game,
    plan,
    new BlockPlayer(module, plan, { check: true }).playChunk({ first, count }, false).numbers,
  );
}

test.each([
  [0, 0, 0],
  [0, 1, 2],
  [2, 1, 1],
  [1, 2, 2],
])('side %i sits at seat %i from side %i', (side, began, seat) => {
  expect(seatOfSide(side, began, 3)).toBe(seat);
});

describe('a block of three sides', () => {
  const record = (winner: number, began: number): GameRecord => ({
    winner,
    began,
    end: winner === NOBODY ? 'drawn' : 'won',
    how: 0,
    turns: 1,
    decisions: 1,
    measures: new Float64Array(),
  });

  test('counts each side, each seat, and each side at each seat', () => {
    const tally = new SideTally(new Float64Array(sideNumbers(3, 3)), 3, 3);
    tally.addBlock([record(0, 0), record(0, 1), record(NOBODY, 2)]);
    expect([0, 1, 2].map((side) => [...tally.side(side)])).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    // Side a won once from seat 0 and, when b began, once from seat 2.
    expect([0, 1, 2].map((seat) => [...tally.seat(seat)])).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect(tally.cell(0, 2)).toMatchObject({ n: 1, sizes: 1, hits: 1 });
    expect(tally.cell(1, 0)).toMatchObject({ n: 1, sizes: 1, hits: 0 });
  });

  test('who began may be left open: then only the sides are counted', () => {
    const tally = new SideTally(new Float64Array(sideNumbers(3, 1)), 3, 1);
    tally.addBlock([record(2, NOBODY)]);
    expect([...tally.side(2)]).toEqual([0, 1]);
    expect([...tally.seat(2)]).toEqual([0, 0]);
    expect(tally.cell(2, 0).n).toBe(0);
  });
});

test('every side begins once in a block, and wins are nobody’s draws', () => {
  const tally = played(planOf(THREE), 0, 200);
  const { sides } = tally;
  expect(tally.games).toBe(600);
  for (const side of [0, 1, 2]) {
    for (const seat of [0, 1, 2]) expect(sides!.cell(side, seat).sizes).toBe(200);
  }
  const wins = [0, 1, 2].map((side) => tally.asked.wins[side]!);
  expect(wins.reduce((sum, n) => sum + n)).toBe(600);
});

test('a team wins for both of its boats', () => {
  const tally = played(planOf(['two-cutters', 'two-sloops']), 0, 300);
  expect([...tally.asked.wins].reduce((sum, n) => sum + n)).toBe(600);
  const [first, , third] = regattaChances([0, 0, 0, 0]);
  expect(tally.asked.firstSeatWins / 600).toBeCloseTo(first! + third!, 1);
});

test('who begins may be chosen in play, and the record says who it was', () => {
  const plan = planOf(THREE, { options: { dials: { choice: [1] } } });
  const { sides } = played(plan, 0, 300);
  const sizes = [0, 1, 2].map((seat) => sides!.cell(1, seat).sizes);
  expect(sizes.reduce((sum, n) => sum + n)).toBe(900);
  for (const size of sizes) expect(size).toBeGreaterThan(200);
});

describe('intervals of three sides hold', () => {
  const [first] = regattaChances([0, 0, 0]);
  const RUNS = 300;
  const BLOCKS = 40;
  const runs = (options: MatchPlan['options']): Tally[] => {
    const plan = planOf(THREE, { options });
    const player = new BlockPlayer(module, plan);
    return Array.from({ length: RUNS }, (_, run) => {
      const { numbers } = player.playChunk({ first: run * BLOCKS, count: BLOCKS }, false);
      return new Tally(module.game, plan, numbers);
    });
  };
  const share = (all: readonly Tally[], interval: (tally: Tally) => Interval, truth: number): number =>
    all.filter((tally) => {
      const [low, high] = interval(tally);
      return low <= truth && truth <= high;
    }).length / all.length;

  /** 95% less 2.6 of its standard errors over `RUNS` runs. */
  const LEAST = 0.95 - 2.6 * Math.sqrt((0.95 * 0.05) / RUNS);

  test.each([
    [
      'the rate of a side, which is a third by symmetry',
      (t: Tally) => blockInterval(t.sides!.side(1)),
      1 / 3,
    ],
    ['the rate of who begins, computed exactly', (t: Tally) => blockInterval(t.sides!.seat(0)), first!],
    ['a side at a seat', (t: Tally) => ratioInterval(t.sides!.cell(2, 0)), first!],
  ])('%s', (_, interval, truth) => {
    expect(share(runs({}), interval, truth)).toBeGreaterThanOrEqual(LEAST);
  });

  test('also when the seats are chosen in play, so that blocks differ', () => {
    const all = runs({ dials: { choice: [1] } });
    const interval = (t: Tally): Interval => ratioInterval(t.sides!.cell(0, 0));
    expect(share(all, interval, first!)).toBeGreaterThanOrEqual(LEAST);
  });
});
