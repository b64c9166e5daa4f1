import { expect, test } from 'vitest';
import { handicaps, matchOf } from '../../stats/procedures/handicaps.js';
import { plausibleInterval } from '../../stats/procedures/plausible-handicaps.js';
import { Tally } from '../tally.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy from '../toy/race.js';
import { inTurn, racePlan } from '../toy/race-plan.js';
import { raceRates } from '../toy/race-rates.js';
import { playAdaptive, seatCells } from './adaptive.js';

/** Hare against tortoise: one place ahead, so a handicap of one is fair. */
const HARE = racePlan({ sides: [toy.namedSide('hare')!, toy.namedSide('tortoise')!] });
/** The exact rates from a handicap of 24 on the tortoise to 24 on the hare. */
const CURVE = Array.from({ length: 49 }, (_, i) => raceRates(1 - Math.max(0, i - 24), Math.min(0, i - 24)));
const TRUTH = handicaps(CURVE, 0);

async function played(blocks: number, options: Partial<TaskRunnerOptions> = {}, plan = HARE) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  return playAdaptive(runner, { plan, auction: toy.auction!, blocks, draws: 200 }).finally(() =>
    runner.close(),
  );
}

function near(figure: (each: typeof TRUTH) => number, found: Awaited<ReturnType<typeof played>>) {
  const [low, high] = plausibleInterval(found!.plausible, figure);
  expect(low).toBeLessThanOrEqual(figure(TRUTH));
  expect(high).toBeGreaterThanOrEqual(figure(TRUTH));
}

test('the procedures come to what the exact rates say, within the intervals', async () => {
  const result = await played(12_000);
  const { found, levels, stoppedBy } = result!;
  expect(found.stronger).toBe(0);
  expect(TRUTH.fair).toBeCloseTo(1, 9);
  near(({ fair }) => fair, result);
  near(({ adjustment }) => adjustment.mean, result);
  near(({ adjustment }) => adjustment.gamesToFair, result);
  near(({ adjustment }) => adjustment.shares[1]!, result);
  near((each) => matchOf(each, -3, -3).winsA, result);
  near((each) => matchOf(each, 3, 3).winsA, result);
  expect(found.adjustment.mean).toBeCloseTo(TRUTH.adjustment.mean, 0);
  expect(stoppedBy).toBe('games');
  expect(levels).toHaveLength(49);
  expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBe(12_000);
});

test('most games go where the procedures play', async () => {
  const { levels } = (await played(4000))!;
  const blocks = (value: number) => levels.find((level) => level.value === value)!.tally.blocks;
  expect(blocks(1)).toBeGreaterThan(10 * blocks(20));
  expect(blocks(0)).toBeGreaterThan(10 * blocks(-20));
});

test('the stronger deck may be b', async () => {
  const result = await played(2000, {}, racePlan());
  expect(result!.found.stronger).toBe(1);
  expect(result!.found.fair).toBeCloseTo(1, 0);
});

test('an interrupted run has what was played', async () => {
  const control = new AbortController();
  const stop = { signal: control.signal, onProgress: () => control.abort() };
  const result = await played(100_000, stop);
  expect(result!.stoppedBy).toBe('interrupted');
  expect(await played(1000, { signal: AbortSignal.abort() })).toBeUndefined();
});

test('blocks by which of their games side a won', () => {
  const tally = new Tally(toy.game, racePlan());
  const record = (winner: number) => ({
    winner,
    end: 'won' as const,
    how: 0,
    turns: 10,
    decisions: 10,
    measures: new Float64Array(2),
  });
  const blocks = [
    [0, 0],
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
    [0, -1],
  ] as const;
  for (const [first, second] of blocks) tally.addBlock(inTurn([record(first), record(second)]));
  expect(seatCells(tally.asked)).toEqual([2, 1, 3, 1]);
});
