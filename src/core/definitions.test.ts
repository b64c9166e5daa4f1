import { expect, test } from 'vitest';
import { Definitions } from './definitions.js';

interface Card {
  power: number;
}
const powers: number[] = [];
const compile = (number: number, { power }: Card): void => {
  if (power < 0) throw new Error('no power');
  powers[number] = power;
};
const weaker = (by: number) => (card: Card) => ({ power: card.power - by });

function pool(): Definitions<Card> {
  const cards = new Definitions<Card>(4);
  cards.register({ id: 'troll', card: { power: 8 } });
  cards.register({ id: 'bumpsy', card: { power: 5 } });
  return cards;
}

test('printed cards are found by their ids', () => {
  const cards = pool();
  cards.compileAll(compile);
  expect([cards.numberOf.get('bumpsy'), powers[1], cards.printedOf[1]]).toEqual([1, 5, 1]);
  expect(() => cards.register({ id: 'troll', card: { power: 1 } })).toThrow('two cards are called troll');
});

test('a changed card is a further definition of the same id, compiled once for the same changes', () => {
  const cards = pool();
  const variant = (by: number) => cards.variant('troll', `power=${8 - by}`, weaker(by), compile);
  expect([variant(1), variant(2), variant(1)]).toEqual([2, 3, 2]);
  expect([powers[2], cards.all[2]!.id, cards.printedOf[2], cards.numberOf.get('troll')]).toEqual([
    7,
    'troll',
    0,
    0,
  ]);
  expect(() => variant(3)).toThrow('the table of cards is full');
});

test('an error names the card', () => {
  const cards = pool();
  expect(() => cards.variant('bumpsy', 'power=-1', weaker(6), compile)).toThrow('bumpsy: no power');
  expect(() => cards.variant('ogre', '', weaker(1), compile)).toThrow('ogre is not a card of the pool');
});
