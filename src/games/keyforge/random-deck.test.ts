import { expect, test } from 'vitest';
import { seedOf } from '../../core/luck.js';
import { deckYaml } from './decks/write.js';
import { HOUSES } from './houses.js';
import { keyforgeModule } from './module.js';
import { definitions } from './pool.js';
import { deckOfHouses, randomDeck } from './random-deck.js';

const DECKS = Array.from({ length: 300 }, (_, i) => randomDeck(seedOf('decks', i)));

test('each is legal, as a file of it shows', () => {
  for (const deck of DECKS.slice(0, 50)) {
    expect(keyforgeModule.parseSide!(deckYaml(deck), 'deck.yaml').data).toEqual(deck);
  }
});

test('the same seed gives the same deck', () => {
  expect(randomDeck([3, 4])).toEqual(randomDeck([3, 4]));
  expect(randomDeck([3, 4])).not.toEqual(randomDeck([3, 5]));
});

test('one of given houses is legal, and holds common cards more often than rare ones', () => {
  const decks = Array.from({ length: 50 }, (_, i) =>
    deckOfHouses(['dis', 'mars', 'untamed'], 'CotA', seedOf('opened', i)),
  );
  expect(keyforgeModule.parseSide!(deckYaml(decks[0]!), 'deck.yaml').data).toEqual(decks[0]);
  const rarities = decks.flatMap(({ cards }) =>
    cards.map(({ card }) => definitions.find(({ id }) => id === card)!.card.rarity),
  );
  const share = (rarity: string) => rarities.filter((each) => each === rarity).length / rarities.length;
  expect(share('Common')).toBeGreaterThan(share('Rare') * 1.5);
  expect(share('Common') + share('Uncommon') + share('Rare')).toBeCloseTo(1);
});

test('together they hold the whole pool, and some mavericks', () => {
  const cards = DECKS.flatMap((deck) => deck.cards);
  const unseen = definitions.filter(({ id }) => !cards.some(({ card }) => card === id));
  expect(unseen).toEqual([]);
  const usual = new Map(definitions.map(({ id, house }) => [id, house]));
  expect(cards.some(({ card, house }) => usual.get(card) !== house)).toBe(true);
  expect(new Set(DECKS.flatMap((deck) => deck.houses)).size).toBe(new Set(usual.values()).size);
  expect(HOUSES.length).toBeGreaterThanOrEqual(new Set(usual.values()).size);
});
