import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../packages/testing/src/properties.setup.ts'],
    globalSetup: ['src/testing/migratedDatabase.ts'],
    // These only end a hang: a suite creates a database, some tests start the platform twice, and a busy machine takes
    // many times what a quiet one does. A run names its slowest tests.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
  },
});
