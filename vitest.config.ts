import { defineConfig } from 'vitest/config';

/** Tests that ask rules, cards and figures: their files share what they import, which takes less than half the time. */
const PURE = [
  'src/{core,stats}/**/*.test.ts',
  'src/games/*/{cards,decks,rulebook,rules,sides}/**/*.test.ts',
  'src/report/{claims,rows,text}/**/*.test.ts',
];

const COMMON = { testTimeout: 120_000 };

export default defineConfig({
  test: {
    globalSetup: ['scripts/build-for-tests.mjs'],
    maxWorkers: '100%',
    projects: [
      { test: { ...COMMON, name: 'pure', include: PURE, isolate: false } },
      {
        test: {
          ...COMMON,
          name: 'program',
          include: ['src/**/*.test.ts', 'agents/**/*.test.ts', 'page/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: PURE,
        },
      },
    ],
  },
});
