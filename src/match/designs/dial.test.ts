import { describe, expect, test } from 'vitest';
import { placeOf } from '../../stats/dials/crossing.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy, { GOAL } from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { raceRates } from '../toy/race-rates.js';
import { type DialDesign, playDial } from './dial.js';
import type { DialLevel } from './dial-levels.js';
import { playVerification } from './verify.js';

const START_B = 4;

/** A head start for a is a rising dial, one for b a falling one. */
const rising = (start: number) => racePlan({ sides: [racer(start), racer(START_B)] });
const falling = (start: number) => racePlan({ sides: [racer(START_B), racer(start)] });
const racer = (data: number) => ({ name: `start-${data}`, from: `start-${data}`, data });

function exactRate(startA: number, startB: number): number {
  const { first, second } = raceRates(startA, startB);
  return (first + second) / 2;
}

async function tuned(design: Partial<DialDesign>, options: Partial<TaskRunnerOptions> = {}) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  const whole = {
    planAt: rising,
    stream: 'dial',
    range: [0, 9],
    target: 0.5,
    printed: 0,
    blocks: 5000,
    goal: 0,
    ...design,
  } as const;
  return playDial(runner, whole).finally(() => runner.close());
}

describe('the setting that gives the target', () => {
  test.each([
    { name: 'one half, rising', planAt: rising, target: 0.5, truth: START_B },
    { name: 'one half, falling', planAt: falling, target: 0.5, truth: START_B },
    { name: 'three quarters, rising', planAt: rising, target: 0.75, truth: undefined },
  ])('$name', async ({ planAt, target, truth }) => {
    const rates = Array.from({ length: GOAL }, (_, start) => 1 - exactRate(start, START_B));
    const exact = truth ?? placeOf({ first: 0, rates }, 1 - target);
    const { setting, stoppedBy, shape, levels } = (await tuned({ planAt, target }))!;
    expect(shape).toBe(planAt === rising ? 'rising' : 'falling');
    expect(setting!.low).toBeLessThanOrEqual(exact);
    expect(setting!.high).toBeGreaterThanOrEqual(exact);
    expect(setting!.estimate).toBeCloseTo(exact, 0);
    expect(stoppedBy).toBe('games');
    expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBe(5000);
  });

  test('stops when the interval is as narrow as asked for', async () => {
    const { setting, stoppedBy, levels } = (await tuned({ goal: 0.5, blocks: 100_000 }))!;
    expect(stoppedBy).toBe('ci');
    expect(setting!.high - setting!.low).toBeLessThanOrEqual(1);
    expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBeLessThan(20_000);
  });
});

describe('no setting', () => {
  test('when the dial does not reach the target', async () => {
    const { setting, stoppedBy } = (await tuned({ range: [0, 2], target: 0.9 }))!;
    expect(setting!.low).toBe(Infinity);
    expect(stoppedBy).toBe('beyond');
  });

  test('when the dial does nothing, which a quarter of the games and those at the printed setting show', async () => {
    const { setting, stoppedBy, levels } = (await tuned({ planAt: () => rising(START_B) }))!;
    expect([setting, stoppedBy]).toEqual([undefined, 'no effect']);
    const searched = levels.reduce((sum, { tally }) => sum + tally.blocks, -1000);
    expect(searched).toBeLessThan(2000);
  });

  test('when it goes up and down', async () => {
    const planAt = (value: number) => rising(value < 5 ? value : 9 - value);
    expect(await tuned({ planAt })).toMatchObject({ setting: undefined, stoppedBy: 'mixed' });
  });
});

describe('--stop none plays all games', () => {
  test.each([
    { name: 'a dial that does nothing', design: { planAt: () => rising(START_B) } },
    { name: 'a target out of reach', design: { range: [0, 2], target: 0.9 } as const },
    {
      name: 'a dial without a direction',
      design: { planAt: (value: number) => rising(value < 5 ? value : 9 - value) },
    },
  ])('$name', async ({ design }) => {
    const { stoppedBy, levels } = (await tuned({ ...design, all: true, blocks: 3000 }))!;
    expect(stoppedBy).toBe('games');
    expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBe(3000);
  });
});

describe('the printed setting', () => {
  const rateOf = (levels: readonly DialLevel[], at: number) => {
    const { tally } = levels.find(({ value }) => value === at)!;
    return { games: tally.games, interval: blockInterval(tally.sideBlocks) };
  };

  test.each([
    { name: 'in the range', range: [0, 9] as const },
    { name: 'outside of it', range: [5, 9] as const },
  ])('$name has enough games of its own', async ({ range }) => {
    const { levels, setting } = (await tuned({
      stream: 'printed',
      range,
      printed: START_B,
      target: 0.8,
      goal: 0.5,
      blocks: 10_000,
    }))!;
    const { games, interval } = rateOf(levels, START_B);
    expect(games).toBeGreaterThanOrEqual(2500);
    expect(interval[0]).toBeLessThan(0.5);
    expect(interval[1]).toBeGreaterThan(0.5);
    expect(interval[1] - interval[0]).toBeLessThan(0.06);
    expect(setting!.estimate).toBeCloseTo(5.8, 0);
  });

  test('takes a fifth of a short run at most, and the run no more than it may', async () => {
    const { levels } = (await tuned({ printed: 9, blocks: 2000 }))!;
    expect(rateOf(levels, 9).games).toBeLessThan(1000);
    expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBe(2000);
  });
});

describe('a verification', () => {
  test('plays the setting again on other luck, to a point or 10,000 games', async () => {
    const runner = new TaskRunner({ module: toy, threads: 1 });
    const found = (await tuned({ goal: 0.5 }))!;
    const { value, tally } = (await playVerification(runner, { planAt: rising }, found, START_B))!;
    await runner.close();
    expect(value).toBe(START_B);
    expect(tally.games).toBeGreaterThan(5000);
    expect(tally.games).toBeLessThanOrEqual(10_000);
    const [low, high] = blockInterval(tally.sideBlocks);
    expect([low < 0.5, high > 0.5, high - low < 0.03]).toEqual([true, true, true]);
    const known = found.levels.find((level) => level.value === START_B)!.tally;
    expect(tally.asked.wins[0]! / tally.games).not.toBe(known.asked.wins[0]! / known.games);
  });
});

test('settings have luck of their own', async () => {
  const { levels } = (await tuned({ planAt: () => rising(START_B), blocks: 2000 }))!;
  const wins = levels.map(({ tally }) => tally.asked.wins[0] / tally.games);
  expect(new Set(wins).size).toBeGreaterThan(5);
});

test('an interrupted run keeps what it has', async () => {
  const control = new AbortController();
  const onProgress = (done: number) => {
    if (done > 500) control.abort();
  };
  const result = await tuned({ blocks: 100_000 }, { signal: control.signal, onProgress });
  expect(result).toMatchObject({ stoppedBy: 'interrupted' });
  expect(await tuned({}, { signal: AbortSignal.abort() })).toBeUndefined();
});
