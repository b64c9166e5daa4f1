import { expect, test } from 'vitest';
import { chainCost } from './dials.js';

/** KeyForge rulebook, "Chains": the card's table, one chain shed per refill. */
test.each([
  { chains: 0, cards: 0 },
  { chains: 1, cards: 1 },
  { chains: 6, cards: 6 },
  { chains: 7, cards: 8 },
  { chains: 12, cards: 18 },
  { chains: 13, cards: 21 },
  { chains: 18, cards: 36 },
  { chains: 19, cards: 40 },
  { chains: 24, cards: 60 },
  { chains: -7, cards: -8 },
])('$chains chains cost $cards cards', ({ chains, cards }) => {
  expect(chainCost(chains)).toBe(cards);
});

/** Refill after refill, as a player does it. */
test('the cost is what the refills of a game lose', () => {
  const lost = (chains: number): number => (chains === 0 ? 0 : Math.ceil(chains / 6) + lost(chains - 1));
  for (let chains = 0; chains <= 24; chains++) expect(chainCost(chains)).toBe(lost(chains));
});
