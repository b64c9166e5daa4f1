import { expect, test } from 'vitest';
import { lineOf } from './line.js';

test.each([
  {
    name: 'all that decides results stays',
    typed: ['keyforge', '--a', 'x.txt', '--seed=3'],
    line: 'fulcrum match keyforge --a x.txt --seed=3',
  },
  {
    name: 'how it is played and shown goes',
    typed: ['--threads', '4', '--out=there', '--quiet', '--report', 'race'],
    line: 'fulcrum match race',
  },
  { name: 'the end of flags goes', typed: ['--json', '--', 'race'], line: 'fulcrum match race' },
  { name: 'records stay', typed: ['race', '--records'], line: 'fulcrum match race --records' },
  { name: 'words are quoted for a shell', typed: ["it's", 'a b'], line: "fulcrum match 'it'\\''s' 'a b'" },
])('$name', ({ typed, line }) => expect(lineOf('match', typed)).toBe(line));
