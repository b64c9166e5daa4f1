import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { differenceCounts } from '../comparisons/difference-interval.js';
import { noBlocks, playBlocks, playPairedBlocks, scoreShares } from './simulate.js';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('scoreShares', () => {
  test.each([
    { name: 'independent', games: 2, rate: 0.3, together: 0, shares: [0.49, 0.42, 0.09] },
    { name: 'won or lost whole', games: 2, rate: 0.3, together: 1, shares: [0.7, 0, 0.3] },
    { name: 'split', games: 2, rate: 0.5, together: -1, shares: [0, 1, 0] },
    { name: 'split as far as it goes', games: 4, rate: 0.3, together: -1, shares: [0, 0.8, 0.2, 0, 0] },
    { name: 'never lost, split', games: 2, rate: 1, together: -1, shares: [0, 0, 1] },
    { name: 'half of the blocks whole', games: 2, rate: 0.5, together: 0.5, shares: [0.375, 0.25, 0.375] },
  ])('$name', ({ shares, ...world }) => {
    scoreShares(world).forEach((share, wins) => {
      expect(share).toBeCloseTo(shares[wins]!, 12);
    });
  });

  test.each([-1, -0.4, 0, 0.4, 1])('keeps the rate, together %d', (together) => {
    for (const rate of [0, 0.02, 0.5, 0.77, 1]) {
      const shares = scoreShares({ games: 4, rate, together });
      expect(sum(shares)).toBeCloseTo(1, 12);
      expect(sum(shares.map((share, wins) => (share * wins) / 4))).toBeCloseTo(rate, 12);
    }
  });
});

test('playBlocks adds blocks with these shares', () => {
  const counts = playBlocks([1000, 0, 0], [0.2, 0.3, 0.5], 20_000, seedrandom('blocks'));
  expect(sum(counts)).toBe(21_000);
  expect((counts[0]! - 1000) / 20_000).toBeCloseTo(0.2, 1);
  expect(counts[1]! / 20_000).toBeCloseTo(0.3, 1);
});

test('playPairedBlocks: each arm wins at its rate, and shared luck leaves only what differs', () => {
  const world = { games: 2, rates: [0.5, 0.6], together: 0.3, shared: 1 } as const;
  const joint = playPairedBlocks(world, 20_000, seedrandom('pairs'));
  const differences = differenceCounts(joint);
  expect(sum(differences)).toBe(20_000);
  // With the same luck the better arm wins whatever the other one wins.
  expect(differences[3]! + differences[4]!).toBe(0);
  expect((differences[1]! + 2 * differences[0]!) / 40_000).toBeCloseTo(0.1, 2);
});

test('noBlocks has room for every number of wins', () => {
  expect(noBlocks(2)).toEqual([0, 0, 0]);
});
