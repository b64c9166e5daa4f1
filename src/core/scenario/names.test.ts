import { expect, test } from 'vitest';
import { Names } from './names.js';

function named(...ids: string[]): Names {
  const names = new Names();
  for (const [card, id] of ids.entries()) names.add(card + 1, id);
  return names;
}

test('copies are numbered in the order of their naming', () => {
  const names = named('anger', 'urchin', 'anger');
  expect([1, 2, 3].map((card) => names.of(card))).toEqual(['anger', 'urchin', 'anger#2']);
  expect(names.idOf(3)).toBe('anger');
});

test.each([
  ['anger', 1],
  ['Anger#1', 1],
  ['ANGER#2', 3],
  ['anger#3', -1],
])('%s is card %i', (name, card) => {
  expect(named('anger', 'urchin', 'anger').get(name)).toBe(card);
});

test('equal cards may trade names', () => {
  const names = named('anger', 'anger');
  names.swap(1, 2);
  expect([names.of(1), names.get('anger')]).toEqual(['anger#2', 2]);
});

test('a card that is turned over keeps its number where it is free', () => {
  const names = named('dancer', 'dancer', 'angry');
  names.rename(2, 'angry');
  names.rename(1, 'angry');
  expect([1, 2, 3].map((card) => names.of(card))).toEqual(['angry#3', 'angry#2', 'angry']);
  expect([names.get('dancer'), names.get('angry#3'), names.has(3), names.has(4)]).toEqual([
    -1,
    1,
    true,
    false,
  ]);
});

test('an unknown name is refused with the nearest one', () => {
  expect(() => named('anger').find('angr', 'card')).toThrow(
    'card: no card in this scenario "angr"; nearest: anger; expected one of anger',
  );
});
