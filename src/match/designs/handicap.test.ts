import { describe, expect, test } from 'vitest';
import { blockTotal } from '../../stats/intervals/block-mean.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { type HandicapDesign, handicapLevels, playHandicap } from './handicap.js';

/** A handicap of one costs a runner one place, so a head start of n places is fair with a handicap of n. */
function headStart(places: number) {
  return racePlan({ sides: [{ name: 'ahead', from: 'x', data: places }, toy.namedSide('tortoise')!] });
}

async function played(design: Partial<HandicapDesign>, options: Partial<TaskRunnerOptions> = {}) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  const whole = { plan: headStart(2), auction: toy.auction!, blocks: 4000, goal: 0, ...design };
  const result = await playHandicap(runner, whole).finally(() => runner.close());
  return result!;
}

describe('the fair handicap', () => {
  test.each([
    { name: 'on side a', places: 2, fair: 2 },
    { name: 'on neither', places: 0, fair: 0 },
    { name: 'on side b', places: -3, fair: -3 },
  ])('$name', async ({ places, fair: truth }) => {
    const { fair, levels, stoppedBy } = await played({ plan: headStart(places) });
    expect(fair.low).toBeLessThanOrEqual(truth);
    expect(fair.high).toBeGreaterThanOrEqual(truth);
    expect(fair.estimate).toBeCloseTo(truth, 0);
    expect(stoppedBy).toBe('games');
    expect(levels.reduce((sum, { tally }) => sum + tally.games, 0)).toBe(8000);
  });

  test('on a makes it lose, on b makes it win', async () => {
    const { levels } = await played({});
    const rate = (value: number) => {
      const { asked } = levels.find((level) => level.value === value)!.tally;
      return asked.wins[0] / asked.games;
    };
    expect(rate(24)).toBe(0);
    expect(rate(-24)).toBe(1);
    expect(levels.map(({ value }) => value)).toEqual(
      levels.map(({ value }) => value).toSorted((one, other) => one - other),
    );
  });

  test('nothing is fair when the other side can never win', async () => {
    const { fair } = await played({ plan: headStart(9), blocks: 2000 });
    expect(fair.low).toBeGreaterThan(8);
  });
});

test('stops at the asked precision', async () => {
  const { fair, stoppedBy, levels } = await played({ goal: 1, blocks: 500_000 });
  expect(stoppedBy).toBe('ci');
  expect(fair.high - fair.low).toBeLessThanOrEqual(2);
  expect(levels.reduce((sum, { tally }) => sum + tally.blocks, 0)).toBeLessThan(100_000);
});

test('two different agents change places at every handicap', async () => {
  const plan = { ...headStart(2), agents: ['random', 'random:'] };
  const { levels } = await played({ plan, blocks: 400 });
  expect(levels.reduce((sum, { tally }) => sum + tally.games, 0)).toBe(1600);
  for (const { tally } of levels) expect(tally.exchanged.games).toBe(tally.asked.games);
});

test('an interrupted run keeps what it has', async () => {
  const control = new AbortController();
  const onProgress = (done: number) => {
    if (done > 1000) control.abort();
  };
  const { stoppedBy, levels } = await played({ blocks: 100_000 }, { signal: control.signal, onProgress });
  expect(stoppedBy).toBe('interrupted');
  const games = levels.reduce((sum, { tally }) => sum + tally.games, 0);
  expect(games).toBeGreaterThan(1000);
  expect(games).toBeLessThan(200_000);
});

test('a run that is interrupted before it begins has nothing', async () => {
  expect(await played({}, { signal: AbortSignal.abort() })).toBeUndefined();
});

test('each handicap goes on where it stopped, with luck of its own', async () => {
  const runner = new TaskRunner({ module: toy, threads: 1 });
  const [steps, whole] = [0, 1].map(() => handicapLevels(runner, headStart(2), toy.auction!));
  await steps!.play([
    { value: 3, blocks: 30 },
    { value: -1, blocks: 10 },
  ]);
  await steps!.play([{ value: 3, blocks: 50 }]);
  await whole!.play([
    { value: 3, blocks: 80 },
    { value: 2, blocks: 80 },
  ]);
  await runner.close();
  expect(steps!.at(3).numbers).toEqual(whole!.at(3).numbers);
  expect(whole!.at(2).numbers).not.toEqual(whole!.at(3).numbers);
  expect(steps!.all.map(({ value }) => value)).toEqual([-1, 3]);
  expect(steps!.pointsIn([-24, 24]).map(({ counts }) => blockTotal(counts))).toEqual([10, 80]);
  expect(steps!.blocks).toBe(90);
});
