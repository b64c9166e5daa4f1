import { expect, test } from 'vitest';
import { InputError } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import { parseReplayKey, replayKey } from './replay.js';
import toy from './toy/race.js';
import { racePlan } from './toy/race-plan.js';

const module: GameModule = toy;

test.each([
  { name: 'a plain name', from: 'tortoise' },
  { name: 'a path', from: '../my decks/deck.json' },
  { name: 'signs that a shell or the key would take amiss', from: "it's (a=b)/100%~!*;&$x" },
  { name: 'letters beyond ASCII', from: 'Æmber/ß.yaml' },
])('a key holds $name', ({ from }) => {
  const key = replayKey(
    module,
    racePlan({ sides: [{ name: 'x', from, data: 0 }, racePlan().sides[1]!] }),
    12,
    3,
  );
  expect(key).toMatch(/^[\w./:=,%-]+$/);
  const parts = {
    a: from,
    b: 'hare',
    chains: '0,0',
    agents: 'random,random',
    seed: '1',
    unit: '12',
    index: '3',
  };
  expect(parseReplayKey(key)).toEqual({ game: 'race', parts: new Map(Object.entries(parts)), as: '' });
});

test('the key of a game that was played says how it ended', () => {
  const key = replayKey(module, racePlan(), 0, 1, { winner: 1, turns: 12, decisions: 34 });
  expect(key).toMatch(/\/index=1\/as=b\.12\.34$/);
  expect(parseReplayKey(key).as).toBe('b.12.34');
});

test('agents with parameters come back whole', () => {
  const agents = ['mc:rollouts=200,depth=3', 'random'] as const;
  const key = replayKey(module, racePlan({ agents }), 0, 0);
  expect(parseReplayKey(key).parts.get('agents')).toBe('mc:rollouts=200,depth=3,random');
});

test.each([
  { name: 'nothing', key: '' },
  { name: 'a word', key: 'race' },
  { name: 'a part missing', key: 'race/a=x/b=y/chains=0,0/agents=random,random/seed=1/unit=0' },
  { name: 'a part that is no flag', key: 'race/a=x/b=y/agents=r,r/seed=1/unit=0/index=0/X!=1' },
  { name: 'a part twice', key: 'race/a=x/b=y/chains=0,0/agents=r,r/seed=1/seed=2/unit=0/index=0' },
  { name: 'no outcome', key: 'race/a=x/b=y/chains=0,0/agents=r,r/seed=1/unit=0/index=0/as=b.12' },
  { name: 'a broken escape', key: 'race/a=%E0/b=y/chains=0,0/agents=r,r/seed=1/unit=0/index=0' },
])('not a key: $name', ({ key }) => {
  expect(() => parseReplayKey(key)).toThrow(InputError);
});
