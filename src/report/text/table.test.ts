import { expect, test } from 'vitest';
import { table, wrap } from './table.js';

test('columns are aligned, numbers to the right', () => {
  const rows = [
    ['deck', 'wins'],
    ['a', '5'],
    ['long name', '1,200'],
  ];
  expect(table(rows, { right: [1] })).toBe(
    ['deck        wins', 'a              5', 'long name  1,200'].join('\n'),
  );
});

test.each([
  { name: 'a long name', rows: [['x'.repeat(200), '12', '34%']] },
  { name: 'several long names', rows: [['x'.repeat(100), 'y'.repeat(100), '1']] },
  { name: 'letters of two units', rows: [['𝔄'.repeat(100), '1']] },
])('nothing is wider than 80 columns: $name', ({ rows }) => {
  const [line] = table(rows).split('\n');
  expect([...line!].length).toBeLessThanOrEqual(80);
  expect(line).toContain('…');
});

test('words give way before numbers', () => {
  const rows = [['x'.repeat(30), 'y'.repeat(20), '1,000', '10.0% to 20.0%']];
  expect(table(rows, { width: 50, right: [2, 3] })).toBe(
    `${'x'.repeat(11)}…  ${'y'.repeat(12)}…  1,000  10.0% to 20.0%`,
  );
});

test('an empty table is empty', () => {
  expect(table([])).toBe('');
});

test.each([
  { name: 'short', text: 'one two', lines: ['  one two'] },
  { name: 'broken between words', text: 'one two three', lines: ['  one two', '  three'] },
  { name: 'a word too long is left whole', text: 'extraordinarily', lines: ['  extraordinarily'] },
])('wrap: $name', ({ text, lines }) => {
  expect(wrap(text, '  ', 10).split('\n')).toEqual(lines);
});
