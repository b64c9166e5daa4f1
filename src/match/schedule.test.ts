import { describe, expect, test } from 'vitest';
import {
  AS_ASKED,
  agentAt,
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
import toy from './toy/race.js';
import { racePlan } from './toy/race-plan.js';

test.each([
  { name: 'one game still takes a block', games: 1, blocks: 1 },
  { name: 'a pair', games: 2, blocks: 1 },
  { name: 'an odd count goes up', games: 1001, blocks: 501 },
])('blocksFor: $name', ({ games, blocks }) => {
  expect(blocksFor(games, { rotations: 2, deals: 1 })).toBe(blocks);
});

test.each([
  { name: 'same agent twice', agents: ['random', 'random'], games: 2 },
  { name: 'two agents', agents: ['random', 'heuristic'], games: 4 },
  { name: 'one agent with two settings', agents: ['mc:rollouts=1', 'mc:rollouts=2'], games: 4 },
] as const)('gamesPerBlock: $name', ({ agents, games }) => {
  expect(gamesPerBlock({ agents, rotations: 2, deals: 1 })).toBe(games);
  expect(gamesPerBlock({ agents, rotations: 1, deals: 1 })).toBe(1);
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

test.each([
  ['one agent plays every seat', ['one'], [0, 0, 0, 0]],
  ['two take the seats in turn', ['one', 'two'], [0, 1, 0, 1]],
  ['a pilot for each seat', ['one', 'two', 'three', 'four'], [0, 1, 2, 3]],
])('a game without a first turn: %s', (_, agents, seats) => {
  const plan = racePlan({ rotations: 1, agents });
  const { pilots } = gameOfBlock(plan, 0, 0, [1, 2]);
  expect([gamesPerBlock(plan), seats.map((_, seat) => agentAt(pilots, seat, 0))]).toEqual([1, seats]);
});

test('three sides take turns to begin, each with its own pilot', () => {
  const side = toy.namedSide('hare')!;
  const plan = racePlan({ sides: [side, side, side], rotations: 3, agents: ['one', 'two', 'three'] });
  expect(gamesPerBlock(plan)).toBe(3);
  const games = [0, 1, 2].map((index) => gameOfBlock(plan, 0, index, [1, 2]));
  expect(games.map(({ first }) => first)).toEqual([0, 1, 2]);
  for (const { pilots } of games)
    expect([2, 0, 1].map((side) => agentAt(pilots, 0, side))).toEqual([2, 0, 1]);
});

test('sides that are dealt anew also take turns to begin', () => {
  const plan = racePlan({ rotations: 2, deals: 3 });
  const games = Array.from({ length: gamesPerBlock(plan) }, (_, index) =>
    gameOfBlock(plan, 0, index, [1, 2]),
  );
  expect(games.map(({ first, deal }) => [first, deal])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('a block that is dealt has many games on one seed, and nobody to begin', () => {
  const plan = racePlan({ rotations: 1, deals: 8, agents: ['one'] });
  expect(gamesPerBlock(plan)).toBe(8);
  const seed = blockSeeds(plan)(1);
  const games = [0, 5, 7].map((index) => gameOfBlock(plan, 1, index, seed));
  expect(games.map(({ deal, first }) => [deal, first])).toEqual([
    [0, undefined],
    [5, undefined],
    [7, undefined],
  ]);
  for (const game of games) expect(game.seed).toBe(seed);
});

test('who plays each side: where no first turn is exchanged, all play side a', () => {
  expect(sidePilots(racePlan({ agents: ['one', 'two'] }))).toEqual(['one', 'two']);
  expect(sidePilots(racePlan({ agents: ['one', 'two'], rotations: 1 }))).toEqual(['one,two', '']);
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
