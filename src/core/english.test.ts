import { expect, test } from 'vitest';
import * as english from './english.js';

const { agree, decimal, howMany, list, noun, numeral, orList, plural, quote, sentence, title, withArticle } =
  english;
const CARD = noun('card');
const DAMAGE = noun('damage', 'damage');

test.each([
  [plural(1, 'card'), '1 card'],
  [plural(0, 'ally', 'allies'), '0 allies'],
  [numeral(2), 'two'],
  [numeral(12), '12'],
  [list(['a', 'b']), 'a and b'],
  [list(['a', 'b', 'c']), 'a, b, and c'],
  [orList(['a', 'b', 'c']), 'a, b, or c'],
  [withArticle('artifact'), 'an artifact'],
  [withArticle('card'), 'a card'],
  [withArticle('other card'), 'another card'],
  [agree('you', 'be'), 'are'],
  [agree('it', 'be'), 'is'],
  [agree('it', 'focus'), 'focuses'],
  [agree('it', 'carry'), 'carries'],
  [agree('they', 'destroy', true), 'destroy'],
  [sentence('gain "Reap: Draw a card."'), 'Gain "Reap: Draw a card."'],
  [sentence('draw a card'), 'Draw a card.'],
  [quote('gain "x"'), `"gain 'x'"`],
  [title('bad-penny'), 'Bad Penny'],
  [howMany('>=', 1, CARD), 'a card'],
  [howMany('>=', 3, CARD), '3 or more cards'],
  [howMany('<=', 3, DAMAGE), '3 or less damage'],
  [howMany('<', 1, CARD), 'no cards'],
  [howMany('=', 1, CARD), 'exactly 1 card'],
])('%s', (said, words) => expect(said).toBe(words));

test.each([
  [-0.5, 1, '−0.5'],
  [-0.04, 1, '0.0'],
  [0.04, 1, '0.0'],
  [-12, 0, '−12'],
  [3.25, 1, '3.3'],
])('%d with %d digits is %s', (value, digits, text) => {
  expect(decimal(value, digits)).toBe(text);
});
