import { defineConfig } from 'vitest/config';

/** Logic that a story can't show; stories run in a browser by the configuration at the root. */
export default defineConfig({ test: { name: 'ui', include: ['src/**/*.test.ts'], environment: 'node' } });
