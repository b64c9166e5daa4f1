import { expect, test } from 'vitest';
import { csvFile, decimals, jsonRow } from './csv.js';

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
])('a column with six decimals: $name', ({ value, cell, number }) => {
  const columns = ['side', ...decimals(6, 'rate')] as const;
  const row = { side: 'a', rate: value };
  expect(csvFile(columns, [row])).toBe(`side,rate\r\na,${cell}\r\n`);
  expect(jsonRow(columns, row)).toEqual({ side: 'a', rate: number });
});

test('what is no number is written as it is, also in a column with decimals', () => {
  const columns = decimals(6, 'rate');
  expect(csvFile(columns, [{ rate: 'Infinity' }, { rate: '' }])).toBe('rate\r\nInfinity\r\n\r\n');
});

test('a figure that the columns do not name is shown as it is', () => {
  expect(jsonRow(decimals(2, 'rate'), { rate: 0.123, other: 0.123 })).toEqual({ rate: 0.12, other: 0.123 });
});
