import { defineConfig } from 'vitest/config';

// Only this folder: the mutation command stores copies of the test suites in .cache.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
