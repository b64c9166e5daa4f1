import { expect, test } from 'vitest';
import type { GameRecord } from './play.js';
import { MatchTally } from './tally.js';

function record(winner: number, end: GameRecord['end'] = 'won'): GameRecord {
  return { winner, end, turns: 10, decisions: 30, measures: new Float64Array(0) };
}

test('a block of two counts for the sides and for the first seat', () => {
  const tally = new MatchTally();
  tally.addBlock([record(0), record(0)]);
  tally.addBlock([record(0), record(1)]);
  expect(tally.asked).toMatchObject({ games: 4, wins: [3, 1], draws: 0, firstSeatWins: 3, turns: 40 });
  expect([...tally.asked.blocks]).toEqual([0, 1, 1]);
  expect([...tally.asked.firstSeatBlocks]).toEqual([0, 1, 1]);
  expect(tally).toMatchObject({ games: 4, decisions: 120, exchanged: { games: 0 } });
});

test('exchanged pilots are counted apart, and both together', () => {
  const tally = new MatchTally();
  tally.addBlock([record(0), record(0), record(1), record(1)]);
  expect(tally.asked.wins).toEqual([2, 0]);
  expect(tally.exchanged.wins).toEqual([0, 2]);
  expect([...tally.sideBlocks]).toEqual([0, 0, 1, 0, 0]);
  expect([...tally.agentBlocks]).toEqual([0, 0, 0, 0, 1]);
});

test('a stopped game is a draw and nobody’s win', () => {
  const tally = new MatchTally();
  tally.addBlock([record(-1, 'stopped'), record(-1, 'drawn')]);
  expect(tally.asked).toMatchObject({ wins: [0, 0], draws: 2, stopped: 1, firstSeatWins: 0 });
  expect([...tally.asked.blocks]).toEqual([1, 0, 0]);
});
