import { expect, test } from 'vitest';
import { cycles, offences, valueImports } from './layers.mjs';

test.each([
  { name: 'core on its own', file: 'src/core/a.ts', text: "import { b } from './b.js';" },
  {
    name: 'a game on core',
    file: 'src/games/keyforge/rules/turn.ts',
    text: "import x from '../../../core/luck.js';",
  },
  {
    name: 'a game on itself',
    file: 'src/games/keyforge/rules/turn.ts',
    text: "import x from '../layout.js';",
  },
  {
    name: 'the list of games',
    file: 'src/games/index.ts',
    text: "import { k } from './keyforge/module.js';",
  },
  {
    name: 'a heuristic on its game',
    file: 'agents/heuristics/keyforge.ts',
    text: "import x from '../../src/games/keyforge/layout.js';",
  },
  {
    name: 'a description on its game',
    file: 'agents/learnt/keyforge/cards.ts',
    text: "import x from '../../../src/games/keyforge/layout.js';",
  },
  { name: 'match on threads', file: 'src/match/pool.ts', text: "import { Piscina } from 'piscina';" },
  { name: 'report on files', file: 'src/report/outdir.ts', text: "import fs from 'node:fs';" },
  { name: 'a comment about the process', file: 'src/core/a.ts', text: '// console.log would be slow here' },
])('allowed: $name', ({ file, text }) => {
  expect(offences(file, text)).toEqual([]);
});

test.each([
  { name: 'core on a game', file: 'src/core/a.ts', text: "import x from '../games/index.js';" },
  {
    name: 'a game on another game',
    file: 'src/games/codex/a.ts',
    text: "import x from '../keyforge/layout.js';",
  },
  {
    name: 'a game on an agent',
    file: 'src/games/codex/a.ts',
    text: "import x from '../../../agents/random.js';",
  },
  { name: 'an agent on a game', file: 'agents/random.ts', text: "import x from '../src/games/codex/a.js';" },
  {
    name: 'a heuristic on another game',
    file: 'agents/heuristics/codex.ts',
    text: "import x from '../../src/games/keyforge/a.js';",
  },
  {
    name: 'a description on another game',
    file: 'agents/learnt/codex.ts',
    text: "import x from '../../src/games/keyforge/a.js';",
  },
  { name: 'stats on core', file: 'src/stats/a.ts', text: "import x from '../core/luck.js';" },
  { name: 'match on report', file: 'src/match/a.ts', text: "import x from '../report/csv.js';" },
  { name: 'report on a game', file: 'src/report/a.ts', text: "import x from '../games/keyforge/layout.js';" },
  { name: 'a type import counts', file: 'src/stats/a.ts', text: "import type { X } from '../core/game.js';" },
  { name: 'a re-export counts', file: 'src/stats/a.ts', text: "export { x } from '../core/luck.js';" },
  { name: 'a game on files', file: 'src/games/codex/a.ts', text: "import { readFileSync } from 'node:fs';" },
  { name: 'cli on threads', file: 'src/cli/a.ts', text: "import { Worker } from 'node:worker_threads';" },
  { name: 'match on the process', file: 'src/match/a.ts', text: 'const n = process.argv.length;' },
  { name: 'a game on the console', file: 'src/games/codex/a.ts', text: "  console.log('here');" },
  { name: 'a file without a layer', file: 'src/lost.ts', text: "import x from './core/luck.js';" },
])('refused: $name', ({ file, text }) => {
  expect(offences(file, text)).toHaveLength(1);
  expect(offences(file, text)[0]).toContain(`${file}:1: `);
});

test.each([
  { name: 'a value', text: "import { b } from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'a default value', text: "import b from '../games/b.js';", imports: ['src/games/b.ts'] },
  { name: 'a side effect', text: "import './b.js';", imports: ['src/core/b.ts'] },
  { name: 'a re-export', text: "export { b } from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'everything', text: "export * from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'over several lines', text: "import {\n  b,\n  c,\n} from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'a value among types', text: "import { b, type C } from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'a default beside types', text: "import b, { type C } from './b.js';", imports: ['src/core/b.ts'] },
  { name: 'types', text: "import type { B } from './b.js';", imports: [] },
  { name: 'types one by one', text: "import { type B, type C } from './b.js';", imports: [] },
  { name: 're-exported types', text: "export type { B } from './b.js';", imports: [] },
  { name: 'a package', text: "import { b } from 'yaml';", imports: [] },
  { name: 'later', text: "const load = () => import('./b.js');", imports: [] },
  {
    name: 'after an export of its own',
    text: "export const a = 1;\nimport { b } from './b.js';",
    imports: ['src/core/b.ts'],
  },
])('value imports: $name', ({ text, imports }) => {
  expect(valueImports('src/core/a.ts', text)).toEqual(imports);
});

test.each([
  { name: 'a ladder', imports: { a: ['b', 'c'], b: ['c'], c: [] }, found: [] },
  { name: 'two files', imports: { a: ['b'], b: ['a'] }, found: [['a', 'b']] },
  { name: 'a file that imports itself', imports: { a: ['a'] }, found: [['a']] },
  {
    name: 'the shortest one of each file that is in none yet',
    imports: { a: ['b', 'c'], b: ['c'], c: ['a'] },
    found: [
      ['a', 'c'],
      ['b', 'c', 'a'],
    ],
  },
  { name: 'a way into it', imports: { a: ['b'], b: ['c'], c: ['b'] }, found: [['b', 'c']] },
  {
    name: 'two of them',
    imports: { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    found: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  { name: 'a file that is not ours', imports: { a: ['x'] }, found: [] },
])('import cycles: $name', ({ imports, found }) => {
  expect(cycles(new Map(Object.entries(imports)))).toEqual(found);
});
