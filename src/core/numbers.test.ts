import { describe, expect, test } from 'vitest';
import { InputError } from './game.js';
import { type Data, findNumbers, type Node, placesOf, variantsOf, type Walk, withNumber } from './numbers.js';

const card = {
  name: 'Sample',
  cost: 3,
  text: [
    { do: 'deal', n: 2 },
    { do: 'deal', n: 4, to: 'power<=12', note: { n: 9 } },
  ],
};
const walk: Walk = {
  wordsOf: ({ do: word }, key, words) => (typeof word === 'string' ? [words[0]!, word] : [...words, key]),
  skips: (_, key) => key === 'note',
  inText: (text, words, keys) =>
    [...text.matchAll(/\d+/g)].map((match) => ({
      words: [...words, 'filter'],
      value: Number(match[0]),
      keys,
      at: match.index,
    })),
};
const placesIn = ({ name: _, ...rest }: typeof card) =>
  placesOf(
    Object.entries(rest as Node).flatMap(([key, data]: [string, Data]) =>
      findNumbers(data, [key], [key], walk),
    ),
  );
const changed = (path: string, value: number, of = card) =>
  withNumber(of, placesIn(of), path, value, () => [0, 99]);

test('numbers are found in the order of the card, equal paths numbered', () => {
  const found = placesIn(card).map(({ path, value }) => [path, value]);
  expect(found).toEqual([
    ['cost', 3],
    ['text.deal', 2],
    ['text.deal.2', 4],
    ['text.deal.filter', 12],
  ]);
});

describe('a number is changed in a copy', () => {
  test.each([
    ['cost', 5, { ...card, cost: 5 }],
    ['text.deal', 1, { ...card, text: [{ do: 'deal', n: 1 }, card.text[1]] }],
    ['text.deal.filter', 7, { ...card, text: [card.text[0], { ...card.text[1], to: 'power<=7' }] }],
  ])('%s', (path, value, expected) => {
    const before = structuredClone(card);
    expect(changed(path, value)).toEqual(expected);
    expect(card).toEqual(before);
  });
});

test.each([
  ['costs', 1, 'Sample has no number "costs"; did you mean "cost"? It has: cost, text.deal, '],
  ['cost', 100, 'cost of Sample must be a whole number from 0 to 99, not 100'],
  ['cost', 0.5, 'cost of Sample must be a whole number from 0 to 99, not 0.5'],
])('%s = %d is refused', (path, value, words) => {
  expect(() => changed(path, value)).toThrow(InputError);
  expect(() => changed(path, value)).toThrow(words);
});

test('a card without numbers has none to change', () => {
  expect(() => withNumber({ name: 'Blank' }, [], 'cost', 1, () => [0, 9])).toThrow(
    new InputError('Blank has no number that can be changed'),
  );
});

test('equal changes are told by equal words, and of two changes of one number the later holds', () => {
  const compiled = new Map<string, typeof card>();
  const variants = variantsOf<typeof card>({
    idOf: (name) => name.toLowerCase(),
    patch: (of, path, value) => changed(path, value, of),
    compile: (id, changes, change) => compiled.set(`${id} ${changes}`, change(card)).size,
  });
  const patches = [
    { card: 'sample', number: 'cost', value: 1 },
    { card: 'Sample', number: 'cost', value: 2 },
  ];
  expect(variants(patches)).toEqual(new Map([['sample', 1]]));
  expect(variants(patches.slice(1))).toEqual(new Map([['sample', 1]]));
  expect([...compiled.values()]).toEqual([{ ...card, cost: 2 }]);
});
