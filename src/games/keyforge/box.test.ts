import { describe, expect, test } from 'vitest';
import { seedOf } from '../../core/luck.js';
import { openDeck } from './box.js';
import type { Deck } from './decks/deck.js';
import { deckYaml } from './decks/write.js';
import { HOUSES, type House } from './houses.js';
import { keyforgeModule } from './module.js';
import { definitionOf, definitions } from './pool.js';
import { SET_CODES } from './sets.js';
import type { Card, SetCode } from './vocabulary.js';

/** So many that even the anomalies, one card in ten thousand each, turn up. */
const MANY = 3000;
const opened = (set: SetCode, n: number): Deck[] =>
  Array.from({ length: n }, (_, i) => openDeck(set, seedOf(`box of ${set}`, i)));
const BOXES = new Map(SET_CODES.map((set) => [set, opened(set, MANY)]));

/** A card, what comes with it, and how many copies of that for one of it. */
const TOGETHER: [one: string, other: string, times: number][] = [
  ['horseman-of-pestilence', 'horseman-of-death', 1],
  ['horseman-of-pestilence', 'horseman-of-famine', 1],
  ['horseman-of-pestilence', 'horseman-of-war', 1],
  ['timetraveller', 'help-from-future-self', 1],
  ['ortannu-the-chained', 'ortannu-s-binding', 2],
  ['igon-the-green', 'igon-the-terrible', 1],
  ['hyde', 'velum', 1],
  ['gron-s-brew', 'mega-gron-nine-toes', 1],
  ['chieftain-s-brew', 'mega-ganger-chieftain', 1],
];

const cardOf = (id: string): Card => definitions[definitionOf.get(id)!]!.card;
const printed = (set: SetCode) => [...definitionOf.keys()].filter((id) => cardOf(id).sets[set] !== undefined);

describe.each(SET_CODES)('a box of %s', (set) => {
  const decks = BOXES.get(set)!;
  const cards = decks.flatMap((deck) => deck.cards);

  test('deals legal decks, as a file of them shows', () => {
    for (const deck of decks.slice(0, 50))
      expect(keyforgeModule.parseSide!(deckYaml(deck), 'deck.yaml').data).toEqual(deck);
  });

  test('deals every card of the set and no other', () => {
    expect([...new Set(cards.map(({ card }) => card))].sort()).toEqual(printed(set).sort());
  });

  test('deals every house of the set equally often', () => {
    const houses = [...new Set(decks.flatMap((deck) => deck.houses))];
    expect(houses).toHaveLength(7);
    for (const house of houses)
      expectShare(decks.filter((deck) => deck.houses.includes(house)).length, decks.length, 3 / 7);
  });

  test('deals cards by their rarity', () => {
    const houses = HOUSES.filter((house) => isPlain(set, house));
    const plain = cards.filter(({ house }) => houses.includes(house)).map(({ card }) => cardOf(card).rarity);
    expect(plain.length).toBeGreaterThan(10_000);
    for (const [rarity, share] of SHARES)
      expectShare(plain.filter((each) => each === rarity).length, plain.length, share);
  });

  test('prints a card in another house when chance picks one of the six for it', () => {
    const foreign = cards.filter(({ card, house }) => homeOf(card) !== house && !isAnomaly(card));
    expectShare(foreign.length, cards.length, 6 / 9 / 700);
  });

  test.each(TOGETHER)('deals %s with %s', (one, other, times) => {
    if (cardOf(one).sets[set] === undefined || cardOf(other).sets[set] === undefined) return;
    for (const deck of decks) {
      const count = (id: string) => deck.cards.filter(({ card }) => card === id).length;
      expect(count(other)).toBe(times * count(one));
    }
  });

  test('deals the same deck for the same seed', () => {
    expect(openDeck(set, [3, 4])).toEqual(openDeck(set, [3, 4]));
    expect(openDeck(set, [3, 4])).not.toEqual(openDeck(set, [3, 5]));
  });
});

const isAnomaly = (id: string): boolean => cardOf(id).sets.WC?.startsWith('A') ?? false;

const homeOf = (id: string): House => definitions[definitionOf.get(id)!]!.house;

const SHARES = [
  ['Common', 0.75],
  ['Uncommon', 0.16],
  ['Rare', 0.09],
] as const;

/** A house in which each card stands alone in its place, and none brings another. */
function isPlain(set: SetCode, house: House): boolean {
  const own = printed(set).filter((id) => homeOf(id) === house && !isAnomaly(id));
  const odd = TOGETHER.flat();
  return (
    own.length > 0 &&
    own.every((id) => SHARES.some(([rarity]) => rarity === cardOf(id).rarity) && !odd.includes(id))
  );
}

/** Within four standard deviations of a binomial. */
function expectShare(found: number, of: number, share: number): void {
  expect(Math.abs(found - of * share)).toBeLessThan(4 * Math.sqrt(of * share * (1 - share)));
}
