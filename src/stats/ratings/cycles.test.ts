import { describe, expect, test } from 'vitest';
import { sequencePValue } from '../sequential/sequence-p-value.js';
import type { PairCounts } from './bradley-terry-model.js';
import { cycles } from './cycles.js';

/** a beats b with `rate` in 1000 single games. */
const beats = (a: number, b: number, rate = 0.6): PairCounts => ({
  a,
  b,
  counts: [1000 * (1 - rate), 1000 * rate],
});
const even = (a: number, b: number): PairCounts => ({ a, b, counts: [500, 500] });

describe('cycles', () => {
  test.each([
    { name: 'a ladder has none', pairs: [beats(0, 1), beats(1, 2), beats(0, 2)], expected: [] },
    { name: 'three', pairs: [beats(0, 1), beats(1, 2), beats(2, 0)], expected: [[0, 1, 2]] },
    { name: 'the other way round', pairs: [beats(1, 0), beats(2, 1), beats(0, 2)], expected: [[0, 2, 1]] },
    {
      name: 'a pair given for the loser',
      pairs: [beats(1, 0, 0.4), beats(1, 2), beats(2, 0)],
      expected: [[0, 1, 2]],
    },
    { name: 'one link by chance only', pairs: [beats(0, 1), beats(1, 2), beats(2, 0, 0.52)], expected: [] },
    {
      name: 'four, no three of which are one',
      pairs: [beats(0, 1), beats(1, 2), beats(2, 3), beats(3, 0), even(0, 2), even(1, 3)],
      expected: [[0, 1, 2, 3]],
    },
    {
      name: 'four with a short cut: entrant 3 is on no cycle of three',
      pairs: [
        beats(0, 1),
        beats(1, 2),
        beats(2, 0),
        beats(2, 3),
        beats(3, 4),
        beats(4, 0),
        even(1, 3),
        even(1, 4),
        even(2, 4),
        even(0, 3),
      ],
      expected: [
        [0, 1, 2],
        [0, 1, 2, 3, 4],
      ],
    },
    {
      name: 'the strongest weakest link first',
      pairs: [
        beats(0, 1, 0.7),
        beats(1, 2, 0.7),
        beats(2, 0, 0.6),
        beats(1, 3, 0.65),
        beats(3, 0, 0.65),
        beats(3, 2, 0.7),
      ],
      expected: [
        [0, 1, 3],
        [0, 1, 2],
      ],
    },
    { name: 'nobody', pairs: [], expected: [] },
  ])('$name', ({ pairs, expected }) => {
    expect(cycles(pairs).map(({ entrants }) => entrants)).toEqual(expected);
  });
});

test('the weakest link is told', () => {
  const [cycle] = cycles([beats(0, 1, 0.7), beats(1, 2, 0.65), beats(2, 0, 0.6)]);
  expect(cycle!.weakest).toBeCloseTo(0.6, 12);
});

/** R 4.2: prop.test(540, 1000, correct = FALSE)$p.value is 0.0114: enough alone, not among six pairs. */
test('many pairs need stronger links', () => {
  const three = [beats(0, 1), beats(1, 2), beats(2, 0, 0.54)];
  expect(cycles(three)).toHaveLength(1);
  expect(cycles([...three, even(0, 3), even(1, 3), even(2, 3), even(0, 4), even(1, 4)])).toHaveLength(0);
});

test('pairs that might have stopped at any look need stronger links', () => {
  const three = [beats(0, 1, 0.55), beats(1, 2, 0.55), beats(2, 0, 0.55)];
  expect(cycles(three)).toHaveLength(1);
  expect(cycles(three, sequencePValue)).toHaveLength(0);
  expect(cycles([beats(0, 1), beats(1, 2), beats(2, 0)], sequencePValue)).toHaveLength(1);
});

/** R 4: p.adjust(rep(binom.test(3, 3)$p.value, 3), "holm") is 0.75, with 10 games 0.0059. */
test('few blocks, all won, close a circle only when they are enough', () => {
  const circle = (games: number) => [0, 1, 2].map((a) => ({ a, b: (a + 1) % 3, counts: [0, games] }));
  expect(cycles(circle(3))).toHaveLength(0);
  expect(cycles(circle(10))).toHaveLength(1);
});

/** A ring of 199 where each beats the 99 that follow, and one entrant that loses. */
test('200 entrants are not too many', () => {
  const size = 199;
  const pairs: PairCounts[] = [];
  for (let a = 0; a < size; a++)
    for (let step = 1; step <= 99; step++) pairs.push(beats(a, (a + step) % size));
  pairs.push(beats(0, 199));
  // Kendall and Babington Smith: n (n² - 1) / 24 cycles, the most that an odd number of entrants can have.
  expect(cycles(pairs)).toHaveLength((size * (size * size - 1)) / 24);
});
