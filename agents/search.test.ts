import { describe, expect, test } from 'vitest';
import { type Game, NOBODY } from '../src/core/game.js';
import { OutOfRoom } from '../src/core/machine.js';
import { GOAL, LEAP, race, STEP } from '../src/match/toy/race.js';
import { makeAgent } from './index.js';
import { NONE, Tree } from './tree.js';

const game = race as Game;

/** A race with runners at these places and runner `turn` to move. */
function position(turn: number, places: readonly [number, number]): Int32Array {
  const state = new Int32Array(game.words);
  game.setup(state, { starts: places, first: turn }, [11, 12]);
  return state;
}

/**
 * One place before the goal a step wins at once and a leap only every other time; with the other runner about
 * to win and two places to go, only a leap has a chance.
 */
const CLEAR = [
  { name: 'a step wins', turn: 0, places: [GOAL - 1, GOAL - 1], best: STEP },
  { name: 'a step wins for the other seat too', turn: 1, places: [GOAL - 1, GOAL - 1], best: STEP },
  { name: 'only a leap can win', turn: 0, places: [GOAL - 2, GOAL - 1], best: LEAP },
] as const;

describe.each(['mc:rollouts=200', 'ismcts:iterations=200', 'ismcts:iterations=200,rollout=random'])(
  '%s',
  (words) => {
    test.each(CLEAR)('$name', ({ turn, places, best }) => {
      const state = position(turn, places);
      const before = state.slice();
      const agent = makeAgent(game, words);
      agent.begin(turn, [1, 2]);
      const options = new Int32Array([STEP, LEAP]);
      expect(options[agent.choose(state, options, 2)]).toBe(best);
      expect(state).toEqual(before);
      const [first, second] = agent.considered!();
      expect(options[first!.index]).toBe(best);
      expect(first!.value).toBeGreaterThan(second!.value);
    });

    test('the same seed gives the same game, another another', () => {
      expect(moves(words, 1)).toEqual(moves(words, 1));
      expect([2, 3, 4, 5].some((seed) => moves(words, seed).join() !== moves(words, 1).join())).toBe(true);
    });
  },
);

function moves(words: string, seed: number): number[] {
  const state = position(0, [0, 0]);
  const agents = [makeAgent(game, words), makeAgent(game, words)];
  for (const [seat, agent] of agents.entries()) agent.begin(seat, [seed, seat]);
  const options = new Int32Array(game.maxOptions);
  const taken: number[] = [];
  while (game.decider(state) !== NOBODY) {
    const count = game.options(state, options);
    taken.push(options[agents[game.decider(state)]!.choose(state, options, count)]!);
    game.apply(state, taken.at(-1)!);
  }
  return taken;
}

test('more iterations see more: the value of a sure win comes near 1', () => {
  const agent = makeAgent(game, 'ismcts:iterations=2000');
  agent.begin(0, [1, 2]);
  agent.choose(position(0, [GOAL - 1, 0]), new Int32Array([STEP, LEAP]), 2);
  expect(agent.considered!()[0]!.value).toBe(1);
});

test('a decision that the rest of the iterations cannot change is not thought about longer', () => {
  const agent = makeAgent(game, 'ismcts:iterations=400');
  agent.begin(0, [1, 2]);
  agent.choose(position(0, [GOAL - 1, GOAL - 1]), new Int32Array([STEP, LEAP]), 2);
  const [most, second] = agent.considered!().map(({ tries }) => tries!);
  const left = 400 - most! - second!;
  expect(left).toBeGreaterThan(0);
  expect(most! - second!).toBeGreaterThan(left);
});

test.each(['mc:rollouts=40', 'ismcts:iterations=40'])(
  '%s counts games without room as won by nobody',
  (words) => {
    const cramped: Game = {
      ...game,
      apply: (state, option) => {
        if (option === LEAP) throw new OutOfRoom('full');
        game.apply(state, option);
      },
    };
    const agent = makeAgent(cramped, words);
    agent.begin(0, [1, 2]);
    const options = new Int32Array([STEP, LEAP]);
    expect(agent.choose(position(0, [GOAL - 1, GOAL - 1]), options, 2)).toBe(0);
    expect(agent.considered!().find(({ index }) => index === 1)).toMatchObject({ value: 0.5 });
  },
);

test('in a race against the favourite what is clearly better wins, and what is not costs little', () => {
  const found = Array.from({ length: 40 }, (_, seed) => {
    const agent = makeAgent(game, 'mc:rollouts=400,margin=2');
    agent.begin(0, [seed, 2]);
    const chosen = agent.choose(position(0, [GOAL - 1, GOAL - 1]), new Int32Array([STEP, LEAP]), 2);
    const tries = agent.considered!().reduce((sum, option) => sum + option.tries!, 0);
    return { isBest: chosen === 0, tries };
  });
  expect(found.filter(({ isBest }) => isBest).length).toBeGreaterThan(32);
  expect(found.filter(({ tries }) => tries < 40).length).toBeGreaterThan(10);
});

test.each([
  { words: 'mc:rollouts=0', says: 'rollouts=0: expected a whole number from 1' },
  { words: 'mc:rollout=200', says: 'rollout=200: expected random' },
  { words: 'ismcts:iteration=5', says: 'no parameter "iteration"; it takes iterations' },
  { words: 'ismcts:iterations=5,ms=5', says: 'not both' },
  { words: 'ismcts:trust=2', says: 'trust=2: expected a number from 0 to 1' },
])('$words is refused', ({ words, says }) => {
  expect(() => makeAgent(game, words)).toThrow(says);
});

describe('Tree', () => {
  test('finds children by their options and keeps what is below a node', () => {
    const tree = new Tree(10, 2);
    const root = tree.clear();
    const [a, b] = [tree.add(root, 7), tree.add(root, 8)];
    const below = tree.add(b, 7);
    tree.record(below, new Float64Array([0.25, 0.75]));
    tree.record(b, new Float64Array([1, 0]));
    expect(tree.child(root, 7)).toBe(a);
    expect(tree.child(root, 9)).toBe(NONE);
    const kept = tree.keep(b);
    expect(tree.visits[kept]).toBe(1);
    expect(tree.mean(tree.child(kept, 7), 1)).toBe(0.75);
    expect(tree.child(kept, 8)).toBe(NONE);
  });

  test('a full tree takes no more nodes', () => {
    const tree = new Tree(2, 2);
    const root = tree.clear();
    expect(tree.add(root, 1)).toBe(1);
    expect(tree.add(root, 2)).toBe(NONE);
  });
});
