import { expect, test } from 'vitest';
import { offences } from './layers.mjs';

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
