import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/core/luck.js';
import { shards } from '../../src/games/shards/game.js';
import { shardsModule as module } from '../../src/games/shards/module.js';
import { type ShardsSetup, scenario } from '../../src/games/shards/scenario.js';
import { Table } from '../../src/match/play.js';
import { makeAgent } from '../index.js';
import { evaluateShards } from './shards/evaluation.js';

/** What the heuristic does in a position, in words. */
function choice(setup: ShardsSetup, ...picks: { kind: string; card?: string }[]): string {
  const s = scenario(setup);
  for (const pick of picks) s.pick(pick);
  const agent = makeAgent(shards, 'heuristic');
  const options = s.options();
  agent.begin(s.decision()!.seat, [1, 2]);
  const numbers = Int32Array.from(options.map(({ option }) => option));
  return options[agent.choose(s.state, numbers, numbers.length)]!.words;
}

describe('decisions that leave no doubt', () => {
  test.each<[string, string, string[]]>([
    ['plays what is in hand', choice({ players: [{ hand: ['crystal'] }, {}] }), ['plays Crystal']],
    [
      'spends its gems',
      choice({ row: ['reactor-drone'], players: [{ gems: 3, focused: true }, {}] }),
      ['recruits Reactor Drone for 3 gems'],
    ],
    [
      'waits with the Infinity Shard for the last mastery',
      choice({ players: [{ hand: ['infinity-shard'], gems: 1, mastery: 29, relics: [] }, {}] }),
      ['focuses'],
    ],
    [
      'takes a relic as soon as it can',
      choice({ players: [{ mastery: 10 }, {}] }),
      ['recruits the relic Praetorian-01', 'recruits the relic Praetorian-02'],
    ],
    [
      'kills a dear champion that is cheap to attack',
      choice({ players: [{ power: 3 }, { champions: ['drakonarius'] }] }),
      ["attacks B's Drakonarius with 2 power"],
    ],
    [
      'but not when all power is the end of the opponent',
      choice({ players: [{ power: 3 }, { health: 3, champions: ['drakonarius'] }] }),
      ['ends the main phase'],
    ],
    [
      'shows its shields',
      choice({ players: [{ power: 9 }, { hand: ['thorn-zealot'] }] }, { kind: 'end' }),
      ['shows Thorn Zealot, which blocks 3'],
    ],
    [
      'banishes a Crystal rather than a good card',
      choice(
        {
          players: [{ hand: ['shadow-apostle'], discard: ['aetherbreaker', 'crystal', 'data-heretic'] }, {}],
        },
        { kind: 'play', card: 'shadow-apostle' },
      ),
      ['banishes Crystal from the discard pile for Shadow Apostle'],
    ],
    [
      'hits whoever nears the last mastery',
      choice({ players: [{ power: 5 }, { mastery: 3 }, { mastery: 25 }] }, { kind: 'end' }),
      ['assigns 0 power to B'],
    ],
  ])('%s', (_, words, wanted) => {
    expect(wanted).toContain(words);
  });
});

test('beats chance nearly always', () => {
  const agents = ['heuristic', 'random'].map((words) => () => makeAgent(shards, words));
  const table = new Table(shards, agents);
  const sides = [module.namedSide('decima')!, module.namedSide('volos')!];
  let wins = 0;
  for (let i = 0; i < 60; i++) {
    const setup = module.setupFor(sides, {}, i % 2);
    if (table.play(setup, seedOf('beats chance', i), { bySide: true, of: [0, 1] }).winner === 0) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(57);
});

describe('the judgement of a position', () => {
  const judged = (setup: ShardsSetup): number[] => {
    const out = new Float64Array(shards.maxSides);
    evaluateShards(scenario(setup).state, out);
    return [...out];
  };

  test('is a chance for each side', () => {
    const out = judged({ players: [{}, {}, {}] });
    expect(out.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(out[3]).toBe(0);
  });

  test.each<[string, ShardsSetup, ShardsSetup]>([
    ['health', { players: [{ health: 10 }, {}] }, { players: [{ health: 40 }, {}] }],
    ['mastery', { players: [{ mastery: 5 }, {}] }, { players: [{ mastery: 25 }, {}] }],
    ['champions', { players: [{}, {}] }, { players: [{ champions: ['axia'] }, {}] }],
    [
      'a better deck',
      { players: [{ discard: ['crystal'] }, {}] },
      { players: [{ discard: ['the-grand-architect'] }, {}] },
    ],
    ['an opponent who is out', { players: [{}, {}, {}] }, { players: [{}, { out: true }, {}] }],
  ])('%s help', (_, worse, better) => {
    expect(judged(better)[0]).toBeGreaterThan(judged(worse)[0]!);
  });
});
