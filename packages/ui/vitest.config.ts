import { defineConfig } from 'vitest/config';

/** Tests of logic that stories can't show. Stories run in a browser by the root configuration. */
export default defineConfig({ test: { name: 'ui', include: ['src/**/*.test.ts'], environment: 'node' } });
