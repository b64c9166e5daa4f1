import { expect, test } from 'vitest';
import { letters, sayMatrix } from './matrix.js';

const row = (deck: string, mean_win_rate: number) => ({
  deck,
  rating: 100 * (mean_win_rate - 0.5),
  ci_low: -100,
  ci_high: 100,
  mean_win_rate,
  nash_weight: 0.5,
  games: 100,
  all_low: -120,
  all_high: 120,
  shrunk: 1,
  shrunk_low: -80,
  shrunk_high: 80,
  best: 0.5,
});
const FIT = { statistic: 0, degrees: 1, p: 1 };

test.each([
  { name: 'all won', rates: [1, 0.4], has: 'Hare won every game', hasNot: 'Elk' },
  { name: 'all lost', rates: [0.6, 0], has: 'Elk lost every game', hasNot: 'Hare' },
  { name: 'neither', rates: [0.999, 0.001], has: 'No cycle is significant', hasNot: 'every game' },
])('how far the games can tell: $name', ({ rates, has, hasNot }) => {
  const ratings = [row('Hare', rates[0]!), row('Elk', rates[1]!)];
  const found = {
    rates: [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    ratings,
    fit: FIT,
    cycles: [],
  };
  const notes = sayMatrix('Race', 'deck', ['Hare', 'Elk'], 100, found).split('\n\n').at(-1)!;
  expect(notes).toContain(has);
  expect(notes).not.toContain(hasNot);
});

test.each([
  { i: 0, says: 'A' },
  { i: 25, says: 'Z' },
  { i: 26, says: 'AA' },
  { i: 199, says: 'GR' },
])('entrant $i is $says', ({ i, says }) => {
  expect(letters(i)).toBe(says);
});
