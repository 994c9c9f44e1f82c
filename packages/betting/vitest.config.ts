import { defineConfig } from 'vitest/config';

// Only our own: the mutation command keeps copies of the suites in .cache.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
