import { describe, expect, test } from 'vitest';
import { type Game, InputError } from '../src/core/game.js';
import { race } from '../src/match/toy/race.js';
import { agentNames, makeAgent } from './index.js';
import { nameIn, splitAgents } from './paths.js';

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
    {
      name: 'a comma in a path',
      text: './a,b.mjs:key=8,x=1,random',
      agents: ['./a,b.mjs:key=8,x=1', 'random'],
    },
    { name: 'two paths', text: './a.mjs,./b.mjs', agents: ['./a.mjs', './b.mjs'] },
    { name: 'a comma and a colon', text: './a,b:c.mjs,mc', agents: ['./a,b:c.mjs', 'mc'] },
    { name: 'a drive', text: 'C:\\x,y\\z.mjs:key=8,random', agents: ['C:\\x,y\\z.mjs:key=8', 'random'] },
    { name: 'an equals sign in a path', text: 'random,./a=b.mjs', agents: ['random', './a=b.mjs'] },
    { name: 'a path without an ending', text: './mine,random', agents: ['./mine', 'random'] },
    { name: 'the longest file', text: './two.mjs,v2.mjs,random', agents: ['./two.mjs,v2.mjs', 'random'] },
    { name: 'a file without a folder', text: 'one,two.mjs,random', agents: ['one,two.mjs', 'random'] },
  ])('$name', ({ text, agents }) => {
    const files = ['./two.mjs', './two.mjs,v2.mjs', 'one,two.mjs', './mine'];
    expect(splitAgents(text, (path) => files.includes(path))).toEqual(agents);
  });
});

test.each([
  ['random', 'random'],
  ['mc:rollouts=200,margin=1', 'mc'],
  ['mc:fast', 'mc'],
  ['./x.mjs:iterations=50', './x.mjs'],
  ['./x.mjs:fast', './x.mjs'],
  ['./x:y.mjs', './x:y.mjs'],
  ['./x:y.mjs:a=./z.mjs', './x:y.mjs'],
  ['C:\\agents\\x.mjs:a=1', 'C:\\agents\\x.mjs'],
  ['mc:rollout=./x.mjs', 'mc'],
])('the name in %s is %s', (words, name) => {
  expect(nameIn(words)).toBe(name);
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
