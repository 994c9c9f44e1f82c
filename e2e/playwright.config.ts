import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, requireShell } from '../scripts/chromium.mjs';
import { STILL } from './journeys/support/run.ts';

/** Paths below `journeys`, for example `betting/placing.moving.test.ts`; each folder is an area of the product. */
const files = readdirSync(join(import.meta.dirname, 'journeys'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.test.ts'))
  .toSorted();
const moving = new Set(files.filter((name) => name.endsWith('.moving.test.ts')).map((name) => dirname(name)));
const alone = files.filter((name) => !/\.(?:still|moving|outside)\.test\.ts$/.test(name));

/** Whether to run journeys that take long or need real time. */
const isThorough = process.env['THOROUGH'] === '1';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'report/journeys',
  globalSetup: './journeys/support/globalSetup.ts',
  // Each worker has its own platform, whose play is advanced by hand, so its journeys run one after the other.
  // On two cores a third one uses the time in which the others wait; with a fourth each test takes longer.
  workers: 3,
  // Projects don't share workers and platforms. Files that don't change the platform share one per worker. Files that
  // change it without depending on what was changed before share one per area, in a fixed order, and those that need
  // the outside world or sites of their own share one. Every other file starts its own, whose play takes the same
  // course. Projects of one worker come first, and the others fill the rest of the time.
  projects: [
    { name: 'outside', testMatch: '**/*.outside.test.ts', workers: 1 },
    ...[...moving].map((area) => ({
      name: `${area}-moving`,
      testMatch: `${area}/*.moving.test.ts`,
      workers: 1,
    })),
    ...alone.map((file) => ({ name: basename(file, '.test.ts'), testMatch: file })),
    { name: STILL, testMatch: '**/*.still.test.ts' },
  ],
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  ...(!isThorough && { grepInvert: /@thorough/ }),
  // Waits end by a condition; only a hanging test reaches these limits.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'report/journeys.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: requireShell(), args: chromiumArgs },
    // A phone also by its hints, so that the server renders a phone's page.
    userAgent: devices['Pixel 7'].userAgent,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations would have to be awaited; one journey runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // To examine a failure, run it again with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
