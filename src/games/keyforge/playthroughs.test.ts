import { expect, test } from 'vitest';
import { playthroughs } from './playthroughs.js';
import { definitionOf, definitions } from './pool.js';

const DECKS = playthroughs.flatMap(({ sides }) => sides.map(({ data }) => data));
const HOUSES = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'];

test('each two houses of Call of the Archons meet', () => {
  const met = playthroughs.flatMap(({ sides: [a, b] }) =>
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
