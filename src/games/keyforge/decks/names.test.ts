import { describe, expect, test } from 'vitest';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { cleanName, fold, houseNamed, slug } from './names.js';

describe('names that mean the same fold alike', () => {
  test.each([
    ['quotes', 'Quixo the “Adventurer”', 'quixo the "adventurer"'],
    ['apostrophes', 'Coward’s End', "Coward's End"],
    ['ligature', 'Mars Needs Æmber', 'mars needs aember'],
    ['accent', 'Sköll', 'SKOLL'],
    ['punctuation', 'Director of Z.Y.X.', 'director-of-zyx'],
    ['spaces', 'Annihilation Ritual ', 'annihilationritual'],
  ])('%s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });
});

test.each(HOUSES.map((house) => [HOUSE_NAMES[house], house]))('%s is a house', (name, house) => {
  expect(houseNamed(name)).toBe(house);
  expect(houseNamed(`= ${name.toUpperCase()}:`)).toBe(house);
});

test.each([
  ['Miss "Onyx" Censorius', 'miss-onyx-censorius'],
  ['Vlaad, Keep’s Whale', 'vlaad-keep-s-whale'],
  ['???', ''],
])('the slug of %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('a name is brought onto one line', () => {
  expect(cleanName(' Vex\n of\u0007the\u00a0 Mill ')).toBe('Vex of the Mill');
});
