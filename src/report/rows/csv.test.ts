import { expect, test } from 'vitest';
import { csvFile, jsonRow } from './csv.js';

test.each([
  { name: 'plain', value: 'troll', cell: 'troll' },
  { name: 'a comma', value: 'Titanfang, Tower Fighter', cell: '"Titanfang, Tower Fighter"' },
  { name: 'quotes are doubled', value: 'Miss "Onyx" Censorius', cell: '"Miss ""Onyx"" Censorius"' },
  { name: 'a line break', value: 'a\nb', cell: '"a\nb"' },
  { name: 'letters beyond ASCII', value: 'Æmber', cell: 'Æmber' },
  { name: 'an empty cell', value: '', cell: '' },
  { name: 'a whole number', value: 1200, cell: '1200' },
  { name: 'zero', value: 0, cell: '0' },
])('RFC 4180: $name', ({ value, cell }) => {
  expect(csvFile(['x', 'y'], [{ x: 'k', y: value }])).toBe(`x,y\r\nk,${cell}\r\n`);
});

test.each([
  { name: 'a third', value: 1 / 3, cell: '0.333333', number: 0.333333 },
  { name: 'one', value: 1, cell: '1.000000', number: 1 },
  { name: 'very small', value: 1e-9, cell: '0.000000', number: 0 },
])('rates have six digits: $name', ({ value, cell, number }) => {
  expect(csvFile(['ci_low'], [{ ci_low: value }])).toBe(`ci_low\r\n${cell}\r\n`);
  expect(jsonRow({ ci_low: value })).toEqual({ ci_low: number });
});
