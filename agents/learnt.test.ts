import { describe, expect, test } from 'vitest';
import { type Game, InputError } from '../src/core/game.js';
import { keyforgeModule } from '../src/games/keyforge/module.js';
import { Table } from '../src/match/play.js';
import { race } from '../src/match/toy/race.js';
import { makeAgent } from './index.js';

const { game } = keyforgeModule;
const SIDES = keyforgeModule.defaultSides.map((name) => keyforgeModule.namedSide(name)!);
const SETUP = keyforgeModule.setupFor(SIDES, {}, 0);

test.each([
  {
    of: race as Game,
    words: 'learnt',
    says: 'agent learnt: nothing has been learnt of race; expected a game of keyforge',
  },
  { of: race as Game, words: 'ismcts:prior=learnt', says: 'prior=learnt: nothing has been learnt of race' },
  {
    of: game,
    words: 'learnt:temperature=1',
    says: 'agent learnt has no parameter "temperature"; it takes none',
  },
  { of: game, words: 'ismcts:prior=random', says: 'prior=random: expected heuristic or learnt' },
  { of: game, words: 'ismcts:prior=heuristic,uniform=0.2', says: 'uniform= says how prior=learnt is used' },
  {
    of: game,
    words: 'ismcts:prior=learnt,temperature=0',
    says: 'temperature=0: expected a number from 0.0001',
  },
  { of: game, words: 'ismcts:prior=learnt,uniform=2', says: 'uniform=2: expected a number from 0 to 1' },
])('$words is refused for $of.id', ({ of, words, says }) => {
  expect(() => makeAgent(of, words)).toThrow(InputError);
  expect(() => makeAgent(of, words)).toThrow(says);
});

/** The first decisions of a game: its options that were taken, and what their pilots considered. */
function play(words: string, decisions: number) {
  const table = new Table(game, [() => makeAgent(game, words)]);
  table.begin(SETUP, [5, 6], { bySide: true, of: [0, 0] });
  const taken: number[] = [];
  const considered: (readonly { readonly index: number; readonly value: number }[])[] = [];
  for (let n = 0; n < decisions && !table.over(); n++) {
    taken.push(table.decide());
    if (table.count > 1) considered.push(table.pilot().considered!());
    table.apply(taken.at(-1)!);
  }
  return { taken, considered };
}

describe.each(['learnt', 'ismcts:iterations=4,prior=learnt'])('%s', (words) => {
  test('plays the same game again', () => {
    expect(play(words, 15).taken).toEqual(play(words, 15).taken);
  });
});

test('what is considered begins with the choice, which is the best', () => {
  const all = play('learnt', 60).considered;
  const numbered = all.filter(([first]) => !Number.isNaN(first!.value));
  expect(numbered.length).toBeGreaterThan(10);
  for (const weighed of numbered) {
    expect(weighed[0]!.value).toBe(0);
    for (const [i, { value }] of weighed.entries())
      expect(value).toBeLessThanOrEqual(weighed[Math.max(0, i - 1)]!.value);
  }
});

test('a prior that likes one option alone has nothing else tried', () => {
  const agent = makeAgent(game, 'ismcts:iterations=60,prior=learnt,temperature=0.0001,uniform=0,explore=100');
  const scorer = makeAgent(game, 'learnt');
  const table = new Table(game, [agent]);
  table.begin(SETUP, [5, 6], { bySide: true, of: [0, 0] });
  const index = table.options.indexOf(table.decide());
  scorer.begin(0, [1, 2]);
  expect(scorer.choose(table.state, table.options, table.count)).toBe(index);
  const [first, ...others] = agent.considered!();
  expect(first!.index).toBe(index);
  expect(first!.tries).toBeGreaterThan(30);
  expect(others.every(({ tries }) => tries === 0)).toBe(true);
});
