import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../scripts/chromium.mjs';

/** Paths beneath `journeys`, such as `betting/placing.test.ts`: one folder an area of the product. */
const files = readdirSync(new URL('journeys', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .toSorted();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'report/journeys',
  // Each worker has a platform of its own, whose play is moved by hand: its journeys run one after the other.
  workers: 2,
  // Workers aren't shared between projects: each file begins on a new platform, whose play takes the same course.
  projects: files.map((file) => ({ name: basename(file, '.test.ts'), testMatch: file })),
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
