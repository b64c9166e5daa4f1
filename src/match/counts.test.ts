import { expect, test } from 'vitest';
import { CountTally, countNumbers } from './counts.js';

test('sums over blocks: games with anything to count, and the means of a game', () => {
  const numbers = new Float64Array(countNumbers(2, 2));
  const tally = new CountTally(numbers, 2);
  // Two games of a block; by game the counts of the first source, then of the second.
  tally.addBlock([Float64Array.of(3, 0, 0, -1), Float64Array.of(1, 0, 0, 1)]);
  tally.addBlock([Float64Array.of(0, 0, 0, 5), Float64Array.of(0, 0, 0, 0)]);
  expect([tally.games(0, 0), tally.games(0, 1), tally.games(1, 1)]).toEqual([2, 0, 3]);
  expect(tally.perGame(0, 0, 2)).toEqual({ n: 2, sum: 2, squares: 4 });
  expect(tally.perGame(1, 1, 2)).toEqual({ n: 2, sum: 2.5, squares: 6.25 });
});
