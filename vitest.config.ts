import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { brands } from './.storybook/brands.ts';
import { foundLate, servedAsIs } from './.storybook/dependencies.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium().path;
const hideBars = '--hide-scrollbars';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'e2e', environment: 'node', include: ['e2e/{visual,lib,bench,faults}/**/*.test.ts'] } },
      {
        // For work on a story, with React's warnings: `pnpm exec vitest --project stories <part of its path>`. The guard
        // plays all of them in `e2e/visual`.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 900 } }],
          },
        },
      },
      {
        // The kit without Storybook, in a browser whose scrollbars take room as those of a desktop do.
        plugins: [vanillaExtractPlugin(), brands()],
        optimizeDeps: { include: foundLate, exclude: servedAsIs },
        test: {
          name: 'kit',
          include: ['packages/ui/src/**/*.browser.test.tsx'],
          setupFiles: ['.storybook/wear.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: chromiumArgs.filter((arg) => arg !== hideBars),
                ignoreDefaultArgs: [hideBars],
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
