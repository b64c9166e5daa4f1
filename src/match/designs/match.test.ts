import { describe, expect, test } from 'vitest';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { evenSeats } from '../../stats/procedures/seat-rates.js';
import { BlockPlayer, rowWidth, unpackRecord } from '../blocks.js';
import { compiled } from '../pool.js';
import type { MatchPlan } from '../schedule.js';
import { TaskRunner, type TaskRunnerOptions } from '../task-runner.js';
import toy, { GOAL } from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { raceRates } from '../toy/race-rates.js';
import { playMatch } from './match.js';
import { intervalUnder, PLAY_ALL, type StopRule } from './stop.js';

async function played(
  arms: readonly MatchPlan[],
  blocks: number,
  options: Partial<TaskRunnerOptions> = {},
  stop: StopRule = PLAY_ALL,
) {
  const runner = new TaskRunner({ module: toy, threads: 1, ...options });
  return playMatch(runner, { arms, blocks, stop }).finally(() => runner.close());
}

/** A match that keeps its games, as one text each. */
function memory(plan = racePlan()) {
  const rows: string[] = [];
  const width = rowWidth(toy);
  const journal: TaskRunnerOptions['journal'] = {
    left: false,
    restore: () => {
      throw new Error('there is nothing to restore');
    },
    store(_, { games: [games] }) {
      for (let at = 0; at < games!.length; at += width) {
        const { winner, turns, measures } = unpackRecord(games!, at, width);
        rows.push(`${winner} ${turns} ${measures}`);
      }
    },
  };
  const run = async (threads: number, blocks = 200) =>
    (await played([plan], blocks, { threads, journal, keep: true })).tallies[0]!;
  return { rows, run };
}

test('the measured win rate is the computed one, within its interval', async () => {
  const tally = await memory(racePlan({ seed: '5' })).run(1, 3000);
  const [low, high] = blockInterval(tally.asked.blocks);
  const truth = evenSeats(raceRates(0, 1));
  expect(low).toBeLessThan(truth);
  expect(high).toBeGreaterThan(truth);
});

describe('any number of threads plays the same games in the same order', () => {
  test.each([
    { name: 'two threads', threads: 2 },
    { name: 'four threads', threads: 4 },
  ])('$name', async ({ threads }) => {
    const [one, many] = [memory(), memory()];
    const tallies = [await one.run(1), await many.run(threads)];
    expect(many.rows).toEqual(one.rows);
    expect(tallies[1]!.numbers).toEqual(tallies[0]!.numbers);
  });
});

test('pilots who differ only in name exchange places and nothing changes', async () => {
  const tally = await memory(racePlan({ agents: ['random', 'random:'] })).run(2, 50);
  expect(tally.games).toBe(200);
  expect(tally.exchanged).toEqual(tally.asked);
});

test('more games only add blocks at the end', async () => {
  const [few, more] = [memory(), memory()];
  await few.run(1, 10);
  await more.run(1, 25);
  expect(more.rows.slice(0, few.rows.length)).toEqual(few.rows);
});

test('an aborted match keeps whole blocks from the beginning', async () => {
  const control = new AbortController();
  const { tallies, stoppedBy } = await played([racePlan()], 100_000, {
    signal: control.signal,
    onProgress: () => control.abort(),
  });
  expect(stoppedBy).toBe('interrupted');
  const { games } = tallies[0]!;
  expect(games).toBeLessThan(10_000);
  expect(tallies[0]!.numbers).toEqual((await played([racePlan()], games / 2)).tallies[0]!.numbers);
});

describe('a failing game names its replay key', () => {
  test.each([
    { name: 'in this thread', threads: 1 },
    { name: 'in a worker', threads: 2 },
  ])('$name', async ({ threads }) => {
    const sides = [{ name: 'x', from: 'x', data: GOAL }, racePlan().sides[1]] as const;
    const run = played([racePlan({ sides })], 40, { threads });
    await expect(run).rejects.toThrow(
      /past the goal .*fulcrum play --replay race\/a=x\/b=hare.*unit=0\/index=0/,
    );
  });

  test('a worker that can not start', async () => {
    const plan = racePlan({ agents: ['random', 'nobody'] });
    await expect(played([plan], 40, { threads: 2 })).rejects.toThrow(/no agent "nobody"/);
  });
});

test('a block played alone is the block of the match', async () => {
  const { rows, run } = memory();
  await run(1, 5);
  const player = new BlockPlayer(toy, racePlan());
  const { games } = player.playChunk({ first: 4, count: 1 }, true);
  const { winner, turns, measures } = unpackRecord(games!, 0, rowWidth(toy));
  expect(`${winner} ${turns} ${measures}`).toBe(rows[8]);
});

test('workers are compiled files, from the sources and from the build', () => {
  expect(compiled(import.meta.url)).toMatch(/\/dist\/src\/match\/designs\/match\.test\.js$/);
  expect(compiled('file:///x/dist/src/match/pool.js')).toBe('file:///x/dist/src/match/pool.js');
});

describe('a stopping rule', () => {
  test('ends when the interval is narrow enough, and not before', async () => {
    const rule = { kind: 'ci', halfWidth: 0.05 } as const;
    const { tallies, stoppedBy } = await played([racePlan()], 100_000, {}, rule);
    expect(stoppedBy).toBe('ci');
    const [low, high] = intervalUnder(rule, tallies[0]!.sideBlocks);
    expect(high - low).toBeLessThanOrEqual(0.1);
    expect(tallies[0]!.games).toBeLessThan(10_000);
  });

  test('tells two rates apart', async () => {
    const rule = { kind: 'sprt', null: 0.5, alternative: 0.6 } as const;
    expect((await played([racePlan()], 100_000, {}, rule)).stoppedBy).toBe('sprt');
  });

  test('gives up at the number of games', async () => {
    const rule = { kind: 'ci', halfWidth: 0.0001 } as const;
    expect((await played([racePlan()], 100, {}, rule)).stoppedBy).toBe('games');
  });

  test('looks after the same blocks with any number of threads', async () => {
    const rule = { kind: 'ci', halfWidth: 0.03 } as const;
    const runs = await Promise.all([1, 3].map((threads) => played([racePlan()], 100_000, { threads }, rule)));
    expect(runs[1]!.tallies[0]!.numbers).toEqual(runs[0]!.tallies[0]!.numbers);
  });
});

describe('arms on shared luck', () => {
  test('an arm against itself never differs', async () => {
    const { joints } = await played([racePlan(), racePlan()], 300);
    const [joint] = joints;
    for (let i = 0; i < 9; i++) expect(joint![i]! === 0 || i % 4 === 0).toBe(true);
    expect(joint!.reduce((sum, n) => sum + n)).toBe(300);
  });

  test('an arm with another stream has luck of its own', async () => {
    const { tallies } = await played([racePlan(), racePlan({ stream: 'other' })], 300);
    expect(tallies[0]!.numbers).not.toEqual(tallies[1]!.numbers);
  });
});
