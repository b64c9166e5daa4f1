import { expect, test } from 'vitest';
import { keyforgeModule } from '../module.js';
import type { Deck } from './deck.js';
import { describeDeck, sayDeck, setOf } from './say.js';
import { deckYaml } from './write.js';

const parse = (text: string): Deck => keyforgeModule.parseSide!(text, 'deck').data;
const plain = keyforgeModule.namedSide('guide-achea')!.data;
const later = parse(deckYaml(plain).replace('houses:', 'expansion: 435\nhouses:'));

test('the set is that of the cards, unless the file names another', () => {
  expect([plain.set, setOf(plain)]).toEqual([undefined, 'CotA']);
  expect([later.set, setOf(later)]).toEqual(['AoA', 'AoA']);
});

test.each<[string, (deck: Deck) => string]>([
  ['words', sayDeck],
  ['data', (deck) => JSON.stringify({ rows: [describeDeck(deck)] })],
  ['YAML', deckYaml],
])('the set of the file is kept in %s', (_, write) => {
  expect(parse(write(later))).toEqual(later);
});

test('cards that the set does not print are legacies', () => {
  expect(sayDeck(plain)).not.toContain('legacy');
  expect(sayDeck(later)).toContain('Set: Age of Ascension\n');
  expect(sayDeck(later)).toContain('  2x Follow the Leader (legacy)\n');
});

test('every card has its rarity, type and bonus in the totals', () => {
  const { types, rarities, bonus_amber, cards } = describeDeck(plain) as Record<
    string,
    Record<string, number>
  >;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, n) => all + n, 0);
  expect([sum(types!), sum(rarities!)]).toEqual([36, 36]);
  const rows = cards as unknown as { amber: number }[];
  expect(bonus_amber).toBe(rows.reduce((all, { amber }) => all + amber, 0));
});
