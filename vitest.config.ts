import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that ask rules, cards and figures: their files share what they import, which takes less than half the time. */
const PURE = [
  'src/{core,stats}/**/*.test.ts',
  'src/games/*/{cards,decks,rulebook,rules,sides}/**/*.test.ts',
  'src/report/{claims,rows,text}/**/*.test.ts',
];

const root = import.meta.dirname;

/**
 * Tests run compiled modules, as Node itself loads them: what a test imports of ours is replaced by what
 * scripts/build-for-tests.mjs has just built. A test runner's own way of importing makes an engine ten times slower.
 */
function compiled(source: string, importer: string | undefined): string | undefined {
  if (importer === undefined || !/^\.\.?\//.test(source)) return undefined;
  const path = relative(root, resolve(dirname(importer), source));
  if (!/^(src|agents)\/.*(?<!\.test)\.js$/.test(path)) return undefined;
  const file = join(root, 'dist', path);
  return existsSync(join(root, path.replace(/js$/, 'ts'))) && existsSync(file) ? file : undefined;
}

/** Where tests are run again after each change, nothing would build what has changed. */
const isBuilt = process.argv.includes('run');

const project = (test: object) => ({
  plugins: isBuilt ? [{ name: 'compiled', enforce: 'pre' as const, resolveId: compiled }] : [],
  test: { testTimeout: 120_000, server: { deps: { external: [/\/dist\/(src|agents)\//] } }, ...test },
});

export default defineConfig({
  test: {
    globalSetup: ['scripts/build-for-tests.mjs'],
    maxWorkers: '100%',
    projects: [
      project({ name: 'pure', include: PURE, isolate: false }),
      project({
        name: 'program',
        include: ['src/**/*.test.ts', 'agents/**/*.test.ts', 'page/**/*.test.ts', 'scripts/**/*.test.mjs'],
        exclude: PURE,
      }),
    ],
  },
});
