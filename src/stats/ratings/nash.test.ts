import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearNash, nash } from './nash.js';

const scissors = (a: number, b: number, c: number) => [
  [0, a, -b],
  [-a, 0, c],
  [b, -c, 0],
];

function expectWeights(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [i, weight] of expected.entries()) expect(found[i]).toBeCloseTo(weight, 12);
}

/** Closed forms; three entrants in a cycle have weights in proportion to the link they are not part of. */
describe('nash', () => {
  test.each([
    { name: 'alone', payoff: [[0]], weights: [1] },
    {
      name: 'the better of two',
      payoff: [
        [0, -0.1],
        [0.1, 0],
      ],
      weights: [0, 1],
    },
    { name: 'rock, paper, scissors', payoff: scissors(0.5, 0.5, 0.5), weights: [1 / 3, 1 / 3, 1 / 3] },
    { name: 'with weights', payoff: scissors(0.2, 0.1, 0.3), weights: [0.5, 1 / 6, 1 / 3] },
    { name: 'tiny differences', payoff: scissors(2e-4, 1e-4, 3e-4), weights: [0.5, 1 / 6, 1 / 3] },
    {
      name: 'one that loses to all',
      payoff: [...scissors(0.2, 0.1, 0.3).map((row) => [...row, 0.05]), [-0.05, -0.05, -0.05, 0]],
      weights: [0.5, 1 / 6, 1 / 3, 0],
    },
    {
      name: 'all equal',
      payoff: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      weights: [1 / 3, 1 / 3, 1 / 3],
    },
    {
      name: 'two equal best',
      payoff: [
        [0, 0, 0.1],
        [0, 0, 0.1],
        [-0.1, -0.1, 0],
      ],
      weights: [0.5, 0.5, 0],
    },
    // The second may have any share from 0 to 1 but beats the third less: only [x, 1 - x, 0] can't be beaten.
    {
      name: 'equal, but not against the worst',
      payoff: [
        [0, 0, 0.3],
        [0, 0, 0],
        [-0.3, 0, 0],
      ],
      weights: [0.5, 0.5, 0],
    },
    // A twin of scissors takes half of its weight.
    {
      name: 'twins',
      payoff: [
        [0, 0.2, -0.1, -0.1],
        [-0.2, 0, 0.3, 0.3],
        [0.1, -0.3, 0, 0],
        [0.1, -0.3, 0, 0],
      ],
      weights: [0.5, 1 / 6, 1 / 6, 1 / 6],
    },
  ])('$name', ({ payoff, weights }) => expectWeights(nash(payoff), weights));
});

/** Differences that rounding can't tell from none: columns came and went for ever. */
test('a hair beside a difference does not keep it busy', () => {
  const payoff = [
    [0, -3.52823369204998e-13, 0.0003116161443758756],
    [3.52823369204998e-13, 0, -0.0000023271927144378423],
    [-0.0003116161443758756, 0.0000023271927144378423, 0],
  ];
  const weights = nash(payoff);
  for (const row of payoff) {
    expect(row.reduce((sum, cell, i) => sum + cell * weights[i]!, 0)).toBeLessThan(1e-10);
  }
});

/** Rock, paper, scissors, lizard, Spock has one solution: all equal. */
test('five in a ring of two steps', () => {
  const payoff = [0, 1, 2, 3, 4].map((i) =>
    [0, 1, 2, 3, 4].map((j) => [0, 0.5, -0.5, 0.5, -0.5][(j - i + 5) % 5]!),
  );
  expectWeights(nash(payoff), [0.2, 0.2, 0.2, 0.2, 0.2]);
});

const matrices = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc
      .array(fc.integer({ min: -50, max: 50 }), { minLength: size * size, maxLength: size * size })
      .map((cells) =>
        Array.from({ length: size }, (_, i) =>
          Array.from(
            { length: size },
            (_, j) => (i === j ? 0 : i < j ? cells[i * size + j]! : -cells[j * size + i]!) / 100,
          ),
        ),
      ),
  );

test('nobody wins against it, and the weights add up', () => {
  fc.assert(
    fc.property(matrices, (payoff) => {
      const weights = nash(payoff);
      expect(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1)).toBeLessThan(1e-12);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      for (const row of payoff) {
        const gain = row.reduce((sum, cell, i) => sum + cell * weights[i]!, 0);
        expect(gain).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('who comes first does not matter', () => {
  fc.assert(
    fc.property(matrices, (payoff) => {
      const turned = payoff.map((row) => [...row].reverse()).reverse();
      const back = nash(turned).reverse();
      for (const [i, weight] of nash(payoff).entries())
        expect(Math.abs(weight - back[i]!)).toBeLessThan(1e-8);
    }),
    { numRuns: 300, seed: 8 },
  );
});

describe('from games', () => {
  const pair = (a: number, b: number, wins: number) => ({ a, b, counts: [1000 - wins, wins] });

  test('equal entrants are equal, whatever chance made of their matches', () => {
    const pairs = [pair(0, 1, 512), pair(0, 2, 489), pair(1, 2, 507)];
    expectWeights(clearNash(3, pairs), [1 / 3, 1 / 3, 1 / 3]);
  });

  test('a clear cycle is as in the matrix, and who is clearly beaten by all has no weight', () => {
    const pairs = [pair(0, 1, 600), pair(1, 2, 600), pair(0, 2, 400)];
    expectWeights(clearNash(3, pairs), [1 / 3, 1 / 3, 1 / 3]);
    const beaten = [pair(0, 1, 505), pair(0, 2, 700), pair(1, 2, 700)];
    expectWeights(clearNash(3, beaten), [1 / 2, 1 / 2, 0]);
  });
});
