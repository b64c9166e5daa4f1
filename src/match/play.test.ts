import { describe, expect, test } from 'vitest';
import { random } from '../../agents/random.js';
import type { Agent } from '../core/agent.js';
import { type Game, NOBODY } from '../core/game.js';
import { OutOfRoom } from '../core/machine.js';
import type { GameModule } from '../games/module.js';
import { MAX_DECISIONS, Table } from './play.js';
import { AS_ASKED, EXCHANGED } from './schedule.js';
import toy, { race } from './toy/race.js';
import { racePlan } from './toy/race-plan.js';

const { sides, options } = racePlan();
const module: GameModule = toy;
const setup = module.setupFor(sides, options, 0);

/** Always takes the same index, legal or not. */
function stubborn(index: number): Agent {
  return { name: 'stubborn', begin: () => {}, choose: () => index };
}

test('two careful walkers: the first at the goal wins, and the record says so', () => {
  const level = module.setupFor([sides[0], sides[0]], options, 0);
  const record = new Table(race as Game, [stubborn(0), stubborn(0)]).play(level, [1, 2], AS_ASKED);
  expect(record).toMatchObject({ winner: 0, end: 'won', turns: 19, decisions: 19 });
  expect([...record.measures]).toEqual([10, 9]);
});

test('the same seed gives the same game, after any other game', () => {
  const table = new Table(race as Game, [random(), random()]);
  const once = structuredClone(table.play(setup, [3, 4], AS_ASKED));
  table.play(setup, [5, 6], AS_ASKED);
  expect(table.play(setup, [3, 4], AS_ASKED)).toEqual(once);
});

test('pilots sit where the schedule puts them', () => {
  const seats: string[] = [];
  const named = (name: string): Agent => ({
    ...stubborn(0),
    begin: (seat) => seats.push(`${name} at ${seat}`),
  });
  new Table(race as Game, [named('x'), named('y')]).play(setup, [1, 2], EXCHANGED);
  expect(seats).toEqual(['y at 0', 'x at 1']);
});

test('an agent is made for each seat that its side has, and knows that seat', () => {
  const teams: Game = { ...(race as Game), seats: 4, sideOf: (_, seat) => seat % 2 };
  const begun: number[][] = [];
  const maker = () => {
    const own: number[] = [];
    begun.push(own);
    return { ...stubborn(0), begin: (seat: number) => void own.push(seat) };
  };
  const table = new Table(teams, [maker, maker]);
  for (const game of [1, 2]) table.play(setup, [game, 2], AS_ASKED);
  expect(begun).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('a game without an end is stopped at the limit and won by nobody', () => {
  const endless: Game = { ...(race as Game), apply: () => {} };
  const record = new Table(endless, [random(), random()]).play(setup, [1, 2], AS_ASKED);
  expect(record).toMatchObject({ winner: NOBODY, end: 'stopped', decisions: MAX_DECISIONS });
});

test('a game that the state has no room for is stopped and won by nobody; any other error is one', () => {
  const thrower = (error: Error): Game => ({
    ...(race as Game),
    apply: () => {
      throw error;
    },
  });
  const play = (error: Error) =>
    new Table(thrower(error), [random(), random()]).play(setup, [1, 2], AS_ASKED);
  expect(play(new OutOfRoom('full'))).toMatchObject({ winner: NOBODY, end: 'stopped', decisions: 1 });
  expect(() => play(new Error('wrong'))).toThrow('wrong');
});

test('a game that ends without a winner is drawn', () => {
  const drawn: Game = { ...(race as Game), winner: () => NOBODY };
  expect(new Table(drawn, [random(), random()]).play(setup, [1, 2], AS_ASKED).end).toBe('drawn');
});

test('a pilot is not asked when there is only one option', () => {
  const forced: Game = { ...(race as Game), options: (_state, out) => out.fill(0, 0, 1) && 1 };
  expect(new Table(forced, [stubborn(99), stubborn(99)]).play(setup, [1, 2], AS_ASKED).end).toBe('won');
});

describe('an option that is not there is an error', () => {
  test.each([
    { name: 'beyond the last', index: 2 },
    { name: 'negative', index: -1 },
    { name: 'not a number', index: Number.NaN },
  ])('$name', ({ index }) => {
    const table = new Table(race as Game, [stubborn(index), stubborn(index)]);
    expect(() => table.play(setup, [1, 2], AS_ASKED)).toThrow(/stubborn chose option .+ of 2 at decision 0/);
  });
});

test('a game that offers nothing before its end is an error', () => {
  const mute: Game = { ...(race as Game), options: () => 0 };
  const table = new Table(mute, [random(), random()]);
  expect(() => table.play(setup, [1, 2], AS_ASKED)).toThrow('race offers no option at decision 0');
});

test('check looks at every state of a game', () => {
  let looked = 0;
  const watched: Game = { ...(race as Game), check: () => looked++ };
  const { decisions } = new Table(watched, [random(), random()], true).play(setup, [1, 2], AS_ASKED);
  expect(looked).toBe(decisions + 1);
});
