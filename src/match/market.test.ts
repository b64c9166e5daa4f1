import { expect, test } from 'vitest';
import { addImpact, IMPACT_NUMBERS, impactIn, MARKET_NUMBERS, MarketTally } from './market.js';
import type { GameRecord } from './play.js';
import { BOUGHT } from './watched.js';

const game = (winner: number): GameRecord => ({
  winner,
  began: 0,
  end: 'won',
  how: 0,
  turns: 1,
  decisions: 1,
  measures: new Float64Array(),
});

const OFFERED_TO_A = 1;
const OFFERED_TO_BOTH = 3;
const BY_A = BOUGHT;
const BY_B = BOUGHT << 1;

test('who was offered a card, who bought it, and how often those won', () => {
  const tally = new MarketTally(new Float64Array(2 * MARKET_NUMBERS));
  tally.addBlock(
    [game(0), game(1)],
    [Uint8Array.of(OFFERED_TO_BOTH | BY_A, 0), Uint8Array.of(OFFERED_TO_BOTH | BY_A | BY_B, OFFERED_TO_A)],
  );
  expect([tally.offered(0), tally.offered(1)]).toEqual([4, 1]);
  expect(tally.buyers(0)).toMatchObject({ n: 1, sizes: 3, hits: 2, sizesSquared: 9, products: 6 });
  expect(tally.buyers(1)).toMatchObject({ n: 0, sizes: 0, hits: 0 });
});

test('only the single buyer of a game counts, with his luck of the other arm', () => {
  const sums = new Float64Array(IMPACT_NUMBERS);
  const buying = {
    // Two blocks of two games: a buys and wins; both buy; b buys and wins; nobody buys.
    winners: Int8Array.of(0, 0, 1, 0),
    purchases: Uint8Array.of(OFFERED_TO_BOTH | BY_A, BY_A | BY_B, BY_B, OFFERED_TO_A),
    perBlock: 2,
  };
  addImpact(sums, 0, buying, Int8Array.of(1, 1, 1, 0));
  expect(impactIn(sums)).toEqual({ n: 2, sizes: 2, hits: 1, sizesSquared: 2, products: 1, hitsSquared: 1 });
});
