import { describe, expect, test } from 'vitest';
import { seedText } from '../core/luck.js';
import {
  AS_ASKED,
  agentSeed,
  blockSeed,
  blocksFor,
  chunkSize,
  chunks,
  EXCHANGED,
  gameOfBlock,
  gamesPerBlock,
} from './schedule.js';
import { racePlan } from './toy-plan.js';

test.each([
  { name: 'one game still takes a block', games: 1, blocks: 1 },
  { name: 'a pair', games: 2, blocks: 1 },
  { name: 'an odd count goes up', games: 1001, blocks: 501 },
])('blocksFor: $name', ({ games, blocks }) => {
  expect(blocksFor(games)).toBe(blocks);
});

test.each([
  { name: 'same agent twice', agents: ['random', 'random'], games: 2 },
  { name: 'two agents', agents: ['random', 'heuristic'], games: 4 },
  { name: 'one agent with two settings', agents: ['mc:rollouts=1', 'mc:rollouts=2'], games: 4 },
] as const)('gamesPerBlock: $name', ({ agents, games }) => {
  expect(gamesPerBlock(agents)).toBe(games);
});

test('a block has every first seat with every assignment of pilots, on one seed', () => {
  const seed = blockSeed(racePlan({ seed: '7' }), 3);
  expect(seed).toEqual([1742265056, -51883810]);
  const games = [0, 1, 2, 3].map((index) => gameOfBlock(3, index, seed));
  expect(games.map(({ first }) => first)).toEqual([0, 1, 0, 1]);
  expect(games.map(({ pilots }) => pilots)).toEqual([AS_ASKED, AS_ASKED, EXCHANGED, EXCHANGED]);
  for (const game of games) expect(game.seed).toBe(seed);
});

test('agents at different seats have different seeds', () => {
  expect(agentSeed([1, 2], 0)).not.toEqual(agentSeed([1, 2], 1));
});

describe('chunks', () => {
  test.each([
    { name: 'even', first: 0, blocks: 6, size: 3, counts: [3, 3] },
    { name: 'with a rest', first: 10, blocks: 7, size: 3, counts: [3, 3, 1] },
    { name: 'smaller than one', first: 0, blocks: 2, size: 5, counts: [2] },
  ])('cover every block once: $name', ({ first, blocks, size, counts }) => {
    const list = [...chunks(first, blocks, size)];
    expect(list.map(({ count }) => count)).toEqual(counts);
    expect(list[0]!.first).toBe(first);
    for (let i = 1; i < list.length; i++)
      expect(list[i]!.first).toBe(list[i - 1]!.first + list[i - 1]!.count);
  });

  test('are never empty and never huge', () => {
    expect(chunkSize(1, 8)).toBe(1);
    expect(chunkSize(1e9, 1)).toBe(128);
  });
});

test('blocks of one run, and equal blocks of other runs, have seeds of their own', () => {
  const runs = ['7', '8', '7'].map((seed) => racePlan({ seed }));
  const seeds = runs.map((plan) => Array.from({ length: 5000 }, (_, i) => seedText(blockSeed(plan, i))));
  expect(seeds[2]).toEqual(seeds[0]);
  expect(new Set(seeds.flat()).size).toBe(10_000);
});
