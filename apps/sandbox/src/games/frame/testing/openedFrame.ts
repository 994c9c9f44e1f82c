import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Locator, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { chromiumArgs, findShell } from '../../../../../../scripts/chromium.mjs';
import { startPlayServer } from './playServer.ts';
import type { PlayServer } from './playServer.ts';
import type { SessionOptions } from './rounds.ts';

const { path: executablePath } = findShell();

/** True if this machine has a browser. */
export const hasBrowser = executablePath !== undefined;

/** Folder of the built frame. */
export const folder = mkdtempSync(join(tmpdir(), 'frame-'));
let browser: Browser;

/** A game that is open in a page. */
export interface Opened {
  readonly page: Page;
  readonly server: PlayServer;
  /** Last announcement to screen-reader users. */
  readonly expectSpoken: (text: string | RegExp) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
}

/** Games of the platform's own hand. */
export const GAMES = [
  'iron-orchard',
  'roulette',
  'blackjack',
  'crash',
  'mines',
  'plinko',
  'dice',
  'hi-lo',
] as const;

/** Opens a game in a page of its own, which is closed with the test. */
export async function opened(options: SessionOptions): Promise<Opened> {
  const server = await startPlayServer({ ...options, folder, isManual: true });
  // Reduced motion shows every result at once, so that nothing has to be waited for.
  const page = await browser.newPage({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });
  onTestFinished(async () => {
    await page.close();
    await server.close();
  });
  await page.goto(`${server.url}/play/${options.gameId}?token=t`);
  await expectShown(page.locator('.money'));
  return {
    page,
    server,
    expectSpoken: async (text) => {
      await page.locator('.spoken').filter({ hasText: text }).waitFor({ state: 'attached' });
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

/** Waits until an element is shown. */
export const expectShown = (locator: Locator): Promise<void> => locator.waitFor();

/** The money button while it can be pressed. */
export const money = '.money[aria-disabled="false"]';

/** Builds the frame and starts the browser before the tests of a file, and ends it after them. */
export function useBrowser(): void {
  beforeAll(async () => {
    const configFile = new URL('../../../../vite.frame.config.ts', import.meta.url).pathname;
    await build({ configFile, logLevel: 'error', build: { outDir: folder } });
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: chromiumArgs });
  }, 120_000);

  afterAll(() => browser?.close());
}
