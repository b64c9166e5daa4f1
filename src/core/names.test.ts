import { describe, expect, test } from 'vitest';
import { InputError } from './game.js';
import { findName, fold, isNear, named, nearest, slug } from './names.js';

describe('names that mean the same fold alike', () => {
  test.each([
    ['quotes', 'Quixo the “Adventurer”', 'quixo the "adventurer"'],
    ['apostrophes', 'Coward’s End', "Coward's End"],
    ['ligature', 'Mars Needs Æmber', 'mars needs aember'],
    ['accent', 'Sköll', 'SKOLL'],
    ['punctuation', 'Director of Z.Y.X.', 'director-of-zyx'],
    ['underscores', 'searing_ruby', 'Searing Ruby'],
    ['spaces', 'Annihilation Ritual ', 'annihilationritual'],
  ])('%s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });
});

test.each([
  ['Miss "Onyx" Censorius', 'miss-onyx-censorius'],
  ['Vlaad, Keep’s Whale', 'vlaad-keep-s-whale'],
  ['???', ''],
])('the slug of %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test.each([
  ['onyx', 'miss-onyx-censorius'],
  ['argus', 'radiant-argus-the-supreme'],
  ['guide-acea', 'guide-achea'],
  ['gu', 'guide-achea'],
])('the name nearest to %s', (text, name) => {
  expect(nearest(text, ['guide-achea', 'miss-onyx-censorius', 'radiant-argus-the-supreme'])).toBe(name);
});

const NAMES = ['jade', 'searing_ruby', 'Bane Sire'] as const;

test.each([
  ['jade', 'jade'],
  ['Searing-Ruby', 'searing_ruby'],
  ['bane_sire', 'Bane Sire'],
  ['jad', undefined],
])('the name that "%s" means', (text, meant) => {
  expect(named(text, NAMES)).toBe(meant);
});

test('the nearest name, whatever its spelling', () => {
  expect(nearest('BANE-SIR', NAMES)).toBe('Bane Sire');
  expect(nearest('jade', [])).toBeUndefined();
});

test.each([
  ['jad', 'jade', true],
  ['ghostly hand', 'jade', false],
])('"%s" is near to "%s": %s', (text, name, near) => {
  expect(isNear(text, name)).toBe(near);
});

test.each<[unknown, readonly string[], string]>([
  ['jad', NAMES, 'no gem "jad"; did you mean "jade"?'],
  ['jad', [], 'no gem "jad"'],
  [3, NAMES, 'expected the name of a gem, not 3'],
])('no name is %j', (text, names, words) => {
  expect(() => findName(text, 'gem', names)).toThrow(new InputError(words));
});
