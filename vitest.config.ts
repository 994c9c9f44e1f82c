import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { brands } from './.storybook/brands.ts';
import { browserIn } from './.storybook/browser.ts';
import { prebundled, servedAsIs } from './.storybook/dependencies.ts';
import { flags } from './apps/web/scripts/flags.ts';
import { GuardOrder } from './scripts/guard/vitest-order.mjs';

/**
 * Suites of a project share processes and the modules loaded in them: starting a process and loading the modules for
 * each file took half of the guard's CPU time for suites. A suite restores what it replaces.
 */
const shared = { isolate: false, testTimeout: 60_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: GuardOrder },
    projects: [
      'apps/*',
      {
        test: {
          name: 'packages',
          ...shared,
          include: ['packages/*/{src,scripts}/**/!(*.browser).test.ts'],
          setupFiles: ['packages/testing/src/properties.setup.ts'],
        },
      },
      { test: { name: 'scripts', ...shared, include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'storybook', ...shared, include: ['.storybook/**/*.test.ts'] } },
      { test: { name: 'e2e', ...shared, include: ['e2e/{visual,lib,bench,faults}/**/*.test.ts'] } },
      { test: { name: 'games', ...shared, include: ['apps/sandbox/src/**/*.browser.test.ts'] } },
      {
        // The kit without Storybook.
        plugins: [vanillaExtractPlugin(), brands()],
        optimizeDeps: { include: prebundled, exclude: servedAsIs },
        test: {
          name: 'kit',
          isolate: false,
          include: ['packages/ui/src/**/*.browser.test.tsx'],
          setupFiles: ['.storybook/look.setup.ts', '.storybook/kit.setup.ts'],
          browser: browserIn({ width: 1280, height: 900 }, true),
        },
      },
      {
        // Screens of the app, whose calls each test answers.
        plugins: [vanillaExtractPlugin({ identifiers: 'short' }), brands(), flags()],
        optimizeDeps: { exclude: servedAsIs },
        test: {
          name: 'screens',
          isolate: false,
          include: ['apps/web/src/**/*.screen.test.tsx'],
          setupFiles: ['.storybook/look.setup.ts', 'apps/web/src/testing/screen/screen.setup.ts'],
          testTimeout: 60_000,
          // By default an expected state may take a second, which a busy machine may exceed.
          expect: { poll: { timeout: 15_000 } },
          browser: browserIn({ width: 1366, height: 768 }),
        },
      },
    ],
  },
});
