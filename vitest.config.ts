import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium().path;

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'e2e', environment: 'node', include: ['e2e/{visual,lib,bench}/**/*.test.ts'] } },
      {
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
    ],
  },
});
