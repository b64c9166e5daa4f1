import { describe, expect, test } from 'vitest';
import { InputError } from './game.js';
import {
  aNumber,
  aText,
  blamed,
  byCard,
  different,
  fields,
  listOf,
  numberOrText,
  oneOf,
  optional,
  quote,
  type Read,
  refuse,
  textOrPattern,
  wholeNumber,
  yesNo,
} from './input.js';

const zone = oneOf('zone', ['hand', 'Nemesis Deck']);
const card = fields({ card: aText, damage: wholeNumber(0, 9) });

describe('what is read comes in its one spelling', () => {
  test.each<[string, Read<unknown>, unknown, unknown]>([
    ['a name', zone, 'nemesis-deck', 'Nemesis Deck'],
    ['a list', listOf(zone), ['HAND'], ['hand']],
    ['a list with gaps', listOf(optional(zone)), [undefined, null, 'Hand'], [undefined, undefined, 'hand']],
    ['fields', fields({ zone, seat: aNumber }), { zone: 'Hand', seat: undefined }, { zone: 'hand' }],
    ['cards', byCard(aNumber, zone), { Hand: 2 }, { hand: 2 }],
    ['a number or a text', listOf(numberOrText), [1, 'x'], [1, 'x']],
    ['a pattern', textOrPattern, /x/, /x/],
  ])('%s', (_, read, value, expected) => {
    expect(read(value, 'here')).toEqual(expected);
  });
});

describe('what is wrong is said with its place', () => {
  test.each<[string, Read<unknown>, unknown, string]>([
    ['a name', zone, 'hant', 'here: no zone "hant"; nearest: hand; expected one of hand, Nemesis Deck'],
    ['no name', zone, 3, 'here: no zone 3; expected one of hand, Nemesis Deck'],
    ['a field', card, { crad: 1 }, 'here: no field "crad"; nearest: card; expected one of card, damage'],
    [
      'a field of a list',
      listOf(card),
      [{}, { damage: 10 }],
      'here[1].damage: expected a whole number from 0 to 9, not 10',
    ],
    ['a fraction', wholeNumber(0, 9), 1.5, 'here: expected a whole number from 0 to 9, not 1.5'],
    ['no object', card, null, 'here: expected an object, not null'],
    ['no list', listOf(aText), 'x', 'here: expected a list, not "x"'],
    ['nothing', listOf(aText), [undefined], 'here[0]: expected a text, not nothing'],
    ['a long list', listOf(aText, 1), ['x', 'y'], 'here: expected at most 1, not 2'],
    ['a repetition', different(listOf(zone)), ['hand', 'Hand'], 'here: expected no repetition'],
    ['a number', aNumber, 'x', 'here: expected a number, not "x"'],
    ['yes or no', yesNo, 1, 'here: expected true or false, not 1'],
    ['cards', byCard(aNumber), ['x'], 'here: expected an object of cards by name, not ["x"]'],
    ['of a card', byCard(aNumber), { x: 'y' }, 'here.x: expected a number, not "y"'],
  ])('%s', (_, read, value, words) => {
    expect(() => read(value, 'here')).toThrow(new InputError(words));
  });

  test('or with its flag', () => {
    expect(() => blamed('mages', 'x', () => refuse('mage', 'unknown'))).toThrow('--mages "x": mage: unknown');
    expect(() =>
      blamed('mages', 'x', () => {
        throw new RangeError('ours');
      }),
    ).toThrow(RangeError);
  });
});

test('a quotation is one line, and not too long', () => {
  expect(quote(' a\n\u0007b ')).toBe('"a b"');
  expect(quote('x'.repeat(100))).toBe(`"${'x'.repeat(40)}…"`);
});
