import { expect, test } from 'vitest';
import type { GameRecord } from './play.js';
import { Tally } from './tally.js';
import toy from './toy/race.js';
import { inTurn, racePlan } from './toy/race-plan.js';

function record(winner: number, end: GameRecord['end'] = 'won'): Omit<GameRecord, 'began'> {
  return { winner, end, how: 0, turns: 10, decisions: 30, measures: new Float64Array([10, 4]) };
}

const ONE = () => new Tally(toy.game, racePlan());
const TWO = () => new Tally(toy.game, racePlan({ agents: ['random', 'other'] }));

test('a block of two counts for the sides and for the first seat', () => {
  const tally = ONE();
  tally.addBlock(inTurn([record(0), record(0)]));
  tally.addBlock(inTurn([record(0), record(1)]));
  expect(tally.asked).toMatchObject({ games: 4, draws: 0, firstSeatWins: 3, turns: 40 });
  expect([...tally.asked.wins]).toEqual([3, 1]);
  expect([...tally.asked.blocks]).toEqual([0, 1, 1]);
  expect([...tally.asked.firstSeatBlocks]).toEqual([0, 1, 1]);
  expect(tally).toMatchObject({ games: 4, decisions: 120, exchanged: { games: 0 } });
});

test('exchanged pilots are counted apart, and both together', () => {
  const tally = TWO();
  tally.addBlock(inTurn([record(0), record(0), record(1), record(1)]));
  expect([...tally.asked.wins]).toEqual([2, 0]);
  expect([...tally.exchanged.wins]).toEqual([0, 2]);
  expect([...tally.sideBlocks]).toEqual([0, 0, 1, 0, 0]);
  expect([...tally.agentBlocks]).toEqual([0, 0, 0, 0, 1]);
});

test('a stopped game is a draw and nobody’s win', () => {
  const tally = ONE();
  tally.addBlock(inTurn([record(-1, 'stopped'), record(-1, 'drawn')]));
  expect(tally.asked).toMatchObject({ draws: 2, stopped: 1, firstSeatWins: 0 });
  expect([...tally.asked.wins]).toEqual([0, 0]);
  expect([...tally.asked.blocks]).toEqual([1, 0, 0]);
});

test('how games ended, and moments of blocks', () => {
  const tally = ONE();
  tally.addBlock(inTurn([record(0), { ...record(1), how: 1, turns: 14 }]));
  tally.addBlock(inTurn([record(-1, 'stopped'), record(0)]));
  expect([...tally.ends]).toEqual([2, 1, 1]);
  expect(tally.measure(0)).toEqual({ n: 2, sum: 20, squares: 200 });
  expect(tally.asked.turnMoments).toEqual({ n: 2, sum: 22, squares: 144 + 100 });
});

test('tallies of parts add up to the tally of the whole, also through JSON', () => {
  const [part, other, whole] = [TWO(), TWO(), TWO()];
  const blocks = [
    [record(0), record(0), record(1), record(1)],
    [record(1), record(-1, 'drawn'), record(1), record(0)],
  ];
  for (const block of blocks) whole.addBlock(inTurn(block));
  part.addBlock(inTurn(blocks[0]!));
  other.addBlock(inTurn(blocks[1]!));
  part.add(JSON.parse(JSON.stringify(Array.from(other.numbers))));
  expect(part.numbers).toEqual(whole.numbers);
});
