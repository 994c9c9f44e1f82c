import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../scripts/chromium.mjs';
import { STILL } from './journeys/support/run.ts';

/** Paths beneath `journeys`, such as `betting/placing.test.ts`: one folder an area of the product. */
const files = readdirSync(new URL('journeys', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.still.test.ts'))
  .toSorted();

/** Journeys that take long or need real time run only when they are asked for. */
const isThorough = process.env['THOROUGH'] === '1';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'report/journeys',
  globalSetup: './journeys/support/globalSetup.ts',
  // Each worker has a platform of its own, whose play is moved by hand: its journeys run one after the other.
  workers: 2,
  // Workers aren't shared between projects: files that leave the platform as it is share one, each other file begins on
  // a new platform, whose play takes the same course.
  projects: [
    { name: STILL, testMatch: '**/*.still.test.ts' },
    ...files.map((file) => ({ name: basename(file, '.test.ts'), testMatch: file })),
  ],
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  ...(!isThorough && { grepInvert: /@thorough/ }),
  // A wait ends by what is waited for; only what hangs takes as long as these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'report/journeys.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: requireChromium(), args: chromiumArgs },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves is waited for; one journey walks with it.
    contextOptions: { reducedMotion: 'reduce' },
    // Whoever looks into a failure runs it again with --trace=on.
    trace: 'off',
  },
});
