import { expect, test } from 'vitest';
import { blockTotal } from '../../stats/intervals/block-mean.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { countsOf, playMatrix } from './matrix.js';
import { PLAY_ALL, type StopRule } from './stop.js';

const NAMES = ['tortoise', 'hare', 'falcon'] as const;

function pairing(a: number, b: number) {
  const sides = [toy.namedSide(NAMES[a]!)!, toy.namedSide(NAMES[b]!)!] as const;
  return { a, b, arms: [racePlan({ sides, stream: `${a} ${b}` })] };
}

async function played(blocks: number, options: Partial<TaskRunnerOptions> = {}, stop: StopRule = PLAY_ALL) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  const pairings = [pairing(0, 1), pairing(0, 2), pairing(1, 2)];
  return playMatrix(runner, { pairings, blocks, stop }).finally(() => runner.close());
}

test('exactly the asked blocks are played, more of them where the outcome is open', async () => {
  const { pairings, stoppedBy } = await played(2000);
  const blocks = pairings.map((each) => blockTotal(countsOf(each)));
  expect(stoppedBy).toBe('games');
  expect(blocks.reduce((sum, n) => sum + n)).toBe(2000);
  // The falcon starts one place before the goal: against it hardly anything is open.
  expect(blocks[0]).toBeGreaterThan(2 * blocks[1]!);
  expect(Math.min(...blocks)).toBeGreaterThan(50);
});

test('any number of threads plays the same', async () => {
  const runs = await Promise.all([1, 3].map((threads) => played(600, { threads })));
  const numbers = runs.map(({ pairings }) => pairings.map(({ tallies }) => tallies[0]!.numbers));
  expect(numbers[1]).toEqual(numbers[0]);
});

test('stops when every pair is known well enough', async () => {
  const { pairings, stoppedBy } = await played(100_000, {}, { kind: 'ci', halfWidth: 0.1 });
  expect(stoppedBy).toBe('ci');
  expect(pairings.reduce((sum, each) => sum + blockTotal(countsOf(each)), 0)).toBeLessThan(100_000);
});
