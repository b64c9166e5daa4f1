import { expect, test } from 'vitest';
import { FACTOR_NUMBERS, FactorTally } from './factors.js';
import type { GameRecord } from './play.js';

const game = (winner: number): GameRecord => ({
  winner,
  began: 0,
  end: 'won',
  how: 0,
  turns: 1,
  decisions: 1,
  measures: new Float64Array(),
});

function tallyOf(factors: number): { tally: FactorTally; numbers: Float64Array } {
  const numbers = new Float64Array(factors * FACTOR_NUMBERS);
  return { tally: new FactorTally(numbers), numbers };
}

test('each block gives one difference of win rates', () => {
  const { tally } = tallyOf(3);
  // Won, lost, won, lost; the first factor is in the first two games, the second in the third, the last in all.
  const records = [game(0), game(1), game(0), game(-1)];
  const present = [
    [1, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [0, 0, 1],
  ].map((row) => Uint8Array.from(row));
  tally.addBlock(records, present);
  expect(tally.difference(0)).toEqual({ n: 1, sum: 0, squares: 0 });
  expect(tally.difference(1).sum).toBeCloseTo(1 - 1 / 3, 12);
  expect(tally.difference(1).squares).toBeCloseTo((2 / 3) ** 2, 12);
  expect([tally.games(1), tally.wins(1)]).toEqual([1, 1]);
  expect(tally.difference(2)).toEqual({ n: 0, sum: 0, squares: 0 });
  expect([tally.games(2), tally.wins(2)]).toEqual([4, 2]);
});

test('blocks add up', () => {
  const { tally, numbers } = tallyOf(1);
  const one = Uint8Array.of(1);
  const none = Uint8Array.of(0);
  tally.addBlock([game(0), game(1)], [one, none]);
  tally.addBlock([game(0), game(1)], [none, one]);
  tally.addBlock([game(0), game(0)], [none, one]);
  expect(tally.difference(0)).toEqual({ n: 3, sum: 0, squares: 2 });
  const twice = numbers.map((value) => 2 * value);
  expect(new FactorTally(twice).difference(0)).toEqual({ n: 6, sum: 0, squares: 4 });
});
