import { expect, test } from 'vitest';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { cleanName, houseNamed } from './names.js';

test.each(HOUSES.map((house) => [HOUSE_NAMES[house], house]))('%s is a house', (name, house) => {
  expect(houseNamed(name)).toBe(house);
  expect(houseNamed(`= ${name.toUpperCase()}:`)).toBe(house);
});

test('a name is brought onto one line', () => {
  expect(cleanName(' Vex\n of\u0007the\u00a0 Mill ')).toBe('Vex of the Mill');
});
