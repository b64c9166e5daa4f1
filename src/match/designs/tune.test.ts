import { describe, expect, test } from 'vitest';
import { placeOf } from '../../stats/dials/crossing.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy, { GOAL } from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { raceRates } from '../toy/race-rates.js';
import { playTune, type TuneDesign } from './tune.js';

const START_B = 4;

/** A head start for a is a rising dial, one for b a falling one. */
const rising = (start: number) => racePlan({ sides: [racer(start), racer(START_B)] });
const falling = (start: number) => racePlan({ sides: [racer(START_B), racer(start)] });
const racer = (data: number) => ({ name: `start-${data}`, from: `start-${data}`, data });

function exactRate(startA: number, startB: number): number {
  const { first, second } = raceRates(startA, startB);
  return (first + second) / 2;
}

async function tuned(design: Partial<TuneDesign>, options: Partial<TaskRunnerOptions> = {}) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  const whole = {
    planAt: rising,
    range: [0, 9],
    target: 0.5,
    printed: 0,
    blocks: 5000,
    goal: 0,
    ...design,
  } as const;
  return playTune(runner, whole).finally(() => runner.close());
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

  test('when the dial does nothing, and it costs a quarter of the games to see that', async () => {
    const { setting, stoppedBy, levels } = (await tuned({ planAt: () => rising(START_B) }))!;
    expect([setting, stoppedBy]).toEqual([undefined, 'no effect']);
    expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBeLessThan(2000);
  });

  test('when it goes up and down', async () => {
    const planAt = (value: number) => rising(value < 5 ? value : 9 - value);
    expect(await tuned({ planAt })).toMatchObject({ setting: undefined, stoppedBy: 'mixed' });
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
