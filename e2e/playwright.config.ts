import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../scripts/chromium.mjs';

// This file is read again in every worker: what is chosen once travels in the environment.
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
process.env['E2E_OPERATOR_TOKEN'] ??= crypto.randomUUID();
const port = process.env['E2E_PORT'] ?? '4170';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'report/journeys',
  // One platform serves all journeys, and its play is moved by hand: they run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'report/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: requireChromium(), args: chromiumArgs },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grep: /@desktop/,
    },
  ],
  webServer: {
    command: 'exec node ../apps/server/src/main.ts',
    url: `http://localhost:${port}/`,
    // The first start creates the embedded database.
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DATABASE_URL: '',
      REDIS_URL: '',
      FEED_CLOCK: 'manual',
      OPERATOR_TOKEN: process.env['E2E_OPERATOR_TOKEN'],
      SIGN_IN_ATTEMPTS: '100000',
    },
  },
});
