import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../packages/testing/src/properties.setup.ts'],
    globalSetup: ['src/testing/migratedDatabase.ts'],
    // Each suite creates a database, and some tests start the platform twice: both take a while on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});
