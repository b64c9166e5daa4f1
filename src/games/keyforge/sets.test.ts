import { describe, expect, test } from 'vitest';
import './cards/index.js';
import { definitionOf, definitions } from './pool.js';
import { SET_CODES, SETS, sayExpansion, setNamed, setPrinting } from './sets.js';

test.each([
  ['341', 'CotA', 'Call of the Archons'],
  ['CotA', 'CotA', 'Call of the Archons'],
  ['CALL_OF_THE_ARCHONS', 'CotA', 'Call of the Archons'],
  ['Call of the Archons (CotA)', 'CotA', 'Call of the Archons'],
  ['Age of CotA (CotA)', undefined, 'Age of CotA (CotA)'],
  ['435', 'AoA', 'Age of Ascension'],
  ['age of ascension', 'AoA', 'Age of Ascension'],
  ['452', 'WC', 'Worlds Collide'],
  ['453', 'WC', 'Worlds Collide'],
  ['479', undefined, 'Mass Mutation'],
  ['MASS_MUTATION', undefined, 'Mass Mutation'],
  ['Dark Tidings', undefined, 'Dark Tidings'],
  ['886', undefined, 'expansion 886'],
])('the set %s is %s', (text, code, name) => {
  expect([setNamed(text), sayExpansion(text)]).toEqual([code, name]);
});

test.each(SET_CODES)('the pool has no more cards of %s than are printed', (code) => {
  const numbers = [...definitionOf.values()].flatMap((d) => definitions[d]!.card.sets[code] ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeLessThanOrEqual(SETS[code].cards);
});

describe('the set that its cards tell', () => {
  const of = (...sets: string[]) => Object.fromEntries(sets.map((set) => [set, '001']));
  test.each([
    ['one set', [of('AoA'), of('AoA', 'WC')], 'AoA'],
    ['the earlier of two', [of('CotA', 'AoA'), of('CotA', 'AoA')], 'CotA'],
    ['with a few legacies', [...Array(9).fill(of('WC')), of('CotA'), of('AoA')], 'WC'],
    ['none', [...Array(9).fill(of('WC')), ...Array(9).fill(of('CotA'))], undefined],
  ])('%s', (_, cards, code) => {
    expect(setPrinting(cards)).toBe(code);
  });
});
