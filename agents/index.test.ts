import { describe, expect, test } from 'vitest';
import { type Game, InputError } from '../src/core/game.js';
import { race } from '../src/match/toy/race.js';
import { agentNames, makeAgent, splitAgents } from './index.js';

const game = race as Game;

describe('splitAgents', () => {
  test.each([
    { name: 'two plain agents', text: 'random,heuristic', agents: ['random', 'heuristic'] },
    { name: 'one', text: 'random', agents: ['random'] },
    { name: 'a parameter', text: 'mc:rollouts=200,random', agents: ['mc:rollouts=200', 'random'] },
    {
      name: 'two parameters',
      text: 'mc:rollouts=200,depth=3,random',
      agents: ['mc:rollouts=200,depth=3', 'random'],
    },
    { name: 'parameters on both', text: 'mc:a=1,b=2,mc:a=3,b=4', agents: ['mc:a=1,b=2', 'mc:a=3,b=4'] },
  ])('$name', ({ text, agents }) => {
    expect(splitAgents(text)).toEqual(agents);
  });
});

describe('makeAgent refuses', () => {
  test.each([
    {
      name: 'an unknown name',
      words: 'randon',
      says: 'no agent "randon" plays race; there is random, mc, ismcts, or the path of a .js file; nearest: "random"',
    },
    { name: 'no name', words: '', says: 'no agent ""' },
    { name: 'a name of all objects', words: 'constructor', says: 'no agent "constructor"' },
    { name: 'a parameter that it does not have', words: 'random:speed=2', says: 'no parameter "speed"' },
    { name: 'a parameter without a value', words: 'random:speed', says: 'expected name=value' },
    { name: 'a parameter twice', words: 'random:a=1,a=2', says: 'expected name=value once each' },
  ])('$name', ({ words, says }) => {
    expect(() => makeAgent(game, words)).toThrow(InputError);
    expect(() => makeAgent(game, words)).toThrow(says);
  });
});

test('every agent of a game can be made by its name and plays a legal option', () => {
  for (const name of agentNames(game.id)) {
    const agent = makeAgent(game, name);
    expect(agent.name).toBe(name);
    agent.begin(0, [1, 2]);
    expect([0, 1]).toContain(agent.choose(new Int32Array(game.words), new Int32Array([0, 1]), 2));
  }
});
