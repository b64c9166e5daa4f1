import { expect, test } from 'vitest';
import type { Deck } from './decks/deck.js';
import { playthroughs } from './playthroughs.js';
import { definitionOf, definitions } from './pool.js';
import type { SetCode } from './vocabulary.js';

const decksOf = (games: typeof playthroughs) => games.flatMap(({ sides }) => sides.map(({ data }) => data));
const FIRST = playthroughs.slice(0, 7);
const DECKS = decksOf(FIRST);
const HOUSES = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'];

test('each two houses of Call of the Archons meet', () => {
  const met = FIRST.flatMap(({ sides: [a, b] }) =>
    a.data.houses.flatMap((mine) => b.data.houses.map((theirs) => [mine, theirs].sort().join(' '))),
  );
  const pairs = HOUSES.flatMap((one, i) => HOUSES.slice(i + 1).map((other) => `${one} ${other}`));
  expect(pairs.filter((pair) => !met.includes(pair))).toEqual([]);
});

test('the decks hold cards of that set, twelve of each house, and no two are the same', () => {
  for (const { houses, cards } of DECKS) {
    expect(houses.map((house) => cards.filter((card) => card.house === house).length)).toEqual([12, 12, 12]);
    for (const { card } of cards) expect(definitions[definitionOf.get(card)!]!.card.sets.CotA).toBeDefined();
  }
  expect(new Set(DECKS.map(({ cards }) => JSON.stringify(cards))).size).toBe(DECKS.length);
});

test('together they hold most of the set', () => {
  const held = new Set(DECKS.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const set = definitions.filter(({ card }) => card.sets.CotA !== undefined);
  expect(held.size).toBeGreaterThan(set.length * 0.6);
});

test('decks of the later sets follow, in which all nine houses play', () => {
  const [ofAscension, ...ofCollision] = playthroughs.slice(7);
  const isOf = (set: SetCode) => (deck: Deck) =>
    deck.cards.every(({ card }) => definitions[definitionOf.get(card)!]!.card.sets[set] !== undefined);
  expect(decksOf([ofAscension!]).every(isOf('AoA'))).toBe(true);
  expect(decksOf(ofCollision).every(isOf('WC'))).toBe(true);
  expect(new Set(decksOf(playthroughs.slice(7)).flatMap(({ houses }) => houses)).size).toBe(9);
});
