import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What judges addresses: the suites of redirects and guards. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: [
      'src/platform/links/safePath.test.ts',
      'src/app/guards/{closures,guards,oldAddress,query,redirects}.test.ts',
    ],
    // A planted fault is seen or it isn't: few runs.
    env: { VITE_REDIRECTS: '100' },
    setupFiles: ['mutation/setup.ts'],
  },
});
