import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Runs the suites that cover addresses: redirects and guards. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: [
      'src/platform/links/safePath.test.ts',
      'src/app/guards/{guards,closure/closures,addresses/{oldAddress,query,redirects}}.test.ts',
    ],
    // Few runs: only whether a mutant is detected matters.
    env: { VITE_REDIRECTS: '100' },
    setupFiles: ['scripts/suites.setup.ts', 'mutation/setup.ts'],
  },
});
