import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault } from './json-fault.js';

describe('the place where JSON breaks', () => {
  test.each<[string, string, number, number, string]>([
    ['nothing', '', 1, 1, 'a value'],
    ['missing value', '{"a": }', 1, 7, 'a value'],
    ['missing comma', '[1 2]', 1, 4, '"," or "]"'],
    ['missing comma in an object', '{"a": 1\n "b": 2}', 2, 2, '"," or "}"'],
    ['comma before a bracket', '[1,]', 1, 4, 'a value'],
    ['comma before a brace', '{"a": 1,}', 1, 9, 'a name in double quotes'],
    ['comma first', '[,1]', 1, 2, 'a value or "]"'],
    ['name without quotes', '{\n  a: 1\n}', 2, 3, 'a name in double quotes or "}"'],
    ['missing colon', '{"a" 1}', 1, 6, '":"'],
    ['wrong bracket', '{"a": [1}', 1, 9, '"," or "]"'],
    ['open text', '["a', 1, 2, 'a value or "]"'],
    ['line end in a text', '["a\nb"]', 1, 2, 'a value or "]"'],
    ['cut short', '{"a": [1,\n', 2, 1, 'a value'],
    ['more behind the end', '{} x', 1, 4, 'nothing more'],
  ])('%s', (_, text, line, column, expected) => {
    expect(jsonFault(text)).toEqual({ line, column, expected });
  });

  test('finds a fault exactly when Node does', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e6\u007f"',
      '"\\x"',
      '-1.5e3',
      '01',
      'null',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 9 }).map((all) => all.join('')),
          fc.json(),
        ),
        (text) => {
          expect(jsonFault(text) === undefined).toBe(isJson(text));
        },
      ),
      { numRuns: 5000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
