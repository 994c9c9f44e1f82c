import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/migratedDatabase.ts'],
    // Each suite has a database of its own; on a busy machine making one takes a while.
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
