import { describe, expect, test } from 'vitest';
import {
  AS_ASKED,
  agentSeed,
  blockSeeds,
  blocksFor,
  chunkSize,
  chunks,
  EXCHANGED,
  gameOfBlock,
  gamesPerBlock,
  sidePilots,
} from './schedule.js';
import { racePlan } from './toy/race-plan.js';

test.each([
  { name: 'one game still takes a block', games: 1, blocks: 1 },
  { name: 'a pair', games: 2, blocks: 1 },
  { name: 'an odd count goes up', games: 1001, blocks: 501 },
])('blocksFor: $name', ({ games, blocks }) => {
  expect(blocksFor(games, 2)).toBe(blocks);
});

test.each([
  { name: 'same agent twice', agents: ['random', 'random'], games: 2 },
  { name: 'two agents', agents: ['random', 'heuristic'], games: 4 },
  { name: 'one agent with two settings', agents: ['mc:rollouts=1', 'mc:rollouts=2'], games: 4 },
] as const)('gamesPerBlock: $name', ({ agents, games }) => {
  expect(gamesPerBlock({ agents, seatings: 2 })).toBe(games);
  expect(gamesPerBlock({ agents, seatings: 1 })).toBe(1);
});

test('a block has every first seat with every assignment of pilots, on one seed', () => {
  const plan = racePlan({ seed: '7', agents: ['random', 'other'] });
  const seed = blockSeeds(plan)(3);
  const games = [0, 1, 2, 3].map((index) => gameOfBlock(plan, 3, index, seed));
  expect(games.map(({ first }) => first)).toEqual([0, 1, 0, 1]);
  expect(games.map(({ pilots }) => pilots)).toEqual([AS_ASKED, AS_ASKED, EXCHANGED, EXCHANGED]);
  for (const game of games) expect(game.seed).toBe(seed);
});

test('blocks have seeds of their own, and so have seeds and streams of a run', () => {
  const texts = [
    racePlan(),
    racePlan({ seed: '2' }),
    racePlan({ stream: 'x' }),
    racePlan({ seed: '2', stream: 'x' }),
  ].flatMap((plan) => [0, 1, 2, 1e6].map((block) => blockSeeds(plan)(block).join()));
  expect(new Set(texts).size).toBe(16);
  expect(blockSeeds(racePlan())(5)).toEqual(blockSeeds(racePlan())(5));
});

test('a game without a first turn has one game per block, and a pilot for each seat', () => {
  const seats = (agents: string[]) =>
    gameOfBlock(racePlan({ seatings: 1, agents }), 0, 0, [1, 2]).pilots.slice(0, agents.length);
  expect(seats(['one'])).toEqual([0]);
  expect(seats(['one', 'two', 'three'])).toEqual([0, 1, 2]);
});

test('agents take the seats in turn, so that one may play them all', () => {
  const pilots = (agents: string[]) => gameOfBlock(racePlan({ seatings: 1, agents }), 0, 0, [1, 2]).pilots;
  expect(pilots(['one'])).toEqual([0, 0, 0, 0]);
  expect(pilots(['one', 'two'])).toEqual([0, 1, 0, 1]);
});

test('a block that is dealt has many games on one seed, and nobody to begin', () => {
  const plan = racePlan({ seatings: 8, agents: ['one'] });
  expect(gamesPerBlock(plan)).toBe(8);
  const seed = blockSeeds(plan)(1);
  const games = [0, 5, 7].map((index) => gameOfBlock(plan, 1, index, seed));
  expect(games.map(({ index, first }) => [index, first])).toEqual([
    [0, undefined],
    [5, undefined],
    [7, undefined],
  ]);
  for (const game of games) expect(game.seed).toBe(seed);
});

test('who plays each side: where no first turn is exchanged, all play side a', () => {
  expect(sidePilots({ agents: ['one', 'two'], seatings: 2 })).toEqual(['one', 'two']);
  expect(sidePilots({ agents: ['one', 'two'], seatings: 1 })).toEqual(['one,two', '']);
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
    expect(chunkSize(1)).toBe(1);
    expect(chunkSize(1e9)).toBe(512);
  });
});
