import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../scripts/chromium.mjs';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'report/journeys',
  // Each worker has a platform of its own, whose play is moved by hand: its journeys run one after the other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'report/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: requireChromium(), args: chromiumArgs },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves is waited for; one journey walks with it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
