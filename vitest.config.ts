import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'agents/**/*.test.ts', 'page/**/*.test.ts', 'scripts/**/*.test.mjs'],
    globalSetup: ['scripts/build-for-tests.mjs'],
    testTimeout: 120_000,
    maxWorkers: '100%',
  },
});
