import { describe, expect, test } from 'vitest';
import { auction, bestOfThree, type DeckRates, rightLimit, rightLimits, thirdGame } from './best-of-three.js';

const flat = (rates: readonly number[]): DeckRates => rates.map((rate) => ({ first: rate, second: rate }));
/** 60% without a handicap, five points less with each. */
const STRONG = flat([0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3]);
const WEAK = flat([0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]);

test.each([
  { name: 'nobody wants it', owner: 0, guest: 0, handicap: 0, player: 'owner' },
  { name: 'the owner must open', owner: 0, guest: 1, handicap: 1, player: 'guest' },
  { name: 'both up to 2: the owner says 2', owner: 2, guest: 2, handicap: 2, player: 'owner' },
  { name: 'both up to 3: the guest says 3', owner: 3, guest: 3, handicap: 3, player: 'guest' },
  { name: 'the guest stops first', owner: 6, guest: 3, handicap: 4, player: 'owner' },
  { name: 'the owner stops first', owner: 2, guest: 6, handicap: 3, player: 'guest' },
  { name: 'the guest may not answer 0 with 2', owner: 1, guest: 1, handicap: 1, player: 'guest' },
])('auction: $name', ({ owner, guest, handicap, player }) => {
  expect(auction(owner, guest)).toEqual({ handicap, player });
});

describe('the most that is worth bidding', () => {
  test('is the bid at which playing the deck is still as good as playing against it one step lower', () => {
    expect(rightLimit(STRONG, 'owner')).toBe(2);
    expect(rightLimit(STRONG, 'guest')).toBe(2);
    expect(rightLimit(WEAK, 'owner')).toBe(0);
  });

  test('is all the table has for a deck that carries it', () => {
    expect(rightLimit(flat([0.9, 0.9, 0.9]), 'guest')).toBe(2);
  });

  test('the owner, who chooses who begins, may bid as high as the guest or higher', () => {
    const seats = [0.6, 0.55, 0.5, 0.45, 0.4].map((rate) => ({ first: rate - 0.04, second: rate + 0.04 }));
    expect(rightLimit(seats, 'owner')).toBeGreaterThanOrEqual(rightLimit(seats, 'guest'));
  });
});

test('misjudging bidders pay for it', () => {
  expect(thirdGame(STRONG, rightLimits(STRONG))).toEqual({
    handicap: 2,
    player: 'owner',
    rate: 0.5,
    ownerWins: 0.5,
  });
  expect(thirdGame(STRONG, { owner: 5, guest: 5 })).toMatchObject({
    handicap: 5,
    player: 'guest',
    rate: 0.35,
  });
  expect(thirdGame(STRONG, { owner: 2, guest: -1 })).toMatchObject({ handicap: 0, ownerWins: 0.6 });
  expect(thirdGame(STRONG, { owner: 9, guest: 9 })).toMatchObject({
    handicap: 6,
    player: 'owner',
    rate: 0.3,
  });
});

describe('the match', () => {
  const knowing = (a: DeckRates, b: DeckRates) => ({ overA: rightLimits(a), overB: rightLimits(b) });

  test('of equal decks is even and needs a third game every second time', () => {
    const even = flat(Array(7).fill(0.5));
    expect(bestOfThree(even, even, knowing(even, even))).toMatchObject({ winsA: 0.5, third: 0.5 });
  });

  test('computed by hand: 60% to 40%, both know', () => {
    const { winsA, third, overA, overB } = bestOfThree(STRONG, WEAK, knowing(STRONG, WEAK));
    // A, A: 0.36, then an even game; A, B: 0.24 to the owner of a; B, B: 0.16, then the weak deck for nothing.
    expect(winsA).toBeCloseTo(0.36 * 0.5 + 0.24 + 0.16 * 0.6, 12);
    expect(third).toBeCloseTo(0.36 + 0.16, 12);
    expect([overA.handicap, overB.handicap]).toEqual([2, 0]);
  });

  test('the loser of a game chooses who begins the next', () => {
    const a = [{ first: 0.4, second: 0.8 }, ...flat([0])];
    const b = [{ first: 0.2, second: 0.6 }, ...flat([0])];
    const { winsA, third } = bestOfThree(a, b, knowing(a, b));
    const [again, against] = [0.8, 0.6];
    expect(third).toBeCloseTo(0.6 * again + 0.4 * against, 12);
    // In the third game the owner of the deck that won both plays it from the better seat.
    expect(winsA).toBeCloseTo(0.6 * (1 - again + again * 0.8) + 0.4 * against * (1 - 0.6), 12);
  });

  test('is the same with the names of the decks exchanged', () => {
    const [strong, weak] = [
      { owner: 3, guest: 0 },
      { owner: 1, guest: 2 },
    ];
    const one = bestOfThree(STRONG, WEAK, { overA: strong, overB: weak });
    const other = bestOfThree(WEAK, STRONG, { overA: weak, overB: strong });
    expect(other.winsA).toBeCloseTo(1 - one.winsA, 12);
  });
});
