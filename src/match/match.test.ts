import { describe, expect, test } from 'vitest';
import { blockInterval } from '../stats/block-interval.js';
import { BlockPlayer } from './blocks.js';
import { playMatch } from './match.js';
import { compiled } from './pool.js';
import toy, { GOAL } from './toy.js';
import { racePlan } from './toy-plan.js';

const known = new Map<number, number>();

/**
 * The chance of the runner whose turn it is, when both are random and so move 0, 1 or 2 with chances 1/4,
 * 1/2, 1/4. A move of 0 only hands the turn over, which makes two equations in two unknowns.
 */
function chance(mover: number, other: number): number {
  if (other >= GOAL) return 0;
  const key = mover * 100 + other;
  const advance = (m: number, o: number) => 0.5 * (1 - chance(o, m + 1)) + 0.25 * (1 - chance(o, m + 2));
  const solve = () => (advance(mover, other) - advance(other, mover) / 4 + 3 / 16) / (15 / 16);
  if (!known.has(key)) known.set(key, solve());
  return known.get(key)!;
}

function memory(plan = racePlan()) {
  const rows: string[] = [];
  const run = (threads: number, blocks = 200) =>
    playMatch({
      module: toy,
      plan,
      blocks,
      threads,
      onBlock: (block, records) => {
        rows.push(...records.map(({ winner, turns, measures }) => `${block} ${winner} ${turns} ${measures}`));
      },
    });
  return { rows, run };
}

test('the measured win rate is the computed one, within its interval', async () => {
  const tally = await memory(racePlan({ seed: '5' })).run(1, 3000);
  const [low, high] = blockInterval(tally.asked.blocks);
  const truth = (chance(0, 1) + 1 - chance(1, 0)) / 2;
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
    expect(tallies[1]).toEqual(tallies[0]);
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
  const seen: number[] = [];
  const tally = await playMatch({
    module: toy,
    plan: racePlan(),
    blocks: 100_000,
    threads: 1,
    signal: control.signal,
    onBlock: (block) => seen.push(block),
    onProgress: () => control.abort(),
  });
  expect(tally.asked.games).toBeLessThan(10_000);
  expect(seen).toEqual(Array.from({ length: tally.asked.games / 2 }, (_, i) => i));
});

describe('a failing game names its replay key', () => {
  test.each([
    { name: 'in this thread', threads: 1 },
    { name: 'in a worker', threads: 2 },
  ])('$name', async ({ threads }) => {
    const sides = [{ name: 'x', from: 'x', data: GOAL }, racePlan().sides[1]] as const;
    const run = playMatch({ module: toy, plan: racePlan({ sides }), blocks: 40, threads });
    await expect(run).rejects.toThrow(
      /past the goal .*fulcrum play --replay race\/a=x\/b=hare.*unit=0\/index=0/,
    );
  });

  test('a worker that can not start', async () => {
    const plan = racePlan({ agents: ['random', 'nobody'] });
    await expect(playMatch({ module: toy, plan, blocks: 40, threads: 2 })).rejects.toThrow(
      /no agent "nobody"/,
    );
  });
});

test('a block played alone is the block of the match', async () => {
  const { rows, run } = memory();
  await run(1, 5);
  const player = new BlockPlayer(toy, racePlan());
  const chunk = player.playChunk({ first: 4, count: 1 });
  expect(`4 ${chunk[0]} ${chunk[2]} ${chunk.subarray(4, 6)}`).toBe(rows[8]);
});

test('workers are compiled files, from the sources and from the build', () => {
  expect(compiled(import.meta.url)).toMatch(/\/dist\/src\/match\/match\.test\.js$/);
  expect(compiled('file:///x/dist/src/match/pool.js')).toBe('file:///x/dist/src/match/pool.js');
});
